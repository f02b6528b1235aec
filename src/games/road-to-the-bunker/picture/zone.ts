import type { Seat } from '../../../kernel/position.ts';
import type { Box, Point } from '../../../scene/layout.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import { arrowHead, halo } from '../../../scene/symbols/change.ts';
import { SMALLEST_TEXT } from '../../../scene/validate.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import { protectedCells } from '../protection.ts';
import { spotOfPlace } from '../spots.ts';
import type { Cell, View } from '../state.ts';
import { say } from '../text/say.ts';
import { looseEnds } from '../zone.ts';
import { slot, TOWARDS, tile, UNIT } from './tile.ts';

/** Nodes and the spots they offer. */
export type Part = { readonly nodes: readonly Node[]; readonly spots: { readonly [at: string]: Point } };

/** What of a zone is to be stressed: the places on offer, and those that have just changed. */
export type Stress = { readonly offered: readonly Cell[]; readonly changed: readonly Cell[] };

const GUTTER = { left: 76, top: 58 } as const;
const LARGEST = 170;
const SMALLEST_TILE = 56;
const FEWEST = 3;
/** Width of the gap that stands for columns or rows in which nothing lies, in cells. */
const BREAK = 0.4;

/** Where the columns (or rows) of a picture begin, in cells, by their coordinate; `length` in all. */
type Scale = { readonly at: ReadonlyMap<number, number>; readonly length: number };
type Frame = { readonly left: number; readonly top: number; readonly size: number; readonly columns: Scale; readonly rows: Scale };

/** How high a zone must be drawn so that its tiles stay recognisable, in a box of that width. */
export function heightOf(view: View, seat: Seat, offered: readonly Cell[]): number {
  const { rows } = frameOf({ x: 0, y: 0, w: 1, h: 1 }, placesIn(view, seat, offered));
  return GUTTER.top + rows.length * SMALLEST_TILE;
}

const placesIn = ({ zones, scores }: View, seat: Seat, offered: readonly Cell[]): readonly Cell[] => {
  const bunker = scores?.[seat]?.bunker;
  return [...Object.keys(zones[seat]!.stacks), ...offered, ...(bunker ? [bunker] : [])];
};

/** A zone cropped to what is used and offered, as large as the box allows, with its columns and rows named along the edges. */
export function zonePart(box: Box, view: View, seat: Seat, { offered, changed }: Stress): Part {
  const zone = view.zones[seat]!;
  const used = Object.keys(zone.stacks);
  const score = view.scores?.[seat];
  const bunker = score?.bunker ? [score.bunker] : [];
  const frame = frameOf(box, placesIn(view, seat, offered));
  const boxOf = (cell: Cell) => cellBox(frame, cell);
  const safe = protectedCells(zone, view.settings.safeReach);
  return {
    nodes: [
      ...edges(frame),
      ...[...safe].filter((cell) => isInside(frame, cell) && !zone.stacks[cell]).flatMap((cell) => hatching(boxOf(cell))),
      ...looseEnds(zone).map(({ cell, side }) => stub(boxOf(cell), side, frame.size)),
      ...offered.filter((cell) => !zone.stacks[cell]).map((cell) => slot(boxOf(cell), true)),
      ...used.flatMap((cell) => stack(view, seat, cell, boxOf(cell), safe.has(cell))),
      ...bunker.map((cell) => tile(boxOf(cell), frame.size, 'BUNKER-01', 0)),
      ...changed.filter((cell) => zone.stacks[cell]).flatMap((cell) => halo(boxOf(cell), (10 * frame.size) / UNIT, dusk.accent)),
      ...(score ? route([...score.path, ...bunker].map(boxOf)) : []),
    ],
    spots: Object.fromEntries(
      [...used, ...offered].map((cell) => [spotOfPlace(seat, cell), spotIn(boxOf(cell), zone.stacks[cell] !== undefined)]),
    ),
  };
}

/** In the middle of an empty place; at the corner of a tile, so that its sign stays visible. */
const spotIn = ({ x, y, w }: Box, built: boolean): Point => (built ? { x: x + w * 0.84, y: y + w * 0.14 } : { x: x + w / 2, y: y + w / 2 });

const xy = (cell: Cell): readonly [number, number] => cell.split(',').map(Number) as [number, number];

function frameOf(box: Box, cells: readonly Cell[]): Frame {
  const columns = scale(cells.map((cell) => xy(cell)[0]));
  const rows = scale(cells.map((cell) => -xy(cell)[1]));
  const size = Math.floor(Math.min(LARGEST, (box.w - GUTTER.left) / columns.length, (box.h - GUTTER.top) / rows.length));
  return {
    columns,
    rows,
    size,
    left: box.x + GUTTER.left + (box.w - GUTTER.left - size * columns.length) / 2,
    top: box.y + GUTTER.top + (box.h - GUTTER.top - size * rows.length) / 2,
  };
}

/** Every coordinate in use in its order, and at least a few; where nothing lies in between there is only a gap. */
function scale(values: readonly number[]): Scale {
  const used = [...new Set(values)].sort((a, b) => a - b);
  while (used.length < FEWEST) used.length % 2 ? used.unshift(used[0]! - 1) : used.push(used.at(-1)! + 1);
  const at = new Map<number, number>();
  let length = 0;
  for (const [i, n] of used.entries()) {
    if (i > 0 && n > used[i - 1]! + 1) length += BREAK;
    at.set(n, length++);
  }
  return { at, length };
}

function cellBox({ left, top, size, columns, rows }: Frame, cell: Cell): Box {
  const [x, y] = xy(cell);
  return { x: left + columns.at.get(x)! * size, y: top + rows.at.get(-y)! * size, w: size, h: size };
}

const isInside = ({ columns, rows }: Frame, cell: Cell): boolean => {
  const [x, y] = xy(cell);
  return columns.at.has(x) && rows.at.has(-y);
};

/** How columns and rows are called, as in the log: so many to the east or west, to the north or south of the first Start. */
function edges({ left, top, size, columns, rows }: Frame): readonly Node[] {
  const text = { kind: 'text', size: Math.max(SMALLEST_TEXT, Math.min(30, size * 0.5)), align: 'center', fill: dusk.textQuiet } as const;
  const named = (n: number, positive: 'road.east' | 'road.south', negative: 'road.west' | 'road.north') =>
    n === 0 ? '0' : say(n > 0 ? positive : negative, { n: Math.abs(n) });
  return [
    ...[...columns.at].map(
      ([n, at]): Node => ({ ...text, x: left + (at + 0.5) * size, y: top - 34, text: named(n, 'road.east', 'road.west') }),
    ),
    ...[...rows.at].map(
      ([n, at]): Node => ({ ...text, x: left - 46, y: top + (at + 0.5) * size, text: named(n, 'road.south', 'road.north') }),
    ),
  ];
}

/** A stack: its height shows at the edge, the top tile counts; a Start carries the badge of its owner. */
function stack(view: View, seat: Seat, cell: Cell, box: Box, safe: boolean): readonly Node[] {
  const zone = view.zones[seat]!;
  const lying = zone.stacks[cell]!;
  const top = lying.at(-1)!;
  const step = box.w * 0.05;
  return [
    ...lying.slice(1).map((_, i): Node => {
      const by = (lying.length - 1 - i) * step;
      return {
        kind: 'rect',
        x: box.x + by,
        y: box.y + by,
        w: box.w,
        h: box.h,
        r: box.w * 0.1,
        fill: dusk.paperShade,
        stroke: dusk.ink,
        width: 2,
      };
    }),
    tile(box, box.w, top.tile, top.rot),
    ...(cell === zone.start ? [ownerBadge(box, seat, top.tile)] : []),
    ...(safe ? [shield({ x: box.x + box.w * 0.17, y: box.y + box.w * 0.83 }, box.w * 0.13)] : []),
  ];
}

/** Whose Start it is: in its middle, or at the corner of a Tent. */
function ownerBadge({ x, y, w }: Box, seat: Seat, start: TileId): Node {
  const isTent = tileOf(start).kind === 'TENT';
  const r = Math.max(21, w * (isTent ? 0.17 : 0.27));
  return badge(isTent ? { x: x + w * 0.2, y: y + w * 0.2 } : { x: x + w / 2, y: y + w / 2 }, r, seatLook(dusk, seat));
}

/** The sign of a protected tile. */
const shield = ({ x, y }: Point, r: number): Node => ({
  kind: 'path',
  d: `M${x} ${y - r}L${x + r * 0.9} ${y - r * 0.6}V${y + r * 0.2}L${x} ${y + r}L${x - r * 0.9} ${y + r * 0.2}V${y - r * 0.6}Z`,
  fill: dusk.seats[2]!.shade,
  stroke: dusk.paper,
  width: 2,
});

/** An empty protected place. */
function hatching({ x, y, w }: Box): readonly Node[] {
  const lines = [0.25, 0.5, 0.75, 1].map((k) => `M${x} ${y + w * k}L${x + w * k} ${y}`).join('');
  return [{ kind: 'path', d: lines, stroke: dusk.seats[2]!.colour, width: 3, opacity: 0.45 }];
}

/** A loose end: the road goes on for a little, into the empty place. */
function stub({ x, y }: Box, side: number, size: number): Node {
  const towards = TOWARDS[side]!;
  const from = { x: x + size / 2 + (towards.x * size) / 2, y: y + size / 2 + (towards.y * size) / 2 };
  return {
    kind: 'path',
    d: `M${from.x} ${from.y}l${towards.x * size * 0.16} ${towards.y * size * 0.16}`,
    stroke: dusk.metal,
    width: Math.max(6, size * 0.12),
    opacity: 0.8,
  };
}

/** The scored path from Start to the Bunker. */
function route(boxes: readonly Box[]): readonly Node[] {
  if (boxes.length < 2) return [];
  const points = boxes.map(({ x, y, w }) => ({ x: x + w / 2, y: y + w / 2 }));
  const [before, last] = points.slice(-2) as [Point, Point];
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return [
    { kind: 'path', d, stroke: dusk.ground, width: 16, opacity: 0.55 },
    { kind: 'path', d, stroke: dusk.accent, width: 8, opacity: 0.9 },
    arrowHead(last, Math.atan2(last.y - before.y, last.x - before.x), 34, dusk.accent),
  ];
}
