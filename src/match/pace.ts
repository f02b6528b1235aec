/** How fast a match is played. `none`: nobody is ever hurried. */
export const PACES = ['none', 'slow', 'day', 'evening', 'blitz'] as const;
export type PaceId = (typeof PACES)[number];

/** Whether the clocks run on Saturdays and Sundays, in the time zone of whoever is awaited. */
const WEEKENDS = ['play', 'rest'] as const;

/** How the time of a match is kept; chosen by the host before the start. */
export type Timing = { readonly pace: PaceId; readonly weekends: (typeof WEEKENDS)[number] };

export const UNHURRIED: Timing = { pace: 'none', weekends: 'play' };

/** The time of a seat, all in milliseconds. */
export type Pace = {
  /** What a seat begins with. Only time in which the seat is awaited is taken from it. */
  readonly bank: number;
  /** What each answer earns. */
  readonly increment: number;
  /** The bank never grows beyond this, so no answer takes longer. */
  readonly cap: number;
  /** The most that a question put to several seats at once may take, or null for the whole bank. */
  readonly reaction: number | null;
  /** Whether the clock of somebody who is away stands still. */
  readonly waitsForTheAway: boolean;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const paces: { readonly [id in Exclude<PaceId, 'none'>]: Pace } = {
  slow: { bank: 3 * DAY, increment: DAY, cap: 4 * DAY, reaction: null, waitsForTheAway: true },
  day: { bank: DAY, increment: 8 * HOUR, cap: 36 * HOUR, reaction: null, waitsForTheAway: true },
  evening: { bank: 20 * MINUTE, increment: 3 * MINUTE, cap: 30 * MINUTE, reaction: null, waitsForTheAway: false },
  blitz: { bank: 3 * MINUTE, increment: 20 * SECOND, cap: 5 * MINUTE, reaction: 20 * SECOND, waitsForTheAway: false },
};

/** Null when nobody is hurried. */
export const paceOf = ({ pace }: Timing): Pace | null => (pace === 'none' ? null : paces[pace]);

/** Whether answers take days. */
export const isSlow = (timing: Timing): boolean => paceOf(timing)?.waitsForTheAway ?? false;

/** The timing with some of its choices changed, or null for a choice that there is none of. */
export function timingOr(timing: Timing, given: { readonly [id: string]: string }): Timing | null {
  const chosen = { ...timing, ...given };
  const known = Object.keys(given).every(
    (id) => Object.hasOwn(TIMINGS, id) && TIMINGS[id as keyof Timing].some((choice) => choice === given[id]),
  );
  return known ? chosen : null;
}

/** The choices of each part of a timing, the first being the default. */
export const TIMINGS = { pace: PACES, weekends: WEEKENDS } as const satisfies { readonly [id in keyof Timing]: readonly Timing[id][] };
