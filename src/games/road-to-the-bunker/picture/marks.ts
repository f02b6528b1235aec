import type { Box, Point } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { SMALLEST_TEXT } from '../../../scene/validate.ts';
import { say } from '../text/say.ts';
import type { Side } from '../zone.ts';
import type { Frame } from './frame.ts';
import { TOWARDS } from './tile.ts';

/** A word in place of a letter and a figure has to be smaller. */
const SMALL_NAME = 24;

/** How columns and rows are called, as in the log: so many to the east or west, to the north or south of where the first Start lay. */
export function edges({ left, top, size, columns, rows, isNamed }: Frame): readonly Node[] {
  if (!isNamed) return [];
  const style = (n: number) =>
    ({
      kind: 'text',
      size: n === 0 ? SMALL_NAME : Math.max(SMALLEST_TEXT, Math.min(34, size * 0.52)),
      align: 'center',
      fill: dusk.textQuiet,
    }) as const;
  const named = (n: number, positive: 'road.east' | 'road.south', negative: 'road.west' | 'road.north') =>
    n === 0 ? say('road.centre') : say(n > 0 ? positive : negative, { n: Math.abs(n) });
  return [
    ...[...columns.at].map(([n, at]): Node => {
      const x = left + (at + 0.5) * size;
      return { ...style(n), x, y: top - 45, text: named(n, 'road.east', 'road.west'), maxWidth: size };
    }),
    ...[...rows.at].map(([n, at]): Node => {
      const y = top + (at + 0.5) * size;
      return { ...style(n), x: left - 60, y, text: named(n, 'road.south', 'road.north'), maxWidth: 62 };
    }),
  ];
}

/** The sign of a protected tile. */
export const shield = ({ x, y }: Point, r: number): Node => ({
  kind: 'path',
  d: `M${x} ${y - r}L${x + r * 0.9} ${y - r * 0.6}V${y + r * 0.2}L${x} ${y + r}L${x - r * 0.9} ${y + r * 0.2}V${y - r * 0.6}Z`,
  fill: dusk.seats[2]!.shade,
  stroke: dusk.paper,
  width: 3,
});

/** An empty protected place. */
export function hatching({ x, y, w }: Box): readonly Node[] {
  const d = [0.25, 0.5, 0.75, 1].map((k) => `M${x} ${y + w * k}L${x + w * k} ${y}`);
  const rest = [0.25, 0.5, 0.75].map((k) => `M${x + w * k} ${y + w}L${x + w} ${y + w * k}`);
  const sign = shield({ x: x + w / 2, y: y + w / 2 }, w * 0.15);
  return [{ kind: 'path', d: [...d, ...rest].join(''), stroke: dusk.seats[2]!.colour, width: 3, opacity: 0.4 }, sign];
}

/** A loose end: the road goes on for a little, into the empty place. */
export function stub({ x, y, w }: Box, side: Side): Node {
  const towards = TOWARDS[side]!;
  const from = { x: x + (w / 2) * (1 + towards.x), y: y + (w / 2) * (1 + towards.y) };
  const on = Math.min(17, w * 0.16);
  return {
    kind: 'path',
    d: `M${from.x} ${from.y}l${towards.x * on} ${towards.y * on}`,
    stroke: dusk.metal,
    width: Math.max(8, w * 0.14),
    opacity: 0.85,
  };
}
