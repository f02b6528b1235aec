import type { Group, Node } from './scene.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly w: number; readonly h: number };

/** Nodes moved to (x, y), and scaled about it. */
export const place = (at: Point, children: readonly Node[], scale?: number): Group => ({
  kind: 'group',
  x: at.x,
  y: at.y,
  ...(scale === undefined ? {} : { scale }),
  children,
});

/** A piece that often comes back the same (see `Group.stamp`), centred on `at` and within `reach` of it on all sides. */
export const piece = (at: Point, reach: number, children: readonly Node[]): Group => ({
  ...place(at, children),
  stamp: { x: -reach, y: -reach, w: 2 * reach, h: 2 * reach },
});

export const centre = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The box made smaller (larger when negative) by the same margin on all sides. */
export const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/** `columns` × `rows` boxes that fill the box with gaps between them, row by row. */
export function grid(box: Box, columns: number, rows: number, gap: number): readonly Box[] {
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = (box.h - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (w + gap),
    y: box.y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}
