import type { Palette } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import type { Tile } from '../content/tiles.ts';
import {
  bat,
  bomb,
  cratePlain,
  crateWith,
  cycle,
  door,
  flame,
  hand,
  head,
  lock,
  mask,
  noEntry,
  shieldWithTick,
  tent,
  tick,
} from './emblems.ts';
import { TINTS } from './tints.ts';

/**
 * What a tile is, as a drawing of about 64 units around the origin; told apart by its outline, not by colour. Figures are at least
 * `legible` units high. A Start has none: the badge of its owner lies there.
 */
export function signOf(tile: Tile, legible: number, palette: Palette): readonly Node[] {
  const figure = (text: string, y: number, size: number, fill = palette.ink): Node => ({
    kind: 'text',
    x: 0,
    y,
    text,
    size: Math.max(size, legible),
    font: 'display',
    align: 'center',
    fill,
  });
  switch (tile.kind) {
    case 'R1':
    case 'R2':
    case 'R3':
      return [...crateWith(palette), figure(`+${tile.resource}`, -1, 48)];
    case 'R1C':
      return [...crateWith(palette), figure(`+${tile.resource}`, -1, 48), ...cycle({ x: -31, y: -30 }, palette)];
    case 'HIDDEN':
      return [...cratePlain(palette), ...lock(palette)];
    case 'Z1':
      return [head(0, -16, 16, palette), figure('−1', 17, 42)];
    case 'Z2':
      return [head(-15, -15, 15, palette), head(15, -15, 15, palette), figure('−2', 17, 42)];
    case 'HORDE':
      return [head(-20, 14, 19, palette), head(20, 14, 19, palette), head(0, -18, 20, palette)];
    case 'DEAD':
      return noEntry(palette);
    case 'FIRE':
      return flame(palette);
    case 'TENT':
      return tent(palette);
    case 'SAFE':
      return shieldWithTick(palette);
    case 'AVERT':
      return [{ kind: 'circle', x: 0, y: 0, r: 30, fill: TINTS.green }, tick(palette)];
    case 'BLOW':
      return bomb(palette);
    case 'MINE':
      return hand(palette);
    case 'EVENT':
      return [{ kind: 'rect', x: -21, y: -28, w: 42, h: 56, r: 6, fill: palette.ink }, figure('?', 1, 50, palette.paper)];
    case 'MASK':
      return mask(palette);
    case 'WEAPON':
      return bat(palette);
    case 'BUNKER':
      return door(palette);
    case 'START':
      return [];
  }
}
