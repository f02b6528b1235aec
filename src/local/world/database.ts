import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, document TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS roles (id INTEGER PRIMARY KEY, document TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, document TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS commands (id INTEGER PRIMARY KEY, document TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, document TEXT NOT NULL,
  channel TEXT GENERATED ALWAYS AS (document ->> '$.message.channel_id') VIRTUAL,
  nonce TEXT GENERATED ALWAYS AS (document ->> '$.nonce') VIRTUAL);
CREATE INDEX IF NOT EXISTS messages_by_channel ON messages (channel, id);
CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (nonce) WHERE nonce IS NOT NULL;
CREATE TABLE IF NOT EXISTS interactions (id INTEGER PRIMARY KEY, document TEXT NOT NULL,
  token TEXT GENERATED ALWAYS AS (document ->> '$.token') VIRTUAL);
CREATE UNIQUE INDEX IF NOT EXISTS interactions_by_token ON interactions (token);
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, name TEXT NOT NULL, type TEXT NOT NULL, data BLOB NOT NULL);
`;

/** Opens (and where needed lays out) a world file; `':memory:'` gives one that vanishes with the process. */
export function openDatabase(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  // Outlives a killed process; only a power cut could take the last moments of a play-world.
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.exec(SCHEMA);
  return db;
}

/** A table of JSON documents by snowflake. `where` finds by one of the table's generated columns, oldest first. */
export class Collection<T extends { readonly id: string }> {
  readonly #db: Database.Database;
  readonly #table: string;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(db: Database.Database, table: string) {
    this.#db = db;
    this.#table = table;
  }

  get(id: string): T | undefined {
    return this.#read(this.#prepare(`SELECT document FROM ${this.#table} WHERE id = ?`).all(id))[0];
  }

  all(): T[] {
    return this.#read(this.#prepare(`SELECT document FROM ${this.#table} ORDER BY id`).all());
  }

  where(column: string, value: string): T[] {
    return this.#read(this.#prepare(`SELECT document FROM ${this.#table} WHERE ${column} = ? ORDER BY id`).all(value));
  }

  /** Like `where`, but only the newest `count`, oldest first. */
  latest(column: string, value: string, count: number): T[] {
    const sql = `SELECT document FROM ${this.#table} WHERE ${column} = ? ORDER BY id DESC LIMIT ?`;
    return this.#read(this.#prepare(sql).all(value, count)).reverse();
  }

  put(record: T): T {
    const sql = `INSERT INTO ${this.#table} (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document`;
    this.#prepare(sql).run(record.id, JSON.stringify(record));
    return record;
  }

  delete(id: string): void {
    this.#prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(id);
  }

  clear(): void {
    this.#prepare(`DELETE FROM ${this.#table}`).run();
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #read(rows: unknown[]): T[] {
    return (rows as { document: string }[]).map((row) => JSON.parse(row.document) as T);
  }
}
