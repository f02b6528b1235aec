import type { ByConsent } from './consent.ts';
import { type Desk, playingSeat, publicMatch } from './desk.ts';
import type { Duties } from './due.ts';
import { refuse } from './refusals.ts';

/** Pauses end by the word of anyone who plays. */
export const createPauses = (desk: Desk): Pick<ByConsent, 'endPause'> => ({
  async endPause({ match, user, interaction }) {
    const done = await desk.change(match, interaction, (saved) => {
      const seat = playingSeat(saved, user);
      if (typeof seat !== 'number') return seat;
      return saved.pause ? { kind: 'resume', seat, pause: null } : refuse('refused.not-paused');
    });
    return 'refused' in done ? done : { match: publicMatch(done.saved) };
  },
});

/** And by themselves, so that no match is forgotten. */
export const createPauseEnds =
  (desk: Desk): Duties['pause'] =>
  async ({ id, pause }) => {
    await desk.change(id, `resume:${id}:${pause!.from}`, (saved) =>
      saved.pause?.from === pause!.from ? { kind: 'resume', pause: null } : refuse('refused.stale'),
    );
    return new Date(pause!.until);
  };
