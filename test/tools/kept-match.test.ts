import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Changed, MatchId, Refused } from '../../src/match/match.ts';
import { exportMatch, type MatchExport } from '../../src/match/replay.ts';
import { createMatchService } from '../../src/match/service.ts';
import { openStore } from '../../src/store/store.ts';
import { runTool } from './run-tool.ts';

const game = games[0]!;
const folder = mkdtempSync(join(tmpdir(), 'holdout-tools-'));
const file = join(folder, 'holdout.db');
const database = ['--database', file];
let match: MatchId;
let lobby: MatchId;
let fileOf: MatchExport;

const accepted = (result: Changed | Refused) => {
  if ('refused' in result) throw new Error(JSON.stringify(result));
  return result.match;
};

/** A person in seat 0 who has not answered yet, and a computer player in seat 1 who has. */
beforeAll(async () => {
  const store = openStore(file);
  const service = createMatchService({ store, games: { [game.rules.id]: game }, randomSeed: () => 'a seed', random: () => 0.5 });
  let clicks = 0;
  const request = (id: MatchId) => ({ match: id, user: 'ann', interaction: `click-${clicks++}` });
  const create = async () =>
    accepted(
      await service.create({
        game: game.rules.id,
        host: 'ann',
        place: { guild: 'g', channel: 'c' },
        settings: {},
        interaction: `new-${clicks++}`,
      }),
    ).id;
  lobby = await create();
  match = await create();
  accepted(await service.addBot(request(match)));
  accepted(await service.start(request(match)));
  await service.idle();
  fileOf = (await exportMatch(store, match))!;
  store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('show', () => {
  it('tells a seat its board, what only it may see, and what it is asked with option ids', () => {
    const { code, out } = runTool('show', match, '--as', '0', ...database);
    expect(out).toMatch(new RegExp(`match ${match}: running, version \\d+, as seen by seat 0`));
    expect(out).toContain('seat 0: user ann\nseat 1: computer player\n');
    expect(out).toContain('\nBoard:\n');
    expect(out).toContain('\nOnly for this seat:\n');
    expect(out).toMatch(/\nWaiting for:\nseat 0\n/);
    expect(out).toMatch(/\nAsked:\n.+\[now, serial \d+, pick 1\]\n {2}\S+ {2}\S/);
    expect(code).toBe(0);
  });

  it('shows the table by default, with no prompt and nothing private', () => {
    const { code, out } = runTool('show', match, ...database);
    expect(out).toContain('as seen by the table');
    expect(out).toContain('\nBoard:\n');
    expect(out).not.toMatch(/Asked:|Only for this seat:/);
    expect(code).toBe(0);
  });

  it('shows who sits in a lobby', () => {
    expect(runTool('show', lobby, ...database)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/: lobby, version 1, .+\nseat 0: user ann\n$/),
    });
  });

  it.each([
    [['nosuch'], 'There is no match "nosuch"'],
    [['--as', '2'], 'This match has the seats 0 to 1, not 2.'],
    [['--as', 'ann'], '--as is a whole number from 0 up, not "ann".'],
  ])('refuses %j with a sentence and exit code 2', (args, sentence) => {
    const named = args[0] === 'nosuch' ? args : [match, ...args];
    const { code, err } = runTool('show', ...named, ...database);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('refuses a database that does not exist, and makes none', () => {
    const missing = join(folder, 'missing.db');
    expect(runTool('show', match, '--database', missing)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`There is no database ${missing}`),
    });
    expect(runTool('replay', match, '--database', missing).code).toBe(2);
  });
});

describe('replay', () => {
  it('says that every position came out with the same hash', () => {
    const { code, out } = runTool('replay', match, ...database);
    expect(out).toMatch(new RegExp(`^${game.rules.id} ${match}: [1-9]\\d* positions played again with the same hash\\n$`));
    expect(code).toBe(0);
  });

  it('takes a file that /export gave, and says so in a sentence where it is none', () => {
    const exported = join(folder, 'match.json');
    writeFileSync(exported, JSON.stringify(fileOf));
    const { code, out } = runTool('replay', exported);
    expect(out).toMatch(new RegExp(`^${game.rules.id} ${match}: [1-9]\\d* positions played again with the same hash\\n$`));
    expect(code).toBe(0);
    const { seed, ...rest } = fileOf;
    for (const text of ['{', '{"format":1}', JSON.stringify({ ...rest, seed: 7 })]) {
      writeFileSync(exported, text);
      expect(runTool('replay', exported)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${exported} is no file that /export gave.`),
      });
    }
    writeFileSync(exported, JSON.stringify({ ...rest, seed: `${seed} too` }));
    expect(runTool('replay', exported)).toMatchObject({ code: 1, out: expect.stringContaining('came out as') });
  }, 20_000);

  it('says that there is nothing to play again in a lobby', () => {
    expect(runTool('replay', lobby, ...database)).toMatchObject({ code: 0, out: expect.stringContaining('has not begun') });
  });

  it('names the version whose position came out otherwise, and fails', () => {
    const client = new Database(file);
    const hashOf = client.prepare('SELECT max(version) AS version FROM entries WHERE match = ? AND position_hash IS NOT NULL');
    const { version } = hashOf.get(match) as { version: number };
    const change = client.prepare('UPDATE entries SET position_hash = ? WHERE match = ? AND version = ?');
    const { position_hash } = client.prepare('SELECT position_hash FROM entries WHERE match = ? AND version = ?').get(match, version) as {
      position_hash: string;
    };
    change.run('0'.repeat(64), match, version);
    const { code, out } = runTool('replay', match, ...database);
    change.run(position_hash, match, version);
    client.close();
    expect(out).toContain(`then version ${version} came out as ${position_hash}, not ${'0'.repeat(64)}`);
    expect(code).toBe(1);
  });
});
