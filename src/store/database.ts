import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

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

/**
 * Opens a database file, made with its folder when missing, and brings its tables up to date.
 * Every commit is on disk before it returns (WAL, synchronous FULL).
 */
export function openDatabase(file: string): { client: Client; db: Db } {
  mkdirSync(dirname(file), { recursive: true });
  const client = new Database(file);
  try {
    client.pragma('busy_timeout = 5000');
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    const db = drizzle(client);
    migrate(db, { migrationsFolder });
    return { client, db };
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Makes this process the only one that serves a database file, until the returned function is called or the process
 * ends in whatever way: the operating system holds the lock, on an empty file beside the database.
 * Throws DatabaseInUse when another process has it.
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
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
