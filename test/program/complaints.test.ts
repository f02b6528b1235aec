import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { REST } from 'discord.js';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { complaint, Unusable, using, WrongApplication } from '../../src/complaints.ts';
import { readConfig } from '../../src/config.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { startProgram } from '../../src/program.ts';
import { openDatabase } from '../../src/store/database.ts';
import { logIn } from '../local/rig.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'holdout-complaints-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const thrownBy = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      () => null,
      (error: unknown) => error,
    );

/** What whoever starts the program there is told. */
const toldOf = async (dataDir: string): Promise<string | null> =>
  complaint(await thrownBy(() => startProgram(readConfig({ DATA_DIR: dataDir, PORT: '0' }), pino({ level: 'silent' }))));

/** A data folder with a database of this version in it. */
function dataDir(): { dir: string; database: string } {
  const dir = folder();
  const database = join(dir, 'holdout.db');
  openDatabase(database).client.close();
  return { dir, database };
}

describe('a data folder that cannot be used is told in one sentence', () => {
  it('where a file stands in its place', async () => {
    const file = join(folder(), 'data');
    writeFileSync(file, '');
    expect(await toldOf(file)).toMatch(
      /^\S+data cannot be used \(EEXIST\): a file is where a folder should be.*DATA_DIR to another folder\.$/,
    );
  });

  it('where none can be made', async () => {
    expect(await toldOf('/proc/nope')).toMatch(/^\/proc\/nope cannot be used \(ENOENT\): it cannot be opened, made or written to\. .*\.$/);
  });

  it('where the database is none', async () => {
    const { dir, database } = dataDir();
    writeFileSync(database, 'the diary of the shelter '.repeat(400));
    expect(await toldOf(dir)).toMatch(/holdout\.db cannot be used \(SQLITE_NOTADB\): it is damaged, .* back-up in its place/);
  });

  it('where the database is damaged, even in a place that is seldom read', async () => {
    const { dir, database } = dataDir();
    const db = new Database(database);
    const page = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").pluck().get() as number;
    const size = db.pragma('page_size', { simple: true }) as number;
    db.close();
    const bytes = readFileSync(database);
    bytes.fill(0xff, (page - 1) * size, page * size);
    writeFileSync(database, bytes);
    expect(await toldOf(dir)).toMatch(/holdout\.db cannot be used \(SQLITE_CORRUPT\): it is damaged/);
    truncateSync(database, size * 2);
    expect(await toldOf(dir)).toMatch(/holdout\.db cannot be used \(SQLITE_CORRUPT\): it is damaged/);
  });

  it('where the database was made by a newer version', async () => {
    const { dir, database } = dataDir();
    const db = new Database(database);
    db.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', ?)").run(Date.UTC(2090, 0, 1));
    db.close();
    expect(await toldOf(dir)).toBe(
      `${database} was made by a newer version of Holdout. Start that version, or give this one a database file of its own.`,
    );
  });

  it('where the database is held by another program', async () => {
    const { dir, database } = dataDir();
    const shell = new Database(database);
    onTestFinished(() => void shell.close());
    shell.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    expect(await toldOf(dir)).toMatch(/holdout\.db cannot be used \(SQLITE_BUSY\): another program writes to it\. Close that/);
  });

  it('where the world of the local Discord is damaged', async () => {
    const { dir } = dataDir();
    writeFileSync(join(dir, 'local-discord.db'), 'no world at all '.repeat(400));
    expect(await toldOf(dir)).toMatch(/local-discord\.db cannot be used \(SQLITE_NOTADB\): it is damaged/);
  });

  it('where a folder stands in the place of a file', async () => {
    const { dir } = dataDir();
    mkdirSync(join(dir, 'commands.local'));
    expect(await toldOf(dir)).toMatch(/commands\.local cannot be used \(EISDIR\): .*Move it away/);
  });
});

describe('a complaint', () => {
  it.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_READONLY_DIRECTORY', 'it cannot be opened, made or written to'],
    ['SQLITE_CANTOPEN', 'it cannot be opened, made or written to'],
    ['SQLITE_IOERR_WRITE', 'it cannot be opened, made or written to'],
  ])('tells what %s of SQLite means', async (code, words) => {
    const failing = () => {
      throw new Database.SqliteError('words of SQLite', code);
    };
    expect(complaint(await thrownBy(() => using('/srv/holdout.db', failing)))).toMatch(
      new RegExp(`^/srv/holdout\\.db cannot be used \\(${code}\\): ${words}\\.`),
    );
    expect(await thrownBy(() => using('/srv/holdout.db', async () => failing()))).toBeInstanceOf(Unusable);
  });

  it('tells what the system says of a full disk and of a port that only the system may use', async () => {
    expect(complaint(await thrownBy(() => using('/srv/x', () => writeFileSync('/dev/full', 'x'))))).toContain('the disk is full');
    const forbidden = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(await thrownBy(() => using('/srv/x', () => Promise.reject(forbidden)))).toBe(forbidden);
    expect(complaint(forbidden)).toContain('Set PORT to one above 1023');
  });

  it('tells that Discord could not be reached, or does not know the token', async () => {
    const away = await thrownBy(() => new REST({ api: 'http://127.0.0.1:1/api', retries: 0 }).setToken('x').get('/gateway/bot'));
    expect(complaint(away)).toMatch(/^Discord could not be reached \(ECONNREFUSED\)\. See to the network/);
    const local = await startLocalDiscord();
    onTestFinished(() => local.stop());
    expect(complaint(await thrownBy(() => logIn(local, 'wrong')))).toMatch(/^Discord does not know this DISCORD_TOKEN\./);
  });

  it('tells two applications apart', () => {
    expect(complaint(new WrongApplication('1', '2'))).toContain('belongs to application 1, but DISCORD_APPLICATION_ID is 2');
  });

  it('is silent about what nobody expected, so that it is shown whole', async () => {
    const error = new TypeError('x is not a function');
    expect(complaint(error)).toBeNull();
    expect(await thrownBy(() => using('/srv/x', () => Promise.reject(error)))).toBe(error);
  });
});

it('the id of an application without a token does not stop the local Discord', async () => {
  const config = readConfig({ DATA_DIR: folder(), PORT: '0', DISCORD_APPLICATION_ID: '12345678901234567' });
  const program = await startProgram(config, pino({ level: 'silent' }));
  expect(program.local?.url).toMatch(/^http:/);
  await program.stop();
});
