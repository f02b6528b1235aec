import type Database from 'better-sqlite3';
import { isoTime, snowflakes } from '../ids.ts';
import { Collection, openDatabase } from './database.ts';
import { settle } from './first-day.ts';
import { Newsroom } from './news.ts';
import type { ChannelRecord, CommandRecord, FileRecord, InteractionRecord, MessageRecord, PersonRecord, RoleRecord } from './records.ts';

/** The server's own data; `bot` is the id of the bot's user and of its application, `token` is what it logs in with. */
export type Facts = { readonly guild: string; readonly name: string; readonly owner: string; readonly bot: string; readonly token: string };

const DAY = 24 * 60 * 60 * 1000;

/** All that the local Discord remembers, in one SQLite file, and the news of its changes. */
export class World {
  readonly news = new Newsroom();
  readonly people: Collection<PersonRecord>;
  readonly roles: Collection<RoleRecord>;
  readonly channels: Collection<ChannelRecord>;
  readonly commands: Collection<CommandRecord>;
  readonly messages: Collection<MessageRecord>;
  readonly interactions: Collection<InteractionRecord>;
  readonly now: () => number;
  readonly nextId: () => string;
  readonly facts: Facts;
  /** Where files are served: `http://127.0.0.1:port`. */
  address = '';
  readonly #db: Database.Database;

  /** Opens `file`; an empty one is settled with the default server and a bot of this name. `now` gives milliseconds. */
  constructor(file: string, now: () => number, botName: string) {
    const db = openDatabase(file);
    this.#db = db;
    this.now = now;
    this.people = new Collection(db, 'people');
    this.roles = new Collection(db, 'roles');
    this.channels = new Collection(db, 'channels');
    this.commands = new Collection(db, 'commands');
    this.messages = new Collection(db, 'messages');
    this.interactions = new Collection(db, 'interactions');
    this.nextId = snowflakes(now, this.#newestId());
    this.facts = this.#readFacts() ?? db.transaction(() => this.#writeFacts(settle(this, botName)))();
    for (const old of this.interactions.all()) if (now() - old.createdAt > DAY) this.interactions.delete(old.id);
  }

  time(): string {
    return isoTime(this.now());
  }

  person(id: string): PersonRecord | undefined {
    return this.people.get(id);
  }

  get bot(): PersonRecord {
    const bot = this.people.get(this.facts.bot);
    if (!bot) throw new Error('the world has lost its bot');
    return bot;
  }

  putFile(file: FileRecord): void {
    this.#db
      .prepare('INSERT INTO files (id, path, name, type, data) VALUES (?, ?, ?, ?, ?)')
      .run(file.id, file.path, file.name, file.type, file.data);
  }

  fileAt(path: string): FileRecord | undefined {
    return this.#db.prepare('SELECT CAST(id AS TEXT) AS id, path, name, type, data FROM files WHERE path = ?').get(path) as
      | FileRecord
      | undefined;
  }

  deleteFile(id: string): void {
    this.#db.prepare('DELETE FROM files WHERE id = ?').run(id);
  }

  /** The server now listens at `address`; what was written under an older address is served there too. */
  moveTo(address: string): void {
    const old = (this.#db.prepare(`SELECT value FROM facts WHERE name = 'address'`).get() as { value: string } | undefined)?.value;
    this.address = address;
    if (old === address) return;
    this.#db
      .prepare(`INSERT INTO facts (name, value) VALUES ('address', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`)
      .run(address);
    if (old) this.#db.prepare(`UPDATE messages SET document = replace(document, ?, ?)`).run(`"${old}/cdn/`, `"${address}/cdn/`);
  }

  /** Runs `change` as one change of the file: all of it or nothing. */
  atOnce<T>(change: () => T): T {
    return this.#db.transaction(change)();
  }

  close(): void {
    this.#db.close();
  }

  #newestId(): bigint {
    const tables = ['people', 'roles', 'channels', 'commands', 'messages', 'interactions', 'files'];
    const newest = tables.map((table) => `SELECT max(id) AS id FROM ${table}`).join(' UNION ALL ');
    const row = this.#db.prepare(`SELECT CAST(coalesce(max(id), 0) AS TEXT) AS id FROM (${newest})`).get() as { id: string };
    return BigInt(row.id);
  }

  #readFacts(): Facts | undefined {
    const row = this.#db.prepare(`SELECT value FROM facts WHERE name = 'server'`).get() as { value: string } | undefined;
    return row && (JSON.parse(row.value) as Facts);
  }

  #writeFacts(facts: Facts): Facts {
    this.#db.prepare(`INSERT INTO facts (name, value) VALUES ('server', ?)`).run(JSON.stringify(facts));
    return facts;
  }
}
