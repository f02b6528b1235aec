import { dusk } from '../../../scene/palette.ts';
import type { Colour as TileColour } from '../content/tiles.ts';

/** The border of a tile by its group. Danger tiles have a broken border too, Equipment a double one. */
export const TINTS: { readonly [colour in TileColour]: string } = {
  green: dusk.safe,
  red: dusk.danger,
  special: dusk.deed,
  purple: dusk.tool,
  hybrid: dusk.tool,
  gray: dusk.plain,
  yellow: dusk.goal,
};
