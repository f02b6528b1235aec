import { type Box, grid } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import type { TileId } from '../content/tiles.ts';
import type { Cell, Rotation, Zone } from '../state.ts';
import { neighbours, SIDES, topOf } from '../zone.ts';
import { corner, GAP } from './river.ts';
import { TOWARDS, tile } from './tile.ts';
import type { Part } from './zone.ts';

/** Most ways in which a tile may lie. */
const MOST = 4;

/** How high a row of ways in a page of that width is. */
export const turnsHeight = (w: number): number => (w - (MOST - 1) * GAP) / MOST;

/** The ways a tile may lie on a cell, side by side, each between what lies beside it. */
export function turnsPart(box: Box, zone: Zone, cell: Cell, id: TileId, ways: ReadonlyMap<string, Rotation>): Part {
  const boxes = grid(box, MOST, 1, GAP);
  const all = [...ways].map(([spot, rot], i) => ({ spot, rot, box: boxes[i]! }));
  return {
    nodes: all.map(({ rot, box }) => lying(box, zone, cell, id, rot)),
    spots: Object.fromEntries(all.map(({ spot, box }) => [spot, corner(box)])),
  };
}

function lying({ x, y, w, h }: Box, zone: Zone, cell: Cell, id: TileId, rot: Rotation): Node {
  const size = w * 0.56;
  const middle = { x: (w - size) / 2, y: (h - size) / 2 };
  const around = neighbours(cell);
  return {
    kind: 'group',
    x,
    y,
    clip: { x: 0, y: 0, w, h },
    children: [
      { kind: 'rect', x: 0, y: 0, w, h, r: 18, fill: dusk.groundRaised },
      ...SIDES.flatMap((side) => {
        const top = topOf(zone, around[side]!);
        const towards = TOWARDS[side]!;
        return top ? [tile({ x: middle.x + towards.x * size, y: middle.y + towards.y * size }, size, top.tile, top.rot)] : [];
      }),
      tile(middle, size, id, rot),
      { kind: 'rect', ...middle, w: size, h: size, r: size * 0.1, stroke: dusk.text, width: 5 },
    ],
  };
}
