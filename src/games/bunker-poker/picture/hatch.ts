import { type Box, centre, inset, type Point } from '../../../scene/layout.ts';
import type { Palette } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';

/** Twice this is how far apart the bolts on the straight parts of the rim are, about. */
const BOLT = 58;

/** The bunker's hatch in the middle of the board, seen from above: rim, bolts and the plate on which the dice roll. Its ends are round. */
export function hatch(box: Box, palette: Palette): readonly Node[] {
  return [
    { ...rounded({ ...box, y: box.y + 8 }), fill: palette.groundDeep },
    { ...rounded(box), fill: palette.groundRaised, stroke: palette.line, width: 4 },
    { ...rounded(inset(box, 38)), fill: palette.groundDeep, stroke: palette.line, width: 4 },
    ...boltsOf(inset(box, 19)).map(({ x, y }): Node => ({ kind: 'circle', x: Math.round(x), y: Math.round(y), r: 8, fill: palette.line })),
  ];
}

/** The place on the hatch's rim that is nearest to a point outside. */
export function rimTowards(box: Box, to: Point): Point {
  const { x, y } = centre(box);
  const reach = Math.max(0, (box.w - box.h) / 2);
  const from = { x: Math.min(Math.max(to.x, x - reach), x + reach), y };
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const r = box.h / 2;
  return { x: from.x + ((to.x - from.x) / away) * r, y: from.y + ((to.y - from.y) / away) * r };
}

/** The place on a round hatch's rim at that height, at its left (-1) or right (1). */
export function rimAt(box: Box, y: number, side: number): Point {
  const middle = centre(box);
  return { x: middle.x + side * Math.sqrt(Math.max(0, (box.h / 2) ** 2 - (y - middle.y) ** 2)), y };
}

const rounded = (box: Box) => ({ kind: 'rect', ...box, r: box.h / 2 }) as const;

/** Bolts all along a rim: on its round ends, and on its straight parts if it has any. */
function boltsOf(box: Box): readonly Point[] {
  const { x, y } = centre(box);
  const [reach, r] = [(box.w - box.h) / 2, box.h / 2];
  const turns = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6 + Math.PI / 12);
  const ends = turns.map((turn) => ({ x: x + Math.sign(Math.cos(turn)) * reach + Math.cos(turn) * r, y: y + Math.sin(turn) * r }));
  const count = Math.floor(reach / BOLT);
  const along = Array.from({ length: count }, (_, i) => x + (i - (count - 1) / 2) * ((2 * reach) / count));
  return [...ends, ...along.flatMap((at) => [-r, r].map((dy) => ({ x: at, y: y + dy })))];
}
