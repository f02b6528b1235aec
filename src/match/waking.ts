import { freshClock } from './clocks.ts';
import { type Desk, seatOf } from './desk.ts';
import type { MatchService } from './match.ts';
import { recapOf } from './recaps.ts';
import { refuse } from './refusals.ts';
import { isPlayedByBot } from './seats.ts';

/** Gives seats back to owners who were asleep. */
export function createWaking(desk: Desk): Pick<MatchService, 'wake'> {
  return {
    async wake({ match, user, interaction }) {
      const before = await desk.store.load(match);
      const seat = before ? seatOf(before, user) : null;
      if (seat === null || !isPlayedByBot(before?.holders[seat])) return null;
      const done = await desk.change(match, `wake:${match}:${interaction}`, (saved) => {
        if (!isPlayedByBot(saved.holders[seat]) || seatOf(saved, user) !== seat) return refuse('refused.stale');
        return {
          kind: 'wake',
          seat,
          holders: saved.holders.with(seat, { kind: 'user', user }),
          clocks: saved.clocks.with(seat, freshClock(saved.timing)),
        };
      });
      return 'refused' in done || !done.plan ? null : recapOf(desk, done.saved, seat);
    },
  };
}
