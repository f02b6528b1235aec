import type { Seat } from '../../../kernel/position.ts';
import type { Box, Point } from '../../../scene/layout.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import { halo } from '../../../scene/symbols/change.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import { protectedCells } from '../protection.ts';
import { spotOfPlace } from '../spots.ts';
import type { Cell, View } from '../state.ts';
import { cellsOf, looseEnds } from '../zone.ts';
import { cellBox, type Frame, isInside } from './frame.ts';
import { edges, hatching, shield, stub } from './marks.ts';
import { route } from './route.ts';
import { slot, tile, UNIT } from './tile.ts';

/** Nodes and the spots they offer. */
export type Part = { readonly nodes: readonly Node[]; readonly spots: { readonly [at: string]: Point } };

/** What of a zone is to be stressed: the places on offer, and those that have just changed. */
export type Stress = { readonly offered: readonly Cell[]; readonly changed: readonly Cell[] };

/** Of how many tiles a stack is shown to consist at most, and how far each lifts the top, in tiles. */
const LIFTS = 3;
const LIFT = 0.035;

/** What of a zone lies in its frame, with columns and rows named along the edges. */
export function zonePart(frame: Frame, view: View, seat: Seat, { offered, changed }: Stress): Part {
  const zone = view.zones[seat]!;
  const used = cellsOf(zone).filter((cell) => isInside(frame, cell));
  const score = view.scores?.[seat];
  const boxOf = (cell: Cell) => lifted(cellBox(frame, cell), zone.stacks[cell]?.length ?? 1);
  const safe = protectedCells(zone, view.settings.safeReach);
  return {
    nodes: [
      ...edges(frame),
      ...[...safe].filter((cell) => isInside(frame, cell) && !zone.stacks[cell]).flatMap((cell) => hatching(boxOf(cell))),
      ...looseEnds(zone)
        .filter(({ cell }) => isInside(frame, cell))
        .map(({ cell, side }) => stub(cellBox(frame, cell), side)),
      ...offered.filter((cell) => !zone.stacks[cell]).map((cell) => slot(boxOf(cell), true)),
      ...used.flatMap((cell) => stack(view, seat, cell, frame)),
      ...(score ? route(zone, score, boxOf) : []),
      ...used.filter((cell) => safe.has(cell)).map((cell) => protection(boxOf(cell))),
      ...used.filter((cell) => cell === zone.start).map((cell) => ownerBadge(boxOf(cell), seat, zone.stacks[cell]!.at(-1)!.tile)),
      ...changed.filter((cell) => used.includes(cell)).flatMap((cell) => halo(boxOf(cell), (10 * frame.size) / UNIT, dusk.accent)),
    ],
    spots: Object.fromEntries(
      [...used, ...offered].map((cell) => [spotOfPlace(seat, cell), spotIn(boxOf(cell), zone.stacks[cell] !== undefined)]),
    ),
  };
}

/** In the middle of an empty place; at the corner of a tile, so that its sign stays visible. */
const spotIn = ({ x, y, w }: Box, built: boolean): Point => (built ? { x: x + w * 0.86, y: y + w * 0.14 } : { x: x + w / 2, y: y + w / 2 });

/** Where the top of a stack lies: the higher, the further to the top left. */
function lifted({ x, y, w, h }: Box, height: number): Box {
  const by = Math.min(height - 1, LIFTS) * LIFT * w;
  return { x: x - by, y: y - by, w, h };
}

/** A stack: its height shows below the top tile, the only one that counts. */
function stack(view: View, seat: Seat, cell: Cell, frame: Frame): readonly Node[] {
  const lying = view.zones[seat]!.stacks[cell]!;
  const box = cellBox(frame, cell);
  const top = lying.at(-1)!;
  const layers = Array.from({ length: Math.min(lying.length - 1, LIFTS) }, (_, i) => lifted(box, i + 1));
  return [
    ...layers.map(
      ({ x, y, w, h }): Node => ({
        kind: 'rect',
        x: x + 1,
        y: y + 1,
        w: w - 2,
        h: h - 2,
        r: w * 0.1,
        fill: dusk.paperShade,
        stroke: dusk.ink,
        width: 3,
      }),
    ),
    tile(lifted(box, lying.length), box.w, top.tile, top.rot),
  ];
}

/** Whose Start it is: in its middle, or at the corner of a Tent. */
function ownerBadge({ x, y, w }: Box, seat: Seat, start: TileId): Node {
  const isTent = tileOf(start).kind === 'TENT';
  const at = isTent ? { x: x + w * 0.16, y: y + w * 0.16 } : { x: x + w / 2, y: y + w / 2 };
  return badge(at, Math.max(20, w * (isTent ? 0.2 : 0.27)), seatLook(dusk, seat));
}

const protection = ({ x, y, w }: Box): Node => shield({ x: x + w * 0.15, y: y + w * 0.84 }, w * 0.14);
