import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/match/match.ts';
import { openStore } from '../../src/store/store.ts';
import { accepted, click, lobby, started, tempFile, world } from '../match/world.ts';

/** A clock that stands until it is moved. */
function stoppedClock() {
  let at = Date.UTC(2031, 0, 1);
  const pass = (seconds: number) => {
    at += seconds * 1000;
  };
  return { now: () => new Date(at), pass };
}

describe('outbox', () => {
  async function due() {
    const clock = stoppedClock();
    const { service, file } = world();
    const { id } = await started(service);
    const { outbox, close } = openStore(file, { besideOthers: true, now: clock.now });
    return { id, outbox, clock, close };
  }

  it('gives each due row to one claim, in order, until its time is over', async () => {
    const { id, outbox, clock, close } = await due();
    const [one] = await outbox.claim(1, 60);
    const [two] = await outbox.claim(5, 60);
    expect(one).toMatchObject({ match: id, notice: { kind: 'started' }, attempts: 0 });
    expect(two).toMatchObject({ match: id, notice: { kind: 'turn', users: ['ann', 'bob'] }, attempts: 0 });
    expect(two!.id).toBeGreaterThan(one!.id);
    clock.pass(59);
    expect(await outbox.claim(5, 60)).toEqual([]);
    clock.pass(1);
    expect(await outbox.claim(5, 60)).toEqual([
      { ...one, attempts: 1 },
      { ...two, attempts: 1 },
    ]);
    close();
  });

  it('never gives out what is done, and gives what is put off when its time comes', async () => {
    const { outbox, clock, close } = await due();
    const [one, two] = await outbox.claim(5, 60);
    await outbox.done(one!.id, 'message-1');
    await outbox.later(two!.id, 600);
    clock.pass(599);
    expect(await outbox.claim(5, 60)).toEqual([]);
    clock.pass(1);
    expect((await outbox.claim(5, 60)).map(({ id }) => id)).toEqual([two!.id]);
    close();
  });

  it('knows whom a later turn notice calls', async () => {
    const { id, outbox, close } = await due();
    const [one, two] = await outbox.claim(5, 60);
    expect(await outbox.calledLater(id, one!.id)).toEqual(two!.notice.kind === 'turn' ? two!.notice.users : []);
    expect(await outbox.calledLater(id, one!.id)).not.toEqual([]);
    expect(await outbox.calledLater(id, two!.id)).toEqual([]);
    expect(await outbox.calledLater('nomatch', one!.id)).toEqual([]);
    close();
  });

  it('finds the newest message that a notice of a kind became', async () => {
    const { id, outbox, close } = await due();
    const [one, two] = await outbox.claim(5, 60);
    expect(await outbox.posted(id, 'turn')).toBeNull();
    await outbox.done(one!.id, 'message-1');
    await outbox.done(two!.id, null);
    expect(await outbox.posted(id, 'turn')).toBeNull();
    expect(await outbox.posted(id, 'started')).toEqual({ row: one!.id, message: 'message-1' });
    expect(await outbox.posted('nomatch', 'started')).toBeNull();
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
