import type { Seat } from '../kernel/position.ts';
import { afterAnswer, afterUndo, dueAt, type SeatClock } from './clocks.ts';
import type { Holder, Waiting } from './match.ts';
import type { Plan } from './next.ts';
import { isPlayedByBot } from './seats.ts';
import type { MatchRecord } from './store.ts';

/** Missed deadlines one after another that put a seat to sleep. */
export const MISSES = 2;

/** What is said about a seat without its owner doing anything at the table. */
const STANDING: readonly Plan['kind'][] = ['away', 'offer'];

/** The clocks after a plan: spent by whoever acted in time. */
export function clocksAfter(saved: MatchRecord, plan: Plan, at: Date): readonly SeatClock[] {
  const clocks = plan.clocks ?? saved.clocks;
  const seat = plan.seat ?? -1;
  const clock = clocks[seat];
  const waited = saved.awaited.find((waits) => waits.seat === seat);
  if (!clock || !waited || plan.byBot) return clocks;
  if (plan.kind === 'undo') return clocks.with(seat, afterUndo(saved.timing, clock, waited.since, at));
  if (plan.kind !== 'answer') return clocks;
  const missed = plan.how === null || plan.how === undefined ? 0 : clock.missed + (plan.how === 'order' ? 0 : 1);
  return clocks.with(seat, { ...afterAnswer(saved.timing, clock, waited.since, at), missed });
}

/**
 * Who is awaited since when and until when, of these seats. Whoever waited already goes on waiting; whoever has just
 * moved, or has just got the seat, starts anew.
 */
export function waitingAfter(
  saved: MatchRecord,
  plan: Plan,
  seats: readonly Seat[],
  { holders, clocks }: { readonly holders: readonly Holder[]; readonly clocks: readonly SeatClock[] },
  at: Date,
): readonly Waiting[] {
  return seats.map((seat) => {
    const anew = seat === plan.seat && !STANDING.includes(plan.kind);
    const already = anew ? undefined : saved.awaited.find((waits) => waits.seat === seat);
    const since = already?.since ?? at;
    const clock = clocks[seat];
    if (!clock || isPlayedByBot(holders[seat])) return { seat, since, due: null };
    const same = already && clock.away === saved.clocks[seat]?.away;
    return { seat, since, due: same ? already.due : dueAt(saved.timing, clock, since, seats.length > 1) };
  });
}
