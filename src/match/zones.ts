import { Temporal } from 'temporal-polyfill';
import type { Span } from './clocks.ts';

/** The time zone of whoever has not said theirs. */
export const UTC = 'UTC';

/** Hours of the day from 0 to 23 in which somebody is not to be disturbed; they may go past midnight. */
export type Quiet = { readonly from: number; readonly until: number };

/** The time zone of that name (IANA, letters of any case) as it is written properly, or null. */
export function zoneNamed(name: string): string | null {
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name.trim().replaceAll(' ', '_'));
    return /^[A-Z]/.test(timeZoneId) ? timeZoneId : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The moment in milliseconds at which a date begins there, or null when there is no such date. Months count from 1. */
export function dayBegins(zone: string, year: number, month: number, day: number): number | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether it is Saturday or Sunday there at a moment, and until when that stays so. */
export function weekendAt(at: number, zone: string): { readonly until: number; readonly weekend: boolean } {
  const now = wallAt(at, zone);
  const weekend = now.dayOfWeek >= 6;
  const next = now.toPlainDate().add({ days: (weekend ? 8 : 6) - now.dayOfWeek });
  return { weekend, until: next.toZonedDateTime(zone).epochMilliseconds };
}

/** The quiet hours that a moment lies in, or null. Where clocks are put forward or back they begin and end by the clock on the wall. */
export function quietAt(at: number, zone: string, { from, until }: Quiet): Span | null {
  const today = wallAt(at, zone).toPlainDate();
  const moment = (date: Temporal.PlainDate, hour: number) =>
    date.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;
  // Those that began yesterday may go on.
  for (const date of [today.subtract({ days: 1 }), today]) {
    const span = { from: moment(date, from), until: moment(until > from ? date : date.add({ days: 1 }), until) };
    if (span.from <= at && at < span.until) return span;
  }
  return null;
}

const wallAt = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
