import type { Part } from './zone.ts';

/** The page, in scene units: its width, the margin at both sides, and what lies between. */
export const WIDTH = 1200;
export const MARGIN = 36;
export const WIDE = WIDTH - 2 * MARGIN;

/** A strip of the page: how high it is, and what it draws when its top edge is there. */
export type Strip = { readonly height: number; readonly part: (top: number) => Part };

/** Strips one below the other. */
export function stacked(strips: readonly Strip[]): Part & { readonly height: number } {
  let top = 0;
  const parts = strips.map((strip) => {
    const part = strip.part(top);
    top += strip.height;
    return part;
  });
  return { height: top, nodes: parts.flatMap(({ nodes }) => nodes), spots: Object.assign({}, ...parts.map(({ spots }) => spots)) };
}

export const heightOfAll = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0);
