import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasTentWalk, tentWalks } from '../../../src/games/road-to-the-bunker/path/index.ts';
import type { Zone } from '../../../src/games/road-to-the-bunker/state.ts';
import { tentWalksByForce } from './path-by-force.ts';
import { boards, reuse, zoneOf } from './path-zones.ts';

const walks = (zone: Zone, tent: string, { masks = 0, limit = 10 } = {}) => tentWalks(zone, tent, masks, limit, 'once');

/** A board and the place of a Tent on it. */
const camps = fc.tuple(boards(3), fc.nat()).map(([zone, pick]) => {
  const cells = Object.keys(zone.stacks).filter((cell) => cell !== zone.start);
  const tent = cells[pick % cells.length] ?? '9,9';
  return { tent, zone: { ...zone, stacks: { ...zone.stacks, [tent]: [{ tile: 'TENT-01', rot: 0 as const, seq: 9 }] } } };
});

describe('Walks to a Tent (section 9, D-21)', () => {
  it('A-35: collects what lies between Start and Tent', () => {
    const zone = zoneOf('R2 S@1,0r1', 'R3 S@2,0r1', 'TENT X@3,0');
    expect(walks(zone, '3,0')).toEqual([{ cells: ['0,0', '1,0', '2,0', '3,0'], value: 5 }]);
    expect(hasTentWalk(zone, '3,0', 0)).toBe(true);
  });

  it('D-16: ignores zombies', () => {
    expect(walks(zoneOf('R3 S@1,0r1', 'Z2 S@2,0r1', 'TENT X@3,0'), '3,0')).toMatchObject([{ value: 3 }]);
  });

  it('cannot pass a Fire without a mask', () => {
    const zone = zoneOf('R1 S@1,0r1', 'FIRE X@1,0', 'R3 S@2,0r1', 'TENT X@3,0');
    expect(walks(zone, '3,0')).toEqual([]);
    expect(hasTentWalk(zone, '3,0', 0)).toBe(false);
    expect(walks(zone, '3,0', { masks: 1 })).toMatchObject([{ value: 3 }]);
    expect(hasTentWalk(zone, '3,0', 1)).toBe(true);
  });

  it('cannot reach a Tent in a detached piece', () => {
    const zone = zoneOf('R1 S@5,0r1', 'TENT X@6,0');
    expect(walks(zone, '6,0')).toEqual([]);
    expect(hasTentWalk(zone, '6,0', 3)).toBe(false);
  });

  it('D-21: the best value first, then the fewest steps, then N before E', () => {
    const zone = zoneOf('EVENT C@1,0r3', 'SAFE C@0,1r1', 'TENT X@1,1');
    expect(walks(zone, '1,1')).toEqual([
      { cells: ['0,0', '0,1', '1,1'], value: 0 },
      { cells: ['0,0', '1,0', '1,1'], value: 0 },
    ]);
    expect(walks(zone, '1,1', { limit: 1 })).toEqual([{ cells: ['0,0', '0,1', '1,1'], value: 0 }]);
    const richer = zoneOf('SAFE C@0,1r1', 'R3 C@1,0r3', 'TENT X@1,1');
    expect(walks(richer, '1,1').map(({ value }) => value)).toEqual([3, 0]);
  });

  it('ends when it first reaches the Tent', () => {
    const zone = zoneOf('SAFE S@1,0r1', 'TENT X@2,0', 'R2 C@3,0r3', 'R3 C@3,1r2', 'R1 C@2,1r1');
    expect(walks(zone, '2,0')).toEqual([{ cells: ['0,0', '1,0', '2,0'], value: 0 }]);
  });

  it('are those that trying every walk finds, on any small board', () => {
    fc.assert(
      fc.property(camps, fc.nat({ max: 3 }), reuse, ({ zone, tent }, masks, how) => {
        const expected = tentWalksByForce(zone, tent, { masks, weapons: 0, reuse: how });
        expect(tentWalks(zone, tent, masks, 10, how)).toEqual(expected.slice(0, 10));
        expect(tentWalks(zone, tent, masks, 1, how)).toEqual(expected.slice(0, 1));
        expect(hasTentWalk(zone, tent, masks)).toBe(expected.length > 0);
      }),
      { numRuns: 1000 },
    );
  });
});
