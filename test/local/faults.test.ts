import { REST } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.ts';
import { gate } from './rig.ts';

let local: LocalDiscord;
let rest: REST;
const send = (content: string, client = rest) => client.post(`/channels/${local.channel('general').id}/messages`, { body: { content } });
const shown = (content: string) =>
  local
    .hand('Ann')
    .sees()
    .filter((message) => message.content === content).length;
const messages = /^POST .*\/messages$/;

beforeAll(async () => {
  local = await startLocalDiscord({ validate: false });
  rest = new REST({ api: local.rest.api, retries: 0 }).setToken(local.token);
});
afterAll(() => local.stop());

it('fails a call before it is done, once', async () => {
  local.injectFault({ call: messages, status: 502 });
  await expect(send('lost')).rejects.toMatchObject({ status: 502 });
  expect(shown('lost')).toBe(0);
  await send('lost');
  expect(shown('lost')).toBe(1);
});

it('fails a call after it was done: the caller repeats it and doubles the message', async () => {
  local.injectFault({ call: messages, status: 502, when: 'after' });
  await send('twice', new REST({ api: local.rest.api, retries: 1 }).setToken(local.token));
  expect(shown('twice')).toBe(2);
});

it('asks for patience with 429, which the client has', async () => {
  local.injectFault({ call: messages, status: 429, retryAfter: 0.01 });
  const from = local.calls.length;
  await send('patient');
  expect(local.calls.slice(from).map(({ status }) => status)).toEqual([429, 200]);
  expect(shown('patient')).toBe(1);
});

it('holds a call as long as told, and leaves others alone', async () => {
  const door = gate();
  local.injectFault({ call: messages, hold: door.opened });
  const held = send('held');
  await rest.get('/users/@me');
  expect(shown('held')).toBe(0);
  door.open();
  await held;
  expect(shown('held')).toBe(1);
});

it('meets as many calls as told', async () => {
  local.injectFault({ call: messages, status: 500, times: 2 });
  await expect(send('a')).rejects.toMatchObject({ status: 500 });
  await expect(send('a')).rejects.toMatchObject({ status: 500 });
  expect(await send('a')).toMatchObject({ content: 'a' });
});
