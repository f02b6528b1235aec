import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { begun, calendar, readIn, said } from './calendar.ts';
import { orderly } from './toys.ts';

const SECOND = 1000;

/** A slow match of the toy with orders, at Ann's turn; and until when she has time. */
async function turnOfAnn() {
  const days = await calendar(undefined, [orderly]);
  const { house, pass } = days;
  const { id, thread } = await begun(days, 'toy', ['Ann', 'Bob'], { pace: 'slow' }, { goal: '60' });
  // Where answers take days, food is hidden by the order of whoever has chosen none.
  await pass(8 * SECOND);
  const match = async () => (await house.service.lookAtTable(id))!.match;
  const [waits, ...others] = (await match()).awaited;
  expect([waits!.seat, others]).toEqual([0, []]);
  const [ann, bob] = ['Ann', 'Bob'].map((name) => house.local.hand(name)) as [Hand, Hand];
  const answers = async () => (await house.service.log(id, ann.id, 30)).flatMap(({ seat, how }) => (seat === 0 && how ? [how] : []));
  const order = (policy: string) => said(days, ann, 'orders', { match: id, case: 'turn', policy });
  return { days, ...days, id, thread, ann, bob, match, answers, order, due: waits!.due!.getTime() };
}

describe('a standing order', () => {
  it('that was given too late to answer before the deadline answers at it, without a word of the time', async () => {
    const { days, house, id, thread, ann, bob, until, due, order, answers, match, pings } = await turnOfAnn();
    await until(due - SECOND);
    expect(await order('rest')).toContain('Noted. In your turn: **Rest**.');
    expect((await match()).awaited.map(({ seat }) => seat)).toEqual([0]);
    const before = pings().length;
    await until(due);
    expect((await match()).awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(await answers()).toEqual(['order', 'order']);
    const since = pings().slice(before);
    expect(since).toMatchObject([{ at: due, names: ['Bob'], words: expect.stringContaining(`<@${bob.id}>: you are asked in Toy`) }]);
    expect(readIn(days, thread)).not.toMatch(/Time was up|order/);
    // Each of them reads of the orders that hid their own food, and Ann of the one that rested.
    const told = async (hand: Hand) => (await said(days, hand, 'log', { match: id })).split('Your standing order answered').length - 1;
    expect([await told(ann), await told(bob)]).toEqual([2, 1]);
    expect(house.violations()).toEqual([]);
  });

  it('is no miss, however often its owner is not there: they are never put to sleep', async () => {
    const { order, answers, match, pass } = await turnOfAnn();
    await order('rest');
    // Bob's time is up after four days at most; then it is her turn again.
    for (let days = 0; days < 20; days++) {
      await pass(DAY);
      await pass(8 * SECOND);
    }
    expect((await answers()).length).toBeGreaterThan(3);
    expect(new Set(await answers())).toEqual(new Set(['order']));
    expect((await match()).holders[1]).toHaveProperty('asleep');
    expect((await match()).holders[0]).not.toHaveProperty('asleep');
  });

  it('to be asked leaves the deadline to the answer that the game lays down', async () => {
    const { days, thread, ann, until, due, order, answers, pings } = await turnOfAnn();
    expect(await order('ask')).toContain('In your turn: **Ask me**');
    await until(due - SECOND);
    expect(await answers()).toEqual(['order']);
    await until(due);
    expect(await answers()).toEqual(['order', 'deadline']);
    expect(readIn(days, thread)).toContain(`Time was up for <@${ann.id}>: an answer was made automatically.`);
    expect(pings().at(-1)).toMatchObject({ at: due, names: ['Bob'] });
  });

  it('waits for no grace when the bot was down: it answers at the start what it would have answered', async () => {
    const { house, id, order, down, match, pings } = await turnOfAnn();
    await order('rest');
    await down(7 * DAY);
    expect((await match()).awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(pings().at(-1)).toMatchObject({ names: ['Bob'], words: expect.stringContaining('you are asked in Toy') });
    expect((await house.store.load(id))!.clocks[0]!.missed).toBe(0);
    expect(house.violations()).toEqual([]);
  });
});
