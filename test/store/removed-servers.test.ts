import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { accepted, act, click, lobby, place, started, world } from '../match/world.ts';
import { rowsIn } from './rows-in.ts';

const OTHER = { guild: 'h', channel: 'd' };

/** Matches on two servers: Ann and Bob play on both, Cem on the first one only, where he left a match before its end. */
async function twoServers() {
  const clock = movedClock();
  const made = world({ now: clock.now });
  const { service } = made;
  const running = (await started(service)).id;
  const waiting = (await lobby(service, ['cem'])).id;
  const over = (await started(service, ['bob', 'cem'], { leaver: 'out' })).id;
  accepted(await service.leave({ match: over, user: 'cem', interaction: click() }));
  const elsewhere = accepted(await service.create({ game: 'toy', host: 'ann', place: OTHER, settings: {}, interaction: click() })).match.id;
  for (const user of ['ann', 'bob', 'cem']) {
    await service.prefer({ user, given: { pings: 'silent' } });
    accepted(await service.away({ user, until: '3', interaction: click() }));
  }
  await service.servers.change(place.guild, { pace: 'day' });
  return { ...made, clock, running, waiting, over, elsewhere };
}

describe('a server that removed the bot', () => {
  it('is kept for 30 days to the millisecond, then goes with everything that is kept of it', async () => {
    const made = await twoServers();
    await made.service.servers.presentOn(['h']);
    made.clock.pass(30 * DAY - 1);
    expect(await made.service.purge()).toBe(0);
    expect((await made.service.lookAtTable(made.running))!.match.status).toBe('running');
    made.clock.pass(1);
    expect(await made.service.purge()).toBe(3);
    for (const id of [made.running, made.waiting, made.over]) expect(await made.service.lookAtTable(id)).toBeNull();
    expect((await made.service.lookAtTable(made.elsewhere))!.match.status).toBe('lobby');
    expect(await made.service.ladder(place.guild, 'toy')).toEqual([]);
    expect((await made.service.servers.of(place.guild)).pace).toBe('none');
    expect(rowsIn(made.file, 'servers')).toEqual([]);
  });

  it('takes what people chose with it who have played nowhere else', async () => {
    const made = await twoServers();
    await made.service.servers.presentOn(['h']);
    made.clock.pass(30 * DAY);
    await made.service.purge();
    expect(rowsIn(made.file, 'people').map((row) => row.user)).toEqual(['ann']);
    expect(rowsIn(made.file, 'absences').map((row) => row.user)).toEqual(['ann']);
    expect((await made.service.preferences('cem')).pings).toBe('mention');
  });

  it('keeps everything when the bot is invited again in time, its settings too, and the days begin anew when it is removed again', async () => {
    const made = await twoServers();
    await made.service.servers.presentOn(['h']);
    made.clock.pass(29 * DAY);
    await made.service.servers.presentOn(['g', 'h']);
    made.clock.pass(2 * DAY);
    expect(await made.service.purge()).toBe(0);
    expect((await made.service.servers.of(place.guild)).pace).toBe('day');
    await made.service.servers.presentOn([]);
    made.clock.pass(29 * DAY);
    expect(await made.service.purge()).toBe(0);
    await made.service.servers.presentOn([]);
    made.clock.pass(DAY);
    expect(await made.service.purge()).toBe(4);
    expect(rowsIn(made.file, 'matches')).toEqual([]);
    expect(rowsIn(made.file, 'people')).toEqual([]);
  });

  it('that has nothing kept has no row', async () => {
    const { service, file } = world();
    await service.servers.presentOn(['x']);
    expect(rowsIn(file, 'servers')).toEqual([]);
  });

  it('goes whole, however many matches it had', async () => {
    const made = await twoServers();
    for (let n = 0; n < 45; n++) await lobby(made.service, ['dee']);
    await made.service.servers.presentOn(['h']);
    made.clock.pass(30 * DAY);
    expect(await made.service.purge()).toBe(48);
    expect(rowsIn(made.file, 'servers')).toEqual([]);
  });
});

describe('what is kept for a while', () => {
  it('goes 30 days after the end: posts and interactions, so that the match can still be looked back on', async () => {
    const clock = movedClock();
    const made = world({ now: clock.now });
    const { id } = await started(made.service, ['ann', 'bob'], { leaver: 'out' });
    await act(made.service, id, 'ann', 'cell:1');
    const running = (await started(made.service)).id;
    accepted(await made.service.leave({ match: id, user: 'bob', interaction: 'leave-1' }));
    const of = (table: 'entries' | 'outbox', match: string) => rowsIn(made.file, table).filter((row) => row.match === match);
    clock.pass(30 * DAY - 1);
    await made.service.purge();
    expect(of('entries', id).some((row) => row.interaction === 'leave-1')).toBe(true);
    expect(of('outbox', id)).not.toEqual([]);
    clock.pass(1);
    await made.service.purge();
    expect(of('entries', id).map((row) => row.interaction)).toEqual(of('entries', id).map((row) => `past:${id}:${row.version}`));
    expect(of('outbox', id)).toEqual([]);
    expect(await made.service.verify(id)).toMatchObject({ matches: true });
    expect(await made.service.story(id)).toMatchObject({ match: { status: 'over' } });
    expect(of('outbox', running)).not.toEqual([]);
    expect(of('entries', running).filter((row) => String(row.interaction).startsWith('past:'))).toEqual([]);
    expect(await made.store.matchOf('leave-1')).toBeNull();
  });

  it('goes for absences a year after they are over', async () => {
    const clock = movedClock();
    const made = world({ now: clock.now });
    accepted(await made.service.away({ user: 'ann', until: '1', interaction: click() }));
    clock.pass(367 * DAY);
    await made.service.purge();
    expect(rowsIn(made.file, 'absences')).toHaveLength(1);
    clock.pass(1);
    await made.service.purge();
    expect(rowsIn(made.file, 'absences')).toEqual([]);
  });
});
