import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkpointNowAndThen } from '../src/store/checkpoints.ts';
import { type Client, openDatabase } from '../src/store/database.ts';
import { openStore } from '../src/store/store.ts';
import { randomTable } from './random-table.ts';
import type { Row } from './row.ts';
import { syncsPerAnswer } from './syncs.ts';

const WARM_UP = 200;
const ANSWERS = 2_000;

/**
 * Whole answers of the service (load, rules, entry, match row, due posts) against bare prepared statements that write an
 * entry row and a match row of the same content, in turns on one disk; and how often an answer waits for that disk.
 */
export async function benchStore(): Promise<Row[]> {
  const data = fileURLToPath(new URL('../data', import.meta.url));
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'bench-'));
  try {
    return [await answersAgainstRaw(folder), ...(await syncRows(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answersAgainstRaw(folder: string): Promise<Row> {
  const file = join(folder, 'service.db');
  const store = openStore(file);
  const reader = openDatabase(file).client;
  const bare = openDatabase(join(folder, 'bare.db')).client;
  const { service, next } = randomTable(store, 'bench');
  const write = bareWriter(reader, bare);
  let served = 0;
  let written = 0;
  for (let n = -WARM_UP; n < ANSWERS; n++) {
    // Between two requests the loop turns and both sides tidy up their logs.
    await setImmediate();
    const request = await next();
    const begun = performance.now();
    const done = await service.answer(request);
    const answered = performance.now();
    if ('refused' in done) throw new Error(done.refused.id);
    // The same pause as before the answer: a disk that has just been busy is quicker.
    await setImmediate();
    await next();
    const raw = write(request.match);
    if (n < 0) continue;
    served += answered - begun;
    written += raw;
  }
  for (const open of [store, reader, bare]) open.close();
  return {
    name: 'answer-vs-raw-sqlite',
    value: (ANSWERS / served) * 1000,
    unit: 'answers/s',
    ratio: written / served,
    against: 'bare prepared better-sqlite3 statements',
    targets: [{ of: 'ratio', atLeast: 0.3 }],
  };
}

type Values = Record<string, unknown>;

/** Copies the newest entry and its match row by bare statements in one transaction; gives the milliseconds this took. */
function bareWriter(from: Client, to: Client): (match: string) => number {
  const readMatch = from.prepare<[string], Values>('SELECT * FROM matches WHERE id = ?');
  const readEntry = from.prepare<[string], Values>('SELECT * FROM entries WHERE match = ? ORDER BY version DESC LIMIT 1');
  const columns = (table: string) => to.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const insertInto = (table: string) =>
    to.prepare<Values>(
      `INSERT INTO ${table} VALUES (${columns(table)
        .map((column) => `@${column}`)
        .join()})`,
    );
  const insertMatch = insertInto('matches');
  const insertEntry = insertInto('entries');
  const updateMatch = to.prepare<Values>(
    `UPDATE matches SET status = @status, version = @version, position = @position, awaited = @awaited, updated_at = @updated_at
     WHERE id = @id AND version < @version`,
  );
  const known = new Set<string>();
  const committed = checkpointNowAndThen(to);
  const write = to.transaction((match: Values, entry: Values) => {
    updateMatch.run(match);
    insertEntry.run(entry);
  });
  return (id) => {
    const match = readMatch.get(id)!;
    const entry = readEntry.get(id)!;
    if (!known.has(id)) insertMatch.run({ ...match, version: 0 });
    known.add(id);
    const begun = performance.now();
    write.immediate(match, entry);
    const took = performance.now() - begun;
    committed();
    return took;
  };
}

/** Nothing without strace: the number is read off the system calls, not off what SQLite promises. */
async function syncRows(folder: string): Promise<Row[]> {
  const syncs = syncsPerAnswer(folder);
  if (!syncs) return [];
  const row = (name: string, value: number, target: number): Row => ({
    name,
    value,
    unit: 'fsyncs/answer',
    ratio: value,
    against: 'one fsync',
    targets: [{ of: 'value', atLeast: target, atMost: target }],
  });
  return [row('fsyncs-accepted-answer', syncs.accepted, 1), row('fsyncs-refused-answer', syncs.refused, 0)];
}
