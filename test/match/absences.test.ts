import { describe, expect, it } from 'vitest';
import { DAYS_A_YEAR, readUntil } from '../../src/match/absences.ts';
import type { Match, MatchService } from '../../src/match/match.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { HOUR, movedClock } from './moved-clock.ts';
import { accepted, act, click, games, lobby, notices, refusalOf, tempFile, type World, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });

async function running(service: MatchService, pace: string, users = ['ann', 'bob']): Promise<Match> {
  const { id } = await lobby(service, users, { goal: '60' });
  accepted(await service.configure({ ...by(id, users[0]!), timing: { pace } }));
  return accepted(await service.start(by(id, users[0]!))).match;
}

const dueOf = async (service: MatchService, id: string, seat: number) =>
  (await service.lookAtTable(id))!.match.awaited.find((waits) => waits.seat === seat)!.due!.getTime();

/** What was told of absences since the last call. */
const told = async (all: World) => (await notices(all)).filter(({ kind }) => kind === 'away');

describe('somebody who is away', () => {
  it('is waited for in slow matches until they are back, and not in quick ones; each match is told', async () => {
    const clock = movedClock();
    const all = world({ now: clock.now });
    const { service, store } = all;
    const day = await running(service, 'day');
    const evening = await running(service, 'evening');
    const others = await running(service, 'day', ['cem', 'dee']);
    const now = clock.now().getTime();
    const done = accepted(await service.away({ user: 'bob', until: '5', interaction: click() }));
    expect(done).toEqual({ until: new Date(now + 5 * DAY), matches: 2, daysLeft: DAYS_A_YEAR - 5 });
    expect(await dueOf(service, day.id, 1)).toBe(now + 6 * DAY);
    expect(await dueOf(service, day.id, 0)).toBe(now + DAY);
    expect(await dueOf(service, evening.id, 1)).toBe(now + HOUR / 3);
    expect((await service.lookAtTable(others.id))!.match.version).toBe(others.version);
    expect(await told(all)).toEqual(Array(2).fill({ kind: 'away', user: 'bob', until: now + 5 * DAY }));
    expect(await service.log(day.id, 'ann', 1)).toMatchObject([{ kind: 'away', seat: 1 }]);

    clock.pass(6 * DAY);
    await service.passDue();
    expect((await service.log(day.id, 'ann', 9)).filter(({ how, seat }) => how !== null && seat === 1)).toHaveLength(1);
    expect(replayMatch(games, (await exportMatch(store, day.id))!)).toMatchObject({ differs: null });
  });

  it('who comes back early has the time that was left', async () => {
    const clock = movedClock();
    const all = world({ now: clock.now });
    const { service } = all;
    const { id } = await running(service, 'day');
    clock.pass(4 * HOUR);
    accepted(await service.away({ user: 'bob', until: '5', interaction: click() }));
    await told(all);
    clock.pass(2 * DAY);
    expect(accepted(await service.away({ user: 'bob', until: null, interaction: click() }))).toEqual({
      until: null,
      matches: 1,
      daysLeft: DAYS_A_YEAR - 2,
    });
    expect(await dueOf(service, id, 1)).toBe(clock.now().getTime() + 20 * HOUR);
    expect(await told(all)).toEqual([{ kind: 'away', user: 'bob', until: null }]);
    expect(refusalOf(await service.away({ user: 'bob', until: null, interaction: click() }))).toBe('refused.not-away');
  });

  it('is away in matches that begin meanwhile too', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const now = clock.now().getTime();
    accepted(await service.away({ user: 'bob', until: '5', interaction: click() }));
    const { id } = await running(service, 'day');
    expect(await dueOf(service, id, 1)).toBe(now + 6 * DAY);
  });

  it('is waited for on so many days a year and no more, however they are cut', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    expect(refusalOf(await service.away({ user: 'bob', until: `${DAYS_A_YEAR + 1}`, interaction: click() }))).toBe('refused.away-too-long');
    accepted(await service.away({ user: 'bob', until: '20', interaction: click() }));
    clock.pass(20 * DAY);
    expect(refusalOf(await service.away({ user: 'bob', until: '11', interaction: click() }))).toBe('refused.away-too-long');
    expect(accepted(await service.away({ user: 'bob', until: '10', interaction: click() })).daysLeft).toBe(0);
    expect(refusalOf(await service.away({ user: 'bob', until: '11', interaction: click() }))).toBe('refused.away-too-long');
    accepted(await service.away({ user: 'ann', until: '1', interaction: click() }));
    clock.pass(360 * DAY);
    expect(accepted(await service.away({ user: 'bob', until: `${DAYS_A_YEAR}`, interaction: click() })).daysLeft).toBe(0);
  });

  it('may still play, and their clock goes on standing still', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const { id } = await running(service, 'day');
    accepted(await service.away({ user: 'ann', until: '3', interaction: click() }));
    accepted(await act(service, id, 'ann', 'cell:1'));
    accepted(await act(service, id, 'bob', 'cell:1'));
    expect(await dueOf(service, id, 0)).toBe(clock.now().getTime() + 3 * DAY + 32 * HOUR);
  });

  it('is known to every match after a stop in the middle of telling them', async () => {
    const clock = movedClock();
    const file = tempFile();
    const before = world({ now: clock.now }, file);
    const { id } = await running(before.service, 'day');
    const now = clock.now().getTime();
    await before.store.putAbsence('bob', { from: now, until: now + 3 * DAY }, 'said');
    before.store.close();
    const after = world({ now: clock.now }, file);
    const { service } = after;
    await told(after);
    await service.resume();
    expect(await dueOf(service, id, 1)).toBe(now + 4 * DAY);
    expect(await told(after)).toEqual([{ kind: 'away', user: 'bob', until: now + 3 * DAY }]);
    const { version } = (await service.lookAtTable(id))!.match;
    await service.resume();
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
  });

  it('has every rest of one wait left out, not only the last', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const { id } = await running(service, 'day');
    clock.pass(HOUR);
    accepted(await service.away({ user: 'bob', until: '3', interaction: click() }));
    clock.pass(2 * DAY);
    accepted(await service.away({ user: 'bob', until: null, interaction: click() }));
    clock.pass(HOUR);
    accepted(await service.away({ user: 'bob', until: '4', interaction: click() }));
    expect(await dueOf(service, id, 1)).toBe(clock.now().getTime() + 4 * DAY + 22 * HOUR);
    clock.pass(5 * HOUR);
    accepted(await act(service, id, 'bob', 'cell:1'));
    accepted(await act(service, id, 'ann', 'cell:1'));
    accepted(await act(service, id, 'ann', 'rest'));
    expect(await dueOf(service, id, 1)).toBe(clock.now().getTime() + 4 * DAY - 5 * HOUR + 30 * HOUR);
  });

  it('may change their mind and change it back', async () => {
    const clock = movedClock();
    const all = world({ now: clock.now });
    const { id } = await running(all.service, 'day');
    const now = clock.now().getTime();
    for (const until of ['9', '4', '9']) accepted(await all.service.away({ user: 'bob', until, interaction: click() }));
    expect(await dueOf(all.service, id, 1)).toBe(now + 10 * DAY);
    expect((await told(all)).map((notice) => notice.kind === 'away' && notice.until)).toEqual([9, 4, 9].map((days) => now + days * DAY));
  });

  it('counts once for the same interaction', async () => {
    const all = world();
    await running(all.service, 'day');
    const request = { user: 'bob', until: '4', interaction: click() };
    accepted(await all.service.away(request));
    accepted(await all.service.away(request));
    expect(await told(all)).toHaveLength(1);
  });

  it('stays away over a restart in a match that began after an older absence, and nothing is told anew', async () => {
    const clock = movedClock();
    const file = tempFile();
    const before = world({ now: clock.now }, file);
    accepted(await before.service.away({ user: 'bob', until: '2', interaction: click() }));
    clock.pass(3 * DAY);
    const { id } = await running(before.service, 'day');
    accepted(await before.service.away({ user: 'bob', until: '10', interaction: click() }));
    const due = await dueOf(before.service, id, 1);
    const begunMeanwhile = await running(before.service, 'day', ['bob', 'cem']);
    await told(before);
    await before.service.idle();
    before.store.close();

    clock.pass(2 * DAY);
    const after = world({ now: clock.now }, file);
    await after.service.resume();
    expect(await told(after)).toEqual([]);
    expect(await dueOf(after.service, id, 1)).toBe(due);
    expect((await after.service.lookAtTable(begunMeanwhile.id))!.match.version).toBe(begunMeanwhile.version);
    accepted(await after.service.away({ user: 'bob', until: null, interaction: click() }));
    expect(await dueOf(after.service, id, 1)).toBe(clock.now().getTime() + DAY);
  });

  it('is away in a seat that they take meanwhile', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const { id } = await running(service, 'day', ['ann', 'bob', 'cem']);
    accepted(await service.kick({ ...by(id, 'ann'), seat: 2, asModerator: false }));
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    await service.idle();
    accepted(await service.away({ user: 'dee', until: '9', interaction: click() }));
    accepted(await service.take({ ...by(id, 'dee'), seat: 2 }));
    for (const user of ['ann', 'bob']) accepted(await act(service, id, user, 'cell:1'));
    for (const user of ['ann', 'bob']) accepted(await act(service, id, user, 'rest'));
    expect(await dueOf(service, id, 2)).toBe(clock.now().getTime() + 10 * DAY);
  });

  it('who says two things at the same time has one absence', async () => {
    const clock = movedClock();
    const { service, store } = world({ now: clock.now });
    const now = clock.now().getTime();
    await Promise.all(['20', '25'].map((until) => service.away({ user: 'ann', until, interaction: click() })));
    expect((await store.absences(['ann'])).get('ann')).toEqual([{ from: now, until: now + 25 * DAY }]);
    expect(await service.awayUntil('ann')).toEqual(new Date(now + 25 * DAY));
    expect(await service.awayUntil('bob')).toBeNull();
  });

  it('over New Year uses days of both years', async () => {
    const clock = movedClock(Date.UTC(2030, 11, 22));
    const { service } = world({ now: clock.now });
    expect(accepted(await service.away({ user: 'ann', until: '30', interaction: click() })).daysLeft).toBe(20);
    clock.pass(40 * DAY);
    expect(await service.away({ user: 'ann', until: '11', interaction: click() })).toEqual({
      refused: { id: 'refused.away-too-long', args: { left: 10, year: '2031' } },
    });
    expect(accepted(await service.away({ user: 'ann', until: '10', interaction: click() })).daysLeft).toBe(0);
  });

  it('tells nobody where a match is not running', async () => {
    const { service } = world();
    const { version, id } = await lobby(service);
    expect(accepted(await service.away({ user: 'bob', until: '2', interaction: click() })).matches).toBe(0);
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
  });
});

describe('a date', () => {
  const now = new Date(Date.UTC(2030, 0, 2, 12));

  it.each([
    ['2030-01-10', Date.UTC(2030, 0, 10)],
    [' 2030-1-9 ', Date.UTC(2030, 0, 9)],
    ['3', Date.UTC(2030, 0, 5, 12)],
  ])('is read from %j', (text, moment) => expect(readUntil(text, now, 'UTC')).toEqual(new Date(moment)));

  it.each([
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-29', '2027-03-28T22:00:00.000Z'],
    ['Pacific/Chatham', '2030-01-09', '2030-01-08T10:15:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('in %s begins with the day there: %s', (zone, text, moment) => expect(readUntil(text, now, zone)?.toISOString()).toBe(moment));

  it('is one of the time zone of whoever says it', async () => {
    const { service } = world({ now: () => now });
    accepted(await service.prefer({ user: 'bob', given: { zone: 'Pacific/Chatham' } }));
    const away = async (user: string) => accepted(await service.away({ user, until: '2030-01-09', interaction: click() })).until;
    expect(await away('bob')).toEqual(new Date('2030-01-08T10:15:00Z'));
    expect(await away('ann')).toEqual(new Date('2030-01-09T00:00:00Z'));
  });

  it.each(['', 'soon', '2030-13-01', '2030-02-30', '10.1.2030', '-3', '1e3'])('is not read from %j', (text) =>
    expect(readUntil(text, now, 'UTC')).toBeNull(),
  );

  it('that has passed is refused, and so is none', async () => {
    const { service } = world({ now: () => now });
    for (const until of ['2030-01-02', '2029-12-31', '0'])
      expect(refusalOf(await service.away({ user: 'bob', until, interaction: click() }))).toBe('refused.away-past');
    expect(refusalOf(await service.away({ user: 'bob', until: 'soon', interaction: click() }))).toBe('refused.away-unclear');
  });
});
