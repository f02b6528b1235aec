import type { Seat } from '../../../kernel/position.ts';
import type { Box } from '../../../scene/layout.ts';
import { protectedCells } from '../protection.ts';
import type { Cell, View } from '../state.ts';
import { openCells } from '../zone.ts';

/** Margins about the tiles of a zone. */
type Gutter = { readonly left: number; readonly top: number; readonly end: number };
/** With room for the names of the columns and rows; and with room for roads that lead on only. */
const NAMED: Gutter = { left: 92, top: 70, end: 28 };
const BARE: Gutter = { left: 28, top: 28, end: 28 };
/** Width of the gap that stands for columns or rows in which nothing lies, in cells. */
const BREAK = 0.4;

/** Where the columns (or rows) of a picture begin, in cells, by their coordinate; `length` in all. */
type Scale = { readonly at: ReadonlyMap<number, number>; readonly length: number };
/** The part of a zone that is drawn. A place alone needs no name. */
export type Crop = { readonly columns: Scale; readonly rows: Scale; readonly gutter: Gutter; readonly isNamed: boolean };
/** A crop on the page: its tiles are `size` wide, the first one's corner at left, top. */
export type Frame = Crop & { readonly left: number; readonly top: number; readonly size: number };

/** Only what lies within so many cells of these is drawn. */
type Near = { readonly cells: readonly Cell[]; readonly reach: number };

/** What of a zone has to be on the picture, besides what is built. */
type Cropping = { readonly offered: readonly Cell[]; readonly near: Near | null; readonly isNamed: boolean };

/** A zone cropped to what is built, offered, or protected from an attack, and where the Bunker lies; or to a neighbourhood in it. */
export function cropOf(view: View, seat: Seat, { offered, near, isNamed }: Cropping): Crop {
  const zone = view.zones[seat]!;
  const bunker = view.scores?.[seat]?.bunker;
  const safe = protectedCells(zone, view.settings.safeReach);
  const ends = openCells(zone).filter((cell) => safe.has(cell));
  const all = [...Object.keys(zone.stacks), ...offered, ...ends, ...(bunker ? [bunker] : [])].map(xy);
  const cells = near ? all.filter(isNear(near)) : all;
  const [columns, rows] = [scale(cells.map(([x]) => x)), scale(cells.map(([, y]) => -y))];
  const names = isNamed && columns.length * rows.length > 1;
  return { columns, rows, gutter: names ? NAMED : BARE, isNamed: names };
}

/** Whether a place lies in the rectangle about some cells, and so far around it. */
function isNear({ cells, reach }: Near): (at: readonly [number, number]) => boolean {
  const [xs, ys] = [cells.map((cell) => xy(cell)[0]), cells.map((cell) => xy(cell)[1])];
  const within = (n: number, among: readonly number[]) => n >= Math.min(...among) - reach && n <= Math.max(...among) + reach;
  return ([x, y]) => within(x, xs) && within(y, ys);
}

/** How wide tiles can be for the crop's columns to fit. */
export const widest = ({ columns, gutter }: Crop, width: number): number => Math.floor((width - gutter.left - gutter.end) / columns.length);

/** How high a crop is, its margins included. */
export const heightOf = ({ rows, gutter }: Crop, size: number): number => gutter.top + size * rows.length + gutter.end;

/** A crop in the middle of a box, below its top edge. */
export const frameIn = ({ x, y, w }: Pick<Box, 'x' | 'y' | 'w'>, crop: Crop, size: number): Frame => ({
  ...crop,
  size,
  left: x + crop.gutter.left + (w - crop.gutter.left - crop.gutter.end - size * crop.columns.length) / 2,
  top: y + crop.gutter.top,
});

/** Every coordinate in use in its order; where nothing lies in between there is only a gap. */
function scale(values: readonly number[]): Scale {
  const at = new Map<number, number>();
  let length = 0;
  let before: number | null = null;
  for (const n of [...new Set(values)].sort((a, b) => a - b)) {
    if (before !== null && n > before + 1) length += BREAK;
    at.set(n, length++);
    before = n;
  }
  return { at, length };
}

const xy = (cell: Cell): readonly [number, number] => cell.split(',').map(Number) as [number, number];

export function cellBox({ left, top, size, columns, rows }: Frame, cell: Cell): Box {
  const [x, y] = xy(cell);
  return { x: left + columns.at.get(x)! * size, y: top + rows.at.get(-y)! * size, w: size, h: size };
}

export const isInside = ({ columns, rows }: Crop, cell: Cell): boolean => {
  const [x, y] = xy(cell);
  return columns.at.has(x) && rows.at.has(-y);
};
