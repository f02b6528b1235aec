import { type Point, piece } from '../layout.ts';
import type { SeatLook } from '../palette.ts';
import type { Group, Ink, Node } from '../scene.ts';

/** The emblem of a seat: its colour and its shape, for where its name stands beside it. About 2r wide, centred on `at`. */
export const emblem = (at: Point, r: number, look: SeatLook): Group => piece(at, r * 1.3, [outline(look.shape, r, { fill: look.colour })]);

/** The badge of a seat: its colour, its shape and its letter, about 2r wide, centred on `at`. */
export function badge(at: Point, r: number, look: SeatLook): Group {
  const low = look.shape === 'triangle' ? 0.22 : look.shape === 'drop' ? 0.15 : 0;
  return piece(at, r * 1.3, [
    outline(look.shape, r, { fill: look.colour }),
    { kind: 'text', x: 0, y: r * low, text: look.letter, size: r * 1.05, font: 'display', align: 'center', fill: look.on },
  ]);
}

function outline(shape: SeatLook['shape'], r: number, ink: Ink): Node {
  if (shape === 'circle') return { kind: 'circle', x: 0, y: 0, r: r * 0.96, ...ink };
  if (shape === 'square') return { kind: 'rect', x: -r * 0.86, y: -r * 0.86, w: r * 1.72, h: r * 1.72, r: r * 0.16, ...ink };
  return { kind: 'path', d: PATHS[shape](r), ...ink };
}

const polygon = (r: number, points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${(x * r).toFixed(1)} ${(y * r).toFixed(1)}`).join('L')}Z`;

const PATHS: { readonly [S in Exclude<SeatLook['shape'], 'circle' | 'square'>]: (r: number) => string } = {
  triangle: (r) =>
    polygon(r, [
      [0, -1.1],
      [1.14, 0.9],
      [-1.14, 0.9],
    ]),
  diamond: (r) =>
    polygon(r, [
      [0, -1.18],
      [1.18, 0],
      [0, 1.18],
      [-1.18, 0],
    ]),
  hexagon: (r) =>
    polygon(r, [
      [-0.55, -0.96],
      [0.55, -0.96],
      [1.1, 0],
      [0.55, 0.96],
      [-0.55, 0.96],
      [-1.1, 0],
    ]),
  shield: (r) =>
    polygon(r, [
      [-0.92, -0.95],
      [0.92, -0.95],
      [0.92, 0.25],
      [0, 1.1],
      [-0.92, 0.25],
    ]),
  cross: (r) =>
    polygon(r, [
      [-0.5, -1.05],
      [0.5, -1.05],
      [0.5, -0.55],
      [1.05, -0.55],
      [1.05, 0.55],
      [0.5, 0.55],
      [0.5, 1.05],
      [-0.5, 1.05],
      [-0.5, 0.55],
      [-1.05, 0.55],
      [-1.05, -0.55],
      [-0.5, -0.55],
    ]),
  drop: (r) =>
    `M0 ${-1.2 * r}C${0.5 * r} ${-0.6 * r} ${r} ${-0.2 * r} ${r} ${0.25 * r}A${0.98 * r} ${0.88 * r} 0 1 1 ${-r} ${0.25 * r}C${-r} ${-0.2 * r} ${-0.5 * r} ${-0.6 * r} 0 ${-1.2 * r}Z`,
};
