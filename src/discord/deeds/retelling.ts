import type { Replay, Story } from '../../match/match.ts';
import { chronicleFile, chronicle as chronicleOf } from '../chronicle.ts';
import type { Context } from '../context.ts';
import { paged } from '../pages.ts';
import { type ReplayView, replayPanel } from '../replay-panel.ts';
import { whichMatch } from '../result-lines.ts';
import { type Screen, screen } from '../screen.ts';
import { type Voices, voicesFor, voicesOf } from '../voices.ts';
import { type Asked, type Deed, type Show, showing, tell } from './deed.ts';

/** A match from its first step on. */
export const replay: Deed = async (context, asked) => step(context, asked, { step: 0, words: false, page: 0 });

/** A match at one of its steps. */
export const step = async (context: Context, asked: Asked, wanted: ReplayView): Promise<Show> =>
  retold(context, asked, (again, voices) => replayPanel(context, again, wanted, voices));

/** The board from the first step to the last as a moving picture. */
export const animation: Deed = async (context, asked) =>
  retold(context, asked, async (again, voices) => {
    const picture = await context.animations.of(again, voices, asked.locale);
    return screen({ picture, text: picture ? [] : [voices.say({ id: 'replay.animation.none' })] });
  });

/** The whole match as a story, as a file and from its first page on. */
export const chronicle: Deed = async (context, asked) => page(context, asked, 0);

/** A page of the story; one beyond the last is the last. */
export async function page(context: Context, asked: Asked, wanted: number): Promise<Show> {
  return async () => {
    const story = await context.service.story(asked.match);
    if ('refused' in story) return tell(asked, story.refused)();
    return pageOf(context, story, wanted, await voicesOf(context, story.match, asked.locale));
  };
}

async function pageOf(context: Context, story: Story, wanted: number, voices: Voices): Promise<Screen> {
  const lines = await chronicleOf(context, story, voices);
  const { text, row } = paged(lines, wanted, (page) => ({ do: 'page', match: story.match.id, page }), voices);
  return screen({ text, file: await chronicleFile(context, story, lines, voices), rows: [row] });
}

/** The match as a file that the program can play again. */
export const exportMatch: Deed = async (context, asked) => {
  const look = await context.service.look(asked.match, asked.user);
  if (look && look.match.place.guild !== asked.place.guild) return tell(asked, { id: 'refused.export-elsewhere' });
  const done = await context.service.export(asked);
  if ('refused' in done) return tell(asked, done.refused);
  const file = { name: `match-${asked.match}.json`, data: Buffer.from(done.file) };
  return showing(context, asked, async ({ match }, { whole }) =>
    screen({ text: [whole({ id: 'export.done', args: { match: whichMatch(context, match), id: match.id, name: file.name } })], file }),
  );
};

/** Something made of the match's replay, or why there is none. */
const retold =
  (context: Context, asked: Asked, make: (replay: Replay, voices: Voices) => Promise<Screen>): Show =>
  async () => {
    const again = await context.service.replay(asked.match);
    if ('refused' in again) return tell(asked, again.refused)();
    return make(again, await voicesFor(context, again.match, asked));
  };
