import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { createMatchService } from '../../src/match/service.ts';
import { openStore } from '../../src/store/store.ts';
import { accepted, act, games, tempFile } from '../match/world.ts';

const program = fileURLToPath(new URL('./player-process.ts', import.meta.url));

function play(file: string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Reads lines until one is wanted to be the last, kills the process that writes them, and gives all it had written. */
async function killAfter(child: ChildProcess, lines: number): Promise<readonly string[]> {
  const read: string[] = [];
  const ended = once(child, 'exit');
  const reader = createInterface({ input: child.stdout! });
  for await (const line of reader) {
    read.push(line);
    if (read.length === lines) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return read;
}

it('a process killed in the middle of play has lost nothing it acknowledged, and its lock is gone', async () => {
  const file = tempFile();
  const child = play(file);
  const [match, ...acknowledged] = await killAfter(child, 25);
  const answers = acknowledged.map((line) => line.split(' ')).filter(([, version]) => version) as [string, string][];
  expect(answers.length).toBeGreaterThanOrEqual(24);

  const store = openStore(file);
  onTestFinished(() => store.close());
  const entries = await store.entries(match!);
  for (const [interaction, version] of answers)
    expect(entries.find((entry) => entry.interaction === interaction)?.version).toBe(Number(version));
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, n) => n + 1));
  expect((await store.load(match!))!.version).toBe(entries.length);
  const exported = (await exportMatch(store, match!))!;
  expect(replayMatch(games, exported)).toEqual({ positions: exported.entries.length, differs: null, otherRules: null });

  const service = createMatchService({ store, games });
  const [last] = answers.at(-1)!;
  const again = await service.answer({ match: match!, user: 'ann', interaction: last, serial: 0, key: 'now', picks: [] });
  expect(accepted(again)).toMatchObject({ repeated: true, match: { version: entries.length } });
  const awaited = (await service.lookAtTable(match!))!.sight!.awaited;
  const user = awaited[0] === 0 ? 'ann' : 'bob';
  expect(accepted(await act(service, match!, user, 'walk')).match.version).toBe(entries.length + 1);
});

it('a running process keeps a second one out with one sentence', async () => {
  const file = tempFile();
  const child = play(file);
  await once(child.stdout!, 'data');
  expect(() => openStore(file)).toThrow('Holdout is already running on');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  openStore(file).close();
});
