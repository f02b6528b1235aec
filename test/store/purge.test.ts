import Database from 'better-sqlite3';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { OF_A_MATCH } from '../../src/store/purge.ts';
import * as schema from '../../src/store/schema.ts';
import { movedClock } from '../match/moved-clock.ts';
import { accepted, click, lobby, place, started, type World, world } from '../match/world.ts';

const nameOf = (table: SQLiteTable) => getTableConfig(table).name;

/** In which tables of the file there is a row of a match. */
function tablesWith(file: string, match: string): readonly string[] {
  const db = new Database(file, { readonly: true });
  const found = [...OF_A_MATCH, schema.results]
    .map(nameOf)
    .filter((name) => db.prepare(`SELECT 1 FROM ${name} WHERE match = ?`).get(match));
  if (db.prepare('SELECT 1 FROM matches WHERE id = ?').get(match)) found.unshift('matches');
  db.close();
  return found;
}

const callOff = async ({ service }: World, match: string, user = 'ann') =>
  accepted(await service.end({ match, user, interaction: click(), asModerator: false }));

async function aged(purge: string) {
  const clock = movedClock();
  const made = world({ now: clock.now });
  await made.service.servers.change(place.guild, { purge: purge as never });
  return { ...made, clock };
}

describe('deleting matches that ended', () => {
  it('knows every table that belongs to a match', () => {
    const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
    const ofMatches = tables.filter((table) =>
      getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.matches),
    );
    expect(OF_A_MATCH.map(nameOf).sort()).toEqual(ofMatches.map(nameOf).sort());
  });

  it.each([
    ['30', 30],
    ['90', 90],
    ['365', 365],
  ])('keeps them for %s days to the millisecond, then takes all that belongs to them', async (purge, days) => {
    const made = await aged(purge);
    const { id } = await started(made.service);
    await made.store.surfaces.put({ match: id, kind: 'table', channel: 'c', message: 'm', shownVersion: 1 });
    await callOff(made, id);
    made.clock.pass(days * DAY - 1);
    expect(await made.service.purge()).toBe(0);
    const posts = days > 30 ? [] : ['outbox'];
    expect(tablesWith(made.file, id)).toEqual(['matches', 'entries', 'seats', 'surfaces', ...posts]);
    made.clock.pass(1);
    expect(await made.service.purge()).toBe(1);
    expect(tablesWith(made.file, id)).toEqual([]);
    expect(await made.service.look(id, 'ann')).toBeNull();
    expect(await made.service.purge()).toBe(0);
  });

  it('leaves alone what runs, what waits for players, and what is of another server', async () => {
    const made = await aged('30');
    const running = await started(made.service);
    const waiting = await lobby(made.service);
    const elsewhere = { game: 'toy', host: 'ann', place: { guild: 'h', channel: 'd' }, settings: {}, interaction: click() };
    const far = accepted(await made.service.create(elsewhere)).match;
    await callOff(made, far.id);
    made.clock.pass(400 * DAY);
    expect(await made.service.purge()).toBe(0);
    for (const { id } of [running, waiting, far]) expect(tablesWith(made.file, id)).toContain('matches');
  });

  it('keeps everything where that was chosen, until something else is', async () => {
    const made = await aged('never');
    const { id } = await started(made.service);
    await callOff(made, id);
    made.clock.pass(4_000 * DAY);
    expect(await made.service.purge()).toBe(0);
    await made.service.servers.change(place.guild, { purge: '365' });
    expect(await made.service.purge()).toBe(1);
  });

  it('keeps what a match was for the ladder', async () => {
    const made = await aged('30');
    const { id } = await started(made.service, ['ann', 'bob'], { leaver: 'out' });
    accepted(await made.service.leave({ match: id, user: 'bob', interaction: click() }));
    expect((await made.service.look(id, 'ann'))!.match.status).toBe('over');
    made.clock.pass(30 * DAY);
    expect(await made.service.purge()).toBe(1);
    expect(tablesWith(made.file, id)).toEqual(['results']);
  });

  it('takes as many as there are', async () => {
    const made = await aged('30');
    for (let n = 0; n < 45; n++) await callOff(made, (await lobby(made.service, ['ann'])).id);
    made.clock.pass(31 * DAY);
    expect(await made.service.purge()).toBe(45);
  });
});
