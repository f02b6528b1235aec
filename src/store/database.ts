import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export type Client = Database.Database;
export type Db = BetterSQLite3Database;

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Thrown when another process serves the same database file; its message is for whoever starts the program. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(file: string) {
    super(`Holdout is already running on ${file}. Stop it first, or give this one a database file of its own.`);
  }
}

/** Thrown when a database file has been through migrations that this version does not know; its message as of DatabaseInUse. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
  constructor(file: string) {
    super(`${file} was made by a newer version of Holdout. Start that version, or give this one a database file of its own.`);
  }
}

/**
 * Makes a folder and those above it that are missing. Not by Node's own `recursive`, which never returns where the system
 * makes none, such as below /proc. Throws the system's error.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Opens a database file, made with its folder when missing, and brings its tables up to date.
 * Every commit is on disk before it returns (WAL, synchronous FULL). Throws DatabaseTooNew, and SQLite's own errors.
 */
export function openDatabase(file: string): { client: Client; db: Db } {
  makeFolder(dirname(file));
  const client = new Database(file);
  try {
    // Nobody is served yet, so whoever writes is waited for.
    client.pragma('busy_timeout = 2000');
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    // What is deleted or overwritten leaves nothing in the file that could be read.
    client.pragma('secure_delete = ON');
    const db = drizzle(client);
    migrate(db, { migrationsFolder });
    if (isTooNew(client)) throw new DatabaseTooNew(file);
    return { client, db };
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether the file has been through the migrations that the program brings with it now, no more and no fewer. */
export function isUpToDate(client: Client): boolean {
  const applied = client.prepare<[], number>('SELECT count(*) FROM __drizzle_migrations').pluck().get();
  return applied === readMigrationFiles({ migrationsFolder }).length && !isTooNew(client);
}

/** Migrations are told apart by when they were written, which is also how the migrator knows what is left to do. */
function isTooNew(client: Client): boolean {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const applied = client.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all();
  return applied.some((when) => !known.includes(Number(when)));
}

/** Throws SQLite's own error for a file that is damaged anywhere, which else would show only when that place is read. */
export function checkDatabase(client: Client): void {
  const found = client.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
}

/**
 * Makes this process the only one that serves a database file, until the returned function is called or the process
 * ends in whatever way: the operating system holds the lock, on an empty file beside the database.
 * Throws DatabaseInUse when another process has it.
 */
export function lockDatabase(file: string): () => void {
  makeFolder(dirname(file));
  const lock = new Database(`${realFile(file)}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY' ? new DatabaseInUse(file) : error;
  }
  return () => void lock.close();
}

/** Two names of one file must meet in one lock. */
function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return join(realpathSync(dirname(file)), basename(file));
  }
}
