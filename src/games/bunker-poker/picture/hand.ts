import type { Seat } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Box, grid } from '../../../scene/layout.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Scene } from '../../../scene/scene.ts';
import { emblem } from '../../../scene/symbols/badge.ts';
import { halo } from '../../../scene/symbols/change.ts';
import type { View } from '../state.ts';
import { say } from '../text/say.ts';
import { cell, cellLook } from './cell.ts';
import { spotOf, TILE } from './places.ts';

const PAGE = { width: 1200, height: 460 } as const;
const SCALE = 1.28;
const CELLS: Box = { x: 36, y: 168, w: 1128, h: TILE.h * SCALE };

/** What only this seat may see: its own six cells and where its coin lies, with spots `cell:<seat>:<1-6>`. */
export function handScene(sight: Sight<Seat, View>): Scene {
  const { viewer, view } = sight;
  const side = view.sides[viewer]!;
  const boxes = grid(CELLS, 6, 1, (CELLS.w - 6 * TILE.w * SCALE) / 5);
  const hidden = boxes[(side.coin ?? 0) - 1];
  const title = !side.coin
    ? say(side.alive ? 'picture.hand.hide' : 'picture.hand.out')
    : say(side.alive ? 'picture.hand.coin' : 'picture.hand.coinWas', { cell: side.coin });
  return {
    ...PAGE,
    background: {
      key: 'bunker-poker hand',
      nodes: [{ kind: 'rect', x: 0, y: 0, ...{ w: PAGE.width, h: PAGE.height }, fill: dusk.ground }],
    },
    nodes: [
      emblem({ x: 74, y: 84 }, 36, seatLook(dusk, viewer)),
      { kind: 'text', x: 132, y: 84, text: title, size: 60, bold: true, fill: dusk.text, maxWidth: 1030 },
      ...boxes.map((box, i) => cell(box, cellLook(sight, viewer, i + 1), seatLook(dusk, viewer), dusk)),
      ...(hidden ? halo(hidden, TILE.r * SCALE, dusk.metal) : []),
    ],
    spots: Object.fromEntries(boxes.map((box, i) => [`cell:${viewer}:${i + 1}`, spotOf(box)])),
  };
}
