import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';

const migrations = new URL('../../migrations/', import.meta.url);

/** A database as it was after the first so many migrations, with what an SQL text puts into it. */
function oldDatabase(count: number, filled: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'holdout-old-')), 'holdout.db');
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const client = new Database(file);
  client.exec('CREATE TABLE __drizzle_migrations (id integer PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  for (const { tag, when } of entries.slice(0, count)) {
    client.exec(readFileSync(new URL(`${tag}.sql`, migrations), 'utf8'));
    client.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(tag, when);
  }
  client.exec(filled);
  client.close();
  return file;
}

const match = (id: string, status: string, position: string) =>
  `INSERT INTO matches (id, game, rules_version, settings, seed, seed_hash, status, host, channel, version, awaited, created_at, updated_at, position)
   VALUES ('${id}', 'toy', 2, '{}', 's', 'h', '${status}', 'ann', 'c', 9, '[]', 0, 0, ${position});`;
const seat = (id: string, n: number, user: string, formerly: string) =>
  `INSERT INTO seats (match, seat, user, formerly) VALUES ('${id}', ${n}, ${user}, ${formerly});`;
const entry = (id: string, version: number, kind: string, n: number) =>
  `INSERT INTO entries (match, version, kind, seat, events, rules_version, interaction, by_bot, at)
   VALUES ('${id}', ${version}, '${kind}', ${n}, '[]', 2, '${id}${version}', 0, 0);`;

describe('a database from before it was kept who held the seats', () => {
  it('tells that of running and ended matches, whoever gave a seat up or took one included, and leaves lobbies alone', () => {
    const file = oldDatabase(
      4,
      [
        match('running', 'running', "'{}'"),
        seat('running', 0, "'ann'", 'NULL'),
        seat('running', 1, 'NULL', "'dee'"),
        seat('running', 2, 'NULL', 'NULL'),
        seat('running', 3, "'eve'", 'NULL'),
        entry('running', 4, 'answer', 0),
        entry('running', 5, 'handover', 1),
        entry('running', 6, 'handover', 3),
        entry('running', 8, 'take', 3),
        match('ended', 'over', "'{}'"),
        seat('ended', 0, "'ann'", 'NULL'),
        match('lobby', 'lobby', 'NULL'),
        seat('lobby', 0, "'ann'", 'NULL'),
      ].join('\n'),
    );
    const { client } = openDatabase(file);
    const kept = client.prepare<[], { id: string; tenures: string }>('SELECT id, tenures FROM matches').all();
    client.close();
    expect(Object.fromEntries(kept.map(({ id, tenures }) => [id, JSON.parse(tenures)]))).toEqual({
      running: [
        { seat: 0, user: 'ann', since: 0 },
        { seat: 1, user: 'dee', since: 0 },
        { seat: 2, user: null, since: 0 },
        { seat: 1, user: null, since: 5 },
        { seat: 3, user: 'eve', since: 8 },
      ],
      ended: [{ seat: 0, user: 'ann', since: 0 }],
      lobby: [],
    });
  });
});
