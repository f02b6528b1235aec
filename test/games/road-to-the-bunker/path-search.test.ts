import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artificialZones, lattice } from '../../../bench/artificial-zones.ts';
import { tiles } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { bestFirst } from '../../../src/games/road-to-the-bunker/path/best-first.ts';
import { floodBound } from '../../../src/games/road-to-the-bunker/path/bound.ts';
import { depthFirst } from '../../../src/games/road-to-the-bunker/path/depth-first.ts';
import { bestPath } from '../../../src/games/road-to-the-bunker/path/index.ts';
import { Queue } from '../../../src/games/road-to-the-bunker/path/queue.ts';
import { roadsFrom } from '../../../src/games/road-to-the-bunker/path/roads.ts';
import { CAPS, solve } from '../../../src/games/road-to-the-bunker/path/solve.ts';
import { atStart, type Search, stepsFrom } from '../../../src/games/road-to-the-bunker/path/walker.ts';
import type { Zone } from '../../../src/games/road-to-the-bunker/state.ts';
import { boards, equipment, reuse, zoneOf } from './path-zones.ts';

const NOTHING = { value: 0, resources: -1, tiles: -1 };
const BARE = { masks: 0, weapons: 0 };
const searchOf = (zone: Zone, how: Partial<Search> = {}): Search => ({
  roads: roadsFrom(zone, 'path'),
  ...BARE,
  reuse: 'once',
  longest: false,
  ...how,
});
const worthOf = ({ best, complete }: ReturnType<typeof solve>) => ({
  value: best?.value,
  resources: best?.resources,
  tiles: best?.tiles,
  complete,
});

/** Section 11.4's largest board: 31 Resource tiles, 9 zombies and 8 plain crossroads, scattered. */
const artificial = artificialZones.at(-1)!;

describe('The two searches (section 11.3)', () => {
  it('B-22: where a loop returns to its entry side, both see what lies behind it', () => {
    const zone = zoneOf('SAFE S@1,0r1', 'EVENT T@2,0r3', 'R2 C@3,0r3', 'R3 C@3,1r2', 'R1 C@2,1r1', 'R3 S@0,1');
    const search = searchOf(zone);
    expect(worthOf(depthFirst(search, NOTHING, 1000))).toMatchObject({ value: 9, resources: 4, complete: true });
    expect(worthOf(bestFirst(search, NOTHING, 1000))).toMatchObject({ value: 9, resources: 4, complete: true });
    const [onStem] = stepsFrom(search, atStart(search)).filter(({ cell }) => search.roads.cells[cell] === '1,0');
    const [atLoop] = stepsFrom(search, onStem!);
    expect(floodBound(search)(atLoop!)).toEqual({ value: 9, resources: 4, tiles: 0 });
  });

  it('B-22: come to equal results on any board', () => {
    fc.assert(
      fc.property(boards(4), equipment, reuse, (zone, hand, how) => {
        const search = searchOf(zone, { ...hand, reuse: how });
        const deep = worthOf(depthFirst(search, NOTHING, 200_000));
        expect(worthOf(bestFirst(search, NOTHING, 200_000))).toEqual(deep);
        expect(deep.complete).toBe(true);
        expect(worthOf(solve(search, NOTHING, { ...CAPS, depthFirst: 0 }))).toEqual(deep);
      }),
      { numRuns: 500 },
    );
  });

  it('agree on the longest path too', () => {
    fc.assert(
      fc.property(boards(3), equipment, reuse, (zone, hand, how) => {
        const search = searchOf(zone, { ...hand, reuse: how, longest: true });
        expect(worthOf(bestFirst(search, NOTHING, 200_000))).toEqual(worthOf(depthFirst(search, NOTHING, 200_000)));
      }),
      { numRuns: 300 },
    );
  });

  it('the bound of a flood is never below what a path becomes', () => {
    fc.assert(
      fc.property(boards(3), equipment, reuse, fc.array(fc.nat({ max: 3 }), { maxLength: 6 }), (zone, hand, how, turns) => {
        const search = searchOf(zone, { ...hand, reuse: how });
        const bound = floodBound(search);
        let walker = atStart(search);
        let most = bound(walker);
        for (const turn of turns) {
          const further = stepsFrom(search, walker);
          const next = further[turn % further.length];
          if (!next) break;
          const after = bound(next);
          expect(after?.value ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(most?.value ?? Number.NEGATIVE_INFINITY);
          [walker, most] = [next, after];
        }
        const reached = search.roads.open[walker.cell]! >= 0 ? walker.value : Number.NEGATIVE_INFINITY;
        expect(most?.value ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(reached);
      }),
    );
  });

  it('give up at their cap, with the best found so far', () => {
    const search = searchOf(artificial);
    expect(depthFirst(search, NOTHING, 50).complete).toBe(false);
    expect(bestFirst(search, NOTHING, 50).complete).toBe(false);
    const some = depthFirst(searchOf(zoneOf('R3 S@1,0r1', 'R1 S@2,0r1')), NOTHING, 1);
    expect(worthOf(some)).toMatchObject({ value: 0, complete: false });
  });

  it('say that a result may not be exact, and find the same again', () => {
    const path = bestPath(artificial, BARE, { reuse: 'once', longest: true });
    expect(path).toMatchObject({ exact: false, end: '6,7' });
    expect(path.value).toBeGreaterThan(30);
    expect(path.cells.at(-1)).toBe('6,6');
    expect(bestPath(artificial, BARE, { reuse: 'once', longest: true })).toEqual(path);
  });

  it('refuse more marked tiles than the game has', () => {
    expect(() =>
      bestPath(
        lattice(6, (cell) => (cell <= 31 ? 'R1-10' : 'SAFE-04')),
        BARE,
        { reuse: 'once' },
      ),
    ).not.toThrow();
    expect(() =>
      roadsFrom(
        lattice(6, (cell) => (cell <= 32 ? 'R1-10' : 'SAFE-04')),
        'path',
      ),
    ).toThrow(RangeError);
    expect(() =>
      roadsFrom(
        lattice(6, (cell) => (cell <= 22 ? 'Z1-09' : 'SAFE-04')),
        'path',
      ),
    ).toThrow(RangeError);
    expect(tiles.filter(({ resource }) => resource > 0)).toHaveLength(31);
    expect(tiles.filter(({ kind, zombies }) => zombies > 0 || kind === 'FIRE')).toHaveLength(21);
  });
});

describe('The queue', () => {
  it('gives the greatest first, whatever goes in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const queue = new Queue<number>((a, b) => a - b);
        for (const number of numbers) queue.push(number);
        const out = numbers.map(() => queue.pop());
        expect(out).toEqual(numbers.toSorted((a, b) => b - a));
        expect(queue.pop()).toBeUndefined();
      }),
    );
  });
});
