import fc from 'fast-check';
import { type Kind, type Tile, tiles } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import type { Placed, Rotation, Zone } from '../../../src/games/road-to-the-bunker/state.ts';

/**
 * A zone by its tiles, in the notation of the specification: kind, shape, place, rotation. The Start lies at 0,0; a tile named later
 * for the same place lies on top.
 * @example zoneOf('R2 S@1,0r1', 'FIRE X@1,0')
 */
export function zoneOf(...lying: readonly string[]): Zone {
  const stacks: Zone['stacks'] = { '0,0': [{ tile: 'START-01', rot: 0, seq: 0 }] };
  const used = new Set<string>();
  for (const [n, text] of lying.entries()) {
    const [, kind, shape, cell, rot] = /^(\w+) (\w)@(-?\d+,-?\d+)(?:r(\d))?$/.exec(text)!;
    const tile = tiles.find((each) => each.kind === kind && each.shape === shape && !used.has(each.id));
    if (!tile) throw new Error(`no tile left for ${text}`);
    used.add(tile.id);
    stacks[cell!] = [...(stacks[cell!] ?? []), { tile: tile.id, rot: Number(rot ?? 0) as Rotation, seq: n + 1 }];
  }
  return { start: '0,0', stacks };
}

const COVERS: readonly Kind[] = ['FIRE', 'HORDE', 'AVERT', 'BLOW'];
const NOT_LYING: readonly Kind[] = ['MASK', 'WEAPON', 'START', 'BUNKER'];
const layable = tiles.filter(({ kind }) => !NOT_LYING.includes(kind));

/** Few roads make for dull boards, so crossroads and junctions come more often than in the box. */
const byRoads = (tile: Tile) => ({ S: 1, C: 1, T: 3, X: 4, D: 1, O: 1 })[tile.shape];
const anyTile = fc.oneof(...layable.map((tile) => ({ weight: byRoads(tile), arbitrary: fc.constant(tile.id) })));
const rotation: fc.Arbitrary<Rotation> = fc.constantFrom(0, 1, 2, 3);
const cover = fc.constantFrom(...tiles.filter(({ kind }) => COVERS.includes(kind)).map(({ id }) => id));

/** One cell: empty, a tile, or a tile under another. */
const stack: fc.Arbitrary<Placed[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Placed[]>([]) },
  { weight: 9, arbitrary: fc.tuple(anyTile, rotation).map(([tile, rot]) => [{ tile, rot, seq: 1 }]) },
  {
    weight: 1,
    arbitrary: fc.tuple(anyTile, rotation, cover).map(([tile, rot, top]) => [
      { tile, rot, seq: 1 },
      { tile: top, rot: 0 as Rotation, seq: 2 },
    ]),
  },
);

/** Boards of `side` × `side` cells with tiles of every kind, a Start anywhere among them. */
export const boards = (side: number): fc.Arbitrary<Zone> =>
  fc.tuple(fc.nat({ max: side * side - 1 }), fc.array(stack, { minLength: side * side, maxLength: side * side })).map(([start, cells]) => {
    const named = cells.map((lying, n) => [`${n % side},${Math.floor(n / side)}`, lying] as const);
    const stacks = Object.fromEntries(named.filter(([, lying]) => lying.length > 0));
    const at = named[start]![0];
    return { start: at, stacks: { ...stacks, [at]: [{ tile: 'START-01', rot: 0, seq: 0 }] } };
  });

export const equipment = fc.record({ masks: fc.nat({ max: 3 }), weapons: fc.nat({ max: 3 }) });
export const reuse = fc.constantFrom('once' as const, 'free' as const);
