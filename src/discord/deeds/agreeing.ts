import type { Context } from '../context.ts';
import { type Asked, type Deed, type Show, showPanel, tell } from './deed.ts';

/** Asks the others to take the asker's newest answer back, with all since. */
export const askundo: Deed = async (context, asked) => {
  const done = await context.service.propose({ ...asked, wish: 'undo' });
  if ('refused' in done) return tell(asked, done.refused);
  return done.settled ? showPanel(context, asked, { id: 'panel.undone' }) : tell(asked, { id: 'propose.done' });
};

/** Asks the others for a pause. */
export const pause: Deed = async (context, asked) => {
  const done = await context.service.propose({ ...asked, wish: 'pause' });
  if ('refused' in done) return tell(asked, done.refused);
  return tell(asked, { id: done.settled ? 'pause.done' : 'propose.done' });
};

/** Ends a pause. */
export const resume: Deed = async (context, asked) => {
  const done = await context.service.endPause(asked);
  return tell(asked, 'refused' in done ? done.refused : { id: 'resume.done' });
};

/** Agrees to what the table is asked, or ends it; `proposal` as the service takes it. */
export async function vote(context: Context, asked: Asked, proposal: number | null, agrees: boolean): Promise<Show> {
  const done = await context.service.vote({ ...asked, proposal, agrees });
  if ('refused' in done) return tell(asked, done.refused);
  return tell(asked, { id: !agrees ? 'vote.ended' : done.settled ? 'vote.settled' : 'vote.agreed' });
}
