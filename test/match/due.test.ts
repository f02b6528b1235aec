import { describe, expect, it } from 'vitest';
import { createPassing, nextDue } from '../../src/match/due.ts';
import type { MatchRecord } from '../../src/match/store.ts';

const at = (seconds: number) => new Date(1000 * seconds);
const matchWith = (id: string, ...dues: (Date | null)[]): MatchRecord => ({
  id,
  game: 'toy',
  status: 'running',
  host: 'ann',
  settings: {},
  timing: { pace: 'day', weekends: 'play' },
  holders: [],
  tenures: [],
  version: 1,
  awaited: dues.map((due, seat) => ({ seat, since: at(0), due })),
  offers: [],
  proposal: null,
  pause: null,
  pauses: [],
  orders: [],
  revision: 0,
  automatic: [],
  seating: [],
  rematch: null,
  place: { guild: 'g', channel: 'c' },
  seed: 'a seed',
  seedHash: 'its hash',
  createdAt: at(0),
  updatedAt: at(0),
  rulesVersion: 1,
  clocks: [],
  nextDue: null,
});

const nothing = async () => null;
const others = { idle: nothing, automatic: nothing, proposal: nothing, pause: nothing };

describe('what is due', () => {
  it('is the first moment of any kind, or none', () => {
    expect(nextDue(matchWith('m', at(30), null, at(20)))).toEqual(at(20));
    expect(nextDue(matchWith('m', null))).toBeNull();
  });

  it('is done in every match whose moment has come, whatever goes wrong in one of them', async () => {
    const putOff: unknown[] = [];
    const store = {
      due: async () => [matchWith('broken', at(10)), matchWith('sound', at(10)), matchWith('early', at(11))],
      putOff: async ({ id }: { id: string }, until: Date | null) => {
        putOff.push([id, until]);
        return 'done' as const;
      },
    };
    const done: string[] = [];
    const logged: object[] = [];
    const deadline = async ({ id }: MatchRecord) => {
      if (id === 'broken') throw new Error('out of order');
      done.push(id);
      return at(10);
    };
    const log = { warn() {}, error: (facts: object) => logged.push(facts) };
    await createPassing(store, () => at(10), { ...others, deadline }, log).passDue();
    expect(done).toEqual(['sound']);
    expect(putOff).toEqual([
      ['broken', at(70)],
      ['early', at(11)],
    ]);
    expect(logged).toEqual([{ match: 'broken', kind: 'deadline', err: new Error('out of order') }]);
  });

  it('that goes wrong again and again is tried less and less often', async () => {
    const tries: (Date | null)[] = [];
    const putOff = async (_: object, until: Date | null) => {
      tries.push(until);
      return 'done' as const;
    };
    const deadline = () => Promise.reject(new Error('out of order'));
    for (const now of [at(10 + 600), at(10 + 86_400)])
      await createPassing(
        { due: async () => [matchWith('m', at(10))], putOff },
        () => now,
        { ...others, deadline },
        { warn() {}, error() {} },
      ).passDue();
    expect(tries).toEqual([at(10 + 1_200), at(10 + 86_400 + 3_600)]);
  });

  it('lets other work in between two matches', async () => {
    const all = Array.from({ length: 20 }, (_, n) => matchWith(`m${n}`, at(10)));
    let turns = 0;
    const seen: number[] = [];
    const deadline = async () => {
      setImmediate(() => turns++);
      seen.push(turns);
      return at(10);
    };
    const store = { due: async () => all, putOff: async () => 'done' as const };
    await createPassing(store, () => at(10), { ...others, deadline }, { warn() {}, error() {} }).passDue();
    expect(seen.at(-1)).toBeGreaterThan(10);
  });

  it('is done once when it is asked for twice at the same time', async () => {
    const store = { due: async () => [matchWith('m', at(10))], putOff: async () => 'done' as const };
    let times = 0;
    const deadline = async () => at(10 + times++);
    const { passDue } = createPassing(store, () => at(10), { ...others, deadline }, { warn() {}, error() {} });
    await Promise.all([passDue(), passDue()]);
    expect(times).toBe(1);
  });
});
