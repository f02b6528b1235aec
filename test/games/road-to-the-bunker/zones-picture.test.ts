import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegible, largeZones, smallZones } from '../../../src/games/road-to-the-bunker/picture/zones.ts';
import type { Place } from '../../../src/games/road-to-the-bunker/placement.ts';
import type { View } from '../../../src/games/road-to-the-bunker/state.ts';
import { view } from '../../../src/games/road-to-the-bunker/view.ts';
import { stateOf } from './literals.ts';

const PAGE = 1128;
/** A row of dead ends to the east of the Start. */
const row = (length: number) => Array.from({ length }, (_, i) => ({ tile: 'DEAD-01', rot: 0 as const, seq: i + 1, cell: `${i + 1},0` }));

/** A table of zones that reach so far to the east. */
function table(...lengths: readonly number[]): View {
  const given = view(stateOf({ zones: lengths.map(() => []) }), 'table');
  return {
    ...given,
    zones: given.zones.map((zone, seat) => ({
      ...zone,
      stacks: { ...zone.stacks, ...Object.fromEntries(row(lengths[seat]!).map(({ cell, ...lying }) => [cell, [lying]])) },
    })),
  };
}

const ROOM = 1600;
const laid = (shown: View, offered: readonly Place[] = [], reach?: number) =>
  largeZones(PAGE, shown, [...shown.zones.keys()], { offered, changed: [] }, [ROOM], reach);
const drawn = (...given: Parameters<typeof laid>) => laid(...given).part({ x: 0, y: 0 });
const spotsOf = ({ spots }: ReturnType<typeof drawn>, seat: number) =>
  Object.entries(spots).flatMap(([at, point]) => (at.startsWith(`place:${seat}:`) ? [point] : []));

describe('the zones on a page', () => {
  it('lie in two columns, each seat in its own', () => {
    const part = drawn(table(2, 2, 2));
    for (const seat of [0, 2]) for (const { x } of spotsOf(part, seat)) expect(x).toBeLessThan(PAGE / 2);
    for (const { x } of spotsOf(part, 1)) expect(x).toBeGreaterThan(PAGE / 2);
    expect(spotsOf(part, 2)[0]!.y).toBeGreaterThan(spotsOf(part, 0)[0]!.y);
  });

  it('give a wide zone all of the page, below the others', () => {
    const part = drawn(table(1, 14, 1, 1));
    expect(Math.max(...spotsOf(part, 1).map(({ x }) => x)) - Math.min(...spotsOf(part, 1).map(({ x }) => x))).toBeGreaterThan(PAGE / 2);
    for (const seat of [0, 2, 3]) expect(spotsOf(part, 1)[0]!.y).toBeGreaterThan(spotsOf(part, seat)[0]!.y);
    expect(spotsOf(part, 2)[0]!.y).toBe(spotsOf(part, 0)[0]!.y);
  });

  it('of two lie one below the other where that makes their tiles larger', () => {
    const part = drawn(table(7, 8));
    expect(spotsOf(part, 1)[0]!.y).toBeGreaterThan(spotsOf(part, 0)[0]!.y);
    expect(laid(table(7, 8)).tile).toBeGreaterThan(100);
    expect(laid(table(7, 8)).height).toBeLessThanOrEqual(ROOM);
  });

  it('take the lowest room in which their tiles are legible, and the highest where none is', () => {
    const within = (rooms: readonly number[], ...lengths: readonly number[]) => {
      const shown = table(...lengths);
      return largeZones(PAGE, shown, [...shown.zones.keys()], { offered: [], changed: [] }, rooms);
    };
    expect(within([500, 1600], 2, 2).height).toBeLessThanOrEqual(500);
    expect(isLegible(within([500, 1600], 2, 2))).toBe(true);
    expect(within([500, 1600], 7, 8).height).toBeGreaterThan(500);
    expect(isLegible(within([500, 1600], 7, 8))).toBe(true);
    expect(isLegible(within([500, 1600], 16, 16))).toBe(false);
  });

  it('are cropped to the neighbourhood of what is on offer only where all of them cannot be read', () => {
    const offered = [{ seat: 0, cell: '16,1' }];
    const whole = drawn(table(3), [{ seat: 0, cell: '3,1' }], 1);
    expect(Object.keys(whole.spots)).toContain('place:0:0,0');
    const near = drawn(table(16), offered, 1);
    expect(Object.keys(near.spots).sort()).toEqual(['place:0:15,0', 'place:0:16,0', 'place:0:16,1']);
    expect(Object.keys(drawn(table(16), offered).spots)).toContain('place:0:0,0');
  });

  it('for a glance are small, and have no names of columns and rows', () => {
    const shown = table(4, 4, 4);
    const glance = smallZones(PAGE, shown, [0, 1, 2], { offered: [], changed: [] });
    expect(glance.tile).toBeLessThan(laid(shown).tile);
    const part = glance.part({ x: 0, y: 0 });
    for (const seat of [0, 1, 2]) expect(spotsOf(part, seat)).toHaveLength(5);
    expect(JSON.stringify(part.nodes)).not.toContain('road.east');
    expect(JSON.stringify(drawn(shown).nodes)).toContain('road.east');
  });

  it('name no column and no row of a Start that lies alone', () => {
    expect(JSON.stringify(drawn(table(0)).nodes)).not.toContain('road.centre');
    expect(JSON.stringify(drawn(table(1)).nodes)).toContain('road.centre');
  });

  it('leave out columns in which nothing lies', () => {
    const near = table(0);
    const far: View = {
      ...near,
      zones: [{ ...near.zones[0]!, stacks: { ...near.zones[0]!.stacks, '40,0': near.zones[0]!.stacks['0,0']! } }],
    };
    const [a, b] = spotsOf(drawn(far), 0);
    expect(Math.abs(a!.x - b!.x)).toBeLessThan(PAGE / 2);
  });

  it('keep tiles recognisable, apart from each other and on the page, however they grow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(16), { minLength: 1, maxLength: 6 }), (lengths) => {
        const part = drawn(table(...lengths));
        for (const [seat, length] of lengths.entries()) {
          const xs = spotsOf(part, seat)
            .map(({ x }) => x)
            .sort((a, b) => a - b);
          expect(xs).toHaveLength(length + 1);
          for (const [i, x] of xs.slice(1).entries()) expect(x - xs[i]!).toBeGreaterThanOrEqual(50);
          expect(xs[0]).toBeGreaterThan(0);
          expect(xs.at(-1)).toBeLessThan(PAGE);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have a spot for an offered place far from every tile', () => {
    expect(drawn(table(0, 0), [{ seat: 1, cell: '0,3' }]).spots).toHaveProperty(['place:1:0,3']);
    expect(drawn(table(0, 0)).spots).not.toHaveProperty(['place:1:0,3']);
  });
});
