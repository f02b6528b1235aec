import { freshClock } from './clocks.ts';
import { type Desk, seatOf } from './desk.ts';
import type { Holder, MatchService } from './match.ts';
import { refuse } from './refusals.ts';
import { isPlayedByBot } from './seats.ts';
import { logEntry } from './views.ts';

/** Entries of the report to somebody who wakes up. */
const REPORTED = 200;

/** Gives seats back to owners who were asleep. */
export function createWaking(desk: Desk): Pick<MatchService, 'wake'> {
  return {
    async wake({ match, user, interaction }) {
      const before = await desk.store.load(match);
      const seat = before ? seatOf(before, user) : null;
      const holder = before?.holders[seat ?? -1];
      if (seat === null || !isPlayedByBot(holder)) return null;
      const { asleep } = holder as Extract<Holder, { kind: 'user' }>;
      const done = await desk.change(match, `wake:${match}:${interaction}`, (saved) => {
        if (!isPlayedByBot(saved.holders[seat]) || seatOf(saved, user) !== seat) return refuse('refused.stale');
        return {
          kind: 'wake',
          seat,
          holders: saved.holders.with(seat, { kind: 'user', user }),
          clocks: saved.clocks.with(seat, freshClock(saved.timing)),
        };
      });
      if ('refused' in done || !done.plan) return null;
      const entries = await desk.store.newest(match, REPORTED, 'all');
      return entries.filter(({ version, kind }) => version >= asleep! && kind !== 'wake').map((entry) => logEntry(entry, seat));
    },
  };
}
