import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { createMatchService } from '../../src/match/service.ts';
import type { Store } from '../../src/match/store.ts';
import { accepted, act, choice, click, games, lobby, refusalOf, scavenging, viewOf, world } from '../match/world.ts';

/** Two services with connections of their own on one file, as two processes have. */
function twoServices() {
  const one = world();
  const two = world({}, one.file, true);
  return { one, two };
}

describe('two programs on one database', () => {
  it('count one interaction that both were given a single time', async () => {
    const { one, two } = twoServices();
    const { id, version } = await scavenging(one.service);
    const walk = await choice(one.service, id, 'ann', 'walk');
    const results = await Promise.all([one.service.answer(walk), two.service.answer(walk)]);
    expect(results.map((result) => accepted(result).repeated).sort()).toEqual([false, true]);
    expect((await two.service.look(id, 'ann'))!.match.version).toBe(version + 1);
  });

  it('let one of two clicks of a prompt count', async () => {
    const { one, two } = twoServices();
    const { id } = await scavenging(one.service);
    const walk = await choice(one.service, id, 'ann', 'walk');
    const results = await Promise.all([one.service.answer(walk), two.service.answer({ ...walk, interaction: click() })]);
    expect(results.map(refusalOf).sort()).toEqual([null, 'refused.stale'].sort());
    expect(viewOf(await one.service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('answer afresh after a conflict, so that both joins count', async () => {
    const { one, two } = twoServices();
    const { id } = await lobby(one.service, ['ann']);
    const outcomes: string[] = [];
    const noting = (store: Store): Store => ({
      ...store,
      async commit(change) {
        const outcome = await store.commit(change);
        outcomes.push(outcome);
        return outcome;
      },
    });
    const services = [one.store, two.store].map((store) => createMatchService({ store: noting(store), games }));
    const results = await Promise.all(services.map((service, n) => service.join({ match: id, user: `guest${n}`, interaction: click() })));
    expect(results.map(refusalOf)).toEqual([null, null]);
    expect(outcomes).toEqual(['done', 'conflict', 'done']);
    expect((await one.service.look(id, 'ann'))!.match.holders).toHaveLength(3);
  });

  it('never lose or double an answer, whatever the order', async () => {
    const sides = fc.array(fc.constantFrom('one', 'two'), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sides, async (order) => {
        const both = twoServices();
        const { id } = await scavenging(both.one.service);
        let walked = 0;
        for (const side of order) {
          const walk = await choice(both[side as 'one' | 'two'].service, id, 'ann', 'walk');
          const results = await Promise.all([both.one.service.answer(walk), both.two.service.answer({ ...walk, interaction: click() })]);
          walked += results.filter((result) => refusalOf(result) === null).length;
        }
        expect(viewOf(await both.one.service.look(id, 'bob')).walked).toEqual([walked, 0]);
        expect(walked).toBe(order.length);
        const exported = (await exportMatch(both.two.store, id))!;
        expect(replayMatch(games, exported)).toMatchObject({ positions: exported.entries.length, differs: null });
      }),
      { numRuns: 8 },
    );
  });
});

describe('a store that always says conflict', () => {
  it('gives a busy refusal and nothing half done', async () => {
    const { service, store } = world();
    const { id, version } = await scavenging(service);
    const jammed: Store = { ...store, commit: async () => 'conflict' };
    const slow = createMatchService({ store: jammed, games });
    expect(refusalOf(await act(slow, id, 'ann', 'walk'))).toBe('refused.busy');
    expect((await service.look(id, 'ann'))!.match.version).toBe(version);
  });
});
