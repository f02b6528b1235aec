import { describe, expect, it } from 'vitest';
import { drawsOf, pathScore, verdict } from '../../../src/games/road-to-the-bunker/rules/7-end-of-the-game.ts';
import type { Score } from '../../../src/games/road-to-the-bunker/state.ts';
import { A, B, type Given, stateOf } from './literals.ts';
import { ended, opened } from './table.ts';

const score = (given: Given, seat = A) => pathScore(stateOf(given), seat);
const closed = ['DEAD@1,0r3', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'];

describe('End of the game: what is counted', () => {
  it('A-37: path, Tents, Hidden Resources in hand and the find', () => {
    const counted = score({
      zones: [['R2 S@1,0r1'], []],
      hands: [['HIDDEN S'], []],
      tentBank: [5, 0],
      kept: [[{ card: 'FIND', turn: 3 }]],
    });
    expect(counted).toMatchObject({ value: 2, tent: 5, hidden: 1, find: 1, path: ['0,0', '1,0'], bunker: '2,0' });
    expect(drawsOf(counted)).toBe(9);
  });

  it('A-44: a Hidden Resource counts in the hand, not in the zone', () => {
    expect(drawsOf(score({ zones: [[], []], hands: [['HIDDEN S', 'HIDDEN C'], []] }))).toBe(2);
    expect(drawsOf(score({ zones: [['HIDDEN S@1,0r1'], []] }))).toBe(0);
  });

  it('A-28, A-38: masks and weapons in hand are used in the best way', () => {
    const fire = ['R1 S@1,0r1', 'R2 S@2,0r1', 'FIRE@2,0', 'R3 S@3,0r1'];
    expect(score({ zones: [fire, []], hands: [['MASK'], []] }).value).toBe(4);
    expect(score({ zones: [fire, []] }).value).toBe(0);
    const zombies = ['R2 S@1,0r1', 'R3 S@2,0r1', 'Z2 S@3,0r1'];
    expect(score({ zones: [zombies, []] })).toMatchObject({ value: 3, penalty: 2 });
    expect(score({ zones: [zombies, []], hands: [['WEAPON'], []] })).toMatchObject({ value: 5, penalty: 0 });
  });

  it('the Equipment of others does not help', () => {
    expect(score({ zones: [['R1 S@1,0r1', 'FIRE@1,0', 'R3 S@2,0r1'], []], hands: [[], ['MASK']] }).value).toBe(0);
  });

  it('B-10: without a path 0, and a Hidden Resource is still one card', () => {
    const counted = score({ zones: [closed, []], hands: [['HIDDEN S'], []] });
    expect(counted).toMatchObject({ value: 0, path: [], bunker: null, resourcesOnPath: 0, tilesOnPath: 0, redTops: 4 });
    expect(drawsOf(counted)).toBe(1);
  });

  it('resourceReuse free: a Resource may be crossed again', () => {
    const loop = ['R1 X@1,0', 'R2 C@2,0r3', 'R3 C@2,1r2', 'R1 C@1,1r1', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'];
    expect(score({ zones: [loop, []] }).value).toBe(1);
    expect(score({ zones: [loop, []], settings: { resourceReuse: 'free' } }).value).toBe(7);
  });

  it('only what lies on top is a visible Danger tile', () => {
    expect(score({ zones: [['DEAD@1,0r3', 'AVERT@1,0', 'R2 S@0,1', 'FIRE@0,1', 'Z1 S@-1,0r1'], []] }).redTops).toBe(2);
  });
});

describe('Drawing Resource cards', () => {
  it('as many as counted, and their values are the points', () => {
    const table = ended({ zones: [['R2 S@1,0r1'], []], tentBank: [7, 0] });
    const [ann, bob] = table.state.scores!;
    expect(ann!.cards).toHaveLength(9);
    expect(ann!.points).toBe(ann!.cards.reduce((sum, value) => sum + value, 0));
    expect([bob!.cards, bob!.points]).toEqual([[], 0]);
    expect(table.toAct).toBe('A won');
  });

  it('A-49: every player draws from the full deck', () => {
    const table = ended({ zones: [[], []], tentBank: [18, 18] });
    for (const { cards, points } of table.state.scores!) {
      expect([...cards].sort()).toEqual([...Array(11).fill(2), ...Array(6).fill(3), 4]);
      expect(points).toBe(44);
    }
  });

  it('B-11: 20 cards are the whole deck and two of a fresh one (D-26)', () => {
    const points = Array.from(
      { length: 20 },
      (_, n) => ended({ zones: [[], []], tentBank: [20, 0] }, `seed ${n}`).state.scores![A]!.points,
    );
    for (const sum of points) {
      expect(sum).toBeGreaterThanOrEqual(48);
      expect(sum).toBeLessThanOrEqual(51);
    }
    expect(new Set(points).size).toBeGreaterThan(1);
  });

  it('nothing is kept of the Bunker’s drawer: it joins no hand (D-51)', () => {
    const table = ended({ zones: [[], []], hands: [['MASK'], ['WEAPON']] });
    expect([table.kinds(A), table.kinds(B)]).toEqual(['MASK', 'WEAPON']);
    expect(table.state.bunkerShown).toBe(true);
    expect(table.told).toEqual(['bunker', 'scored', 'scored']);
  });
});

describe('Winning', () => {
  const base: Score = {
    path: [],
    bunker: null,
    value: 0,
    penalty: 0,
    resourcesOnPath: 0,
    tilesOnPath: 0,
    tent: 0,
    hidden: 0,
    find: 0,
    cards: [],
    points: 12,
    redTops: 0,
    exact: true,
  };
  const of = (...scores: Partial<Score>[]) => {
    const { winners, reason } = verdict(scores.map((score) => ({ ...base, ...score })));
    return [winners, reason.id];
  };

  it('most points', () => {
    expect(of({ points: 12, redTops: 9 }, { points: 13 })).toEqual([[1], 'road.outcome.points']);
  });

  it('A-67: then most Danger tiles visible', () => {
    expect(of({ redTops: 3 }, { redTops: 1, resourcesOnPath: 9 })).toEqual([[0], 'road.outcome.dangers']);
  });

  it('A-68: then most Resource tiles on the path', () => {
    expect(of({ resourcesOnPath: 3, tilesOnPath: 9 }, { resourcesOnPath: 4 })).toEqual([[1], 'road.outcome.resources']);
  });

  it('then the longest path', () => {
    expect(of({ tilesOnPath: 3 }, { tilesOnPath: 4 }, { points: 11 })).toEqual([[1], 'road.outcome.length']);
  });

  it('D-49: else a shared win, of those who are level only', () => {
    expect(of({}, {}, { tilesOnPath: -1 })).toEqual([[0, 1], 'road.outcome.shared']);
  });

  it('a tie-breaker is for the leaders only', () => {
    expect(of({ redTops: 1 }, { redTops: 2 }, { points: 1, redTops: 9 })).toEqual([[1], 'road.outcome.dangers']);
  });

  it('the path is made as long as it can be when length decides', () => {
    const plain = ['EVENT S@1,0r1', 'EVENT S@2,0r1'];
    const table = ended({ zones: [plain, ['HIDDEN S@1,0r1']] });
    expect(table.state.scores!.map(({ tilesOnPath }) => tilesOnPath)).toEqual([2, 1]);
    expect(table.toAct).toBe('A won');
    expect(table.position.outcome?.reason.id).toBe('road.outcome.length');
  });

  it('a new game that ends before anybody built is a shared win', () => {
    const table = opened(2);
    expect(table.state.scores).toBeNull();
    expect(ended({ zones: [[], []] }).toAct).toBe('A and B won');
  });
});
