import { describe, expect, it } from 'vitest';
import { createPassing, nextDue } from '../../src/match/due.ts';
import type { MatchRecord, Store } from '../../src/match/store.ts';

const at = (seconds: number) => new Date(1000 * seconds);
const matchWith = (id: string, ...dues: (Date | null)[]): MatchRecord => ({
  id,
  game: 'toy',
  status: 'running',
  host: 'ann',
  settings: {},
  timing: { pace: 'day', weekends: 'play' },
  holders: [],
  version: 1,
  awaited: dues.map((due, seat) => ({ seat, since: at(0), due })),
  offers: [],
  place: { guild: 'g', channel: 'c' },
  seed: 'a seed',
  seedHash: 'its hash',
  createdAt: at(0),
  updatedAt: at(0),
  rulesVersion: 1,
  clocks: [],
  nextDue: null,
});

describe('what is due', () => {
  it('is the first moment of any kind, or none', () => {
    expect(nextDue(matchWith('m', at(30), null, at(20)))).toEqual(at(20));
    expect(nextDue(matchWith('m', null))).toBeNull();
  });

  it('is done in every match whose moment has come, whatever goes wrong in one of them', async () => {
    const store: Pick<Store, 'due'> = {
      due: async () => [matchWith('broken', at(10)), matchWith('sound', at(10)), matchWith('early', at(11))],
    };
    const done: string[] = [];
    const logged: object[] = [];
    const deadline = async ({ id }: MatchRecord) => {
      if (id === 'broken') throw new Error('out of order');
      done.push(id);
    };
    const log = { warn() {}, error: (facts: object) => logged.push(facts) };
    await createPassing(store, () => at(10), { deadline }, log).passDue();
    expect(done).toEqual(['sound']);
    expect(logged).toEqual([{ match: 'broken', kind: 'deadline', err: new Error('out of order') }]);
  });

  it('is done once when it is asked for twice at the same time', async () => {
    const store: Pick<Store, 'due'> = { due: async () => [matchWith('m', at(10))] };
    let times = 0;
    const deadline = async () => void times++;
    const { passDue } = createPassing(store, () => at(10), { deadline }, { warn() {}, error() {} });
    await Promise.all([passDue(), passDue()]);
    expect(times).toBe(1);
  });
});
