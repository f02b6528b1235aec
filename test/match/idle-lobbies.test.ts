import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { HOUR, movedClock } from './moved-clock.ts';
import { accepted, click, lobby, notices, started, tempFile, world } from './world.ts';

const statusOf = async ({ service }: ReturnType<typeof world>, match: string) => (await service.lookAtTable(match))!.match.status;

describe('a lobby in which nothing happens', () => {
  it('is told of to its host after five days, and called off two days later, each once', async () => {
    const clock = movedClock();
    const w = world({ now: clock.now });
    const { id, version, updatedAt } = await lobby(w.service);
    clock.pass(5 * DAY - 1);
    await w.service.passDue();
    expect(await notices(w)).toEqual([]);
    clock.pass(1);
    for (let n = 0; n < 3; n++) await w.service.passDue();
    expect(await notices(w)).toEqual([{ kind: 'idle', until: clock.now().getTime() + 2 * DAY }]);
    const { match } = (await w.service.lookAtTable(id))!;
    expect([match.status, match.version, match.updatedAt]).toEqual(['lobby', version + 1, updatedAt]);
    clock.pass(2 * DAY - 1);
    await w.service.passDue();
    expect(await statusOf(w, id)).toBe('lobby');
    clock.pass(1);
    for (let n = 0; n < 3; n++) await w.service.passDue();
    expect(await statusOf(w, id)).toBe('called-off');
    expect(await notices(w)).toEqual([{ kind: 'closed', idle: true }]);
    clock.pass(30 * DAY);
    await w.service.passDue();
    expect(await notices(w)).toEqual([]);
  });

  it('has its whole time again after any change, the wish of somebody in it to keep it open included', async () => {
    const clock = movedClock();
    const w = world({ now: clock.now });
    const { id } = await lobby(w.service);
    clock.pass(6 * DAY);
    await w.service.passDue();
    await notices(w);
    expect(await w.service.keepOpen({ match: id, user: 'eve', interaction: click() })).toEqual({ refused: { id: 'refused.not-in' } });
    accepted(await w.service.keepOpen({ match: id, user: 'bob', interaction: click() }));
    expect(await notices(w)).toEqual([{ kind: 'lobby-changed' }]);
    clock.pass(5 * DAY - 1);
    await w.service.passDue();
    expect(await notices(w)).toEqual([]);
    clock.pass(1);
    await w.service.passDue();
    expect(await notices(w)).toEqual([{ kind: 'idle', until: clock.now().getTime() + 2 * DAY }]);
  });

  it('is never called off without its host having had two days, however long the program was down', async () => {
    const clock = movedClock();
    const file = tempFile();
    const before = world({ now: clock.now }, file);
    const { id } = await lobby(before.service);
    before.store.close();
    clock.pass(30 * DAY);
    const w = world({ now: clock.now }, file);
    await w.service.passDue();
    expect(await notices(w)).toEqual([{ kind: 'idle', until: clock.now().getTime() + 2 * DAY }]);
    clock.pass(2 * DAY - HOUR);
    await w.service.passDue();
    expect(await statusOf(w, id)).toBe('lobby');
    clock.pass(HOUR);
    await w.service.passDue();
    expect(await statusOf(w, id)).toBe('called-off');
  });

  it('is left alone once it has started', async () => {
    const clock = movedClock();
    const w = world({ now: clock.now });
    const { id } = await started(w.service);
    clock.pass(30 * DAY);
    await w.service.passDue();
    expect(await statusOf(w, id)).toBe('running');
    expect((await notices(w)).filter(({ kind }) => kind === 'idle' || kind === 'closed')).toEqual([]);
  });
});

describe('a full lobby', () => {
  const full = async (w: ReturnType<typeof world>) => {
    const { id, holders } = await lobby(w.service, ['ann', 'bob', 'cem']);
    expect(holders).toHaveLength(3);
    return id;
  };

  it('is told of when the last seat is taken, and no longer when somebody leaves', async () => {
    const w = world();
    const id = await full(w);
    expect(await notices(w)).toEqual([{ kind: 'full' }]);
    await w.service.configure({ match: id, user: 'ann', interaction: click(), timing: { pace: 'slow' } });
    expect(await notices(w)).toEqual([]);
    await w.service.leave({ match: id, user: 'bob', interaction: click() });
    expect(await notices(w)).toEqual([{ kind: 'lobby-changed' }]);
    await w.service.leave({ match: id, user: 'cem', interaction: click() });
    expect(await notices(w)).toEqual([]);
  });

  it('is no news to a host who filled it with computer players', async () => {
    const w = world();
    const { id } = await lobby(w.service, ['ann', 'bob']);
    accepted(await w.service.addBot({ match: id, user: 'ann', interaction: click() }));
    expect(await notices(w)).toEqual([]);
  });

  it('that somebody calls off says so quietly', async () => {
    const w = world();
    const { id } = await lobby(w.service);
    await w.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false });
    expect(await notices(w)).toEqual([{ kind: 'closed', idle: false }]);
  });
});
