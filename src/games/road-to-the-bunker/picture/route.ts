import { type Box, centre, type Point } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { arrowHead } from '../../../scene/symbols/change.ts';
import type { Cell, Score, Zone } from '../state.ts';
import { topOf } from '../zone.ts';
import { medallion, tile } from './tile.ts';

const BUNKER = 'BUNKER-01';

/** The scored path: a line under the middles of its tiles, which it rings, to the Bunker and what the path is worth. */
export function route(zone: Zone, { path, bunker, value }: Score, boxOf: (cell: Cell) => Box): readonly Node[] {
  if (!bunker) return [];
  const end = boxOf(bunker);
  const points = [...path, bunker].map((cell) => centre(boxOf(cell)));
  const [before, last] = points.slice(-2) as [Point, Point];
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const tip = { x: last.x - Math.cos(angle) * end.w * 0.2, y: last.y - Math.sin(angle) * end.w * 0.2 };
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return [
    tile(end, end.w, BUNKER, 0),
    { kind: 'path', d, stroke: dusk.ink, width: end.w * 0.2 },
    { kind: 'path', d, stroke: dusk.accent, width: end.w * 0.12 },
    ...[...new Set(path)].map((cell) => medallion(boxOf(cell), end.w, topOf(zone, cell)!.tile, dusk.accent)),
    medallion(end, end.w, BUNKER, dusk.accent),
    arrowHead({ x: tip.x + Math.cos(angle) * 7, y: tip.y + Math.sin(angle) * 7 }, angle, end.w * 0.4 + 12, dusk.ink),
    arrowHead(tip, angle, end.w * 0.4, dusk.accent),
    ...worth({ x: end.x + end.w * (last.x < before.x ? 0.1 : 0.9), y: end.y + end.w * (last.y > before.y ? 0.9 : 0.1) }, value),
  ];
}

/** What the path is worth, at the corner of the Bunker that looks away from it. */
const worth = ({ x, y }: Point, value: number): readonly Node[] => [
  { kind: 'circle', x, y, r: 23, fill: dusk.ink, stroke: dusk.accent, width: 4 },
  { kind: 'text', x, y, text: String(value), size: 34, font: 'display', align: 'center', fill: dusk.text, maxWidth: 38 },
];
