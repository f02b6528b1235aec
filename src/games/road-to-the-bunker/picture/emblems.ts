import { type Point, place } from '../../../scene/layout.ts';
import type { Palette } from '../../../scene/palette.ts';
import type { Group, Node } from '../../../scene/scene.ts';
import { TINTS } from './tints.ts';

/** The things on tiles, each flat, in two tones and about 64 units wide around the origin. */

/** A crate with room for a figure. */
export const crateWith = ({ metal, metalShade }: Palette): readonly Node[] => [
  { kind: 'rect', x: -32, y: -24, w: 64, h: 48, r: 5, fill: metalShade },
  { kind: 'rect', x: -28, y: -20, w: 56, h: 40, r: 3, fill: metal },
];

/** A crate with its planks. */
export const cratePlain = ({ metal, metalShade }: Palette): readonly Node[] => [
  { kind: 'rect', x: -30, y: -25, w: 60, h: 50, r: 5, fill: metalShade },
  { kind: 'rect', x: -26, y: -21, w: 52, h: 19, r: 2, fill: metal },
  { kind: 'rect', x: -26, y: 2, w: 52, h: 19, r: 2, fill: metal },
];

/** A padlock on a crate. */
export const lock = ({ ink, paper }: Palette): readonly Node[] => [
  { kind: 'path', d: 'M-9 0V-7A9 9 0 0 1 9 -7V0', stroke: ink, width: 5 },
  { kind: 'rect', x: -15, y: -3, w: 30, h: 23, r: 4, fill: ink },
  { kind: 'circle', x: 0, y: 6, r: 4, fill: paper },
  { kind: 'rect', x: -1.5, y: 7, w: 3, h: 8, fill: paper },
];

/** Two arrows in a circle at a crate's corner: Change of plan. */
export const cycle = (at: Point, { ink, paper }: Palette): readonly Node[] => [
  { kind: 'circle', x: at.x, y: at.y, r: 17, fill: ink, stroke: paper, width: 3 },
  place(at, [
    { kind: 'path', d: 'M-9 -3A9.5 9.5 0 0 1 7 -6M9 3A9.5 9.5 0 0 1 -7 6', stroke: paper, width: 4 },
    { kind: 'path', d: 'M12 -1L11 -11L3 -4ZM-12 1L-11 11L-3 4Z', fill: paper },
  ]),
];

/** A zombie's head. */
export const head = (x: number, y: number, r: number, { ink, rot }: Palette): Group =>
  place({ x, y }, [
    { kind: 'circle', x: 0, y: 0, r, fill: rot, stroke: ink, width: 3 },
    { kind: 'path', d: cross(-0.4 * r, -0.2 * r, 0.24 * r) + cross(0.4 * r, -0.2 * r, 0.24 * r), stroke: ink, width: 3 },
    {
      kind: 'path',
      d: `M${-0.45 * r} ${0.45 * r}L${-0.15 * r} ${0.3 * r}L${0.15 * r} ${0.5 * r}L${0.45 * r} ${0.35 * r}`,
      stroke: ink,
      width: 3,
    },
  ]);

const cross = (x: number, y: number, s: number) => `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;

/** No thoroughfare: Dead end. */
export const noEntry = ({ paper }: Palette): readonly Node[] => [
  { kind: 'circle', x: 0, y: 0, r: 30, fill: TINTS.red },
  { kind: 'rect', x: -19, y: -7, w: 38, h: 14, r: 3, fill: paper },
];

export const flame = ({ metal }: Palette): readonly Node[] => [
  {
    kind: 'path',
    d: 'M0 -34C5 -19 25 -8 23 11C22 26 10 32 0 32C-11 32 -23 25 -23 10C-23 -2 -12 -6 -10 -19C-3 -15 -2 -8 -1 -4C3 -12 3 -23 0 -34Z',
    fill: TINTS.red,
  },
  { kind: 'path', d: 'M1 0C6 7 12 10 11 18C10 25 5 28 0 28C-6 28 -11 24 -11 17C-11 10 -3 8 1 0Z', fill: metal },
];

export const tent = ({ ink }: Palette): readonly Node[] => [
  { kind: 'path', d: 'M-5 -32L4 -20M5 -32L-4 -20', stroke: ink, width: 4 },
  { kind: 'path', d: 'M0 -25L33 22H-33Z', fill: TINTS.green },
  { kind: 'path', d: 'M0 -8L13 22H-13Z', fill: ink },
];

export const tick = ({ paper }: Palette): Node => ({ kind: 'path', d: 'M-14 1L-4 12L15 -11', stroke: paper, width: 8 });

export const shieldWithTick = (palette: Palette): readonly Node[] => [
  { kind: 'path', d: 'M0 -33L27 -22V2C27 19 14 28 0 34C-14 28 -27 19 -27 2V-22Z', fill: TINTS.green },
  tick(palette),
];

/** A bomb that goes off. */
export const bomb = ({ accent, ink, paper }: Palette): readonly Node[] => [
  { kind: 'path', d: BURST, fill: accent },
  { kind: 'path', d: 'M6 -10C8 -18 14 -20 18 -17', stroke: ink, width: 4 },
  { kind: 'circle', x: -1, y: 4, r: 16, fill: ink },
  { kind: 'path', d: 'M-10 1A10 10 0 0 1 -4 -6', stroke: paper, width: 3 },
];

const BURST = `M${Array.from({ length: 18 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / 9, i % 2 ? 23 : 36];
  return `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`;
}).join('L')}Z`;

/** A hand that reaches for something: That's mine! */
export const hand = ({ ink }: Palette): readonly Node[] => {
  const fingers = 'M-13 0V-19M-4 0V-27M5 0V-26M14 0V-18M-14 14L-25 1';
  return [
    { kind: 'path', d: fingers, stroke: ink, width: 12 },
    { kind: 'path', d: 'M-19 -2H20V12C20 24 12 31 2 31C-9 31 -16 25 -19 14Z', fill: ink, stroke: ink, width: 2 },
    { kind: 'path', d: fingers, stroke: TINTS.special, width: 7 },
    { kind: 'path', d: 'M-16 0H17V12C17 22 10 28 2 28C-7 28 -13 23 -16 14Z', fill: TINTS.special },
  ];
};

export const mask = ({ ink, paper }: Palette): readonly Node[] => [
  { kind: 'path', d: 'M-28 -17L-36 -23M28 -17L36 -23', stroke: ink, width: 5 },
  { kind: 'path', d: 'M-28 -26H28L23 10C19 24 -19 24 -23 10Z', fill: TINTS.purple },
  { kind: 'circle', x: -12, y: -10, r: 9, fill: paper },
  { kind: 'circle', x: 12, y: -10, r: 9, fill: paper },
  { kind: 'circle', x: 0, y: 17, r: 15, fill: ink },
  { kind: 'path', d: 'M-7 12H7M-8 18H8M-6 24H6', stroke: paper, width: 2.5 },
];

/** A bat with nails. */
export const bat = ({ ink }: Palette): readonly Node[] => [
  { kind: 'path', d: 'M8 -22L0 -32M20 -6L30 0M15 -28L12 -39M28 -18L38 -16', stroke: ink, width: 4 },
  { kind: 'path', d: 'M-30 24L-24 30L6 8L28 -17C32 -23 23 -32 16 -28L-8 -4Z', fill: TINTS.purple, stroke: ink, width: 3 },
];

export const door = ({ ink, metal, metalShade }: Palette): readonly Node[] => [
  { kind: 'circle', x: 0, y: 0, r: 33, fill: metalShade },
  { kind: 'circle', x: 0, y: 0, r: 26, fill: metal },
  { kind: 'path', d: 'M-22 0H22M0 -22V22', stroke: ink, width: 5 },
  { kind: 'circle', x: 0, y: 0, r: 10, fill: ink },
];
