import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPath, pathValue, prospectOf } from '../../../src/games/road-to-the-bunker/path/index.ts';
import type { Rotation, Zone } from '../../../src/games/road-to-the-bunker/state.ts';
import { topOf } from '../../../src/games/road-to-the-bunker/zone.ts';
import { bestPathByForce } from './path-by-force.ts';
import { boards, equipment, reuse, zoneOf } from './path-zones.ts';

const BARE = { masks: 0, weapons: 0 };
const ONCE = { reuse: 'once' } as const;
const value = (zone: Zone, masks = 0, weapons = 0) => bestPath(zone, { masks, weapons }, ONCE).value;
const loopFrom = (crossroads: string) => zoneOf(crossroads, 'R2 C@2,0r3', 'R3 C@2,1r2', 'R1 C@1,1r1');

describe('The best path (section 11.2)', () => {
  it('A-26: a Fire blocks the path', () => {
    const zone = zoneOf('R2 S@1,0r1', 'FIRE X@1,0', 'R3 S@2,0r1');
    expect(bestPath(zone, BARE, ONCE)).toEqual({ cells: ['0,0'], end: '0,1', value: 0, resources: 0, tiles: 0, exact: true });
  });

  it('A-28: a mask makes one Fire a plain crossroads, and what lies beyond counts', () => {
    const zone = zoneOf('R1 S@1,0r1', 'R2 S@2,0r1', 'FIRE X@2,0', 'R3 S@3,0r1');
    expect(value(zone, 1)).toBe(4);
    expect(value(zone, 0)).toBe(0);
  });

  it('needs a mask for each Fire', () => {
    const zone = zoneOf('R1 S@1,0r1', 'FIRE X@1,0', 'R1 C@2,0r1', 'FIRE X@2,0', 'R3 S@3,0r1');
    expect([value(zone, 1), value(zone, 2)]).toEqual([0, 3]);
  });

  it('A-31: a Horde blown up is a plain crossroads', () => {
    expect(value(zoneOf('EVENT S@1,0r1', 'HORDE O@1,0', 'BLOW X@1,0', 'R3 S@2,0r1'))).toBe(3);
    expect(value(zoneOf('EVENT S@1,0r1', 'HORDE O@1,0', 'R3 S@2,0r1'))).toBe(0);
  });

  it('A-38: a Weapon cancels one tile of two zombies', () => {
    const zone = zoneOf('R2 S@1,0r1', 'R3 S@2,0r1', 'Z2 S@3,0r1');
    expect([value(zone, 0, 0), value(zone, 0, 1), value(zone, 0, 2)]).toEqual([3, 5, 5]);
  });

  it('A-40: each Weapon cancels one', () => {
    const zone = zoneOf('R3 S@1,0r1', 'Z2 S@2,0r1', 'R3 S@3,0r1', 'Z2 S@4,0r1');
    expect([value(zone, 0, 0), value(zone, 0, 1), value(zone, 0, 2)]).toEqual([2, 4, 6]);
  });

  it('a Weapon does not help against a single zombie', () => {
    expect(value(zoneOf('R3 S@1,0r1', 'Z1 S@2,0r1'), 0, 3)).toBe(2);
  });

  it('A-44: a Hidden Resource in the zone is worth nothing', () => {
    expect(value(zoneOf('HIDDEN S@1,0r1'))).toBe(0);
    expect(bestPath(zoneOf('R1 S@1,0r1', 'HIDDEN S@2,0r1'), BARE, ONCE)).toMatchObject({ value: 1, resources: 1, tiles: 2 });
  });

  it('A-50: only one branch of a junction counts', () => {
    const zone = zoneOf('EVENT T@1,0r3', 'R2 S@1,1r0', 'R3 S@2,0r1');
    expect(bestPath(zone, BARE, ONCE)).toMatchObject({ cells: ['0,0', '1,0', '2,0'], end: '3,0', value: 3, resources: 1, tiles: 2 });
  });

  it('A-52: no path comes back through a crossroads with a Resource', () => {
    expect(value(loopFrom('R1 X@1,0'))).toBe(1);
  });

  it('B-07: a zombie tile that is crossed twice counts once', () => {
    expect(value(loopFrom('Z1 X@1,0'))).toBe(5);
    expect(value(loopFrom('Z2 T@1,0r3'))).toBe(4);
    expect(value(loopFrom('Z2 T@1,0r3'), 0, 1)).toBe(6);
  });

  it('B-08: round a loop, back over the stem and out by another road of Start', () => {
    const zone = zoneOf('SAFE S@1,0r1', 'SAFE X@2,0', 'R2 C@3,0r3', 'R3 C@3,1r2', 'R1 C@2,1r1', 'DEAD D@2,-1r0');
    const path = bestPath(zone, BARE, ONCE);
    expect(path).toMatchObject({ end: '0,1', value: 6, resources: 3, tiles: 5 });
    expect(path.cells).toEqual(['0,0', '1,0', '2,0', '2,1', '3,1', '3,0', '2,0', '1,0', '0,0']);
  });

  it('does not fetch a Resource from a blind branch and turn back (D-27)', () => {
    expect(value(zoneOf('SAFE X@1,0', 'R3 S@1,1', 'DEAD D@1,2r2'))).toBe(0);
  });

  it('B-10: four dead ends around Start leave no path', () => {
    const zone = zoneOf('DEAD D@0,1r2', 'DEAD D@1,0r3', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1');
    expect(bestPath(zone, BARE, ONCE)).toEqual({ cells: [], end: null, value: 0, resources: 0, tiles: 0, exact: true });
  });

  it('D-25: a path below zero is none', () => {
    const zone = zoneOf('Z2 S@1,0r1', 'R1 S@2,0r1', 'DEAD D@0,1r2', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1');
    expect(bestPath(zone, BARE, ONCE)).toEqual({ cells: [], end: null, value: 0, resources: 0, tiles: 0, exact: true });
    expect(bestPath(zone, { masks: 0, weapons: 1 }, ONCE)).toMatchObject({ cells: ['0,0', '1,0', '2,0'], value: 1 });
  });

  it('B-14: what a Fire and a Danger Averted cover is worth nothing', () => {
    expect(value(zoneOf('R3 S@1,0r1', 'FIRE X@1,0', 'AVERT X@1,0', 'R1 S@2,0r1'))).toBe(1);
  });

  it('B-101: a danger beside a later Safe zone counts', () => {
    expect(value(zoneOf('R3 S@1,0r1', 'Z1 S@2,0r1', 'SAFE X@3,0'))).toBe(2);
  });

  it('B-103: most after zombies, not before', () => {
    const path = bestPath(zoneOf('R3 S@1,0r1', 'Z2 S@2,0r1', 'R2 S@-1,0r1'), BARE, ONCE);
    expect(path).toMatchObject({ cells: ['0,0', '-1,0'], value: 2 });
  });

  it('takes more Resource tiles among paths of one value', () => {
    const zone = zoneOf('R2 S@1,0r1', 'R1 S@-1,0r1', 'R1 S@-2,0r1');
    expect(bestPath(zone, BARE, ONCE)).toMatchObject({ cells: ['0,0', '-1,0', '-2,0'], value: 2, resources: 2 });
  });

  it('resourceReuse free: crosses a Resource again and counts it once', () => {
    expect(bestPath(loopFrom('R1 X@1,0'), BARE, { reuse: 'free' })).toMatchObject({ value: 7, resources: 4, tiles: 4 });
  });

  it('D-41: of equals the fewest steps, then N before E; the most tiles only when asked', () => {
    expect(bestPath(zoneOf('R1 S@1,0r1', 'R1 S@0,1'), BARE, ONCE).cells).toEqual(['0,0', '0,1']);
    const zone = zoneOf('R1 S@1,0r1', 'SAFE S@2,0r1');
    expect(bestPath(zone, BARE, ONCE)).toMatchObject({ cells: ['0,0', '1,0', '2,0'], tiles: 2 });
    const longer = zoneOf('R1 T@1,0r3', 'SAFE S@2,0r1');
    expect(bestPath(longer, BARE, ONCE)).toMatchObject({ cells: ['0,0', '1,0'], end: '1,1', tiles: 1 });
    expect(bestPath(longer, BARE, { ...ONCE, longest: true })).toMatchObject({ cells: ['0,0', '1,0', '2,0'], end: '3,0', tiles: 2 });
  });

  it('starts at a Tent that has become the Start', () => {
    const zone = zoneOf('R2 S@1,0r1', 'TENT X@2,0', 'R1 S@3,0r1');
    expect(bestPath({ ...zone, start: '2,0' }, BARE, ONCE)).toMatchObject({ cells: ['2,0', '1,0', '0,0'], end: '0,1', value: 2 });
  });
});

describe('What a zone promises', () => {
  it('is the value of its best path, and in how many cells it may go on', () => {
    expect(prospectOf(zoneOf('R3 S@1,0r1'), BARE, 'once')).toEqual({ value: 3, exits: 2 });
    expect(prospectOf(zoneOf('R3 S@1,0r1', 'DEAD D@2,0r3', 'R1 S@5,5'), BARE, 'once')).toEqual({ value: 0, exits: 1 });
    expect(prospectOf(zoneOf('DEAD D@0,1r2', 'DEAD D@1,0r3', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1'), BARE, 'once')).toEqual({
      value: 0,
      exits: 0,
    });
  });
});

describe('The best path on any small board (invariant 8)', () => {
  it('is what trying every path finds', () => {
    fc.assert(
      fc.property(boards(3), equipment, reuse, fc.boolean(), (zone, hand, how, longest) => {
        const { cells, value: worth, resources, tiles } = bestPathByForce(zone, { ...hand, reuse: how }, longest);
        const path = bestPath(zone, hand, { reuse: how, longest });
        expect(path).toMatchObject({ value: worth, resources, tiles, exact: true });
        expect(path.cells).toEqual(cells);
        expect(pathValue(zone, hand, how)).toBe(worth);
      }),
      { numRuns: 1500 },
    );
  });

  it('a Horde on any tile, or a Fire without a mask, never raises it', () => {
    fc.assert(
      fc.property(boards(3), equipment, reuse, fc.nat(), fc.boolean(), (zone, hand, how, pick, burns) => {
        const cells = Object.keys(zone.stacks).filter((cell) => cell !== zone.start);
        const cell = cells[pick % cells.length];
        fc.pre(cell !== undefined && topOf(zone, cell) !== undefined);
        const masks = burns ? 0 : hand.masks;
        const danger = { tile: burns ? 'FIRE-01' : 'HORDE-01', rot: 0 as Rotation, seq: 9 };
        const roadsStay = !burns || topOf(zone, cell!)!.tile.startsWith('R');
        fc.pre(roadsStay);
        const after = { ...zone, stacks: { ...zone.stacks, [cell!]: [...zone.stacks[cell!]!, danger] } };
        expect(pathValue(after, { ...hand, masks }, how)).toBeLessThanOrEqual(pathValue(zone, { ...hand, masks }, how));
      }),
      { numRuns: 1000 },
    );
  });

  it('one more weapon or mask never lowers it', () => {
    fc.assert(
      fc.property(boards(3), equipment, reuse, (zone, { masks, weapons }, how) => {
        const before = pathValue(zone, { masks, weapons }, how);
        expect(pathValue(zone, { masks: masks + 1, weapons }, how)).toBeGreaterThanOrEqual(before);
        expect(pathValue(zone, { masks, weapons: weapons + 1 }, how)).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 1000 },
    );
  });
});
