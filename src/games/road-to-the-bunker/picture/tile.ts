import { type Box, type Point, place } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Colour, Group, Ink, Node } from '../../../scene/scene.ts';
import { SMALLEST_TEXT } from '../../../scene/validate.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import type { Rotation } from '../state.ts';
import { roadsOfShape, type Side } from '../zone.ts';
import { signOf } from './signs.ts';
import { TINTS } from './tints.ts';

/** Tiles are drawn in a square of this many units. */
export const UNIT = 100;

const HALF = UNIT / 2;
const MEDALLION = 38;
const ROAD = { casing: dusk.dustShade, surface: dusk.dust } as const;
/** Where a road leaves the tile, seen from its middle: north, east, south, west. */
export const TOWARDS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A tile as it lies, `size` units wide with its top left corner at `at`. The sign stays upright whatever the rotation. */
export const tile = (at: Point, size: number, id: TileId, rot: Rotation): Group =>
  drawn(at, size, [...ground(id, rot), ...middle(id, { stroke: ROAD.casing, width: 4 }, size)]);

/** Only the middle of a tile, ringed: what it is stays readable where a line has been drawn over it. */
export const medallion = (at: Point, size: number, id: TileId, ring: Colour): Group =>
  drawn(at, size, middle(id, { stroke: ring, width: 8 }, size));

const drawn = (at: Point, size: number, children: readonly Node[]): Group =>
  place(at, [{ kind: 'group', stamp: { x: 0, y: 0, w: UNIT, h: UNIT + 4 }, children }], size / UNIT);

function ground(id: TileId, rot: Rotation): readonly Node[] {
  const { colour, shape } = tileOf(id);
  const tint = TINTS[colour];
  const roads = roadsOfShape(shape, rot);
  return [
    { kind: 'rect', x: 1, y: 5, w: 98, h: 98, r: 10, fill: '#00000066' },
    { kind: 'rect', x: 1, y: 1, w: 98, h: 98, r: 10, fill: dusk.paper },
    { kind: 'rect', x: 5, y: 5, w: 90, h: 90, r: 7, stroke: tint, width: 7, ...(colour === 'red' ? { dash: [14, 7] } : {}) },
    ...(colour === 'hybrid' ? [{ kind: 'rect', x: 11, y: 11, w: 78, h: 78, r: 4, stroke: TINTS.green, width: 4 } as const] : []),
    ...(colour === 'purple' ? [{ kind: 'rect', x: 12, y: 12, w: 76, h: 76, r: 4, stroke: tint, width: 3 } as const] : []),
    ...roads.map((side) => stretch(side, 32, ROAD.casing)),
    ...roads.map((side) => stretch(side, 22, ROAD.surface)),
  ];
}

/** What the tile is, in the crossing of its roads; without roads there is nothing to cover. */
function middle(id: TileId, ring: Ink, size: number): readonly Node[] {
  const what = tileOf(id);
  const sign = place({ x: HALF, y: HALF }, signOf(what, Math.ceil((SMALLEST_TEXT * UNIT) / size), dusk));
  if (what.shape === 'O') return [sign];
  return [{ kind: 'circle', x: HALF, y: HALF, r: MEDALLION, fill: dusk.paper, ...ring }, sign];
}

/** A road from the middle to the edge and no further. */
function stretch(side: Side, width: number, fill: string): Node {
  const { x, y } = TOWARDS[side]!;
  const w = x === 0 ? width : HALF;
  const h = y === 0 ? width : HALF;
  return { kind: 'rect', x: HALF + (x * HALF - w) / 2, y: HALF + (y * HALF - h) / 2, w, h, fill };
}

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
