import { paceOf, type Timing } from './pace.ts';
import { weekendAt } from './zones.ts';

/** A span of time in milliseconds since 1970, its end excluded. */
export type Span = { readonly from: number; readonly until: number };

/** The time of one seat. */
export type SeatClock = {
  /** Milliseconds left. */
  readonly bank: number;
  /** Deadlines missed one after another. */
  readonly missed: number;
  /** Whether a first answer is in, which has the whole bank even where others are asked the same. */
  readonly begun?: boolean;
};

/**
 * How long a seat waits: since when, when its owner was, is and will be away, in which time zone their weekends are, and when
 * the match was, is and will be paused.
 */
export type Wait = { readonly since: Date; readonly away: readonly Span[]; readonly zone: string; readonly pauses: readonly Span[] };

/** The clock a seat begins with. */
export const freshClock = (timing: Timing): SeatClock => ({ bank: paceOf(timing)?.bank ?? 0, missed: 0 });

/** When the time of a seat that waits runs out; `several`: others are asked the same. Null: never. */
export function dueAt(timing: Timing, { bank, begun }: SeatClock, wait: Wait, several: boolean): Date | null {
  const pace = paceOf(timing);
  if (!pace) return null;
  const time = several && begun && pace.reaction !== null ? Math.min(bank, pace.reaction) : bank;
  return new Date(runsOut(wait.since.getTime(), time, restsOf(timing, wait)));
}

/** When time runs out that would have run out at `due`, once it is known at a moment that the clock stands still at other times. */
export const dueMoved = (timing: Timing, due: Date, at: Date, before: Wait, after: Wait): Date =>
  new Date(runsOut(at.getTime(), elapsed(at.getTime(), due.getTime(), restsOf(timing, before)), restsOf(timing, after)));

/** The clock after an answer: what it took is gone, and the increment is earned. */
export function afterAnswer(timing: Timing, clock: SeatClock, wait: Wait, at: Date): SeatClock {
  const pace = paceOf(timing);
  return pace ? { ...clock, bank: Math.min(pace.cap, left(timing, clock, wait, at) + pace.increment), begun: true } : clock;
}

/** The clock after an answer was taken back: its increment goes too, so that nobody wins time by it. */
export function afterUndo(timing: Timing, clock: SeatClock, wait: Wait, at: Date): SeatClock {
  const pace = paceOf(timing);
  return pace ? { ...clock, bank: Math.max(0, left(timing, clock, wait, at) - pace.increment) } : clock;
}

/** The clock of a seat that is no longer asked, though it answered nothing. */
export const afterWait = (timing: Timing, clock: SeatClock, wait: Wait, at: Date): SeatClock => ({
  ...clock,
  bank: left(timing, clock, wait, at),
});

const left = (timing: Timing, { bank }: SeatClock, wait: Wait, at: Date): number =>
  Math.max(0, bank - elapsed(wait.since.getTime(), at.getTime(), restsOf(timing, wait)));

/** When the clock stands still; `weekends`: those of this time zone. */
type Rests = { readonly weekends: string | null; readonly spans: readonly Span[] };

const restsOf = (timing: Timing, { away, zone, pauses }: Wait): Rests => ({
  weekends: timing.weekends === 'rest' ? zone : null,
  spans: paceOf(timing)?.waitsForTheAway ? [...away, ...pauses] : pauses,
});

/** The moment at which `time` milliseconds have passed since another, these spans left out; no pace has a say in it. */
export const runsOutAt = (since: Date, time: number, spans: readonly Span[]): Date =>
  new Date(runsOut(since.getTime(), time, { weekends: null, spans }));

/** The moment at which `time` has passed since `from`, rests left out. */
function runsOut(from: number, time: number, rests: Rests): number {
  let at = from;
  for (let rest = time; ; ) {
    const { until, resting } = stretch(at, rests);
    if (!resting && at + rest <= until) return at + rest;
    if (!resting) rest -= until - at;
    at = until;
  }
}

/** The time from one moment to a later one, rests left out. */
function elapsed(from: number, to: number, rests: Rests): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const { until, resting } = stretch(at, rests);
    if (!resting) sum += Math.min(until, to) - at;
    at = until;
  }
  return sum;
}

/** Whether the clock rests at a moment, and until when that stays so at least. */
function stretch(at: number, { weekends, spans }: Rests): { readonly until: number; readonly resting: boolean } {
  const ends: number[] = [];
  let resting = false;
  if (weekends !== null) {
    const { weekend, until } = weekendAt(at, weekends);
    resting ||= weekend;
    ends.push(until);
  }
  for (const { from, until } of spans) {
    if (at >= until) continue;
    resting ||= at >= from;
    ends.push(at >= from ? until : from);
  }
  return { until: Math.min(...ends), resting };
}

/** The moment at which such a part of a time is over that began with the wait and runs out at `due`, rests left out. */
export function partOf(timing: Timing, due: Date, wait: Wait, part: number): Date {
  const since = wait.since.getTime();
  const rests = restsOf(timing, wait);
  return new Date(runsOut(since, part * elapsed(since, due.getTime(), rests), rests));
}
