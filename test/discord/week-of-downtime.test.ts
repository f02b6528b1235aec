import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { HOUR } from '../match/moved-clock.ts';
import { begun, calendar, readIn } from './calendar.ts';

/** The time in which people may still answer after a start, at the slow pace. */
const GRACE = 6 * HOUR;

const timesUp = (words: string, user: string) => words.split(`Time was up for <@${user}>`).length - 1;

/** A slow match in which Ann and Bob were both asked; then the bot was down for a week, in which their time ended. */
async function afterAWeek() {
  const days = await calendar();
  const [ann, bob] = ['Ann', 'Bob'].map((name) => days.house.local.hand(name)) as [Hand, Hand];
  const { id, thread } = await begun(days, 'toy', ['Ann', 'Bob'], { pace: 'slow' }, { goal: '60' });
  const before = days.pings().length;
  await days.down(7 * DAY);
  const holders = async () => (await days.house.service.lookAtTable(id))!.match.holders;
  const hows = async () => (await days.house.service.log(id, ann.id, 30)).flatMap(({ seat, how }) => (how ? [[seat, how]] : []));
  return { ...days, days, id, thread, ann, bob, before, holders, hows };
}

describe('after a week in which the bot was down', () => {
  it('nobody is answered for before the grace is over, and who comes in time answers in person', async () => {
    const { days, house, id, thread, bob, before, pass, hows, pings } = await afterAWeek();
    await pass(GRACE - 1);
    expect(await hows()).toEqual([]);
    expect(pings()).toHaveLength(before);
    await house.move(bob, await house.tablePost(id), 1);
    await pass(1);
    expect(await hows()).toEqual([[0, 'deadline']]);
    const words = readIn(days, thread);
    expect([timesUp(words, house.hands[0]!.id), timesUp(words, bob.id)]).toEqual([1, 0]);
    expect(house.violations()).toEqual([]);
  });

  it('each is answered for once, whoever is asked next is called once, and another start repeats none of it', async () => {
    const { days, house, thread, before, pass, hows, pings, down } = await afterAWeek();
    await pass(GRACE);
    await down(0);
    await pass(HOUR);
    expect(await hows()).toEqual([
      [0, 'deadline'],
      [1, 'deadline'],
    ]);
    const since = pings().slice(before);
    expect(since).toMatchObject([{ names: ['Ann'], silent: false, words: expect.stringContaining('you are asked in Toy') }]);
    for (const hand of house.hands.slice(0, 2)) expect(timesUp(readIn(days, thread), hand.id)).toBe(1);
    expect(house.violations()).toEqual([]);
  });

  it('an answer that nobody could give is no miss: it takes two more to fall asleep', async () => {
    const { days, id, thread, ann, bob, house, holders, hows, pass, hours } = await afterAWeek();
    await pass(GRACE);
    const isAsleep = async () => (await holders()).map((holder) => 'asleep' in holder);
    for (let fuse = 0; fuse < 400 && (await hows()).filter(([seat]) => seat === 0).length < 2; fuse++) await hours(6);
    expect(await isAsleep()).toEqual([false, false]);
    for (let fuse = 0; fuse < 400 && (await hows()).filter(([seat]) => seat === 0).length < 3; fuse++) {
      const asked = (await house.service.lookAtTable(id))!.sight!.awaited;
      if (asked.includes(1)) await house.move(bob, await house.tablePost(id), 1);
      else await hours(6);
    }
    expect(await hows()).toEqual([
      [0, 'deadline'],
      [1, 'deadline'],
      [0, 'deadline'],
      [0, 'asleep'],
    ]);
    expect(await isAsleep()).toEqual([true, false]);
    expect(readIn(days, thread)).toContain(`<@${ann.id}>: time was up for you twice`);
    expect(house.violations()).toEqual([]);
  });
});
