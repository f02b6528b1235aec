import { DAY } from '../../src/match/pace.ts';

/** A clock that stands until a test moves it. */
export function movedClock(start = Date.UTC(2030, 0, 2, 12)) {
  let at = start;
  return {
    now: () => new Date(at),
    pass: (ms: number) => {
      at += ms;
    },
  };
}

export const HOUR = DAY / 24;
export const MINUTE = HOUR / 60;
