import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'holdout-program-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** Starts the program as a person does and waits until it is online or has ended; gives what it printed. */
async function run(
  dataDir: string,
  env: { [name: string]: string } = {},
): Promise<{ child: ChildProcess; printed: string; code: number | null }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('Online as')) resolve({ child, printed, code: null });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => resolve({ child, printed, code }));
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
type World = {
  people: { id: string; name: string }[];
  channels: { id: string; name: string; kind: string }[];
  messages: { message: { id: string; components: unknown } }[];
};

describe('the program', () => {
  it('brings a local Discord, prints its address, and ends in order when asked to', async () => {
    const { child, printed } = await run(folder());
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
    expect((await fetch(address)).status).toBe(200);
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
  }, 60_000);

  it('stands where it stood after kill -9, and its old buttons work', async () => {
    const dataDir = folder();
    const first = await run(dataDir);
    const page = (printed: string) => async (path: string, user: string | null, body?: object) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
      return (await fetch(`${address}/page/${path}${user === null ? '' : `?user=${user}`}`, init)).json() as Promise<World>;
    };
    const early = page(first.printed);
    const { people, channels } = await early('world', null);
    const ann = people.find(({ name }) => name === 'Ann')!.id;
    const general = channels.find(({ name }) => name === 'general')!.id;
    await early('do', ann, { type: 'command', channel: general, path: ['newgame'], values: { game: 'bunker-poker' } });
    const findLobby = async (world: World) => world.messages.find(({ message }) => JSON.stringify(message.components).includes('"v:join:'));
    let lobby: Awaited<ReturnType<typeof findLobby>>;
    do lobby = await findLobby(await early('world', ann));
    while (!lobby);
    first.child.kill('SIGKILL');
    await ended(first.child);

    const second = await run(dataDir);
    const late = page(second.printed);
    const bob = people.find(({ name }) => name === 'Bob')!.id;
    const customId = /v:join:\w+/.exec(JSON.stringify(lobby.message.components))![0];
    await late('do', bob, { type: 'click', message: lobby.message.id, customId });
    let words = '';
    do words = JSON.stringify((await late('world', bob)).messages.find(({ message }) => message.id === lobby!.message.id));
    while (!words.includes(`<@${bob}>`));
    expect(words).toContain(`<@${ann}>`);
  }, 60_000);

  it('refuses a second one on the same data, a taken port, and an environment that is wrong, a folder that is none, each in one sentence', async () => {
    const dataDir = folder();
    const { printed } = await run(dataDir);
    const second = await run(dataDir);
    expect([second.code, second.printed.trim().split('\n').length]).toEqual([1, 1]);
    expect(second.printed).toContain('already running');
    const taken = await run(folder(), { PORT: /:(\d+)/.exec(printed.slice(printed.indexOf('127.0.0.1')))![1]! });
    expect([taken.code, taken.printed]).toEqual([1, expect.stringContaining('PORT')]);
    const wrong = await run(folder(), { PORT: 'many' });
    expect([wrong.code, wrong.printed]).toEqual([1, expect.stringContaining('PORT')]);
    const noFolder = await run('/dev/null');
    expect([noFolder.code, noFolder.printed]).toEqual([1, expect.stringMatching(/^\/dev\/null cannot be used .*\n$/)]);
  }, 60_000);
});
