import type { Point } from '../../../scene/layout.ts';
import { place } from '../../../scene/layout.ts';
import type { Palette } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { swapArrows } from '../../../scene/symbols/signs.ts';
import type { Tile } from '../content/tiles.ts';
import { TINTS } from './tints.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/**
 * What a tile is, as a drawing of about 56 units around the origin; told apart by its outline, not by colour. Figures are at least
 * `legible` units high.
 */
export function signOf(tile: Tile, legible: number, palette: Palette): readonly Node[] {
  const figure = (text: string, y: number, size: number): Node => ({
    kind: 'text',
    x: 0,
    y,
    text,
    size: Math.max(size, legible),
    font: 'display',
    align: 'center',
    fill: palette.ink,
  });
  const crate = (text: string): readonly Node[] => [...box(palette), figure(text, 1, 42)];
  switch (tile.kind) {
    case 'R1':
    case 'R2':
    case 'R3':
      return crate(`+${tile.resource}`);
    case 'R1C':
      return [...crate(`+${tile.resource}`), ...cycle(palette)];
    case 'HIDDEN':
      return crate('?');
    case 'Z1':
      return [head(0, -11, 17, palette), figure('−1', 23, 32)];
    case 'Z2':
      return [head(-15, -11, 16, palette), head(15, -11, 16, palette), figure('−2', 23, 32)];
    case 'HORDE':
      return [head(0, -15, 15, palette), head(-17, 13, 15, palette), head(17, 13, 15, palette)];
    case 'DEAD':
      return [
        { kind: 'circle', x: 0, y: 0, r: 27, fill: TINTS.red },
        { kind: 'rect', x: -17, y: -6, w: 34, h: 12, r: 3, fill: palette.paper },
      ];
    case 'FIRE':
      return [
        {
          kind: 'path',
          d: 'M0 -32C5 -18 24 -8 22 10C21 24 10 30 0 30C-11 30 -22 23 -22 9C-22 -2 -12 -6 -10 -18C-3 -14 -2 -8 -1 -4C3 -12 3 -22 0 -32Z',
          fill: TINTS.red,
        },
        { kind: 'path', d: 'M1 0C6 7 12 10 11 18C10 25 5 27 0 27C-6 27 -11 24 -11 17C-11 10 -3 8 1 0Z', fill: palette.metal },
      ];
    case 'TENT':
      return [
        { kind: 'path', d: 'M0 -26L32 24H-32Z', fill: TINTS.green },
        { kind: 'path', d: 'M0 -8L13 24H-13Z', fill: palette.ink },
      ];
    case 'SAFE':
      return [{ kind: 'path', d: 'M0 -30L25 -20V2C25 17 13 26 0 31C-13 26 -25 17 -25 2V-20Z', fill: TINTS.green }, tick(palette)];
    case 'AVERT':
      return [{ kind: 'circle', x: 0, y: 0, r: 27, fill: TINTS.green }, tick(palette)];
    case 'BLOW':
      return [{ kind: 'path', d: BURST, fill: palette.accent }, figure('!', 0, 40)];
    case 'MINE':
      return [{ kind: 'rect', x: -28, y: -26, w: 56, h: 52, r: 10, fill: TINTS.special }, swapArrows(MIDDLE, 42, palette.paper)];
    case 'EVENT':
      return [{ kind: 'rect', x: -20, y: -27, w: 40, h: 54, r: 6, fill: palette.paper, stroke: palette.ink, width: 5 }, figure('!', 0, 44)];
    case 'MASK':
      return mask(palette);
    case 'WEAPON':
      return bat(palette);
    case 'BUNKER':
      return door(palette);
    case 'START':
      return [
        { kind: 'path', d: 'M-14 30V-28', stroke: palette.ink, width: 6 },
        { kind: 'path', d: 'M-12 -28L24 -16L-12 -2Z', fill: palette.accent },
      ];
  }
}

const BURST = `M${Array.from({ length: 18 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / 9, i % 2 ? 19 : 32];
  return `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`;
}).join('L')}Z`;

const box = (palette: Palette): readonly Node[] => [
  { kind: 'rect', x: -29, y: -25, w: 58, h: 50, r: 5, fill: palette.metalShade },
  { kind: 'rect', x: -25, y: -21, w: 50, h: 42, r: 3, fill: palette.metal },
  { kind: 'path', d: 'M-25 -21L-15 -21L-25 -11ZM25 21L15 21L25 11Z', fill: palette.metalShade },
];

/** Two arrows in a circle at a crate's corner: Change of plan. */
const cycle = (palette: Palette): readonly Node[] => [
  { kind: 'circle', x: 26, y: -24, r: 15, fill: palette.ink },
  place({ x: 26, y: -24 }, [swapArrows(MIDDLE, 21, palette.paper)]),
];

const head = (x: number, y: number, r: number, palette: Palette): Node =>
  place({ x, y }, [
    { kind: 'circle', x: 0, y: 0, r, fill: '#7f9a5e', stroke: palette.ink, width: 3 },
    { kind: 'path', d: cross(-0.4 * r, -0.2 * r, 0.22 * r) + cross(0.4 * r, -0.2 * r, 0.22 * r), stroke: palette.ink, width: 2.5 },
    {
      kind: 'path',
      d: `M${-0.45 * r} ${0.45 * r}L${-0.15 * r} ${0.3 * r}L${0.15 * r} ${0.5 * r}L${0.45 * r} ${0.35 * r}`,
      stroke: palette.ink,
      width: 2.5,
    },
  ]);

const cross = (x: number, y: number, s: number) => `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;

const tick = (palette: Palette): Node => ({ kind: 'path', d: 'M-13 1L-3 11L14 -11', stroke: palette.paper, width: 7 });

const mask = (palette: Palette): readonly Node[] => [
  { kind: 'path', d: 'M-27 -24H27L22 14C18 28 -18 28 -22 14Z', fill: TINTS.purple },
  { kind: 'circle', x: -12, y: -9, r: 9, fill: palette.paper },
  { kind: 'circle', x: 12, y: -9, r: 9, fill: palette.paper },
  { kind: 'circle', x: 0, y: 15, r: 11, fill: palette.ink },
  { kind: 'path', d: 'M-6 15H6M0 9V21', stroke: palette.paper, width: 3 },
];

const bat = (palette: Palette): readonly Node[] => [
  { kind: 'path', d: 'M-28 22L-22 28L4 6L26 -18C30 -24 22 -32 16 -28L-6 -4Z', fill: TINTS.purple, stroke: palette.ink, width: 3 },
  { kind: 'path', d: 'M8 -24L2 -32M18 -8L26 -2M14 -30L12 -38M27 -20L36 -18', stroke: palette.ink, width: 4 },
];

const door = (palette: Palette): readonly Node[] => [
  { kind: 'circle', x: 0, y: 0, r: 31, fill: palette.metalShade },
  { kind: 'circle', x: 0, y: 0, r: 25, fill: palette.metal },
  { kind: 'circle', x: 0, y: 0, r: 10, fill: palette.ink },
  { kind: 'path', d: 'M-22 0H22M0 -22V22', stroke: palette.ink, width: 5 },
];
