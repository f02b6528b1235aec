import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { PAUSED_DAYS } from '../../src/match/settling.ts';
import { agreeing, ask, by, dues, matchOf, PEOPLE, table, vote } from './agreeing.ts';
import { HOUR, movedClock } from './moved-clock.ts';
import { accepted, act, lobby, notices, refusalOf, world } from './world.ts';

describe('a pause', () => {
  const paused = async (pace = 'day') => {
    const all = await table(pace);
    all.clock.pass(HOUR / 60);
    accepted(await ask(all, 'bob', 'pause'));
    for (const user of ['ann', 'cem']) accepted(await vote(all, user));
    await notices(all);
    return all;
  };

  it('stops every clock, and gives back what was left to the second', async () => {
    const all = await table();
    const [due] = dues(await matchOf(all));
    all.clock.pass(2 * HOUR);
    accepted(await ask(all, 'bob', 'pause'));
    for (const user of ['ann', 'cem']) accepted(await vote(all, user));
    all.clock.pass(20 * DAY);
    await all.service.passDue();
    const match = await matchOf(all);
    expect(match.pause).not.toBeNull();
    expect((await all.service.log(all.id, 'ann', 1))[0]).toMatchObject({ kind: 'pause' });
    accepted(await all.service.endPause(by(all.id, 'cem')));
    expect(dues(await matchOf(all))).toEqual([due! + 20 * DAY]);
    all.clock.pass(HOUR);
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    // A day at the start, three hours used, eight more for hiding food and eight for this.
    expect((await all.store.load(all.id))!.clocks[0]!.bank).toBe(36 * HOUR);
    await agreeing(all);
  });

  it('stops the short time to react, too', async () => {
    const clock = movedClock();
    const all = world({ now: clock.now });
    const { id } = await lobby(all.service, PEOPLE, { goal: '60' });
    accepted(await all.service.configure({ ...by(id, 'ann'), timing: { pace: 'blitz' } }));
    accepted(await all.service.start(by(id, 'ann')));
    const at = { ...all, id, clock };
    const before = dues(await matchOf(at));
    clock.pass(10_000);
    accepted(await ask(at, 'ann', 'pause'));
    for (const user of ['bob', 'cem']) accepted(await vote(at, user));
    clock.pass(HOUR);
    await all.service.passDue();
    accepted(await all.service.endPause(by(id, 'bob')));
    expect(dues(await matchOf(at))).toEqual(before.map((due) => due! + HOUR));
  });

  it('lets reminders begin anew when it ends, also where nobody is hurried', async () => {
    const all = await paused('none');
    all.clock.pass(5 * DAY);
    await notices(all);
    accepted(await all.service.endPause(by(all.id, 'bob')));
    const reminded: number[] = [];
    for (let day = 0; day <= 9; day++) {
      for (let row = await all.store.outbox.claim(60); row; row = await all.store.outbox.claim(60)) {
        if (row.notice.kind === 'reminder' && (await all.service.call(all.id, row.notice)).called.length > 0) reminded.push(day);
        await all.store.outbox.done(row.id, null);
      }
      all.clock.pass(DAY);
    }
    expect(reminded).toEqual([1, 3]);
  });

  it('lets people answer, calls nobody, and calls all who are awaited when it ends', async () => {
    const all = await paused();
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    expect(await notices(all)).toEqual([]);
    const match = await matchOf(all);
    expect(match.pause).not.toBeNull();
    expect(match.awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(dues(match)[0]).toBeGreaterThan(match.pause!.until);
    all.clock.pass(HOUR);
    accepted(await all.service.endPause(by(all.id, 'cem')));
    expect(dues(await matchOf(all))).toEqual([all.clock.now().getTime() + DAY + 8 * HOUR]);
    expect(await notices(all)).toEqual([
      { kind: 'resumed', user: 'cem' },
      { kind: 'turn', users: ['bob'] },
    ]);
  });

  it('ends by itself after thirty days, also when nobody looked then', async () => {
    const all = await paused();
    const { until } = (await matchOf(all)).pause!;
    all.clock.pass(PAUSED_DAYS * DAY - 1);
    await all.service.passDue();
    expect((await matchOf(all)).pause).not.toBeNull();
    all.clock.pass(HOUR);
    await all.service.passDue();
    expect((await matchOf(all)).pause).toBeNull();
    expect((await all.service.log(all.id, 'ann', 1))[0]).toMatchObject({ kind: 'resume', seat: null });
    expect(await notices(all)).toContainEqual({ kind: 'resumed', user: null });
    expect(dues(await matchOf(all))[0]).toBeGreaterThan(until + HOUR);
  });

  it('is refused twice, and to end where there is none, and goes with the match', async () => {
    const all = await table();
    expect(refusalOf(await all.service.endPause(by(all.id, 'ann')))).toBe('refused.not-paused');
    accepted(await ask(all, 'bob', 'pause'));
    for (const user of ['ann', 'cem']) accepted(await vote(all, user));
    expect(refusalOf(await ask(all, 'ann', 'pause'))).toBe('refused.paused');
    expect(refusalOf(await all.service.endPause(by(all.id, 'zoe')))).toBe('refused.not-in');
    accepted(await all.service.end({ ...by(all.id, 'ann'), asModerator: false }));
    expect((await matchOf(all)).pause).toBeNull();
    expect((await all.store.load(all.id))!.nextDue).toBeNull();
  });
});
