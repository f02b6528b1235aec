import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { accepted, act, click, scavenging } from '../match/world.ts';
import { badGateway, house, refusedWith, textOf } from './house.ts';
import { buttonOf, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

type Table = {
  readonly r: Rig;
  readonly id: string;
  readonly clock: ReturnType<typeof movedClock>;
  readonly ann: Hand;
  readonly bob: Hand;
  readonly cem: Hand;
};

/** A running match of the toy at the slow pace in which all have hidden food: Ann is to scavenge. */
async function table(): Promise<Table> {
  const clock = movedClock();
  const r = await rig({ luck: { now: clock.now, random: () => 0.5, randomSeed: () => 'a seed' } });
  clock.pass(1);
  const [ann, bob, cem] = ['Ann', 'Bob', 'Cem'].map((name) => r.local.hand(name)) as [Hand, Hand, Hand];
  const { id, post } = await r.lobby('toy', 'Ann', 'Bob', 'Cem');
  accepted(
    await r.service.configure({ match: id, user: ann.id, interaction: click(), settings: { goal: '60' }, timing: { pace: 'slow' } }),
  );
  await r.press(ann, post, 'Start');
  for (const hand of [ann, bob, cem]) await r.move(hand, await r.tablePost(id));
  return { r, id, clock, ann, bob, cem };
}

/** Messages in the thread of the match that have this button, the newest last. */
const withButton = async ({ r, id, ann }: Table, label: string): Promise<readonly APIMessage[]> =>
  ann.sees((await r.tablePost(id)).channel_id).filter((message) => buttonOf(message, label));

const cardOf = async (at: Table): Promise<APIMessage> => (await withButton(at, 'Agree')).at(-1)!;
const now = async ({ r, id, ann }: Table, { id: message }: APIMessage): Promise<APIMessage> =>
  ann.sees((await r.tablePost(id)).channel_id).find((m) => m.id === message)!;

async function typed({ r }: Table, hand: Hand, name: string, options: { [name: string]: string | boolean } = {}): Promise<APIMessage> {
  const { message } = await hand.slash(name, options);
  await r.settled();
  return hand.sees().find((m) => m.id === message!.id)!;
}

/** The choice of this name, made by command. */
const play = (at: Table, hand: Hand, choice: string) => typed(at, hand, 'act', { choice, confirm: true });

describe('taking back by consent', () => {
  it('leaves a line in the log for whoever asked, when somebody played on instead', async () => {
    const at = await table();
    const { ann, bob } = at;
    await play(at, ann, 'Rest');
    await typed(at, ann, 'undo', { ask: true });
    await play(at, bob, 'Rest');
    const line = `The request of <@${ann.id}> to take answers back is off the table: the game went on.`;
    expect(wordsOf(await typed(at, bob, 'log'))).toContain(`<@${bob.id}>: rest\n${line}`);
    expect(wordsOf(await typed(at, ann, 'recap'))).toContain(`> ${line}`);
  });

  it('is asked for where the free undo ends, agreed to by one tap each, and then done', async () => {
    const at = await table();
    const { r, id, ann, bob, cem } = at;
    await play(at, ann, 'Search');
    const refused = await typed(at, ann, 'undo');
    expect(wordsOf(refused)).toContain('Somebody else is asked by now');
    const { message: asked } = await r.press(ann, refused, 'Ask the others');
    expect(wordsOf(asked)).toContain('The others are asked.');
    const card = await cardOf(at);
    expect(wordsOf(card)).toContain(`<@${ann.id}> asks to take back their newest answer.`);
    expect(wordsOf(card)).toContain(`> <@${ann.id}>: search`);
    expect(wordsOf(card)).toContain('what was rolled or drawn comes again');
    expect(wordsOf(card)).toContain(`Still asked: <@${bob.id}> and <@${cem.id}>.`);
    expect(card.mentions.map((user) => user.id).sort()).toEqual([bob.id, cem.id].sort());

    await r.press(bob, card, 'Agree');
    expect(wordsOf(await now(at, card))).toContain(`Agreed: <@${ann.id}> and <@${bob.id}>.`);
    expect(wordsOf(await now(at, card))).toContain(`Still asked: <@${cem.id}>.`);
    const { message: done } = await r.press(cem, card, 'Agree');
    expect(wordsOf(done)).toContain('everybody has: it is done');
    expect(wordsOf(await now(at, card))).toContain('All agreed: what was played since the newest answer of');
    expect(buttonOf(await now(at, card), 'Agree')).toBeUndefined();
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    const pings = ann
      .sees(card.channel_id)
      .filter((m) => m.mentions.some((user) => user.id === ann.id) && wordsOf(m).includes('you are asked'));
    expect(pings).toHaveLength(1);
    const log = wordsOf(await typed(at, bob, 'log'));
    for (const line of ['asked to take their newest answer back', `<@${cem.id}> agreed.`, `~~<@${ann.id}>: search~~`, 'All agreed:'])
      expect(log).toContain(line);
    expect(r.publicPosts().join()).not.toContain(SECRET);
    expect(r.violations()).toEqual([]);
  });

  it('ends with one No, by button or command, and an old card decides nothing newer', async () => {
    const at = await table();
    const { r, ann, bob, cem } = at;
    await play(at, ann, 'Search');
    expect(wordsOf(await typed(at, ann, 'undo', { ask: true }))).toContain('The others are asked.');
    const first = await cardOf(at);
    const { message: no } = await r.press(bob, first, 'No');
    expect(wordsOf(no)).toContain('nothing changes');
    expect(wordsOf(await now(at, first))).toContain('is off the table');
    expect(wordsOf(await typed(at, ann, 'undo', { ask: true }))).toContain('Somebody has just said no.');
    await play(at, bob, 'Walk');
    await typed(at, ann, 'undo', { ask: true });
    const second = await cardOf(at);
    expect(wordsOf(second)).toContain('2 answers');
    // What an old card asks for is not what the new one asks for.
    expect(buttonOf(first, 'Agree')!.custom_id).not.toBe(buttonOf(second, 'Agree')!.custom_id);
    expect(wordsOf(await typed(at, cem, 'vote', { agree: true }))).toContain('You agreed. The others are still asked.');
    expect(wordsOf(await typed(at, cem, 'vote', { agree: true }))).toContain('You have agreed already.');
    expect(wordsOf(await typed(at, r.local.hand('Dee'), 'vote', { agree: true }))).toContain('There is no match here.');
    await typed(at, bob, 'vote', { agree: false });
    expect(wordsOf(await now(at, second))).toContain('is off the table');
    expect(r.violations()).toEqual([]);
  });

  it('is overtaken by who plays on, which the card says', async () => {
    const at = await table();
    await play(at, at.ann, 'Search');
    await typed(at, at.ann, 'undo', { ask: true });
    const card = await cardOf(at);
    await play(at, at.bob, 'Rest');
    expect(wordsOf(await now(at, card))).toContain('Nothing was taken back: the game went on.');
    expect(at.r.violations()).toEqual([]);
  });

  it('lapses when its time is up, also while the bot was away', async () => {
    const at = await table();
    const { r, ann, bob, clock } = at;
    await play(at, ann, 'Search');
    await typed(at, ann, 'undo', { ask: true });
    const card = await cardOf(at);
    await r.press(bob, card, 'Agree');
    await r.stop();
    clock.pass(DAY);
    await r.start();
    await r.service.passDue();
    await r.settled();
    expect(wordsOf(await now(at, card))).toContain('not everybody agreed in time');
    expect(wordsOf(await typed(at, at.cem, 'vote', { agree: true }))).toContain('That is settled already');
    expect(r.violations()).toEqual([]);
  });

  it('goes on after a restart, and is done when whoever did not agree has gone', async () => {
    const at = await table();
    const { r, id, ann, bob } = at;
    await play(at, ann, 'Search');
    await typed(at, ann, 'undo', { ask: true });
    await r.restart();
    const card = await cardOf(at);
    await r.press(bob, card, 'Agree');
    await r.service.kick({ match: id, user: ann.id, interaction: click(), seat: 2, asModerator: false });
    await r.service.passDue();
    await r.settled();
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    expect(await withButton(at, 'Agree')).toEqual([]);
    expect(r.violations()).toEqual([]);
  });
});

describe('a pause by consent', () => {
  it('shows at the table, takes the ping away, stops the clock, and ends for all by one button', async () => {
    const at = await table();
    const { r, id, ann, bob, cem, clock } = at;
    await typed(at, bob, 'pause');
    const card = await cardOf(at);
    expect(wordsOf(card)).toContain(`<@${bob.id}> asks for a pause.`);
    await r.press(ann, card, 'Agree');
    await r.press(cem, card, 'Agree');
    expect(wordsOf(await now(at, card))).toContain('All agreed: Toy has a pause.');
    const paused = await r.tablePost(id);
    expect(wordsOf(paused)).toContain(
      `Paused, until <t:${Math.floor((clock.now().getTime() + 30 * DAY) / 1000)}:D> at most. <@${ann.id}> can answer`,
    );
    expect(wordsOf(paused)).not.toContain('Time is up');
    const calls = () => ann.sees(card.channel_id).filter((m) => wordsOf(m).includes('you are asked'));
    expect(calls()).toEqual([]);
    const posts = ann.sees(card.channel_id).length;
    for (let day = 0; day < 20; day++) {
      clock.pass(DAY);
      await r.service.passDue();
      await r.settled();
    }
    expect(ann.sees(card.channel_id)).toHaveLength(posts);
    expect((await r.service.lookAtTable(id))!.match.pause).not.toBeNull();
    await play(at, ann, 'Rest');
    expect(calls()).toEqual([]);
    const { message: done } = await r.press(cem, await r.tablePost(id), 'Go on');
    expect(wordsOf(done)).toContain('The pause is over');
    const told = ann.sees(card.channel_id).filter((m) => wordsOf(m).includes(`<@${cem.id}> ended the pause: Toy goes on.`));
    expect(told.map(({ mentions }) => mentions.map((user) => user.id))).toEqual([[ann.id]]);
    expect(calls().map(({ mentions }) => mentions.map((user) => user.id))).toEqual([[bob.id]]);
    expect(BigInt(told[0]!.id)).toBeLessThan(BigInt(calls()[0]!.id));
    expect(buttonOf(await r.tablePost(id), 'Go on')).toBeUndefined();
    expect(wordsOf(await r.tablePost(id))).toContain('Time is up');
    const standing = () => ann.sees(card.channel_id).map(wordsOf).join();
    expect(standing()).not.toContain('has a pause');
    // What called people goes with the next call.
    await play(at, bob, 'Rest');
    expect(standing()).not.toContain('ended the pause: Toy goes on.');
    expect(wordsOf(await typed(at, bob, 'resume'))).toContain('The match is not paused.');
    expect(r.violations()).toEqual([]);
  });

  it('is at hand under More, and ends by itself', async () => {
    const at = await table();
    const { r, id, ann, bob, cem, clock } = at;
    const { message: more } = await r.press(ann, await r.tablePost(id), 'More');
    await r.press(ann, more!, 'Ask for a pause');
    for (const hand of [bob, cem]) await typed(at, hand, 'vote', { agree: true });
    const { message: again } = await r.press(ann, await r.tablePost(id), 'More');
    expect(buttonOf(again, 'Go on')).toBeDefined();
    clock.pass(30 * DAY);
    await r.service.passDue();
    await r.settled();
    const posts = ann
      .sees((await r.tablePost(id)).channel_id)
      .map(wordsOf)
      .join('\n');
    expect(posts).toContain('The pause is over: Toy goes on.');
    expect(r.violations()).toEqual([]);
  });
});

describe('the card of what a table is asked', () => {
  const asked = async (clock = movedClock()) => {
    const h = house({ now: clock.now });
    const { id } = await scavenging(h.service, ['ann', 'bob', 'cem'], { goal: '60' });
    await act(h.service, id, 'ann', 'search');
    await h.announcer.wake();
    const cards = () => [...h.post.messages].filter(([, { screen }]) => textOf(screen).includes('asks for a pause'));
    const propose = () => h.service.propose({ match: id, user: 'ann', interaction: click(), wish: 'pause' });
    const vote = (user: string, agrees = true) => h.service.vote({ match: id, user, interaction: click(), proposal: null, agrees });
    return { ...h, id, clock, cards, propose, vote };
  };

  it('is put up once though Discord lost its answer, and then follows the votes', async () => {
    const h = await asked();
    await h.propose();
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    await h.announcer.wake();
    h.clock.pass(60_000);
    await h.announcer.wake();
    expect(h.cards()).toHaveLength(1);
    await h.vote('bob');
    h.post.faults = [{ call: 'edit', after: true, error: badGateway() }];
    await h.announcer.wake();
    h.clock.pass(60_000);
    await h.announcer.wake();
    expect(h.cards()).toHaveLength(1);
    expect(textOf(h.cards()[0]![1].screen)).toContain('Agreed: <@ann> and <@bob>');
  });

  it('is posted anew at the next vote when it was deleted, and left alone when it is settled', async () => {
    const h = await asked();
    await h.propose();
    await h.announcer.wake();
    const gone = { call: 'edit' as const, after: false, error: refusedWith(10008, 404) };
    h.post.messages.delete(h.cards()[0]![0]);
    await h.vote('bob');
    await h.context.projection.show(h.id);
    h.post.faults = [gone];
    await h.announcer.wake();
    expect(h.cards()).toHaveLength(1);
    expect(h.cards()[0]![1].mentions).toEqual(['cem']);
    h.post.messages.delete(h.cards()[0]![0]);
    await h.vote('cem', false);
    await h.context.projection.show(h.id);
    h.post.faults = [gone];
    await h.announcer.wake();
    expect([...h.post.messages.values()].some(({ screen }) => textOf(screen).includes('off the table'))).toBe(false);
  });

  it('makes no sound for who wants none', async () => {
    const h = await asked();
    accepted(await h.service.prefer({ user: 'bob', given: { pings: 'none' } }));
    await h.propose();
    await h.announcer.wake();
    expect(h.cards().map(([, { mentions }]) => mentions)).toEqual([['cem']]);
  });

  it('calls nobody in a pause', async () => {
    const h = await asked();
    await h.propose();
    for (const user of ['bob', 'cem']) await h.vote(user);
    accepted(await h.service.propose({ match: h.id, user: 'ann', interaction: click(), wish: 'undo' }));
    await h.announcer.wake();
    const cards = [...h.post.messages.values()].filter(({ screen }) => textOf(screen).includes('asks to take back'));
    expect(cards.map(({ mentions }) => mentions)).toEqual([[]]);
  });

  it('is not put up when all was settled before it could be', async () => {
    const h = await asked();
    await h.propose();
    await h.vote('bob', false);
    await h.announcer.wake();
    expect([...h.post.messages.values()].some(({ screen }) => /asks for a pause|off the table/.test(textOf(screen)))).toBe(false);
  });
});
