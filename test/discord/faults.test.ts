import { PermissionFlagsBits } from 'discord.js';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../commands/index.ts';
import { startBot } from '../../src/discord/bot.ts';
import type { Game } from '../../src/games/face.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { world } from '../match/world.ts';
import { buttonOf, dots, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET, toyGame } from './toys.ts';

const HIDDEN = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessagesInThreads];
const SENDING = /^POST \/channels\/\d+\/messages$/;

/** The messages of the bot that everybody sees in a channel, as words. */
const publicIn = (r: Rig, channel: string) => r.hands[3]!.sees(channel).filter((m) => m.author.id === r.local.botId);

describe('a permission that was taken away', () => {
  it('lets the table catch up as soon as it is given back', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const before = wordsOf(await r.tablePost(id));
    r.local.revoke('general', ...HIDDEN);
    for (const hand of r.hands.slice(0, 2)) {
      const { serial, key, ask } = (await r.service.look(id, hand.id))!.sight!.prompts[0]!;
      await r.service.answer({ match: id, user: hand.id, interaction: `hidden-${hand.id}`, serial, key, picks: [ask.options[0]!.id] });
    }
    await r.settled();
    expect(wordsOf(r.hands[0]!.sees(post.channel_id).find(({ id }) => id === post.id) ?? null)).toBe(before);
    r.local.restore('general', ...HIDDEN);
    await r.settled();
    await r.hands[0]!.waitFor(() => wordsOf(r.hands[0]!.sees(post.channel_id).find(({ id }) => id === post.id) ?? null) !== before);
    expect(wordsOf(await r.tablePost(id))).toContain(`Waiting for <@${r.hands[0]!.id}>`);
  });
});

describe('a restart', () => {
  it('in the middle of a match changes nothing: old panels and old posts go on working', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    const panel = await r.panel(ann!, post);
    await r.restart();
    const asked = await r.press(ann!, panel, `${SECRET} one`);
    await r.restart();
    await r.press(ann!, asked.message!, 'Confirm');
    await r.move(bob!, post);
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    expect(publicIn(r, post.channel_id).filter((m) => buttonOf(m, 'More'))).toHaveLength(1);
  });

  it('makes up for what was committed but not shown', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    await r.bot.stop();
    const ann = r.hands[0]!;
    for (const hand of r.hands.slice(0, 2)) {
      const { serial, key, ask } = (await r.service.look(id, hand.id))!.sight!.prompts[0]!;
      await r.service.answer({ match: id, user: hand.id, interaction: `late-${hand.id}`, serial, key, picks: [ask.options[0]!.id] });
    }
    r.store.close();
    await r.start();
    await r.settled();
    expect(wordsOf(await r.tablePost(id))).toContain(`Waiting for <@${ann.id}>`);
    const pings = publicIn(r, post.channel_id).filter((m) => m.mentions.length > 0);
    expect(pings.map((m) => m.mentions.map((user) => user.id))).toEqual([[ann.id]]);
  });

  it('posts again what was deleted meanwhile', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    await r.bot.stop();
    r.local.deleteMessage(post.id);
    r.store.close();
    await r.start();
    await r.move(r.hands[0]!, publicIn(r, post.channel_id).find((m) => buttonOf(m, 'Act'))!);
    await r.move(r.hands[1]!, publicIn(r, post.channel_id).find((m) => buttonOf(m, 'Act'))!);
    const table = await r.tablePost(id);
    expect(table.id).not.toBe(post.id);
    expect(wordsOf(table)).toContain('Waiting for');
  });
});

describe('what moderators delete', () => {
  it('is posted again: a lobby post, a table post, a thread', async () => {
    const r = await rig();
    const { post: lobby, id } = await r.lobby('toy', 'Ann', 'Bob');
    r.local.deleteMessage(lobby);
    await r.local.nextCall(({ path, method, status }) => SENDING.test(`${method} ${path}`) && status === 200);
    await r.settled();
    const again = publicIn(r, 'general').find((m) => buttonOf(m, 'Join'))!;
    await r.press(r.hands[0]!, again, 'Start');

    const table = await r.tablePost(id);
    r.local.deleteMessage(table);
    await r.local.nextCall(({ path, method, status }) => SENDING.test(`${method} ${path}`) && status === 200);
    await r.settled();
    expect((await r.tablePost(id)).id).not.toBe(table.id);

    r.local.deleteChannel(table.channel_id);
    await r.local.nextCall(({ path, method, status }) => SENDING.test(`${method} ${path}`) && status === 200);
    await r.settled();
    const moved = await r.tablePost(id);
    expect(moved.id).not.toBe(table.id);
    expect(r.local.channels.map(({ id }) => id)).toContain(moved.channel_id);
    await r.move(r.hands[0]!, moved);
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
  });
});

describe('faults of Discord', () => {
  it('that hide a success do not double a lobby, a table or a notice', async () => {
    const r = await rig();
    r.local.injectFault({ call: SENDING, status: 502, when: 'after', times: 1 });
    const [ann, bob] = r.hands;
    await ann!.slash('newgame', { game: 'toy' });
    await r.settled();
    const posts = () => publicIn(r, 'general').filter((m) => buttonOf(m, 'Join'));
    expect(posts()).toHaveLength(1);
    await r.press(bob!, posts()[0]!, 'Join');

    r.local.injectFault({ call: SENDING, status: 502, when: 'after', times: 2 });
    // In doubt the bot reads the channel back: at once for the table, some seconds later for the notice.
    const readsBack = ({ method, path }: { method: string; path: string }) => method === 'GET' && path.endsWith('/messages');
    const first = r.local.nextCall(readsBack);
    await ann!.click(posts()[0]!, 'Start');
    await first;
    await r.local.nextCall(readsBack, 8_000);
    await r.settled();
    const [mine] = await r.service.mine(ann!.id);
    const { channel } = (await r.store.surfaces.get(mine!.match.id, 'table'))!;
    expect(publicIn(r, channel).filter((m) => buttonOf(m, 'More'))).toHaveLength(1);
    expect(publicIn(r, channel).filter((m) => wordsOf(m).includes('luck of this match is sealed'))).toHaveLength(1);
    expect(r.violations()).toEqual([]);
  });

  it('such as a lost gateway connection are got over, and nothing is done twice', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const panel = await r.panel(ann!, post);
    r.local.dropGateway();
    await r.press(ann!, panel, 'Walk');
    expect((await r.service.lookAtTable(id))!.sight!.view).toMatchObject({ walked: [1, 0] });
  });
});

describe('faults of our own', () => {
  const broken: Game = {
    ...toyGame,
    face: {
      ...toyGame.face,
      hand: () => {
        throw new Error('a fault in a face');
      },
    },
  };

  it('are told as one sentence with a code, to whoever met them alone, and break nothing else', async () => {
    const r = await rig({ games: [broken] });
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    await ann.click(post, 'Hand');
    await r.settled();
    const sorry = ann.sees(post.channel_id).find((m) => wordsOf(m).includes('went wrong'))!;
    expect(wordsOf(sorry)).toMatch(/the code \*\*[0-9a-f]{6}\*\*/);
    expect(wordsOf(sorry)).not.toContain('fault in a face');
    expect(r.hands[1]!.sees(post.channel_id).map(wordsOf).join()).not.toContain('went wrong');
    expect(wordsOf(await r.panel(ann, post))).toContain('Hide your food.');
  });

  it('in a picture leave the words, and the match goes on', async () => {
    const r = await rig({ painter: { ...dots, paint: () => Promise.reject(new Error('no paint')) } });
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    expect(wordsOf(post)).toContain('It is the turn of');
    const panel = await r.panel(r.hands[0]!, post);
    expect(wordsOf(panel)).toContain('Hide your food.');
    const confirm = await r.press(r.hands[0]!, panel, `${SECRET} one`);
    expect(wordsOf(confirm.message)).toMatch(/It is the turn of.*You are about to choose/s);
    await r.move(r.hands[0]!, post);
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
  });

  it('in a part of a board shown in large leave the board in words', async () => {
    const r = await rig({ painter: { ...dots, paint: () => Promise.reject(new Error('no paint')) } });
    const { post } = await r.table('road-to-the-bunker', 'Ann', 'Bob');
    const more = await r.press(r.hands[0]!, post, 'More');
    const large = await r.press(r.hands[0]!, more.message!, 'Bob’s zone');
    expect(wordsOf(large.message)).toContain('The board in words');
    expect(wordsOf(large.message)).toContain('4 tiles in hand');
  });
});

it('a bot whose commands cannot be registered goes offline again', async () => {
  const local = await startLocalDiscord();
  onTestFinished(() => local.stop());
  const { service, store } = world();
  const read = () => {
    throw new Error('no note');
  };
  const log = pino({ level: 'silent' });
  const parts = {
    service,
    outbox: store.outbox,
    surfaces: store.surfaces,
    games: [toyGame],
    painter: dots,
    health: store.health,
    log,
    commands,
  };
  await expect(startBot({ ...parts, token: local.token, rest: local.rest, deployed: { read, write() {} } })).rejects.toThrow('no note');
  let online = true;
  do ({ online } = (await (await fetch(`${local.url}/page/world`)).json()) as { online: boolean });
  while (online);
  expect(online).toBe(false);
});

describe('acknowledgement', () => {
  it('comes before any painting, so that slow pictures cost nobody their click', async () => {
    const acknowledged: number[] = [];
    const callbacks = () => r.local.calls.filter(({ path }) => path.endsWith('/callback')).length;
    const painter = {
      ...dots,
      paint: async (...args: Parameters<typeof dots.paint>) => {
        acknowledged.push(callbacks());
        return dots.paint(...args);
      },
    };
    const r: Rig = await rig({ painter });
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const before = callbacks();
    acknowledged.length = 0;
    await r.panel(r.hands[0]!, post);
    expect(acknowledged).toEqual([before + 1]);
  });
});
