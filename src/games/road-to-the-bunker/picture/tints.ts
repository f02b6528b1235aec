import type { Colour as TileColour } from '../content/tiles.ts';

/** The border of a tile by its group. Danger tiles have a broken border too, Equipment a double one. */
export const TINTS: { readonly [colour in TileColour]: string } = {
  green: '#3f7d52',
  red: '#b23a25',
  special: '#5b5aa6',
  purple: '#84478d',
  hybrid: '#84478d',
  gray: '#6f675c',
  yellow: '#c08a1e',
};
