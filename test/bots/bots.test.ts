import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botMove, randomPicks } from '../../src/bots/bots.ts';
import { isLegal } from '../../src/kernel/prompts.ts';
import type { Sight } from '../../src/kernel/sight.ts';
import type { Ask } from '../../src/kernel/steps.ts';

const options = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `o:${n}`, label: { id: 'o' }, value: n }));
const ask = (count: number, min = 1, max = 1): Ask => ({ text: { id: 'which' }, options: options(count), min, max });

const sightOf = (...asks: readonly Ask[]): Sight<number> => ({
  viewer: 1,
  seats: [0, 1],
  view: null,
  step: 'which',
  prompts: asks.map((one, n) => ({ serial: 3, key: n === 0 ? 'now' : 'aside', seat: 1, ask: one })),
  awaited: [1],
  outcome: null,
});

describe('randomPicks', () => {
  it('always answers the ask', () => {
    const bounds = fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.nat(8), fc.nat(12))
      .filter(([count, min]) => min <= count)
      .map(([count, min, more]) => ask(count, min, min + more));
    const numbers = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(bounds, numbers, (asked, random) => {
        let n = 0;
        return isLegal(
          asked,
          randomPicks(asked, () => random[n++ % random.length]!),
        );
      }),
    );
  });

  it('reaches the first and the last option and both bounds', () => {
    expect(randomPicks(ask(3), () => 0)).toEqual(['o:0']);
    expect(randomPicks(ask(3), () => 0.999)).toEqual(['o:2']);
    expect(randomPicks(ask(3, 0, 2), () => 0)).toEqual([]);
    expect(randomPicks(ask(3, 0, 2), () => 0.999)).toEqual(['o:2', 'o:1']);
  });
});

describe('botMove', () => {
  const noFault = () => {
    throw new Error('no fault was expected');
  };

  it('answers the first prompt as the player says', () => {
    const sees = sightOf(ask(3), ask(1));
    expect(
      botMove(
        () => ['o:1'],
        sees,
        () => 0,
        noFault,
      ),
    ).toEqual({ prompt: sees.prompts[0], picks: ['o:1'] });
  });

  it('has nothing to do without a prompt', () => {
    expect(
      botMove(
        () => ['o:1'],
        sightOf(),
        () => 0,
        noFault,
      ),
    ).toBeNull();
  });

  it('tells of an answer that is not offered and of a fault, and answers at random', () => {
    const faults: object[] = [];
    const note = (fault: object) => void faults.push(fault);
    const error = new Error('out of ideas');
    const failing = () => {
      throw error;
    };
    expect(
      botMove(
        () => ['o:7'],
        sightOf(ask(3)),
        () => 0.5,
        note,
      )?.picks,
    ).toEqual(['o:1']);
    expect(
      botMove(
        () => ['o:0', 'o:0'],
        sightOf(ask(3, 1, 2)),
        () => 0,
        note,
      )?.picks,
    ).toEqual(['o:0']);
    expect(botMove(failing, sightOf(ask(3)), () => 0, note)?.picks).toEqual(['o:0']);
    expect(faults).toEqual([{ picks: ['o:7'] }, { picks: ['o:0', 'o:0'] }, { error }]);
  });
});
