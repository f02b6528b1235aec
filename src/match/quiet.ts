import type { Span } from './clocks.ts';
import { type Preferences, zoneOf } from './preferences.ts';
import { quietAt } from './zones.ts';

/** The least time, in milliseconds, that somebody has after their quiet hours for what waited that long. */
const ROOM = 60 * 60_000;

/** The quiet hours of somebody that a moment lies in, or null. */
export const quietOf = (preferences: Preferences, at: Date): Span | null =>
  preferences.quiet && quietAt(at.getTime(), zoneOf(preferences), preferences.quiet);

/** Whether a call can wait until quiet hours are over: not when time is up before, or within the hour. */
export const mayWait = ({ until }: Span, due: Date | null): boolean => due === null || until + ROOM < due.getTime();
