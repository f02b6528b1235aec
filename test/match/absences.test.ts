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
    const done = accepted(await service.away({ user: 'bob', until: '5' }));
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
    accepted(await service.away({ user: 'bob', until: '5' }));
    await told(all);
    clock.pass(2 * DAY);
    expect(accepted(await service.away({ user: 'bob', until: null }))).toEqual({ until: null, matches: 1, daysLeft: DAYS_A_YEAR - 2 });
    expect(await dueOf(service, id, 1)).toBe(clock.now().getTime() + 20 * HOUR);
    expect(await told(all)).toEqual([{ kind: 'away', user: 'bob', until: null }]);
    expect(refusalOf(await service.away({ user: 'bob', until: null }))).toBe('refused.not-away');
  });

  it('is away in matches that begin meanwhile too', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const now = clock.now().getTime();
    accepted(await service.away({ user: 'bob', until: '5' }));
    const { id } = await running(service, 'day');
    expect(await dueOf(service, id, 1)).toBe(now + 6 * DAY);
  });

  it('is waited for on so many days a year and no more, however they are cut', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    expect(refusalOf(await service.away({ user: 'bob', until: `${DAYS_A_YEAR + 1}` }))).toBe('refused.away-too-long');
    accepted(await service.away({ user: 'bob', until: '20' }));
    clock.pass(20 * DAY);
    expect(refusalOf(await service.away({ user: 'bob', until: '11' }))).toBe('refused.away-too-long');
    expect(accepted(await service.away({ user: 'bob', until: '10' })).daysLeft).toBe(0);
    expect(refusalOf(await service.away({ user: 'bob', until: '11' }))).toBe('refused.away-too-long');
    accepted(await service.away({ user: 'ann', until: '1' }));
    clock.pass(360 * DAY);
    expect(accepted(await service.away({ user: 'bob', until: `${DAYS_A_YEAR}` })).daysLeft).toBe(0);
  });

  it('may still play, and their clock goes on standing still', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const { id } = await running(service, 'day');
    accepted(await service.away({ user: 'ann', until: '3' }));
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
    await before.store.putAbsence('bob', { from: now, until: now + 3 * DAY });
    before.store.close();
    const { service } = world({ now: clock.now }, file);
    await service.resume();
    expect(await dueOf(service, id, 1)).toBe(now + 4 * DAY);
    const { version } = (await service.lookAtTable(id))!.match;
    await service.resume();
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
  });

  it('tells nobody where a match is not running', async () => {
    const { service } = world();
    const { version, id } = await lobby(service);
    expect(accepted(await service.away({ user: 'bob', until: '2' })).matches).toBe(0);
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
  });
});

describe('a date', () => {
  const now = new Date(Date.UTC(2030, 0, 2, 12));

  it.each([
    ['2030-01-10', Date.UTC(2030, 0, 10)],
    [' 2030-1-9 ', Date.UTC(2030, 0, 9)],
    ['3', Date.UTC(2030, 0, 5, 12)],
  ])('is read from %j', (text, moment) => expect(readUntil(text, now)).toEqual(new Date(moment)));

  it.each(['', 'soon', '2030-13-01', '2030-02-30', '10.1.2030', '-3', '1e3'])('is not read from %j', (text) =>
    expect(readUntil(text, now)).toBeNull(),
  );

  it('that has passed is refused, and so is none', async () => {
    const { service } = world({ now: () => now });
    for (const until of ['2030-01-02', '2029-12-31', '0'])
      expect(refusalOf(await service.away({ user: 'bob', until }))).toBe('refused.away-past');
    expect(refusalOf(await service.away({ user: 'bob', until: 'soon' }))).toBe('refused.away-unclear');
  });
});
