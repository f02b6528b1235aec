import { type Point, piece } from '../layout.ts';
import type { Colour, Group, Node } from '../scene.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export type DieLook = { readonly colour: Colour; readonly shade: Colour; readonly pip: Colour };

/** A die seen from above, centred on `at`, `size` wide, showing `value` 1..6 (0: blank). */
export function die(at: Point, size: number, value: number, look: DieLook): Group {
  const half = size / 2;
  const pips = (PIPS[value] ?? []).map(
    ([x, y]): Node => ({ kind: 'circle', x: x * size * 0.26, y: y * size * 0.26 - size * 0.02, r: size * 0.095, fill: look.pip }),
  );
  return piece(at, size * 0.6, [
    { kind: 'rect', x: -half, y: -half + size * 0.05, w: size, h: size, r: size * 0.2, fill: '#0000004d' },
    { kind: 'rect', x: -half, y: -half, w: size, h: size, r: size * 0.2, fill: look.shade },
    { kind: 'rect', x: -half, y: -half, w: size, h: size * 0.93, r: size * 0.2, fill: look.colour },
    ...pips,
  ]);
}
