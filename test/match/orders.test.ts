import { describe, expect, it } from 'vitest';
import type { PlayableGame } from '../../src/match/desk.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { movedClock } from './moved-clock.ts';
import { hiding, orderly, say, toyOrders } from './orders-world.ts';
import { toy } from './toy.ts';
import { accepted, act, click, notices, place, refusalOf, tempFile, viewOf, type World } from './world.ts';

type Orderly = ReturnType<typeof orderly>;

/** All hide by hand; seat 0 is to scavenge. */
async function scavenging(house: Pick<World, 'service'>, pace = 'none', users: readonly string[] = ['ann', 'bob']): Promise<string> {
  const id = await hiding(house.service, pace, users);
  for (const user of users) accepted(await act(house.service, id, user, 'cell:1'));
  return id;
}

const wait = async ({ service, clock }: Pick<Orderly, 'service' | 'clock'>, ms: number) => {
  clock.pass(ms);
  await service.passDue();
};

const newest = async ({ service }: Pick<World, 'service'>, id: string, user: string) => (await service.log(id, user, 1))[0];
const awaited = async ({ service }: Pick<World, 'service'>, id: string) => (await service.lookAtTable(id))!.sight!.awaited;

describe('a standing order', () => {
  it('answers the question it is for, after 2 to 8 seconds', async () => {
    const house = orderly();
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    accepted(await act(house.service, id, 'ann', 'search'));
    expect(await awaited(house, id)).toEqual([1]);
    await wait(house, 4_999);
    expect(await awaited(house, id)).toEqual([1]);
    await wait(house, 1);
    expect(await newest(house, id, 'bob')).toMatchObject({ kind: 'answer', seat: 1, byBot: false, events: [{ type: 'rest' }] });
    expect(await awaited(house, id)).toEqual([0]);
  });

  it.each([
    [0, 2_000],
    [0.999_999, 7_999],
  ])('waits by chance: %s gives %s ms', async (chance, delay) => {
    const house = orderly({ random: () => chance });
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    expect((await house.store.load(id))!.nextDue!.getTime() - house.clock.now().getTime()).toBe(delay);
  });

  it('never answers another question', async () => {
    const house = orderly();
    const id = await hiding(house.service);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    await wait(house, DAY);
    expect(await awaited(house, id)).toEqual([0, 1]);
  });

  it('that asks leaves the question to its owner, and so does one that has no legal answer', async () => {
    for (const policy of ['ask', 'fly']) {
      const house = orderly();
      const id = await scavenging(house);
      accepted(await say(house.service, id, 'ann', 'turn', policy));
      await wait(house, DAY);
      expect(await awaited(house, id)).toEqual([0]);
    }
  });

  it('of the first case that fits decides, even if it asks', async () => {
    const house = orderly();
    const id = await scavenging(house);
    for (const order of ['turn', 'starving']) accepted(await say(house.service, id, 'ann', order, order === 'turn' ? 'rest' : 'ask'));
    await wait(house, 8_000);
    expect(await newest(house, id, 'ann')).toMatchObject({ events: [{ type: 'rest' }] });
    accepted(await say(house.service, id, 'ann', 'turn', null));
    accepted(await act(house.service, id, 'bob', 'rest'));
    for (let n = 0; n < 2; n++) accepted(await act(house.service, id, 'ann', 'walk'));
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    await wait(house, DAY);
    expect(await awaited(house, id)).toEqual([0]);
  });

  it('is second to what its owner answers first', async () => {
    const house = orderly();
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    house.clock.pass(5_000);
    accepted(await act(house.service, id, 'ann', 'search'));
    const { version } = (await house.service.lookAtTable(id))!.match;
    await house.service.passDue();
    expect((await house.service.lookAtTable(id))!.match.version).toBe(version);
    expect(await newest(house, id, 'ann')).toMatchObject({ how: null, events: [{ type: 'search' }] });
  });

  it('can be changed and cancelled while it is about to answer', async () => {
    const house = orderly();
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    expect((await house.service.look(id, 'ann'))!.automatic).toBe(true);
    accepted(await say(house.service, id, 'ann', 'turn', null));
    expect((await house.service.look(id, 'ann'))!.automatic).toBe(false);
    await wait(house, DAY);
    expect(await awaited(house, id)).toEqual([0]);
  });

  it('that is to lapse is forgotten once its seat is asked something else, but may be given during that', async () => {
    const house = orderly();
    const id = await hiding(house.service);
    const hush = async () => accepted(await house.service.orders(id, 'ann')).find(({ order }) => order === 'hush')!.policy;
    accepted(await say(house.service, id, 'ann', 'hush', 'rest'));
    expect(await hush()).toBe('rest');
    accepted(await act(house.service, id, 'bob', 'cell:1'));
    expect(await hush()).toBeNull();
    accepted(await say(house.service, id, 'ann', 'hush', 'rest'));
    accepted(await act(house.service, id, 'ann', 'cell:1'));
    await wait(house, 5_000);
    expect(await awaited(house, id)).toEqual([1]);
    expect(await hush()).toBe('rest');
  });

  it('keeps its moment while others answer the same question', async () => {
    const house = orderly();
    const id = await hiding(house.service, 'none', ['ann', 'bob', 'cem']);
    accepted(await say(house.service, id, 'bob', 'hide', 'two'));
    house.clock.pass(3_000);
    accepted(await act(house.service, id, 'ann', 'cell:1'));
    await wait(house, 2_000);
    expect(await awaited(house, id)).toEqual([2]);
    expect(viewOf(await house.service.look(id, 'bob')).hidden).toEqual([null, 0, null]);
    expect((await house.service.look(id, 'bob'))!.sealed).toEqual([{ id: 'toy.cell:2' }]);
  });

  it('answers again and again, the clock of the seat being kept as by its own answers', async () => {
    const house = orderly();
    const id = await scavenging(house, 'day');
    for (const user of ['ann', 'bob']) accepted(await say(house.service, id, user, 'turn', 'rest'));
    for (let n = 0; n < 6; n++) await wait(house, 5_000);
    const log = await house.service.log(id, 'ann', 6);
    expect(log.map(({ seat, events }) => [seat, events[0]!.type])).toEqual([0, 1, 0, 1, 0, 1].map((seat) => [seat, 'rest']));
    expect((await house.store.load(id))!.clocks.map(({ missed }) => missed)).toEqual([0, 0]);
    const exported = (await exportMatch(house.store, id))!;
    expect(replayMatch({ toy }, exported)).toMatchObject({ differs: null, otherRules: null });
    expect(exported.entries.map(({ kind }) => kind)).not.toContain('order');
  });
});

describe('without a word of its owner', () => {
  it.each([
    ['slow', [0]],
    ['day', [0]],
    ['evening', [0, 1]],
    ['blitz', [0, 1]],
    ['none', [0, 1]],
  ])('the policy for slow matches holds at slow paces only: %s', async (pace, left) => {
    const house = orderly();
    const id = await hiding(house.service, pace);
    await wait(house, 8_000);
    expect(await awaited(house, id)).toEqual(left);
    expect((await house.service.lookAtTable(id))!.sight!.step).toBe(left.length === 1 ? 'scavenge' : 'hide');
  });

  it('the policy for slow matches can be overruled', async () => {
    const house = orderly();
    const id = await hiding(house.service, 'slow');
    accepted(await say(house.service, id, 'ann', 'hide', 'ask'));
    await wait(house, 8_000);
    expect((await house.service.lookAtTable(id))!.sight).toMatchObject({ step: 'hide', awaited: [0] });
  });
});

describe('what is kept of an order', () => {
  it('cannot be counted: versions, logs, exports and proposals are as without any', async () => {
    const seen = async (orders: number) => {
      const { service, store } = orderly();
      const id = await scavenging({ service });
      for (let n = 0; n < orders; n++) accepted(await say(service, id, 'bob', 'turn', n % 2 ? null : 'ask'));
      const { match } = accepted(await service.propose({ match: id, user: 'ann', interaction: click(), wish: 'pause' }));
      const log = (await service.log(id, 'ann', 60)).map(({ version }) => version);
      return [match.version, match.proposal!.id, log, (await exportMatch(store, id))!.entries.map(({ version }) => version)];
    };
    expect(await seen(3)).toEqual(await seen(0));
  });

  it('is not lost to what another program changes, nor does it lose that', async () => {
    const one = orderly();
    const id = await scavenging(one);
    const two = orderly({ file: one.file, again: true, clock: one.clock });
    const saved = (await one.store.load(id))!;
    accepted(await say(two.service, id, 'bob', 'turn', 'rest'));
    expect(
      await one.store.commit({ match: { ...saved, revision: saved.revision + 1 }, holders: null, entry: null, notices: [], later: [] }),
    ).toBe('conflict');
    await one.store.putOff(saved, new Date(1));
    expect(await one.store.load(id)).toMatchObject({ version: saved.version, nextDue: null, orders: [{ seat: 1, policy: 'rest' }] });
    await Promise.all([act(one.service, id, 'ann', 'search'), say(two.service, id, 'ann', 'turn', 'ask')]);
    expect(await one.store.load(id)).toMatchObject({ version: saved.version + 1, orders: [{ seat: 1 }, { seat: 0, policy: 'ask' }] });
  });

  it('is not told to whoever has the seat afterwards', async () => {
    const { service, clock } = orderly();
    const id = await hiding(service);
    for (const user of ['ann', 'bob']) accepted(await act(service, id, user, 'cell:1'));
    accepted(await say(service, id, 'bob', 'turn', 'rest'));
    accepted(await act(service, id, 'ann', 'search'));
    await wait({ service, clock }, 8_000);
    expect((await service.log(id, 'bob', 1))[0]!.how).toBe('order');
    accepted(await service.leave({ match: id, user: 'bob', interaction: click() }));
    accepted(await service.offer({ match: id, user: 'ann', seat: 1, interaction: click() }));
    accepted(await service.take({ match: id, user: 'eve', seat: 1, interaction: click() }));
    const look = (await service.look(id, 'eve'))!;
    const told = [...(await service.log(id, 'eve', 50)), ...look.lately, ...look.since, ...(await service.recap(id, 'eve'))!.entries];
    expect(told.filter(({ how }) => how === 'order')).toEqual([]);
  });

  it('is private: no other sees it, nor that it answered', async () => {
    const house = orderly();
    const id = await scavenging(house);
    const before = (await house.service.lookAtTable(id))!;
    for (const policy of ['fly', 'rest']) accepted(await say(house.service, id, 'ann', 'turn', policy));
    expect((await house.service.lookAtTable(id))!).toEqual(before);
    expect((await house.service.log(id, 'ann', 50)).map(({ kind }) => kind)).toEqual(['start', 'answer', 'answer']);
    await wait(house, 5_000);
    expect((await newest(house, id, 'ann'))!.how).toBe('order');
    expect((await newest(house, id, 'bob'))!.how).toBeNull();
    expect((await house.service.lookAtTable(id))!.lately.at(-1)!.how).toBeNull();
    expect(JSON.stringify((await exportMatch(house.store, id))!)).not.toMatch(/"(order|turn)"/);
  });

  it('survives a stop of the program, and what was due meanwhile is made up for', async () => {
    const file = tempFile();
    const clock = movedClock();
    const before = orderly({ file, clock });
    const id = await scavenging(before);
    accepted(await say(before.service, id, 'ann', 'turn', 'rest'));
    before.store.close();
    clock.pass(DAY);
    const house = orderly({ file, clock });
    await house.service.passDue();
    expect(await awaited(house, id)).toEqual([1]);
    expect(accepted(await house.service.orders(id, 'ann'))).toContainEqual({ order: 'turn', policy: 'rest', own: true });
  });

  it('goes when the seat changes hands, and stays when its owner is only asleep', async () => {
    const house = orderly();
    const id = await scavenging(house, 'day', ['ann', 'bob', 'cem']);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    accepted(await say(house.service, id, 'cem', 'turn', 'rest'));
    accepted(await house.service.leave({ match: id, user: 'bob', interaction: click() }));
    expect((await house.store.load(id))!.orders).toEqual([{ seat: 2, order: 'turn', policy: 'rest' }]);
    accepted(await house.service.offer({ match: id, user: 'ann', seat: 1, interaction: click() }));
    accepted(await house.service.take({ match: id, user: 'dee', seat: 1, interaction: click() }));
    const { orders } = (await house.store.load(id))!;
    expect(orders.map(({ seat }) => seat)).toEqual([2]);
  });

  it('is nothing after the end', async () => {
    const house = orderly();
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    accepted(await house.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
    expect(await house.store.load(id)).toMatchObject({ orders: [], automatic: [], nextDue: null });
  });

  it('is listed for each case, with what the pace lays down', async () => {
    const house = orderly();
    const id = await scavenging(house, 'slow');
    accepted(await say(house.service, id, 'ann', 'turn', 'either'));
    expect(await house.service.orders(id, 'ann')).toEqual([
      { order: 'hush', policy: null, own: false },
      { order: 'starving', policy: null, own: false },
      { order: 'turn', policy: 'either', own: true },
      { order: 'hide', policy: 'two', own: false },
    ]);
  });
});

describe('an order is refused', () => {
  it('by who has no seat, before the start, where there is none such, and in games without', async () => {
    const house = orderly();
    const id = await hiding(house.service);
    expect(refusalOf(await say(house.service, id, 'zoe', 'turn', 'rest'))).toBe('refused.not-in');
    expect(refusalOf(await house.service.orders(id, 'zoe'))).toBe('refused.not-in');
    expect(refusalOf(await say(house.service, id, 'ann', 'sleep', 'rest'))).toBe('refused.bad-order');
    expect(refusalOf(await say(house.service, id, 'ann', 'turn', 'toString'))).toBe('refused.bad-order');
    expect(refusalOf(await say(house.service, 'nomatch', 'ann', 'turn', 'rest'))).toBe('refused.no-match');
    const open = accepted(await house.service.create({ game: 'toy', host: 'ann', place, settings: {}, interaction: click() })).match;
    expect(refusalOf(await say(house.service, open.id, 'ann', 'turn', 'rest'))).toBe('refused.not-started');
    const plain = orderly({ game: { orders: [] } });
    const other = await hiding(plain.service);
    expect(refusalOf(await say(plain.service, other, 'ann', 'turn', 'rest'))).toBe('refused.no-orders');
    expect(refusalOf(await plain.service.orders(other, 'ann'))).toBe('refused.no-orders');
  });
});

describe('who is answered for', () => {
  it('is not called, nor told in /mygames that they are asked, nor when they order it themselves', async () => {
    const house = orderly();
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    await notices(house);
    accepted(await act(house.service, id, 'ann', 'rest'));
    expect(await notices(house)).toEqual([]);
    expect(await house.service.mine('bob')).toMatchObject([{ awaited: false }]);
    await wait(house, 5_000);
    expect(await notices(house)).toEqual([{ kind: 'turn', users: ['ann'] }]);
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    accepted(await say(house.service, id, 'ann', 'turn', null));
    expect(await notices(house)).toEqual([]);
    expect(await house.service.mine('ann')).toMatchObject([{ awaited: true }]);
  });

  it('is called after all when others leave the order without an answer', async () => {
    const orders = [{ ...toyOrders[2]!, fits: ({ view }: { view: { shouts: number } }) => view.shouts === 0 }];
    const house = orderly({ game: { orders } as Partial<PlayableGame> });
    const id = await scavenging(house);
    accepted(await say(house.service, id, 'bob', 'turn', 'rest'));
    accepted(await act(house.service, id, 'ann', 'rest'));
    await notices(house);
    accepted(await act(house.service, id, 'ann', 'hey'));
    expect(await notices(house)).toEqual([{ kind: 'turn', users: ['bob'] }]);
    await wait(house, DAY);
    expect(await awaited(house, id)).toEqual([1]);
  });

  it('is answered for by the order at a deadline, too, and has missed nothing', async () => {
    const house = orderly();
    const id = await scavenging(house, 'blitz');
    accepted(await say(house.service, id, 'ann', 'turn', 'rest'));
    const record = (await house.store.load(id))!;
    await wait(house, record.awaited[0]!.due!.getTime() - house.clock.now().getTime());
    expect(await newest(house, id, 'ann')).toMatchObject({ seat: 0, how: 'order', events: [{ type: 'rest' }] });
    expect((await house.store.load(id))!.clocks[0]!.missed).toBe(0);
  });
});
