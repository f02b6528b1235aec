import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { HOUR } from '../match/moved-clock.ts';
import { accepted, click } from '../match/world.ts';
import { type Calendar, calendar, type Ping } from './calendar.ts';

const MANY = 100;
/** Calls of Discord that two answers and a ping take in one match: the table's edits, the ping put up and the one before taken away. */
const CALLS_A_MATCH = 6;
/** Those of a start after a week: a look at the thread of each match, and a call to wake it. */
const CALLS_A_WEEK_LATER = 3;

/** Matches of the toy that Ann and Bob began in the same second, everybody having a day to hide food. */
async function many({ house }: Calendar): Promise<readonly string[]> {
  const [ann, bob] = house.hands.map(({ id }) => id) as [string, string];
  const place = { guild: house.local.guildId, channel: house.local.channel('general').id };
  const ids: string[] = [];
  for (let n = 0; n < MANY; n++) {
    const opened = await house.service.create({ game: 'toy', host: ann, place, settings: { goal: '60' }, interaction: click() });
    const { match } = accepted(opened) as { match: { id: string } };
    const by = (user: string) => ({ match: match.id, user, interaction: click() });
    accepted(await house.service.configure({ ...by(ann), timing: { pace: 'day' } }));
    accepted(await house.service.join(by(bob)));
    accepted(await house.service.start(by(ann)));
    ids.push(match.id);
  }
  await house.settled();
  return ids;
}

/** Each of these calls one person once in each match. */
function expectOneEach(pings: readonly Ping[], name: string): void {
  expect(pings.map(({ names }) => names)).toEqual(Array.from({ length: MANY }, () => [name]));
  expect(new Set(pings.map(({ channel }) => channel)).size).toBe(MANY);
}

const standing = ({ house }: Calendar, name: string) =>
  house.hands[3]!.sees().filter(({ mentions }) => mentions.some(({ id }) => id === house.local.hand(name).id));

describe('a hundred matches that are due in the same second', () => {
  it('are answered once each and call whoever is next once in each, in time and after a week of downtime', async () => {
    const days = await calendar();
    const { house, pass, down, pings } = days;
    const ids = await many(days);
    const hows = async () =>
      Promise.all(
        ids.map(async (id) => (await house.service.log(id, 'nobody', 20)).flatMap(({ seat, how }) => (how ? [[seat, how]] : []))),
      );
    const all = <T>(one: T) => Array.from({ length: MANY }, () => one);

    await pass(DAY - 1);
    expect(await hows()).toEqual(all([]));
    let [said, called] = [house.local.calls.length, pings().length];
    await Promise.all([pass(1), house.service.passDue()]);
    // What is answered for one seat and the other is in no order that anybody relies on.
    const sorted = (await hows()).map((match) => match.sort());
    const both = [
      [0, 'deadline'],
      [1, 'deadline'],
    ];
    expect(sorted).toEqual(all(both));
    expectOneEach(pings().slice(called), 'Ann');
    expect(standing(days, 'Ann')).toHaveLength(MANY);
    expect(standing(days, 'Bob')).toEqual([]);
    expect(house.local.calls.length - said).toBeLessThanOrEqual(CALLS_A_MATCH * MANY);

    [said, called] = [house.local.calls.length, pings().length];
    await down(7 * DAY);
    expect(await hows()).toEqual(all(both));
    expect(pings().length).toBe(called);
    expect(house.local.calls.length - said).toBeLessThanOrEqual(CALLS_A_WEEK_LATER * MANY);
    said = house.local.calls.length;
    await pass(2 * HOUR);
    expect(await hows()).toEqual(all([...both, [0, 'deadline']]));
    expectOneEach(pings().slice(called), 'Bob');
    expect(standing(days, 'Ann')).toEqual([]);
    expect(house.local.calls.length - said).toBeLessThanOrEqual(CALLS_A_MATCH * MANY);
    called = pings().length;
    await down(0);
    expect(pings().length).toBe(called);
    expect(house.violations()).toEqual([]);
  });
});
