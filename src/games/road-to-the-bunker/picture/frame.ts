import type { Seat } from '../../../kernel/position.ts';
import type { Box } from '../../../scene/layout.ts';
import { protectedCells } from '../protection.ts';
import type { Cell, View } from '../state.ts';
import { openCells } from '../zone.ts';

/** Room for the names of the columns and rows, and for roads that lead on. */
export const GUTTER = { left: 92, top: 70, end: 28 } as const;
/** Width of the gap that stands for columns or rows in which nothing lies, in cells. */
const BREAK = 0.4;

/** Where the columns (or rows) of a picture begin, in cells, by their coordinate; `length` in all. */
type Scale = { readonly at: ReadonlyMap<number, number>; readonly length: number };
/** The part of a zone that is drawn. */
export type Crop = { readonly columns: Scale; readonly rows: Scale };
/** A crop on the page: its tiles are `size` wide, the first one's corner at left, top. */
export type Frame = Crop & { readonly left: number; readonly top: number; readonly size: number };

/** A zone cropped to what is built, offered, or protected from an attack, and where the Bunker lies. */
export function cropOf(view: View, seat: Seat, offered: readonly Cell[]): Crop {
  const zone = view.zones[seat]!;
  const bunker = view.scores?.[seat]?.bunker;
  const safe = protectedCells(zone, view.settings.safeReach);
  const ends = openCells(zone).filter((cell) => safe.has(cell));
  const cells = [...Object.keys(zone.stacks), ...offered, ...ends, ...(bunker ? [bunker] : [])].map(xy);
  return { columns: scale(cells.map(([x]) => x)), rows: scale(cells.map(([, y]) => -y)) };
}

/** How wide tiles can be for the crop's columns to fit. */
export const widest = ({ columns }: Crop, width: number): number => Math.floor((width - GUTTER.left - GUTTER.end) / columns.length);

/** A crop in the middle of a box, below its top edge. */
export const frameIn = ({ x, y, w }: Box, crop: Crop, size: number): Frame => ({
  ...crop,
  size,
  left: x + GUTTER.left + (w - GUTTER.left - GUTTER.end - size * crop.columns.length) / 2,
  top: y + GUTTER.top,
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
