import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RETRY_MS } from '../../src/match/bot-turns.ts';
import { createMatchService } from '../../src/match/service.ts';
import { openStore } from '../../src/store/store.ts';
import { movedClock } from '../match/moved-clock.ts';
import { accepted, choice, click, games, lobby, place, refusalOf, scavenging, tempFile, viewOf } from '../match/world.ts';

/** A service whose file another program, such as a shell, can hold; `atPause` is called in place of each wait. */
function contested() {
  const file = tempFile();
  const clock = movedClock();
  const waits: number[] = [];
  let atPause = () => {};
  const pause = async (ms: number) => {
    waits.push(ms);
    atPause();
  };
  const store = openStore(file, { now: clock.now, pause });
  const errors: object[] = [];
  const log = { warn() {}, error: (facts: object) => void errors.push(facts) };
  const service = createMatchService({ store, games, now: clock.now, random: () => 0.5, randomSeed: () => 'a seed', log });
  const shell = new Database(file);
  onTestFinished(async () => {
    if (shell.inTransaction) shell.exec('ROLLBACK');
    await service.idle();
    store.close();
    shell.close();
  });
  return {
    store,
    service,
    clock,
    waits,
    errors,
    hold: () => void shell.exec('BEGIN IMMEDIATE'),
    letGo: () => void shell.exec('ROLLBACK'),
    /** Lets go at the wait of that number. */
    letGoAt(count: number) {
      atPause = () => {
        if (waits.length === count) shell.exec('ROLLBACK');
      };
    },
  };
}

describe('a database that another program writes to', () => {
  it('never holds the process up: an answer is tried again, and counts once', async () => {
    const { service, hold, letGoAt, waits } = contested();
    const { id, version } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    hold();
    letGoAt(3);
    expect(accepted(await service.answer(walk)).match.version).toBe(version + 1);
    expect(waits).toEqual([50, 100, 200]);
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('for long gets a request a sentence within two seconds, and the same request counts later', async () => {
    const { service, hold, letGo, waits } = contested();
    const { id, version } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    hold();
    expect(refusalOf(await service.answer(walk))).toBe('refused.busy');
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(2_000);
    expect((await service.look(id, 'bob'))!.match.version).toBe(version);
    letGo();
    expect(accepted(await service.answer(walk))).toMatchObject({ repeated: false, match: { version: version + 1 } });
  });

  it('refuses a new match and an absence in words, too', async () => {
    const { service, store, hold, letGo } = contested();
    const create = { game: 'toy', host: 'ann', place, settings: {}, interaction: click() };
    hold();
    expect(refusalOf(await service.create(create))).toBe('refused.busy');
    expect(refusalOf(await service.away({ user: 'ann', until: '3', interaction: click() }))).toBe('refused.busy');
    letGo();
    expect((await store.absences(['ann'])).get('ann')).toEqual([]);
    accepted(await service.create(create));
    expect(await service.mine('ann')).toHaveLength(1);
  });

  it('that is held before every match knows of an absence says so, and the same words tell the rest', async () => {
    const { service, store, hold, letGo } = contested();
    const { id } = await scavenging(service);
    const { putAbsence } = store;
    const holding = {
      ...store,
      async putAbsence(...absence: Parameters<typeof putAbsence>) {
        const kept = await putAbsence(...absence);
        hold();
        return kept;
      },
    };
    const slow = createMatchService({ store: holding, games, now: () => new Date(Date.UTC(2030, 0, 3)) });
    expect(refusalOf(await slow.away({ user: 'bob', until: '3', interaction: click() }))).toBe('refused.away-not-told');
    letGo();
    const told = createMatchService({ store, games, now: () => new Date(Date.UTC(2030, 0, 3)) });
    expect(accepted(await told.away({ user: 'bob', until: '3', interaction: click() })).matches).toBe(1);
    expect((await store.absences(['bob'])).get('bob')).toEqual([{ from: Date.UTC(2030, 0, 3), until: Date.UTC(2030, 0, 6) }]);
    expect(await store.untoldAbsences()).toEqual([]);
    expect(await told.log(id, 'ann', 1)).toMatchObject([{ kind: 'away', seat: 1 }]);
  });

  it('lets computer players answer later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { service, hold, letGo, errors } = contested();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await service.leave({ match: id, user: 'bob', interaction: click() }));
    accepted(await service.answer(await choice(service, id, 'ann', 'rest')));
    hold();
    await service.idle();
    expect(errors).toEqual([expect.objectContaining({ match: id })]);
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
    letGo();
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([2]);
  });

  it('lets deadlines pass later, and fails what is done in the background, which is tried again', async () => {
    const { service, store, clock, hold, letGo } = contested();
    const { id } = await lobby(service, ['ann', 'bob'], { goal: '60' });
    accepted(await service.configure({ match: id, user: 'ann', interaction: click(), timing: { pace: 'blitz' } }));
    accepted(await service.start({ match: id, user: 'ann', interaction: click() }));
    const { version } = (await service.lookAtTable(id))!.match;
    clock.pass(60 * 60_000);
    hold();
    await service.passDue();
    const moved = () => service.relocate(id, { guild: 'g', channel: 'thread' });
    await expect(moved()).rejects.toThrow('locked');
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
    letGo();
    await service.passDue();
    expect((await service.lookAtTable(id))!.match.version).toBeGreaterThan(version);
    await moved();
    expect((await store.load(id))!.place.channel).toBe('thread');
  });

  it('holds up nobody for a checkpoint that cannot be made', async () => {
    const { service, hold, letGo } = contested();
    const { id } = await lobby(service, ['ann']);
    const bot = () => ({ match: id, user: 'ann', interaction: click() });
    for (let n = 0; n < 24; n++) {
      accepted(await service.addBot(bot()));
      accepted(await service.removeBot(bot()));
    }
    accepted(await service.addBot(bot()));
    accepted(await service.removeBot(bot()));
    hold();
    await new Promise(setImmediate);
    letGo();
    expect(accepted(await service.addBot(bot())).match.holders).toHaveLength(2);
  });
});
