import { describe, expect, it } from 'vitest';
import { dayBegins, quietAt, weekendAt, zoneNamed } from '../../src/match/zones.ts';

const ms = (text: string) => Date.parse(text);
const iso = (moment: number | undefined | null) => (moment === undefined || moment === null ? null : new Date(moment).toISOString());

describe('a time zone', () => {
  it('is found by its name in any case, and written properly', () => {
    expect(zoneNamed('europe/berlin')).toBe('Europe/Berlin');
    expect(zoneNamed(' America/New York ')).toBe('America/New_York');
    expect(zoneNamed('Asia/Kolkata')).toBe('Asia/Kolkata');
    expect(zoneNamed('utc')).toBe('UTC');
  });

  it('is none where there is no such name, nor an offset', () => {
    for (const name of ['', 'Berlin', 'Mars/Olympus', '+02:00', '2026-01-01']) expect(zoneNamed(name), name).toBeNull();
  });
});

describe('a date', () => {
  it.each([
    // Summer time begins on that day in Berlin, and ends on the other.
    ['Europe/Berlin', [2027, 3, 28], '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', [2027, 3, 29], '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', [2026, 10, 25], '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', [2026, 10, 26], '2026-10-25T23:00:00.000Z'],
    ['America/New_York', [2027, 3, 15], '2027-03-15T04:00:00.000Z'],
    ['Pacific/Chatham', [2027, 4, 5], '2027-04-04T11:15:00.000Z'],
    ['Asia/Kolkata', [2027, 3, 28], '2027-03-27T18:30:00.000Z'],
    // There clocks go from 23:59 to 1:00, so that the day has no midnight.
    ['America/Santiago', [2026, 9, 6], '2026-09-06T04:00:00.000Z'],
    ['UTC', [2028, 2, 29], '2028-02-29T00:00:00.000Z'],
  ] as const)('begins in %s on %j at %s', (zone, [year, month, day], moment) => {
    expect(iso(dayBegins(zone, year, month, day))).toBe(moment);
  });

  it('is none that the calendar does not have', () => {
    expect(dayBegins('UTC', 2027, 2, 29)).toBeNull();
    expect(dayBegins('UTC', 2027, 13, 1)).toBeNull();
  });
});

describe('a weekend', () => {
  it('begins and ends at the midnights of its zone', () => {
    const friday = ms('2026-10-23T21:59:59Z');
    expect(weekendAt(friday, 'Europe/Berlin')).toEqual({ weekend: false, until: ms('2026-10-23T22:00:00Z') });
    expect(weekendAt(friday + 1_000, 'Europe/Berlin')).toEqual({ weekend: true, until: ms('2026-10-25T23:00:00Z') });
    expect(weekendAt(ms('2026-10-25T23:00:00Z'), 'Europe/Berlin')).toEqual({ weekend: false, until: ms('2026-10-30T23:00:00Z') });
  });

  it('has an hour less where clocks are put forward', () => {
    const { until } = weekendAt(ms('2027-03-26T23:00:00Z'), 'Europe/Berlin');
    expect(until - ms('2027-03-26T23:00:00Z')).toBe(47 * 3_600_000);
  });

  it('is another one elsewhere', () => {
    expect(weekendAt(ms('2026-11-06T12:00:00Z'), 'Pacific/Chatham').weekend).toBe(true);
    expect(weekendAt(ms('2026-11-06T12:00:00Z'), 'America/New_York').weekend).toBe(false);
  });
});

describe('quiet hours', () => {
  const night = { from: 22, until: 8 };
  const span = (at: string, zone: string, quiet = night) => {
    const found = quietAt(ms(at), zone, quiet);
    return found && [iso(found.from), iso(found.until)];
  };

  it('go past midnight, their last moment excluded', () => {
    expect(span('2026-12-01T21:59:59Z', 'UTC')).toBeNull();
    expect(span('2026-12-01T22:00:00Z', 'UTC')).toEqual(['2026-12-01T22:00:00.000Z', '2026-12-02T08:00:00.000Z']);
    expect(span('2026-12-02T07:59:59Z', 'UTC')).toEqual(['2026-12-01T22:00:00.000Z', '2026-12-02T08:00:00.000Z']);
    expect(span('2026-12-02T08:00:00Z', 'UTC')).toBeNull();
  });

  it('lie within a day, too', () => {
    expect(span('2026-12-02T13:30:00Z', 'UTC', { from: 13, until: 15 })).toEqual(['2026-12-02T13:00:00.000Z', '2026-12-02T15:00:00.000Z']);
    expect(span('2026-12-02T12:30:00Z', 'UTC', { from: 13, until: 15 })).toBeNull();
    expect(span('2026-12-02T23:30:00Z', 'UTC', { from: 20, until: 0 })).toEqual(['2026-12-02T20:00:00.000Z', '2026-12-03T00:00:00.000Z']);
  });

  it.each([
    ['Europe/Berlin', '2027-03-28T00:00:00Z', ['2027-03-27T21:00:00.000Z', '2027-03-28T06:00:00.000Z']],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', ['2026-10-24T20:00:00.000Z', '2026-10-25T07:00:00.000Z']],
    ['America/New_York', '2027-03-14T07:00:00Z', ['2027-03-14T03:00:00.000Z', '2027-03-14T12:00:00.000Z']],
    ['Pacific/Chatham', '2027-04-03T14:00:00Z', ['2027-04-03T08:15:00.000Z', '2027-04-03T19:15:00.000Z']],
    ['Asia/Kolkata', '2027-03-27T20:00:00Z', ['2027-03-27T16:30:00.000Z', '2027-03-28T02:30:00.000Z']],
  ])('keep to the clock on the wall in %s, at %s', (zone, at, expected) => {
    expect(span(at, zone)).toEqual(expected);
  });

  it('that begin in the hour that is left out begin after it', () => {
    expect(span('2027-03-28T01:30:00Z', 'Europe/Berlin', { from: 2, until: 6 })?.[0]).toBe('2027-03-28T01:00:00.000Z');
  });
});
