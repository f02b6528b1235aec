import { type Box, type Point, place } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Group, Node } from '../../../scene/scene.ts';
import { SMALLEST_TEXT } from '../../../scene/validate.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import type { Rotation } from '../state.ts';
import { roadsOfShape, type Side } from '../zone.ts';
import { signOf } from './signs.ts';
import { TINTS } from './tints.ts';

/** Tiles are drawn in a square of this many units. */
export const UNIT = 100;

const HALF = UNIT / 2;
const ROAD = { casing: '#77654f', surface: '#a8977b' } as const;
/** Where a road leaves the tile, seen from its middle: north, east, south, west. */
export const TOWARDS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A tile as it lies, `size` units wide with its top left corner at `at`. The sign stays upright whatever the rotation. */
export const tile = (at: Point, size: number, id: TileId, rot: Rotation): Group =>
  place(
    at,
    [{ kind: 'group', stamp: { x: 0, y: 0, w: UNIT, h: UNIT + 4 }, children: face(id, rot, Math.ceil((SMALLEST_TEXT * UNIT) / size)) }],
    size / UNIT,
  );

function face(id: TileId, rot: Rotation, legible: number): readonly Node[] {
  const what = tileOf(id);
  const tint = TINTS[what.colour];
  const roads = roadsOfShape(what.shape, rot);
  return [
    { kind: 'rect', x: 1, y: 5, w: 98, h: 98, r: 10, fill: '#00000066' },
    { kind: 'rect', x: 1, y: 1, w: 98, h: 98, r: 10, fill: dusk.paper },
    { kind: 'rect', x: 5, y: 5, w: 90, h: 90, r: 7, stroke: tint, width: 7, ...(what.colour === 'red' ? { dash: [14, 7] } : {}) },
    ...(what.colour === 'hybrid' ? [{ kind: 'rect', x: 11, y: 11, w: 78, h: 78, r: 4, stroke: TINTS.green, width: 4 } as const] : []),
    ...(what.colour === 'purple' ? [{ kind: 'rect', x: 12, y: 12, w: 76, h: 76, r: 4, stroke: tint, width: 3 } as const] : []),
    ...stretch(roads, 30, ROAD.casing),
    ...stretch(roads, 20, ROAD.surface),
    { kind: 'circle', x: HALF, y: HALF, r: 35, fill: dusk.paper, stroke: roads.length > 0 ? ROAD.casing : dusk.paper, width: 4 },
    place({ x: HALF, y: HALF }, signOf(what, legible, dusk)),
  ];
}

const stretch = (roads: readonly Side[], width: number, stroke: string): readonly Node[] =>
  roads.map((side) => {
    const { x, y } = TOWARDS[side]!;
    return { kind: 'path', d: `M${HALF} ${HALF}L${HALF + x * HALF} ${HALF + y * HALF}`, stroke, width };
  });

/** Where a tile may lie, or lay: an outline. */
export const slot = ({ x, y, w, h }: Box, strong = false): Node => ({
  kind: 'rect',
  x: x + 3,
  y: y + 3,
  w: w - 6,
  h: h - 6,
  r: 8,
  stroke: strong ? dusk.text : dusk.line,
  width: strong ? 4 : 2,
  dash: [10, 8],
});
