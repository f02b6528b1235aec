import { type Shape, type TileId, tileOf } from './content/tiles.ts';
import type { Cell, Placed, Rotation, Zone } from './state.ts';

/** A side of a cell: north, east, south, west, in the order in which ties are broken. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const everyTurn = (sides: readonly Side[]): readonly (readonly Side[])[] =>
  ROTATIONS.map((rot) => sides.map((side) => ((side + rot) % 4) as Side).sort());

/** Where the roads of a shape leave the tile, by quarter turns (section 3.1). */
const ROADS: { readonly [shape in Shape]: readonly (readonly Side[])[] } = {
  S: everyTurn([0, 2]),
  C: everyTurn([0, 1]),
  T: everyTurn([0, 1, 2]),
  X: everyTurn([0, 1, 2, 3]),
  D: everyTurn([0]),
  O: everyTurn([]),
};

export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

/** The cell on that side of a cell. */
export function beside(cell: Cell, side: Side): Cell {
  const comma = cell.indexOf(',');
  const [dx, dy] = STEPS[side];
  return `${Number(cell.slice(0, comma)) + dx},${Number(cell.slice(comma + 1)) + dy}`;
}

/** The four cells that share a side with a cell, in the order N, E, S, W. */
export const neighbours = (cell: Cell): readonly Cell[] => SIDES.map((side) => beside(cell, side));

/** The sides of a shape, turned, that have a road, in the order N, E, S, W. */
export const roadsOfShape = (shape: Shape, rot: Rotation): readonly Side[] => ROADS[shape][rot]!;

/** The sides of a lying tile that have a road, in the order N, E, S, W. */
export const roadsOf = ({ tile, rot }: Pick<Placed, 'tile' | 'rot'>): readonly Side[] => roadsOfShape(tileOf(tile).shape, rot);

/** The only tile of a cell's stack that counts (D-06), or undefined when the cell is empty. */
export const topOf = (zone: Zone, cell: Cell): Placed | undefined => zone.stacks[cell]?.at(-1);

/** Whether the tile on top of a cell has a road on that side. */
export function hasRoad(zone: Zone, cell: Cell, side: Side): boolean {
  const top = topOf(zone, cell);
  return top !== undefined && roadsOf(top).includes(side);
}

/** The cells linked to a cell: both have a road on the side they share. In the order N, E, S, W. */
export function links(zone: Zone, cell: Cell): readonly Cell[] {
  return SIDES.filter((side) => hasRoad(zone, cell, side) && hasRoad(zone, beside(cell, side), opposite(side))).map((side) =>
    beside(cell, side),
  );
}

/** A road that leads out of a cell into an empty one. */
export type LooseEnd = { readonly cell: Cell; readonly side: Side; readonly empty: Cell };

/** All loose ends of a zone, cells in the order in which they were first built on. */
export function looseEnds(zone: Zone): readonly LooseEnd[] {
  return Object.keys(zone.stacks).flatMap((cell) =>
    SIDES.filter((side) => hasRoad(zone, cell, side) && !topOf(zone, beside(cell, side))).map((side) => ({
      cell,
      side,
      empty: beside(cell, side),
    })),
  );
}

/** From the picture's top left to its bottom right: the order in which places are offered. */
export const inReadingOrder = (cells: Iterable<Cell>): readonly Cell[] =>
  [...new Set(cells)]
    .map((cell) => ({ cell, at: cell.split(',').map(Number) as [number, number] }))
    .sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0])
    .map(({ cell }) => cell);

/** The occupied cells of a zone, in reading order. */
export const cellsOf = (zone: Zone): readonly Cell[] => inReadingOrder(Object.keys(zone.stacks));

/** The empty cells that a loose end leads to, in reading order. */
export const openCells = (zone: Zone): readonly Cell[] => inReadingOrder(looseEnds(zone).map(({ empty }) => empty));

/** The most recently built place of a zone, its Start and the cell of an excepted tile left out (D-08); null when there is none. */
export function recent(zone: Zone, except: TileId | null = null): Cell | null {
  let latest: { readonly cell: Cell; readonly seq: number } | null = null;
  for (const [cell, stack] of Object.entries(zone.stacks)) {
    const { seq } = stack.at(-1)!;
    if (cell === zone.start || stack.some(({ tile }) => tile === except)) continue;
    if (!latest || seq > latest.seq) latest = { cell, seq };
  }
  return latest?.cell ?? null;
}
