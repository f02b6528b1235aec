import { Events, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { accepted, click } from '../match/world.ts';
import { buttonOf, type Rig, rig, wordsOf } from './rig.ts';

const MOVE = 'Move the table here';

const publicIn = (r: Rig, channel: string) => r.hands[3]!.sees(channel).filter((m) => m.author.id === r.local.botId);
const pingsIn = (r: Rig, channel: string) =>
  publicIn(r, channel)
    .filter((m) => m.mentions.length > 0)
    .map((m) => m.mentions.map(({ id }) => id));
const ping = (r: Rig, of: Hand, channel: string) =>
  r.hands[3]!.waitFor((m) => m.channel_id === channel && m.mentions.some(({ id }) => id === of.id));
const heard = (r: Rig, event: string) => new Promise((resolve) => r.bot.client.once(event, resolve));
/** Hands the turn on without anybody pressing anything. */
const rest = async (r: Rig, match: string, hand: Hand) => {
  const { serial, key } = (await r.service.look(match, hand.id))!.sight!.prompts[0]!;
  await r.service.answer({ match, user: hand.id, interaction: `rest-${hand.id}`, serial, key, picks: ['rest'] });
  await r.settled();
};
/** Two people have hidden their food, so that the next answer hands the turn on. */
const hidden = async (r: Rig) => {
  const made = await r.table('toy', 'Ann', 'Bob');
  for (const hand of r.hands.slice(0, 2)) await r.move(hand, made.post);
  return made;
};
const deleteChannel = async (r: Rig, where: string) => {
  const gone = heard(r, Events.ChannelDelete);
  r.local.deleteChannel(where);
  await gone;
  await r.settled();
};

describe('a match whose channel was deleted with its thread', () => {
  it('survives, says so in /mygames, and goes on where a player moves its table to, waiting notices included', async () => {
    const r = await rig();
    const { id, post, lobby } = await hidden(r);
    const [ann, bob, cem] = r.hands;
    await deleteChannel(r, lobby.channel_id);
    await rest(r, id, ann!);

    const list = wordsOf((await bob!.slash('mygames', {}, 'games')).message);
    expect(list).toContain('Its channel is gone');
    expect(list).not.toContain(post.channel_id);
    expect(buttonOf((await cem!.slash('board', { match: id }, 'games')).message, MOVE)).toBeUndefined();

    const { message } = await bob!.slash('board', { match: id }, 'games');
    expect(wordsOf(message)).toContain('The channel of this match is gone');
    const moved = await r.press(bob!, message!, MOVE);
    const games = r.local.channel('games').id;
    expect(wordsOf(moved.message)).toContain(`<#${games}>`);
    const table = await r.tablePost(id);
    expect(table.channel_id).toBe(games);
    expect(wordsOf(table)).toContain(`Waiting for <@${bob!.id}>`);
    await ping(r, bob!, games);
    expect(pingsIn(r, 'games')).toEqual([[bob!.id]]);
    expect(wordsOf((await bob!.slash('mygames', {}, 'games')).message)).toContain(`<#${games}>`);
    await r.move(bob!, table, 1);
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    expect(r.violations()).toEqual([]);
  });

  it('calls whoever was called already, once, and puts up anew what the table is asked', async () => {
    const r = await rig();
    const { id, lobby } = await hidden(r);
    const [ann, bob] = r.hands;
    await rest(r, id, ann!);
    await ping(r, bob!, (await r.tablePost(id)).channel_id);
    accepted(await r.service.propose({ match: id, user: ann!.id, interaction: click(), wish: 'pause' }));
    await r.settled();
    await deleteChannel(r, lobby.channel_id);
    const { message } = await bob!.slash('board', { match: id }, 'games');
    await r.press(bob!, message!, MOVE);
    await r.settled();
    const games = r.local.channel('games').id;
    await r.hands[3]!.waitFor((m) => m.channel_id === games && wordsOf(m).includes('you are asked'));
    const posts = publicIn(r, 'games').map(wordsOf);
    expect(posts.filter((text) => text.includes('asks for a pause'))).toHaveLength(1);
    expect(posts.filter((text) => text.includes('you are asked'))).toHaveLength(1);
    await r.press(bob!, publicIn(r, 'games').find((m) => buttonOf(m, 'Agree'))!, 'Agree');
    expect((await r.service.lookAtTable(id))!.match.pause).not.toBeNull();
    expect(r.violations()).toEqual([]);
  });

  it('is found out at the next start when nobody was looking', async () => {
    const r = await rig();
    const { id, post } = await hidden(r);
    await r.bot.stop();
    r.local.deleteChannel(post.channel_id);
    r.store.close();
    await r.start();
    await r.settled();
    const table = await r.tablePost(id);
    expect(table.id).not.toBe(post.id);
    await r.move(r.hands[0]!, table);
  });

  it('is a lobby still, where others join after the move', async () => {
    const r = await rig();
    const { id, post } = await r.lobby('toy', 'Ann');
    await deleteChannel(r, post.channel_id);
    const { message } = await r.hands[0]!.slash('board', { match: id }, 'games');
    await r.press(r.hands[0]!, message!, MOVE);
    const [lobby] = publicIn(r, 'games').filter((m) => buttonOf(m, 'Join'));
    await r.press(r.hands[1]!, lobby!, 'Join');
    await r.press(r.hands[0]!, publicIn(r, 'games').find((m) => buttonOf(m, 'Start'))!, 'Start');
    expect((await r.service.lookAtTable(id))!.match).toMatchObject({ status: 'running', holders: [{}, {}] });
    expect((await r.tablePost(id)).channel_id).not.toBe(post.channel_id);
  });
});

describe('moving a table', () => {
  it('is possible when the bot may never post in its channel again', async () => {
    const r = await rig();
    const { id } = await hidden(r);
    r.local.revoke('general', PermissionFlagsBits.ViewChannel);
    const [ann] = r.hands;
    const { message } = await ann!.slash('board', { match: id }, 'games');
    await r.press(ann!, message!, MOVE);
    expect((await r.tablePost(id)).channel_id).toBe(r.local.channel('games').id);
  });

  it('is refused where the bot may not post, with what it needs', async () => {
    const r = await rig();
    const { id, lobby } = await hidden(r);
    await deleteChannel(r, lobby.channel_id);
    const [ann] = r.hands;
    const { message } = await ann!.slash('board', { match: id }, 'announcements');
    const { message: refused } = await r.press(ann!, message!, MOVE);
    expect(wordsOf(refused)).toContain('Send Messages');
    expect((await r.service.lookAtTable(id))!.match.place.channel).not.toBe(r.local.channel('announcements').id);
  });

  it('is not offered while the table has its place, and an old button leaves it there', async () => {
    const r = await rig();
    const { id, lobby } = await hidden(r);
    const [ann, bob] = r.hands;
    expect(buttonOf((await ann!.slash('board', { match: id }, 'games')).message, MOVE)).toBeUndefined();
    await deleteChannel(r, lobby.channel_id);
    const offers = [await ann!.slash('board', { match: id }, 'games'), await bob!.slash('board', { match: id }, 'announcements')];
    await r.press(ann!, offers[0]!.message!, MOVE);
    expect(wordsOf((await r.press(bob!, offers[1]!.message!, MOVE)).message)).toContain('so it stays');
    expect((await r.tablePost(id)).channel_id).toBe(r.local.channel('games').id);
  });
});

describe('a thread that a moderator locked', () => {
  it('sends its table back to the channel it was opened in, and the pings with it', async () => {
    const r = await rig();
    const { id, post, lobby } = await hidden(r);
    const [ann, bob] = r.hands;
    r.local.lockThread(post.channel_id);
    await rest(r, id, ann!);
    const table = await r.tablePost(id);
    expect(table.channel_id).toBe(lobby.channel_id);
    await ping(r, bob!, lobby.channel_id);
    expect(pingsIn(r, 'general')).toEqual([[bob!.id]]);
    await r.restart();
    await r.settled();
    expect((await r.tablePost(id)).id).toBe(table.id);
    expect(r.local.channel(post.channel_id)).toMatchObject({ thread_metadata: { archived: true, locked: true } });
  });

  it('in which the match was opened keeps it waiting until it is unlocked', async () => {
    const r = await rig();
    const [ann, bob] = r.hands;
    const games = (await r.bot.client.channels.fetch(r.local.channel('games').id)) as TextChannel;
    const { id: thread } = await games.threads.create({ name: 'Corner' });
    await ann!.slash('newgame', { game: 'toy' }, thread);
    const { id } = (await r.service.mine(ann!.id))[0]!.match;
    await r.press(bob!, publicIn(r, thread).find((m) => buttonOf(m, 'Join'))!, 'Join');
    await r.press(ann!, publicIn(r, thread).find((m) => buttonOf(m, 'Start'))!, 'Start');
    for (const hand of [ann!, bob!]) await r.move(hand, await r.tablePost(id));
    r.local.lockThread(thread);
    await rest(r, id, ann!);
    expect(wordsOf((await bob!.slash('mygames', {}, 'games')).message)).toContain('I may not post there any more');
    const opened = heard(r, Events.ThreadUpdate);
    r.local.unlockThread(thread);
    await opened;
    await ping(r, bob!, thread);
    await r.settled();
    expect(wordsOf(await r.tablePost(id))).toContain(`Waiting for <@${bob!.id}>`);
    expect(publicIn(r, thread).filter((m) => buttonOf(m, 'More'))).toHaveLength(1);
  });
});

describe('a server that the bot was thrown out of', () => {
  it('keeps its matches; nothing is asked of Discord until the bot is invited again, then its posts catch up', async () => {
    const r = await rig();
    const { id, post } = await hidden(r);
    const [ann, bob] = r.hands;
    const out = heard(r, Events.GuildDelete);
    r.local.expelBot();
    await out;
    await r.settled();
    const before = r.local.calls.length;
    await rest(r, id, ann!);
    await r.restart();
    await r.settled();
    expect(r.local.calls.slice(before).filter(({ path }) => path.startsWith('/channels'))).toEqual([]);
    expect((await r.service.lookAtTable(id))!.match.status).toBe('running');

    r.local.inviteBot();
    await ping(r, bob!, post.channel_id);
    await r.settled();
    expect(wordsOf(await r.tablePost(id))).toContain(`Waiting for <@${bob!.id}>`);
    expect((await r.tablePost(id)).id).toBe(post.id);
    expect(r.local.calls.slice(before).filter(({ path, status }) => path.startsWith('/channels') && status >= 400)).toEqual([]);
  });
});
