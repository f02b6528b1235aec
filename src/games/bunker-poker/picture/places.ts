import { type Box, grid } from '../../../scene/layout.ts';

export const PAGE = { width: 1200, height: 1290 } as const;
/** The hatch in the middle, where the throw lies. */
export const HATCH = { x: 600, y: 662, r: 236 } as const;

/** Where the newest change is told, under the hatch. */
export const CAPTION = { x: 600, y: 928, w: 500 } as const;

export const TILE = { w: 136, h: 184, gap: 12, r: 16 } as const;

/** One of the four sides of the board: where its owner's name stands, and its cells 1..6. */
export type SidePlace = { readonly name: Box; readonly cells: readonly Box[] };

const ROW = 6 * TILE.w + 5 * TILE.gap;
const BLOCK = { w: 2 * TILE.w + TILE.gap, h: 3 * TILE.h + 2 * TILE.gap };
const NAME = 52;

/** Names stand on the outside, so that nothing lies between the cells and the middle. */
const row = (nameY: number, cellsY: number): SidePlace => {
  const x = (PAGE.width - ROW) / 2;
  return { name: { x, y: nameY, w: ROW, h: NAME }, cells: grid({ x, y: cellsY, w: ROW, h: TILE.h }, 6, 1, TILE.gap) };
};
const block = (x: number): SidePlace => {
  const y = 322;
  return { name: { x, y, w: BLOCK.w, h: NAME }, cells: grid({ x, y: y + NAME + TILE.gap, ...BLOCK }, 2, 3, TILE.gap) };
};

const EDGE = 22;
const TOP = row(EDGE, EDGE + NAME + TILE.gap);
const BOTTOM = row(PAGE.height - EDGE - NAME, PAGE.height - EDGE - NAME - TILE.gap - TILE.h);
const LEFT = block(32);
const RIGHT = block(PAGE.width - 32 - BLOCK.w);

/** The sides by seat, clockwise from the bottom, and those that stay empty. */
export function places(seats: number): { readonly taken: readonly SidePlace[]; readonly empty: readonly SidePlace[] } {
  if (seats <= 2) return { taken: [BOTTOM, TOP], empty: [LEFT, RIGHT] };
  if (seats === 3) return { taken: [BOTTOM, LEFT, RIGHT], empty: [TOP] };
  return { taken: [BOTTOM, LEFT, TOP, RIGHT], empty: [] };
}

/** Where a marker stands in a cell: its upper right corner, which is kept free. */
export const spotOf = ({ x, y, w }: Box, scale = 1) => ({ x: x + w - 29 * scale, y: y + 24 * scale });
