import type { Box, Point } from '../layout.ts';
import type { Colour, Node } from '../scene.ts';

/** A halo around a box: says "this just changed". Two rings, the outer one soft. */
export const halo = ({ x, y, w, h }: Box, r: number, colour: Colour): readonly Node[] => [
  { kind: 'rect', x: x - 8, y: y - 8, w: w + 16, h: h + 16, r: r + 8, stroke: colour, width: 8, opacity: 0.35 },
  { kind: 'rect', x: x - 3, y: y - 3, w: w + 6, h: h + 6, r: r + 3, stroke: colour, width: 6 },
];

/** A thin trail from one place to another, bowed by `bow` units to its left, with an arrow head at its end. */
export function trail(from: Point, to: Point, colour: Colour, bow = 0): readonly Node[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = { x: (from.x + to.x) / 2 + (dy / length) * bow, y: (from.y + to.y) / 2 - (dx / length) * bow };
  const at = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return [
    { kind: 'circle', x: from.x, y: from.y, r: 8, fill: colour },
    { kind: 'path', d: `M${at(from)}Q${at(bend)} ${at(to)}`, stroke: colour, width: 5, opacity: 0.9 },
    arrowHead(to, Math.atan2(to.y - bend.y, to.x - bend.x), 22, colour),
  ];
}

/** A filled arrow head whose tip is at `tip`, pointing along `angle` (radians, clockwise from the right). */
export function arrowHead(tip: Point, angle: number, size: number, colour: Colour): Node {
  const corner = (turn: number) =>
    `${(tip.x - Math.cos(angle + turn) * size).toFixed(1)} ${(tip.y - Math.sin(angle + turn) * size).toFixed(1)}`;
  return { kind: 'path', d: `M${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${corner(0.5)}L${corner(-0.5)}Z`, fill: colour };
}
