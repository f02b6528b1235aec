import { closeSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { started, tempFile, world } from '../match/world.ts';

describe('the health of a database', () => {
  it('is good while it is served: whole, up to date, with room on the disk', async () => {
    const { service, store, file } = world();
    await started(service);
    const health = await store.health();
    expect(health).toMatchObject({ sound: true, upToDate: true });
    expect(health.logBytes).toBe(statSync(`${file}-wal`).size);
    expect(health.freeBytes).toBeGreaterThan(0);
  });

  it('is one look for all who ask at once', async () => {
    const { store } = world();
    const [one, other] = [store.health(), store.health()];
    expect(one).toBe(other);
    await one;
    const later = store.health();
    expect(later).not.toBe(one);
    await later;
  });

  it('shows damage anywhere in the file', async () => {
    const file = tempFile();
    const store = openStore(file, { besideOthers: true });
    const raw = new Database(file);
    raw.pragma('wal_checkpoint(TRUNCATE)');
    raw.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(4096, 7), 0, 4096, 4096);
    closeSync(handle);
    expect((await store.health()).sound).toBe(false);
    truncateSync(file, 100);
    expect((await store.health()).sound).toBe(false);
    store.close();
  });

  it('shows that another version was installed, older or newer', async () => {
    const { store, file } = world();
    const raw = new Database(file);
    raw.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)");
    expect((await store.health()).upToDate).toBe(false);
    raw.exec('DELETE FROM __drizzle_migrations WHERE created_at = 9999999999999');
    expect((await store.health()).upToDate).toBe(true);
    raw.exec('DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)');
    expect((await store.health()).upToDate).toBe(false);
    raw.close();
  });
});
