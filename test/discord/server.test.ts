import { PermissionFlagsBits as P } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/discord/context.ts';
import type { Asked } from '../../src/discord/deeds/deed.ts';
import { setServer } from '../../src/discord/deeds/serving.ts';
import type { ServerSettings } from '../../src/match/match.ts';
import { pieces, type Rig, rig, selectOf, wordsOf } from './rig.ts';

const set = (r: Rig, change: Partial<ServerSettings>) => r.service.servers.change(r.local.guildId, change);
const settings = (r: Rig) => r.service.servers.of(r.local.guildId);
const opened = async (r: Rig, name: string) => (await r.service.mine(r.local.hand(name).id)).map(({ match }) => match);
const newgame = async (r: Rig, name: string, where = 'general', game = 'toy') =>
  wordsOf((await r.local.hand(name).slash('newgame', { game }, where)).message);

describe('/server', () => {
  it('shows a manager privately what holds, and changes it by one select after another', async () => {
    const r = await rig();
    const [ann] = r.hands;
    const { message, ephemeral } = await ann!.slash('server');
    expect(ephemeral).toBe(true);
    expect(wordsOf(message)).toContain('Where matches may be opened: **everywhere**');
    const games = r.local.channel('games').id;
    let panel = (await r.press(ann!, message!, 'g:channels', [games])).message!;
    expect(wordsOf(panel)).toContain(`Where matches may be opened: **<#${games}>**`);
    panel = (await r.press(ann!, panel, 'g:games', ['toy', 'bazaar'])).message!;
    panel = (await r.press(ann!, panel, 'g:pace', ['day'])).message!;
    panel = (await r.press(ann!, panel, 'g:pings', ['silent'])).message!;
    panel = (await r.press(ann!, panel, 'g:creators', ['managers'])).message!;
    panel = (await r.press(ann!, panel, 'g:purge', ['90'])).message!;
    expect(await settings(r)).toEqual({
      channels: [games],
      games: ['toy', 'bazaar'],
      pace: 'day',
      pings: 'silent',
      creators: 'managers',
      purge: '90',
    });
    expect(wordsOf(panel)).toContain('Games that may be played: **Toy and Bazaar**');
    panel = (await r.press(ann!, panel, 'g:channels', [])).message!;
    expect((await settings(r)).channels).toEqual([]);
    expect(wordsOf(panel)).toContain('Where matches may be opened: **everywhere**');
    expect(r.violations()).toEqual([]);
  });

  it('takes a role in place of who may open a match; no role, or that of everybody, is everybody', async () => {
    const r = await rig();
    const [ann] = r.hands;
    const roles = r.bot.client.guilds.cache.get(r.local.guildId)!.roles.cache;
    const moderators = roles.find(({ name }) => name === 'Moderators')!.id;
    let panel = (await ann!.slash('server')).message!;
    panel = (await r.press(ann!, panel, 'g:role', [moderators])).message!;
    expect((await settings(r)).creators).toBe(moderators);
    expect(wordsOf(panel)).toContain(`Who may open a match: **<@&${moderators}>**`);
    panel = (await r.press(ann!, panel, 'g:role', [])).message!;
    expect((await settings(r)).creators).toBe('everyone');
    await r.press(ann!, panel, 'g:role', [r.local.guildId]);
    expect((await settings(r)).creators).toBe('everyone');
    expect(r.violations()).toEqual([]);
  });

  it('is played by options alone: a channel or a game named twice is off the list again', async () => {
    const r = await rig();
    const [ann] = r.hands;
    const [general, games] = ['general', 'games'].map((name) => r.local.channel(name).id);
    await ann!.slash('server', { channel: games!, game: 'toy', pace: 'evening', pings: 'none', creators: 'managers', purge: '365' });
    const chosen = { channels: [games], games: ['toy'], pace: 'evening', pings: 'none', creators: 'managers', purge: '365' };
    expect(await settings(r)).toEqual(chosen);
    await ann!.slash('server', { channel: general!, game: 'bazaar' });
    expect(await settings(r)).toEqual({ ...chosen, channels: [games, general], games: ['toy', 'bazaar'] });
    const { message } = await ann!.slash('server', { channel: games!, game: 'toy' });
    expect(await settings(r)).toEqual({ ...chosen, channels: [general], games: ['bazaar'] });
    const shown = pieces(message).flatMap(({ options = [] }) => options.filter((option) => 'default' in option && option.default));
    expect(shown.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Pace of new matches: evening/));
    expect(wordsOf(message)).not.toContain('Pace of new matches');
    expect(wordsOf((await ann!.slash('server', { game: 'chess' })).message)).toContain('That cannot be chosen.');
    expect((await settings(r)).games).toEqual(['bazaar']);
  });

  it('is hidden from those who do not manage the server, and refused to them at each press', async () => {
    const r = await rig();
    await expect(r.hands[1]!.slash('server')).rejects.toThrow('no such command');
    const place = { guild: r.local.guildId, channel: r.local.channel('general').id };
    const asked = { locale: 'en-US', place, manages: false } as Asked;
    const show = await setServer({ service: r.service } as Context, asked, 'pace', ['blitz']);
    expect(JSON.stringify((await show())!.components)).toContain('Only somebody with the permission Manage Server');
    expect((await settings(r)).pace).toBe('none');
  });

  it('still opens when a chosen channel has been deleted since', async () => {
    const r = await rig();
    await set(r, { channels: [r.local.channel('games').id] });
    const gone = new Promise((resolve) => r.bot.client.once('channelDelete', resolve));
    r.local.deleteChannel('games');
    await gone;
    const { message } = await r.hands[0]!.slash('server');
    expect(pieces(message).find((piece) => piece.custom_id === 'g:channels')).toMatchObject({ default_values: [] });
    expect(r.violations()).toEqual([]);
  });
});

describe('what a server decided', () => {
  it('keeps matches to the channels chosen and their threads, and says which they are', async () => {
    const r = await rig();
    const games = r.local.channel('games').id;
    const { post } = await r.table('toy', 'Ann', 'Bob');
    await set(r, { channels: [games] });
    expect(await newgame(r, 'Cem')).toContain(`matches are opened in <#${games}>`);
    expect(await newgame(r, 'Cem', post.channel_id)).toContain(`<#${games}>`);
    expect(await opened(r, 'Cem')).toEqual([]);
    await newgame(r, 'Cem', 'games');
    expect(await opened(r, 'Cem')).toMatchObject([{ place: { channel: games } }]);
    await set(r, { channels: [r.local.channel('general').id] });
    await newgame(r, 'Dee', post.channel_id);
    expect(await opened(r, 'Dee')).toMatchObject([{ place: { channel: post.channel_id } }]);
  });

  it('says where matches are opened before it says what the bot lacks here', async () => {
    const r = await rig();
    r.local.revoke('general', P.AttachFiles);
    await set(r, { channels: [r.local.channel('games').id] });
    expect(await newgame(r, 'Cem')).not.toContain('Attach Files');
    await set(r, { channels: [] });
    expect(await newgame(r, 'Cem')).toContain('Attach Files');
  });

  it('offers the games chosen, and says which they are when another one is named', async () => {
    const r = await rig();
    await set(r, { games: ['toy'] });
    expect(await r.hands[1]!.suggest('newgame', 'game', { game: '' })).toEqual([{ name: 'Toy', value: 'toy' }]);
    const words = await newgame(r, 'Bob', 'general', 'bazaar');
    expect(words).toContain('Bazaar is not played on this server. /newgame opens Toy here');
    expect(await opened(r, 'Bob')).toEqual([]);
    await newgame(r, 'Bob');
    expect(await opened(r, 'Bob')).toHaveLength(1);
  });

  it.each([
    ['managers', 'Bob', 'those who manage it'],
    ['managers', 'Dee', 'those who manage it'],
    ['managers', 'Ann', null],
    ['Moderators', 'Bob', 'who have the role <@&'],
    ['Moderators', 'Dee', null],
    ['Moderators', 'Ann', null],
  ])('lets %s open matches; %s asks', async (creators, name, words) => {
    const r = await rig();
    const role = r.bot.client.guilds.cache.get(r.local.guildId)!.roles.cache.find((one) => one.name === creators)?.id;
    await set(r, { creators: role ?? creators });
    const answer = await newgame(r, name);
    if (words !== null) expect(answer).toContain(words);
    expect(await opened(r, name)).toHaveLength(words === null ? 1 : 0);
  });

  it('begins lobbies with its pace, which the lobby and the settings of its host show', async () => {
    const r = await rig();
    await set(r, { pace: 'evening' });
    const { message } = await r.hands[0]!.slash('newgame', { game: 'toy' });
    const chosen = selectOf(message)?.options?.find((option) => (option as { default?: boolean }).default);
    expect(chosen).toMatchObject({ value: 'evening' });
    const lobby = r.hands[1]!.sees('general').find((m) => wordsOf(m).includes('Pace: **evening'));
    expect(lobby).toBeDefined();
  });

  it('lets nobody move a table to where none may stand', async () => {
    const r = await rig();
    const { id } = await r.table('toy', 'Ann', 'Bob');
    const games = r.local.channel('games').id;
    await set(r, { channels: [games] });
    r.local.deleteChannel('general');
    await r.settled();
    const { message } = await r.hands[0]!.slash('board', { match: id }, 'announcements');
    const moved = await r.press(r.hands[0]!, message!, 'Move the table here');
    expect(wordsOf(moved.message)).toContain(`<#${games}>`);
    expect((await r.service.lookAtTable(id))!.match.place.channel).not.toBe(r.local.channel('announcements').id);
  });
});
