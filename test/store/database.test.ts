import { readFileSync, symlinkSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { checkpointNowAndThen } from '../../src/store/checkpoints.ts';
import { openDatabase } from '../../src/store/database.ts';
import { openStore } from '../../src/store/store.ts';
import { accepted, act, scavenging, tempFile, viewOf, world } from '../match/world.ts';

describe('opening a database', () => {
  it('brings an empty file up to the schema: nothing is left to generate', () => {
    const { client } = openDatabase(tempFile());
    const tables = client
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*sqlite*' AND name NOT GLOB '__*'")
      .pluck()
      .all();
    expect(tables.sort()).toEqual(['absences', 'entries', 'matches', 'outbox', 'people', 'results', 'seats', 'servers', 'surfaces']);
    const { entries } = JSON.parse(readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
      entries: object[];
    };
    expect(client.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(entries.length);
    client.close();
  });

  it('writes through to the disk and keeps references whole', () => {
    const { client } = openDatabase(tempFile());
    const pragmas = ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys'].map((name) => client.pragma(name, { simple: true }));
    expect(pragmas).toEqual(['wal', 2, 2000, 1]);
    expect(() => client.prepare("INSERT INTO seats (match, seat) VALUES ('nomatch', 0)").run()).toThrow('FOREIGN KEY');
    client.close();
  });

  it('is refused to a second program in one sentence, also by another name of the file', () => {
    const file = tempFile();
    const first = openStore(file);
    symlinkSync(file, `${file}.link`);
    const sentence = (name: string) => `Holdout is already running on ${name}. Stop it first, or give this one a database file of its own.`;
    expect(() => openStore(file)).toThrow(sentence(file));
    expect(() => openStore(`${file}.link`)).toThrow(sentence(`${file}.link`));
    openStore(file, { besideOthers: true }).close();
    first.close();
    openStore(file).close();
  });

  it('leaves the file free when it is no database', () => {
    const file = tempFile();
    const other = new Database(file);
    other.exec('CREATE TABLE matches (id TEXT)');
    other.close();
    expect(() => openStore(file)).toThrow(/matches/);
    expect(() => openStore(file)).toThrow(/matches/);
  });
});

describe('positions of older rules', () => {
  it('are lifted when they are loaded, by every upgrade in between', async () => {
    const { service, store, file } = world();
    const { id } = await scavenging(service);
    const saved = (await store.load(id))!;
    const { shouts: _, ...game } = (JSON.parse(saved.position!) as { game: { shouts: number } }).game;
    const old = JSON.stringify({ ...JSON.parse(saved.position!), rules: 1, game });
    const db = new Database(file);
    db.prepare('UPDATE matches SET position = ?, rules_version = 1 WHERE id = ?').run(old, id);
    db.close();
    expect(viewOf(await service.look(id, 'ann')).shouts).toBe(0);
    accepted(await act(service, id, 'ann', 'hey'));
    expect(await store.load(id)).toMatchObject({ rulesVersion: 2 });
    expect(viewOf(await service.look(id, 'ann')).shouts).toBe(1);
  });
});

describe('checkpoints', () => {
  it('move commits into the one database file after every fiftieth, not within it', async () => {
    const file = tempFile();
    const { client } = openDatabase(file);
    const committed = checkpointNowAndThen(client);
    client.exec('CREATE TABLE kept (n INTEGER)');
    const inFile = () => readFileSync(file).includes('CREATE TABLE kept');
    for (let n = 1; n < 50; n++) committed();
    await setImmediate();
    expect(inFile()).toBe(false);
    committed();
    expect(inFile()).toBe(false);
    await setImmediate();
    expect(inFile()).toBe(true);
    client.close();
  });
});
