import { describe, expect, it } from 'vitest';
import { afterAnswer, afterUndo, dueAt, freshClock, type Span, type Wait } from '../../src/match/clocks.ts';
import { DAY, PACES, paceOf, type Timing } from '../../src/match/pace.ts';

const HOUR = DAY / 24;
const day: Timing = { pace: 'day', weekends: 'play' };
const at = (text: string) => new Date(`${text}Z`);
const from = (since: Date, ...away: Span[]): Wait => ({ since, away, zone: 'UTC', pauses: [] });
const wednesday = at('2030-01-02T12:00');

describe('the clock of a seat', () => {
  it('never runs out where nobody is hurried', () => {
    const timing: Timing = { pace: 'none', weekends: 'play' };
    expect(dueAt(timing, freshClock(timing), from(wednesday), false)).toBeNull();
    expect(afterAnswer(timing, freshClock(timing), from(wednesday), at('2031-01-02T12:00'))).toEqual(freshClock(timing));
  });

  it('runs out when the bank is used up', () => {
    expect(dueAt(day, freshClock(day), from(wednesday), false)).toEqual(at('2030-01-03T12:00'));
  });

  it('earns the increment by an answer, up to the cap', () => {
    const slowly = afterAnswer(day, freshClock(day), from(wednesday), at('2030-01-03T10:00'));
    expect(slowly.bank).toBe(10 * HOUR);
    const fast = afterAnswer(day, freshClock(day), from(wednesday), at('2030-01-02T13:00'));
    expect(fast.bank).toBe(31 * HOUR);
    expect(afterAnswer(day, fast, from(wednesday), wednesday).bank).toBe(36 * HOUR);
  });

  it('has the increment left after a missed deadline, however late it is passed', () => {
    expect(afterAnswer(day, freshClock(day), from(wednesday), at('2030-02-02T12:00')).bank).toBe(8 * HOUR);
  });

  it('wins nothing by answers that are taken back', () => {
    const answered = afterAnswer(day, freshClock(day), from(wednesday), at('2030-01-02T14:00'));
    expect(afterUndo(day, answered, from(at('2030-01-02T14:00')), at('2030-01-02T15:00')).bank).toBe(21 * HOUR);
    expect(afterUndo(day, { ...answered, bank: HOUR }, from(wednesday), wednesday).bank).toBe(0);
  });

  it('gives a question to several seats no more than a reaction in blitz', () => {
    const blitz: Timing = { pace: 'blitz', weekends: 'play' };
    expect(dueAt(blitz, { ...freshClock(blitz), begun: true }, from(wednesday), true)).toEqual(at('2030-01-02T12:00:20'));
    expect(dueAt(blitz, { bank: 5_000, missed: 0, begun: true }, from(wednesday), true)).toEqual(at('2030-01-02T12:00:05'));
    expect(dueAt(blitz, freshClock(blitz), from(wednesday), false)).toEqual(at('2030-01-02T12:03'));
  });

  it('never gives an answer more than the cap', () => {
    for (const id of PACES) {
      const pace = paceOf({ pace: id, weekends: 'play' });
      if (pace) expect(pace.bank).toBeLessThanOrEqual(pace.cap);
    }
  });
});

describe('weekends off', () => {
  const rest: Timing = { pace: 'day', weekends: 'rest' };

  it('stop the clock from Saturday to Monday', () => {
    expect(dueAt(rest, freshClock(rest), from(at('2030-01-04T18:00')), false)).toEqual(at('2030-01-07T18:00'));
    expect(dueAt(day, freshClock(day), from(at('2030-01-04T18:00')), false)).toEqual(at('2030-01-05T18:00'));
  });

  it('let a clock run out at the very end of Friday, and start it on Monday', () => {
    expect(dueAt(rest, freshClock(rest), from(at('2030-01-04T00:00')), false)).toEqual(at('2030-01-05T00:00'));
    expect(dueAt(rest, freshClock(rest), from(at('2030-01-05T09:00')), false)).toEqual(at('2030-01-08T00:00'));
  });

  it.each([
    // On Friday at 18:00 in UTC it is Saturday there already, and Monday begins 13:45 earlier than in UTC.
    ['Pacific/Chatham', '2030-01-04T18:00', '2030-01-07T10:15'],
    // There Saturday begins at 5:00 in UTC.
    ['America/New_York', '2030-01-04T18:00', '2030-01-07T18:00'],
    // Clocks are put forward in that weekend, and back in the other: Monday begins an hour earlier, or later.
    ['Europe/Berlin', '2027-03-26T18:00', '2027-03-29T17:00'],
    ['Europe/Berlin', '2026-10-23T18:00', '2026-10-26T19:00'],
    ['Asia/Kolkata', '2027-03-26T18:00', '2027-03-29T18:00'],
  ])('are those of the time zone of whoever is awaited: %s', (zone, since, due) => {
    expect(dueAt(rest, freshClock(rest), { ...from(at(since)), zone }, false)).toEqual(at(due));
    expect(afterAnswer(rest, freshClock(rest), { ...from(at(since)), zone }, at(due)).bank).toBe(8 * HOUR);
  });

  it('cost nothing of the bank', () => {
    expect(afterAnswer(rest, freshClock(rest), from(at('2030-01-04T18:00')), at('2030-01-07T06:00')).bank).toBe(20 * HOUR);
  });

  it('that come several times are all left out', () => {
    const slow: Timing = { pace: 'slow', weekends: 'rest' };
    expect(dueAt(slow, { ...freshClock(slow), bank: 12 * DAY }, from(at('2030-01-03T00:00')), false)).toEqual(at('2030-01-19T00:00'));
  });
});

describe('the clock of somebody who is away', () => {
  const away = { from: at('2030-01-03T00:00').getTime(), until: at('2030-01-10T00:00').getTime() };

  it('stands still in a slow match, before and after as usual', () => {
    const clock = freshClock(day);
    expect(dueAt(day, clock, from(wednesday, away), false)).toEqual(at('2030-01-10T12:00'));
    expect(dueAt(day, clock, from(at('2030-01-05T12:00'), away), false)).toEqual(at('2030-01-11T00:00'));
    expect(dueAt(day, clock, from(at('2030-01-11T00:00'), away), false)).toEqual(at('2030-01-12T00:00'));
    expect(afterAnswer(day, clock, from(wednesday, away), at('2030-01-09T00:00')).bank).toBe(20 * HOUR);
  });

  it('runs on in an evening', () => {
    const evening: Timing = { pace: 'evening', weekends: 'play' };
    expect(dueAt(evening, freshClock(evening), from(at('2030-01-05T12:00'), away), false)).toEqual(at('2030-01-05T12:20'));
  });

  it('leaves weekends out as well', () => {
    const rest: Timing = { pace: 'day', weekends: 'rest' };
    expect(dueAt(rest, freshClock(rest), from(wednesday, away), false)).toEqual(at('2030-01-10T12:00'));
    const untilSunday = { from: away.from, until: at('2030-01-06T00:00').getTime() };
    expect(dueAt(rest, freshClock(rest), from(wednesday, untilSunday), false)).toEqual(at('2030-01-07T12:00'));
  });
});
