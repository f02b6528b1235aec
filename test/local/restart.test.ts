import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.ts';
import { logIn } from './rig.ts';

type Before = { ann: string; token: string; interaction: string; message: string; thread: string; commands: string[] };
let folder: string;
let before: Before;
let local: LocalDiscord;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-discord-'));
  const worldFile = join(folder, 'world.db');
  const child = fork(fileURLToPath(new URL('doomed.ts', import.meta.url)), [worldFile], { execArgv: ['--import', 'tsx'] });
  const exit = once(child, 'exit');
  [before] = (await Promise.race([once(child, 'message'), exit.then(() => Promise.reject(new Error('it died early')))])) as [Before];
  child.kill('SIGKILL');
  await exit;
  local = await startLocalDiscord({ worldFile });
});
afterAll(async () => {
  await local?.stop();
  await rm(folder, { recursive: true });
});

it('keeps people, the token, channels, threads and commands', async () => {
  expect(local.hand('Ann').id).toBe(before.ann);
  expect(local.token).toBe(before.token);
  expect(local.channel('Table')).toMatchObject({ id: before.thread, parent_id: local.channel('games').id });
  const client = await logIn(local);
  expect([...(await client.application.commands.fetch()).keys()]).toEqual(before.commands);
  await client.destroy();
});

it('keeps messages, private ones and files too, and serves them at the new address', async () => {
  const kept = local
    .hand('Ann')
    .sees('general')
    .find(({ id }) => id === before.message);
  expect(kept).toMatchObject({ content: 'private', flags: 64 });
  expect(
    local
      .hand('Bob')
      .sees()
      .map(({ id }) => id),
  ).not.toContain(before.message);
  expect(
    local
      .hand('Cem')
      .sees('games')
      .map(({ content }) => content),
  ).toContain('table');
  const file = kept?.attachments[0]?.url ?? '';
  expect(file.startsWith(local.url)).toBe(true);
  expect(await (await fetch(file)).text()).toBe('file');
});

it('still takes the token of an interaction from before', async () => {
  const edit = await fetch(`${local.rest.api}/v10/webhooks/${local.botId}/${before.interaction}/messages/@original`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'still private' }),
  });
  expect(edit.status).toBe(200);
  expect(
    local
      .hand('Ann')
      .sees('general')
      .find(({ id }) => id === before.message)?.content,
  ).toBe('still private');
});

it('never gives an id twice', () => {
  const { id } = local.hand('Ann').say('new');
  expect(BigInt(id)).toBeGreaterThan(BigInt(before.message));
});
