import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { HOUR, MINUTE } from '../match/moved-clock.ts';
import { begun, calendar, readIn, said, shown } from './calendar.ts';

const times = (words: string, part: string) => words.split(part).length - 1;

/** Ann and Bob in two slow matches and one of an evening, everywhere at Bob's question; and a lobby that he is in. */
async function severalTables() {
  const days = await calendar();
  const { house, now } = days;
  const [ann, bob] = ['Ann', 'Bob'].map((name) => house.local.hand(name)) as [Hand, Hand];
  const tables: { id: string; thread: string; due: number }[] = [];
  for (const [pace, time] of [
    ['slow', 3 * DAY],
    ['day', DAY],
    ['evening', 20 * MINUTE],
  ] as const) {
    const table = await begun(days, 'toy', ['Ann', 'Bob'], { pace }, { goal: '60' });
    await house.move(ann, await house.tablePost(table.id));
    tables.push({ ...table, due: now() + time });
  }
  const { post } = await house.lobby('toy', 'Bob');
  const [slow, day, evening] = tables as [(typeof tables)[0], (typeof tables)[0], (typeof tables)[0]];
  return { days, ...days, ann, bob, slow, day, evening, lobby: post };
}

describe('/away of somebody who sits at several tables', () => {
  it('is told at each of them once, and moves the time where answers take days', async () => {
    const { days, house, now, bob, slow, day, evening } = await severalTables();
    for (const { thread, due } of [slow, day, evening]) expect(readIn(days, thread)).toContain(`Time is up ${shown(due)}.`);
    const general = readIn(days, 'general');
    expect(await said(days, bob, 'away', { until: '5' })).toMatch(
      /You are away until .* Your 3 matches were told\..*Days left this year: 25\./,
    );
    for (const { thread } of [slow, day, evening])
      expect(times(readIn(days, thread), `<@${bob.id}> is away until ${shown(now() + 5 * DAY, 'F')}`)).toBe(1);
    expect(readIn(days, 'general')).toBe(general);
    for (const { thread, due } of [slow, day]) expect(readIn(days, thread)).toContain(`Time is up ${shown(due + 5 * DAY)}.`);
    expect(readIn(days, evening.thread)).toContain(`Time is up ${shown(evening.due)}.`);
    expect(house.violations()).toEqual([]);
  });

  it('keeps the clock still: nobody is reminded or answered for, but where the match goes on', async () => {
    const { days, house, bob, slow, day, evening, pings, hours, now } = await severalTables();
    await said(days, bob, 'away', { until: '5' });
    const back = now() + 5 * DAY;
    await hours(5 * 24);
    const missed = async ({ id }: typeof slow) => (await house.service.log(id, bob.id, 50)).filter(({ seat, how }) => seat === 1 && how);
    expect([await missed(slow), await missed(day)]).toEqual([[], []]);
    expect(await missed(evening)).toMatchObject([{ how: 'deadline' }, { how: 'asleep' }]);
    const daily = [slow.thread, day.thread];
    expect(pings().filter(({ at, channel }) => at > back - 5 * DAY && at < back && daily.includes(channel))).toEqual([]);
    // From then on the time that was left goes on, with its reminders.
    await hours(24);
    expect(await missed(day)).toMatchObject([{ how: 'deadline' }]);
    expect(pings().filter(({ at, channel }) => at > back - HOUR && channel === day.thread)).toMatchObject([
      { at: back + 12 * HOUR, names: ['Bob'] },
      { at: back + 21 * HOUR, names: ['Bob'] },
      { at: back + 24 * HOUR, names: ['Ann'] },
    ]);
    expect(await missed(slow)).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('ends with a word, which is told at each of them too, and the time that was left goes on', async () => {
    const { days, house, bob, slow, day, pass } = await severalTables();
    await said(days, bob, 'away', { until: '5' });
    await pass(2 * DAY);
    expect(await said(days, bob, 'away')).toMatch(/Welcome back\. Your 3 matches were told\./);
    for (const { thread, due } of [slow, day]) {
      expect(times(readIn(days, thread), `<@${bob.id}> is back.`)).toBe(1);
      expect(readIn(days, thread)).toContain(`Time is up ${shown(due + 2 * DAY)}.`);
    }
    expect(house.violations()).toEqual([]);
  });
});
