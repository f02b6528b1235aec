import type { Seat } from '../kernel/position.ts';
import { afterAnswer, afterUndo, afterWait, dueAt, dueMoved, type SeatClock, type Span, type Wait } from './clocks.ts';
import { pausesOf } from './consent.ts';
import type { Holder, UserId, Waiting } from './match.ts';
import type { Plan } from './next.ts';
import { paceOf } from './pace.ts';
import type { Preferences } from './preferences.ts';
import { isPlayedByBot, playerOf } from './seats.ts';
import type { EntryKind, MatchRecord } from './store.ts';

/** Missed deadlines one after another that put a seat to sleep. */
export const MISSES = 2;

/** What is known of those who hold the seats: when they do not play, and what they chose for themselves. */
export type People = {
  restOf(holder: Holder | undefined): Pick<Wait, 'away' | 'zone'>;
  preferencesOf(user: UserId): Preferences;
};

/**
 * The clocks after a plan that leaves these seats awaited: spent by whoever acted in time. What all agree to take back changes
 * none: the time that was used stays used, and nobody is charged for a question that is withdrawn.
 */
export function clocksAfter(saved: MatchRecord, plan: Plan, awaited: readonly Seat[], { restOf }: People, at: Date): readonly SeatClock[] {
  const { timing } = saved;
  const clocks = plan.clocks ?? saved.clocks;
  const seat = plan.seat ?? -1;
  const clock = clocks[seat];
  const waited = saved.awaited.find((waits) => waits.seat === seat);
  if (!clock || !waited || plan.byBot || plan.how === 'consent' || (plan.kind !== 'answer' && plan.kind !== 'undo')) return clocks;
  const wait = { since: waited.since, ...restOf(saved.holders[seat]), pauses: pausesOf(saved) };
  if (plan.aside) return awaited.includes(seat) ? clocks : clocks.with(seat, afterWait(timing, clock, wait, at));
  if (plan.kind === 'undo') return clocks.with(seat, afterUndo(timing, clock, wait, at));
  return clocks.with(seat, { ...afterAnswer(timing, clock, wait, at), missed: missedAfter(plan, clock) });
}

/** A person's own answer ends a row of misses; what is answered by itself, or was due while the program was down, makes none. */
function missedAfter({ how, excused }: Plan, { missed }: SeatClock): number {
  if (!how) return 0;
  return how === 'order' || how === 'forced' || excused ? missed : missed + 1;
}

/**
 * Who is awaited since when and until when, of these seats. Whoever waited already goes on waiting; whoever has just
 * moved, or has just got the seat, starts anew, as all do after a pause where nobody is hurried.
 */
export function waitingAfter(
  saved: MatchRecord,
  plan: Plan,
  seats: readonly Seat[],
  {
    holders,
    clocks,
    pauses,
  }: { readonly holders: readonly Holder[]; readonly clocks: readonly SeatClock[]; readonly pauses: readonly Span[] },
  { restOf }: People,
  at: Date,
): readonly Waiting[] {
  const anew = plan.how === 'consent' || (plan.pause === null && !paceOf(saved.timing));
  return seats.map((seat) => {
    const own = seat === plan.seat;
    const already = anew || (own && startsAnew(plan)) ? undefined : saved.awaited.find((waits) => waits.seat === seat);
    const since = already?.since ?? at;
    const clock = clocks[seat];
    if (!clock || isPlayedByBot(holders[seat])) return { seat, since, due: null };
    const wait = { since, ...restOf(holders[seat]), pauses };
    if (already?.due && plan.pause !== undefined)
      return { seat, since, due: dueMoved(saved.timing, already.due, at, { ...wait, pauses: pausesOf(saved) }, wait) };
    const same = already && !(own && plan.kind === 'away');
    return { seat, since, due: same ? already.due : dueAt(saved.timing, clock, wait, seats.length > 1) };
  });
}

/** Who must answer themselves, each with how long they have waited; not who is answered for by itself. */
export const awaitedPeople = ({
  awaited,
  automatic,
  holders,
}: Pick<MatchRecord, 'awaited' | 'automatic' | 'holders'>): readonly (Waiting & { readonly user: UserId })[] =>
  awaited.flatMap((waits) => {
    const user = playerOf(holders[waits.seat]);
    return user === null || automatic.some(({ seat }) => seat === waits.seat) ? [] : [{ ...waits, user }];
  });

/** Not when something was only said about the seat, nor by what its owner did beside the question. */
export const startsAnew = ({ kind, aside }: Plan): boolean => MOVING.includes(kind) && !aside;

/** What moves the game on or gives the seat to somebody, as against what is only said. */
const MOVING: readonly EntryKind[] = ['start', 'answer', 'undo', 'leave', 'handover', 'take', 'wake'];
