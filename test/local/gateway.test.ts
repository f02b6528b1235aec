import { once } from 'node:events';
import { createInflate } from 'node:zlib';
import { type Client, Events, GatewayIntentBits } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.ts';
import { logIn } from './rig.ts';

let local: LocalDiscord;
beforeAll(async () => {
  local = await startLocalDiscord({ validate: false });
});
afterAll(() => local.stop());

const dial = (query: string) => new WebSocket(`${local.url.replace('http', 'ws')}?${query}`);
const closing = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;
const send = (socket: WebSocket, op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
const packet = async (socket: WebSocket): Promise<{ op: number; t: string; d: unknown }> =>
  JSON.parse(String((await once(socket, 'message'))[0]));

describe('logging in', () => {
  it('shows the server, its channels and the bot itself', async () => {
    const client = await logIn(local);
    expect(client.guilds.cache.map((guild) => guild.name)).toEqual(['The Shelter']);
    expect(client.channels.cache.map((channel) => 'name' in channel && channel.name).sort()).toEqual(['announcements', 'games', 'general']);
    expect(client.user.id).toBe(local.botId);
    await client.destroy();
  });

  it('refuses a wrong token, over REST and at the gateway', async () => {
    await expect(logIn(local, 'a.b.c')).rejects.toMatchObject({ code: 'TokenInvalid' });
    expect(local.calls.at(-1)).toMatchObject({ path: '/gateway/bot', status: 401 });
    const socket = dial('v=10&encoding=json');
    await packet(socket);
    send(socket, 2, { token: 'a.b.c', intents: 0 });
    expect(await closing(socket)).toBe(4004);
  });

  it.each([
    ['another version', 'v=9&encoding=json', 4012],
    ['another encoding', 'v=10&encoding=etf', 4002],
  ])('refuses %s', async (_what, query, code) => {
    expect(await closing(dial(query))).toBe(code);
  });

  it.each([
    ['what is no JSON', 'hello', 4002],
    ['anything before identifying', '{"op":3,"d":{}}', 4003],
  ])('closes on %s', async (_what, text, code) => {
    const socket = dial('v=10&encoding=json');
    await packet(socket);
    socket.send(text);
    expect(await closing(socket)).toBe(code);
  });

  it('beats', async () => {
    const socket = dial('v=10&encoding=json');
    expect(await packet(socket)).toMatchObject({ op: 10, d: { heartbeat_interval: 41250 } });
    send(socket, 1, null);
    expect(await packet(socket)).toMatchObject({ op: 11 });
    socket.close();
  });

  it('compresses the stream when asked', async () => {
    const socket = dial('v=10&encoding=json&compress=zlib-stream');
    const inflate = createInflate();
    socket.on('message', (chunk: Buffer) => inflate.write(chunk));
    expect(JSON.parse(String((await once(inflate, 'data'))[0]))).toMatchObject({ op: 10 });
    socket.close();
  });
});

describe('a lost connection', () => {
  const resumed = (client: Client) =>
    new Promise<number>((resolve) => client.once(Events.ShardResume, (_shard, replayed) => resolve(replayed)));

  it('is resumed, with what was missed', async () => {
    const client = await logIn(local, local.token, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    const again = resumed(client);
    const missed = new Promise<string>((resolve) => client.once(Events.MessageCreate, ({ id }) => resolve(id)));
    local.dropGateway();
    const { id } = local.hand('Ann').say('while you were away');
    expect(await again).toBeGreaterThan(0);
    expect(await missed).toBe(id);
    await client.destroy();
  });

  it('begins anew when the session is forgotten', async () => {
    const client = await logIn(local);
    const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
    local.dropGateway(4000, true);
    await ready;
    expect(client.guilds.cache.size).toBe(1);
    await client.destroy();
  });
});

it('sends members by id, and names those it does not know', async () => {
  const client = await logIn(local);
  const guild = client.guilds.cache.get(local.guildId);
  expect(guild?.members.cache.size).toBe(1);
  const found = await guild?.members.fetch({ user: [local.hand('Bob').id, '5'] });
  expect(found?.map((member) => member.displayName)).toEqual(['Bob']);
  expect((await guild?.members.fetch({ query: 'ce', limit: 5 }))?.map((member) => member.displayName)).toEqual(['Cem']);
  await client.destroy();
});

it('tells the bot when it is thrown out, refuses it everything then, and greets it when it is invited again', async () => {
  const client = await logIn(local);
  const next = (event: Events.GuildDelete | Events.GuildCreate) =>
    new Promise<string>((resolve) => client.once(event as Events.GuildCreate, ({ id }) => resolve(id)));
  const { id } = local.channel('general');
  const left = next(Events.GuildDelete);
  local.expelBot();
  expect(await left).toBe(local.guildId);
  await expect(client.rest.post(`/channels/${id}/messages`, { body: { content: 'hello?' } })).rejects.toMatchObject({ code: 50001 });
  await expect(client.guilds.fetch(local.guildId)).rejects.toMatchObject({ code: 10004 });
  await expect(local.hand('Ann').slash('go')).rejects.toThrow('no such command');
  const joined = next(Events.GuildCreate);
  local.inviteBot();
  expect(await joined).toBe(local.guildId);
  await client.rest.post(`/channels/${id}/messages`, { body: { content: 'hello' } });
  await client.destroy();
});
