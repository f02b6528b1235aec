import type { Seat } from '../kernel/position.ts';
import { heldSince } from './seats.ts';
import type { Entry, MatchRecord } from './store.ts';

/**
 * The version of the last answer that a seat's holder gave in person, or by which they came to the seat; the oldest of the
 * entries where that is further back. What was answered for them they have not seen.
 */
export function lastWord(match: Pick<MatchRecord, 'tenures'>, seat: Seat, standing: readonly Entry[]): number {
  const own = standing.findLast((entry) => entry.kind === 'answer' && entry.seat === seat && !entry.byBot && entry.how === null);
  return Math.max((own ?? standing[0])?.version ?? 0, heldSince(match, seat));
}

/** Of the newest entries that still stand, those that a seat's holder was not there for. */
export function sinceLastWord(match: Pick<MatchRecord, 'tenures'>, seat: Seat, standing: readonly Entry[]): readonly Entry[] {
  const from = lastWord(match, seat, standing);
  return standing.filter((entry) => entry.version > from && !(entry.kind === 'wake' && entry.seat === seat));
}
