import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { movedClock } from '../match/moved-clock.ts';
import { toyOrderWords } from '../match/orders-world.ts';
import { buttonOf, pieces, type Rig, rig, selectOf, wordsOf } from './rig.ts';
import { bazaar, orderly, SECRET } from './toys.ts';

type House = { house: Rig; clock: ReturnType<typeof movedClock>; id: string; ann: Hand; bob: Hand };

/** Everybody has hidden food, and it is Ann's turn. */
async function scavenging(): Promise<House> {
  const clock = movedClock();
  const house = await rig({ games: [orderly, bazaar], luck: { now: clock.now, random: () => 0.5 } });
  const { id } = await house.table('toy', 'Ann', 'Bob');
  const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
  for (const hand of [ann, bob]) await house.move(hand, await house.tablePost(id));
  return { house, clock, id, ann, bob };
}

async function wait({ house, clock }: House, ms: number): Promise<void> {
  clock.pass(ms);
  await house.service.passDue();
  await house.settled();
}

const now = (hand: Hand, message: { id: string } | null) => hand.sees().find(({ id }) => id === message!.id)!;
const awaited = async ({ house, id }: House) => (await house.service.lookAtTable(id))!.sight!.awaited;

describe('standing orders by buttons', () => {
  it('lists what holds always before what is for a special throw, in words short enough for a phone', async () => {
    const house = await rig();
    const { id, post } = await house.table('bunker-poker', 'Ann', 'Bob');
    for (const hand of house.hands.slice(0, 2)) await house.move(hand, post);
    const [ann] = house.hands;
    const panel = (await ann!.slash('orders', { match: id })).message!;
    const labels = selectOf(panel)!.options!.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Until my turn', 'At any other throw', 'When 1 and 2 are thrown']);
    expect(labels).toHaveLength(17);
    const [first] = pieces(panel).flatMap(({ label, custom_id }) => (custom_id?.startsWith('d:') ? [label!] : []));
    expect(first).toBe('Until my turn: Keep the dice');
  });

  it('are listed, set and cancelled in private, and answer what they are for', async () => {
    const at = await scavenging();
    const { house, id, ann } = at;
    const panel = await house.panel(ann, await house.tablePost(id));
    const { message: empty } = await house.press(ann, panel, 'Orders');
    expect(wordsOf(empty)).toContain('You have ordered nothing, so you are asked every time.');
    const [until, far, turn, hiding] = Object.values(toyOrderWords);
    expect(selectOf(empty)!.options!.map(({ label }) => label)).toEqual([until, turn, hiding, far]);
    const { message: opened } = await house.press(ann, empty!, selectOf(empty)!.custom_id!, ['2']);
    expect(wordsOf(opened)).toContain('**In your turn**: what shall be answered for you?');
    expect(buttonOf(opened, 'No order')!.disabled).toBe(true);
    const { message: set } = await house.press(
      ann,
      opened!,
      pieces(opened).find(({ custom_id }) => custom_id === `d:${id}:2:1`)!.custom_id!,
    );
    expect(wordsOf(set)).toContain('Noted. In your turn: **Rest**.');
    expect(wordsOf(set)).toContain('- In your turn: **Rest**');
    expect(wordsOf((await house.press(ann, set!, 'Back')).message)).toContain(
      'This is answered for you in a moment; you may still choose first.',
    );
    await wait(at, 5_000);
    expect(await awaited(at)).toEqual([1]);
    const again = (await ann.slash('orders', { match: id })).message;
    await house.settled();
    const { message: reopened } = await house.press(ann, now(ann, again), selectOf(now(ann, again))!.custom_id!, ['2']);
    const { message: cancelled } = await house.press(ann, reopened!, 'No order');
    expect(wordsOf(cancelled)).toContain('Cancelled. In your turn: you have ordered nothing.');
    expect((await house.store.load(id))!.orders).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('that last for a while take one press', async () => {
    const at = await scavenging();
    const { house, id, ann } = at;
    const { message } = await house.press(ann, await house.panel(ann, await house.tablePost(id)), 'Orders');
    const { message: set } = await house.press(ann, message!, 'Until you are asked something else: Rest');
    expect(wordsOf(set)).toContain('- Until you are asked something else: **Rest**');
    await wait(at, 5_000);
    expect(await awaited(at)).toEqual([1]);
    expect(house.violations()).toEqual([]);
  });

  it('are offered to players who are asked what can be ordered, or nothing', async () => {
    const { house, id, ann, bob } = await scavenging();
    for (const hand of [ann, bob]) expect(buttonOf(await house.panel(hand, await house.tablePost(id)), 'Orders')).toBeDefined();
    expect(buttonOf(await house.panel(house.local.hand('Dee'), await house.tablePost(id)), 'Orders')).toBeUndefined();
    const { id: plain, post } = await house.table('bazaar', 'Bob');
    expect(buttonOf(await house.panel(bob, post), 'Orders')).toBeUndefined();
    const { message } = await bob.slash('orders', { match: plain });
    await house.settled();
    expect(wordsOf(now(bob, message))).toContain('Nothing can be answered ahead in this game.');
    expect(house.violations()).toEqual([]);
  });
});

describe('standing orders by commands alone', () => {
  it('are suggested, set, changed and cancelled', async () => {
    const { house, id, bob } = await scavenging();
    const names = async (focus: string, values: { [name: string]: string }) =>
      (await bob.suggest('orders', focus, { match: id, ...values })).map(({ name, value }) => [name, value]);
    expect(await names('case', { case: 'turn' })).toEqual([['In your turn', 'turn']]);
    expect(await names('policy', { case: 'turn', policy: '' })).toEqual([
      ['Ask me', 'ask'],
      ['Rest', 'rest'],
      ['Rest', 'fly'],
      ['Rest', 'either'],
      ['No order', 'none'],
    ]);
    expect(await names('policy', { case: 'sleep', policy: '' })).toEqual([]);
    const said = async (values: { [name: string]: string }) => {
      const { message } = await bob.slash('orders', { match: id, ...values });
      await house.settled();
      return wordsOf(now(bob, message));
    };
    expect(await said({ case: 'turn', policy: 'rest' })).toContain('Noted. In your turn: **Rest**.');
    expect(await said({ case: 'In your turn', policy: 'ask me' })).toContain('- In your turn: **Ask me**');
    expect(await said({ case: 'far' })).toContain('**When you have walked far**: what shall be answered for you?');
    expect(await said({ case: 'sleep', policy: 'rest' })).toContain('That is nothing that can be ordered here, or several things.');
    expect(await said({ case: 'turn', policy: 'sleep' })).toContain('That is nothing that can be ordered here, or several things.');
    expect(await said({ policy: 'rest' })).toContain('That is nothing that can be ordered here, or several things.');
    expect((await house.store.load(id))!.orders).toEqual([{ seat: 1, order: 'turn', policy: 'ask' }]);
    expect(await said({ case: 'turn', policy: 'none' })).toContain('Cancelled. In your turn');
    expect((await house.store.load(id))!.orders).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('are not for somebody without a seat', async () => {
    const { house, id } = await scavenging();
    const dee = house.local.hand('Dee');
    const { message } = await dee.slash('orders', { match: id, case: 'turn', policy: 'rest' });
    await house.settled();
    expect(wordsOf(now(dee, message))).toContain('You have no seat in this match');
    expect((await house.store.load(id))!.orders).toEqual([]);
  });
});

describe('setting a standing order', () => {
  it('touches nothing that others see: no post, no panel', async () => {
    const { house, id, ann, bob } = await scavenging();
    const panel = await house.panel(ann, await house.tablePost(id));
    const own = await house.panel(bob, await house.tablePost(id));
    const [shown, calls] = [house.publicPosts().length, house.local.calls.length];
    expect(await house.service.order({ match: id, user: bob.id, interaction: 'm', order: 'turn', policy: 'ask' })).not.toHaveProperty(
      'refused',
    );
    await house.settled();
    expect(house.publicPosts()).toHaveLength(shown);
    expect(house.local.calls.slice(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect([now(ann, panel).edited_timestamp, now(bob, own).edited_timestamp]).toEqual([panel.edited_timestamp, own.edited_timestamp]);
  });
});

describe('what a standing order answers', () => {
  it('pings nobody for it, and is told as an order to its owner alone', async () => {
    const at = await scavenging();
    const { house, id, ann, bob } = at;
    await bob.slash('orders', { match: id, case: 'turn', policy: 'rest' });
    await house.settled();
    const pings = () => house.publicPosts().filter((post) => post.includes(`<@${bob.id}>: you are asked`)).length;
    const before = pings();
    await house.move(ann, await house.tablePost(id), 2);
    expect(await awaited(at)).toEqual([1]);
    await wait(at, 5_000);
    expect(await awaited(at)).toEqual([0]);
    expect(pings()).toBe(before);
    const log = async (hand: Hand) => {
      const { message } = await hand.slash('log', { match: id });
      await house.settled();
      return wordsOf(now(hand, message));
    };
    expect(await log(bob)).toContain('Your standing order answered for you');
    expect(await log(ann)).not.toContain('order');
    expect(house.publicPosts().join()).not.toMatch(/standing order|In your turn/);
    expect(house.publicPosts().join()).not.toContain(SECRET);
  });

  it('is made up for when the bot was down', async () => {
    const at = await scavenging();
    const { house, id, ann } = at;
    await ann.slash('orders', { match: id, case: 'turn', policy: 'rest' });
    await house.restart();
    await wait(at, 5_000);
    expect(await awaited(at)).toEqual([1]);
    expect(wordsOf(await house.tablePost(id))).toContain(`Waiting for <@${house.local.hand('Bob').id}>`);
  });
});

describe('Bunker Poker at a slow pace', () => {
  it('asks nobody about swaps who has not said so, and answers as their guard', async () => {
    const clock = movedClock();
    const house = await rig({ luck: { now: clock.now, random: () => 0.5, randomSeed: () => 'a seed' } });
    const { id, post } = await house.lobby('bunker-poker', 'Ann', 'Bob');
    const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
    const { message: settings } = await house.press(ann, post, 'Settings');
    for (let page = settings, fuse = 0; ; fuse++) {
      const pace = pieces(page).find(({ options }) => options?.some(({ value }) => value === 'slow'));
      if (pace) {
        await house.press(ann, page!, pace.custom_id!, ['slow']);
        break;
      }
      if (fuse > 3) throw new Error('no page has the pace');
      page = (await house.press(ann, page!, pieces(page).find(({ label }) => label?.startsWith('Page'))!.custom_id!)).message;
    }
    await house.press(ann, ann.sees('general').find((m) => m.id === post.id)!, 'Start');
    await bob.slash('orders', { match: id, case: 'swap', policy: 'ask' });
    await house.settled();
    const windows = { ann: 0, bob: 0 };
    for (let fuse = 0; fuse < 80 && (windows.ann === 0 || windows.bob === 0); fuse++) {
      const { sight } = (await house.service.lookAtTable(id))!;
      if (sight!.outcome) break;
      if (sight!.step === 'swapping-dice') {
        const asked = sight!.awaited[0]!;
        await wait({ house, clock, id, ann, bob }, 8_000);
        const { sight: after } = (await house.service.lookAtTable(id))!;
        expect(after!.step === 'swapping-dice').toBe(asked === 1);
        windows[asked === 0 ? 'ann' : 'bob'] += 1;
        if (asked === 0) continue;
      }
      const [hand] = await house.awaited(id);
      await house.move(hand!, await house.tablePost(id));
    }
    expect(windows).toEqual({ ann: expect.toSatisfy((n: number) => n > 0), bob: expect.toSatisfy((n: number) => n > 0) });
    const pinged = (hand: Hand) => house.publicPosts().filter((words) => words.includes(`<@${hand.id}>: you are asked`)).length;
    expect(pinged(bob)).toBeGreaterThan(0);
    expect(house.violations()).toEqual([]);
  });
});
