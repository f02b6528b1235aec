import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/match/match.ts';
import { openStore } from '../../src/store/store.ts';
import { accepted, click, lobby, place, started, tempFile, world } from '../match/world.ts';

/** A clock that stands until it is moved. */
function stoppedClock() {
  let at = Date.UTC(2030, 0, 2);
  const pass = (seconds: number) => {
    at += seconds * 1000;
  };
  return { now: () => new Date(at), pass };
}

const at = (message: string) => ({ channel: 'c', message });

describe('outbox', () => {
  async function due() {
    const clock = stoppedClock();
    const { service, file } = world();
    // What is planned for later comes in a test of its own.
    for (const user of ['ann', 'bob', 'cem', 'dee']) await service.prefer({ user, given: { reminders: 'off' } });
    const { id } = await started(service);
    const { outbox, close } = openStore(file, { besideOthers: true, now: clock.now });
    return { id, service, outbox, clock, close };
  }

  it('counts, for a server, what is late and what is parked', async () => {
    const { outbox, clock, close } = await due();
    expect(await outbox.backlog('g', 300)).toEqual({ late: 2, parked: 0 });
    await outbox.park((await outbox.claim(60))!.id);
    expect(await outbox.backlog('g', 300)).toEqual({ late: 1, parked: 1 });
    expect(await outbox.backlog('h', 300)).toEqual({ late: 0, parked: 0 });
    const turn = (await outbox.claim(60))!;
    await outbox.later(turn.id, 0);
    clock.pass(299);
    expect(await outbox.backlog('g', 300)).toEqual({ late: 0, parked: 1 });
    clock.pass(1);
    expect(await outbox.backlog('g', 300)).toEqual({ late: 1, parked: 1 });
    await outbox.done(turn.id, at('m'));
    expect(await outbox.backlog('g', 300)).toEqual({ late: 0, parked: 1 });
    close();
  });

  it('gives each due row to one claim, in order, until its time is over', async () => {
    const { id, outbox, clock, close } = await due();
    const one = await outbox.claim(60);
    expect(one).toMatchObject({ match: id, notice: { kind: 'started' }, attempts: 0 });
    clock.pass(59);
    expect(await outbox.claim(60)).toBeNull();
    clock.pass(1);
    expect(await outbox.claim(60)).toEqual({ ...one, attempts: 1 });
    await outbox.done(one!.id, at('message-1'));
    const two = await outbox.claim(60);
    expect(two).toMatchObject({ match: id, notice: { kind: 'turn', users: ['ann', 'bob'] }, attempts: 0 });
    expect(two!.id).toBeGreaterThan(one!.id);
    await outbox.done(two!.id, null);
    clock.pass(3_600);
    expect(await outbox.claim(60)).toBeNull();
    close();
  });

  it('lets no match wait for another', async () => {
    const { id, service, outbox, close } = await due();
    await outbox.claim(60);
    const other = await started(service, ['cem', 'dee']);
    expect(await outbox.claim(60)).toMatchObject({ match: other.id, notice: { kind: 'started' } });
    expect(await outbox.claim(60)).toBeNull();
    expect(other.id).not.toBe(id);
    close();
  });

  it('gives what is held again when its time comes, and nothing of its match before', async () => {
    const { outbox, clock, close } = await due();
    const one = (await outbox.claim(60))!;
    await outbox.hold(one.id, 600);
    clock.pass(599);
    expect(await outbox.claim(60)).toBeNull();
    clock.pass(1);
    expect(await outbox.claim(60)).toEqual({ ...one, attempts: 1 });
    close();
  });

  it('gives what is put off when its time comes, and the rest of its match meanwhile', async () => {
    const { outbox, clock, close } = await due();
    const one = (await outbox.claim(60))!;
    await outbox.later(one.id, 600);
    const two = (await outbox.claim(60))!;
    expect(two.id).toBeGreaterThan(one.id);
    await outbox.done(two.id, null);
    clock.pass(599);
    expect(await outbox.claim(60)).toBeNull();
    clock.pass(1);
    expect(await outbox.claim(60)).toEqual({ ...one, attempts: 1 });
    close();
  });

  it('lets go of what a process held that was killed, but not of what one beside holds', async () => {
    const clock = stoppedClock();
    const all = world();
    await started(all.service);
    const killed = openStore(all.file, { besideOthers: true, now: clock.now });
    const one = await killed.outbox.claim(60);
    const beside = openStore(all.file, { besideOthers: true, now: clock.now });
    expect(await beside.outbox.claim(60)).toBeNull();
    for (const store of [killed, beside, all.store]) store.close();
    const next = openStore(all.file, { now: clock.now });
    expect(await next.outbox.claim(60)).toEqual({ ...one, attempts: 1 });
    next.close();
  });

  it('knows whom a later turn notice calls', async () => {
    const { id, outbox, close } = await due();
    const one = (await outbox.claim(60))!;
    await outbox.later(one.id, 600);
    const two = (await outbox.claim(60))!;
    expect(await outbox.calledLater(id, one.id)).toEqual(['ann', 'bob']);
    expect(await outbox.calledLater(id, two.id)).toEqual([]);
    expect(await outbox.calledLater('nomatch', one.id)).toEqual([]);
    close();
  });

  it('gives what is parked only when it is released, and lets the others of its match go on', async () => {
    const { outbox, clock, close } = await due();
    const one = (await outbox.claim(60))!;
    await outbox.park(one.id);
    const two = (await outbox.claim(60))!;
    expect(two.notice.kind).toBe('turn');
    await outbox.later(two.id, 100_000);
    clock.pass(90_000);
    expect(await outbox.claim(60)).toBeNull();
    await outbox.release();
    expect(await outbox.claim(60)).toEqual({ ...one, attempts: 1 });
    await outbox.done(one.id, null);
    expect(await outbox.claim(60)).toBeNull();
    close();
  });

  it('gives what waits at once when its match is shown elsewhere, but nothing that is being posted or was', async () => {
    const { id, service, outbox, close } = await due();
    const other = await started(service, ['cem', 'dee']);
    const one = (await outbox.claim(60))!;
    await outbox.done(one.id, at('message-1'));
    const two = (await outbox.claim(60))!;
    await outbox.park(two.id);
    const three = (await outbox.claim(60))!;
    expect(three.match).toBe(other.id);
    await service.relocate(id, { guild: 'g', channel: 'elsewhere' });
    await service.relocate(other.id, { guild: 'g', channel: 'elsewhere' });
    expect(await outbox.claim(60)).toEqual({ ...two, attempts: 1 });
    expect(await outbox.claim(60)).toBeNull();
    close();
  });

  it('finds the newest message that a notice of a kind became', async () => {
    const { id, outbox, close } = await due();
    const one = (await outbox.claim(60))!;
    expect(await outbox.posted(id, ['turn'])).toBeNull();
    await outbox.done(one.id, at('message-1'));
    const two = (await outbox.claim(60))!;
    await outbox.done(two.id, null);
    expect(await outbox.posted(id, ['turn'])).toBeNull();
    expect(await outbox.posted(id, ['started'])).toEqual({
      row: one.id,
      version: one.version,
      notice: { kind: 'started' },
      ...at('message-1'),
    });
    expect(await outbox.posted('nomatch', ['started'])).toBeNull();
    close();
  });

  it('puts in for later what is left of a row, when that is done', async () => {
    const { id, outbox, clock, close } = await due();
    await outbox.done((await outbox.claim(60))!.id, null);
    const turn = (await outbox.claim(60))!;
    const rest = { kind: 'turn', users: ['bob'] } as const;
    await outbox.done(turn.id, at('message-1'), [{ notice: rest, due: new Date(clock.now().getTime() + 3_600_000) }]);
    expect(await outbox.claim(60)).toBeNull();
    clock.pass(3_599);
    expect(await outbox.claim(60)).toBeNull();
    clock.pass(1);
    expect(await outbox.claim(60)).toMatchObject({ match: id, version: turn.version, notice: rest, attempts: 0 });
    close();
  });

  it('keeps what is planned for later until then when its match is shown elsewhere', async () => {
    const { id, service, outbox, clock, close } = await due();
    const one = (await outbox.claim(60))!;
    const rest = { kind: 'turn', users: ['bob'] } as const;
    await outbox.done(one.id, null, [{ notice: rest, due: new Date(clock.now().getTime() + 3_600_000) }]);
    const turn = (await outbox.claim(60))!;
    await outbox.later(turn.id, 1_800);
    await service.relocate(id, { guild: 'g', channel: 'elsewhere' });
    expect(await outbox.claim(60)).toMatchObject({ id: turn.id });
    await outbox.done(turn.id, null);
    expect(await outbox.claim(60)).toBeNull();
    close();
  });

  it('takes for the newest message the one that was sent last, whatever was decided first', async () => {
    const { id, outbox, close } = await due();
    const one = (await outbox.claim(60))!;
    await outbox.hold(one.id, 0);
    await outbox.done((await outbox.claim(60))!.id, at('1000'));
    await outbox.done((await outbox.claim(60))!.id, at('999'));
    expect((await outbox.posted(id, ['started', 'turn']))!.message).toBe('1000');
    expect((await outbox.posted(id, ['turn']))!.message).toBe('999');
    close();
  });
});

describe('surfaces', () => {
  const surface = (match: string, shownVersion: number): Surface => ({
    match,
    kind: 'table',
    channel: 'c',
    message: `${match}-post`,
    shownVersion,
  });

  it('are kept one a kind and match, found by either, and forgotten by message', async () => {
    const { service, store } = world();
    const { id } = await lobby(service);
    await store.surfaces.put(surface(id, 1));
    await store.surfaces.put({ ...surface(id, 2), message: 'newer' });
    await store.surfaces.put({ ...surface(id, 1), kind: 'lobby', message: 'door' });
    expect(await store.surfaces.get(id, 'table')).toEqual({ ...surface(id, 2), message: 'newer' });
    expect(await store.surfaces.byMessage('newer')).toEqual({ ...surface(id, 2), message: 'newer' });
    expect(await store.surfaces.byMessage(`${id}-post`)).toBeNull();
    await store.surfaces.remove('newer');
    expect(await store.surfaces.get(id, 'table')).toBeNull();
    expect(await store.surfaces.get(id, 'lobby')).toMatchObject({ message: 'door' });
  });

  it('are behind when their match is shown elsewhere, and are found by channel', async () => {
    const { service, store } = world();
    const { id, version } = await started(service);
    await store.surfaces.put({ ...surface(id, version), kind: 'lobby', message: 'door', channel: 'hall' });
    await store.surfaces.put(surface(id, version));
    expect(await store.surfaces.behind()).toEqual([]);
    expect((await store.surfaces.standingIn('hall')).map(({ message }) => message)).toEqual(['door']);
    expect(await store.surfaces.standingIn('nowhere')).toEqual([]);
    await service.relocate(id, { guild: 'g', channel: 'elsewhere' });
    expect(await store.surfaces.behind()).toEqual([id]);
  });

  it('tell which running matches came from the lobbies of a channel', async () => {
    const { service, store } = world();
    const [open, running, over] = [await lobby(service), await started(service), await started(service)];
    for (const { id } of [open, running, over]) {
      await store.surfaces.put({ ...surface(id, 1), kind: 'lobby', message: `${id}-door`, channel: 'hall' });
      await store.surfaces.put({ ...surface(id, 1), channel: 'thread' });
    }
    accepted(await service.end({ match: over.id, user: 'ann', interaction: click(), asModerator: false }));
    expect(await store.surfaces.startedFrom('hall')).toEqual([running.id]);
    expect(await store.surfaces.startedFrom('thread')).toEqual([]);
  });

  it('tell where lobbies and running matches are shown, each place once', async () => {
    const { service, store } = world();
    await lobby(service);
    const running = await started(service);
    const over = await started(service);
    await service.relocate(over.id, { guild: 'g', channel: 'old' });
    accepted(await service.end({ match: over.id, user: 'ann', interaction: click(), asModerator: false }));
    expect(await store.surfaces.places()).toEqual([{ guild: 'g', channel: 'c' }]);
    await service.relocate(running.id, { guild: 'g', channel: 'new' });
    expect(await store.surfaces.places()).toEqual(expect.arrayContaining([place, { guild: 'g', channel: 'new' }]));
  });

  it('are behind when they show an older version or are missing', async () => {
    const { service, store } = world();
    const open = await lobby(service);
    const running = await started(service);
    expect(await store.surfaces.behind()).toEqual([open.id, running.id]);
    await store.surfaces.put({ ...surface(open.id, open.version), kind: 'lobby' });
    await store.surfaces.put({ ...surface(running.id, running.version), kind: 'lobby' });
    expect(await store.surfaces.behind()).toEqual([running.id]);
    await store.surfaces.put(surface(running.id, running.version));
    expect(await store.surfaces.behind()).toEqual([]);
    accepted(await service.end({ match: running.id, user: 'ann', interaction: click(), asModerator: false }));
    expect(await store.surfaces.behind()).toEqual([running.id]);
    await store.surfaces.put({ ...surface(running.id, running.version + 1), kind: 'lobby' });
    await store.surfaces.put(surface(running.id, running.version + 1));
    expect(await store.surfaces.behind()).toEqual([]);
  });
});

describe('the file', () => {
  it('is made with its folder and all its tables, and opens again with what is in it', async () => {
    const file = tempFile().replace('holdout.db', 'deep/er/holdout.db');
    const { service, store } = world({}, file);
    const { id } = await started(service);
    const before = await store.load(id);
    await service.idle();
    store.close();
    const again = openStore(file);
    expect(await again.load(id)).toEqual(before);
    again.close();
  });
});
