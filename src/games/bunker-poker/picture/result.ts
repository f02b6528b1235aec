import type { Message } from '../../../kernel/message.ts';
import type { Outcome, Seat, Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Box, centre, grid } from '../../../scene/layout.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Node, Scene, Text } from '../../../scene/scene.ts';
import { emblem } from '../../../scene/symbols/badge.ts';
import { halo } from '../../../scene/symbols/change.ts';
import { coin } from '../../../scene/symbols/coin.ts';
import type { View } from '../state.ts';
import { say } from '../text/say.ts';
import { inOrder } from '../text/standings.ts';
import { cell, cellLook } from './cell.ts';
import type { Change } from './change.ts';
import { hatch } from './hatch.ts';
import { TILE } from './places.ts';

const WIDTH = 1200;
const EDGE = 30;
const BANNER = 290;
const HATCH: Box = { x: EDGE, y: 30, w: 232, h: 232 };
const ROW = { h: 168, gap: 16 } as const;
const CELL = { w: 104, h: (104 * TILE.h) / TILE.w, gap: 8 } as const;
const CELLS_WIDTH = 6 * CELL.w + 5 * CELL.gap;

type Seen = Sight<Viewer, View>;

/** How a game ended: who won and by what, then every side with its coin uncovered, the first first. */
export function resultScene(sight: Seen, { winners }: Outcome, change: Change | null): Scene {
  const { view } = sight;
  const standings = inOrder(sight);
  const height = BANNER + standings.length * (ROW.h + ROW.gap) + EDGE - ROW.gap;
  return {
    width: WIDTH,
    height,
    background: {
      key: `bunker-poker result ${standings.length}`,
      nodes: [{ kind: 'rect', x: 0, y: 0, w: WIDTH, h: height, fill: dusk.ground }, ...hatch(HATCH, dusk)],
    },
    nodes: [
      ...banner(winners[0] ?? null, change?.line ?? null, view.turn),
      ...standings.flatMap((seat, n) => row(sight, seat, n, winners.includes(seat), change?.cells ?? [])),
    ],
  };
}

function banner(winner: Seat | null, last: Message | null, turn: number): readonly Node[] {
  const x = HATCH.x + HATCH.w + 40;
  const line = (y: number, text: Message, look: Pick<Text, 'size' | 'fill' | 'bold'>): Text => ({
    ...look,
    kind: 'text',
    x,
    y,
    text,
    maxWidth: WIDTH - EDGE - x,
  });
  return [
    coin(centre(HATCH), 58, dusk),
    line(96, winner === null ? say('picture.calledOff') : say('picture.wins', { who: { seat: winner } }), {
      size: 84,
      bold: true,
      fill: winner === null ? dusk.text : dusk.metal,
    }),
    ...(last ? [line(172, last, { size: 38, bold: true, fill: dusk.accent })] : []),
    ...(turn > 0 ? [line(226, say('picture.afterTurns', { turn }), { size: 36, fill: dusk.textQuiet })] : []),
  ];
}

/** A player's place, name, coin and cells. */
function row(sight: Seen, seat: Seat, n: number, won: boolean, changed: Change['cells']): readonly Node[] {
  const box: Box = { x: EDGE - 6, y: BANNER + n * (ROW.h + ROW.gap), w: WIDTH - 2 * EDGE + 12, h: ROW.h };
  const middle = box.y + box.h / 2;
  const cellsX = box.x + box.w - 14 - CELLS_WIDTH;
  const boxes = grid({ x: cellsX, y: middle - CELL.h / 2, w: CELLS_WIDTH, h: CELL.h }, 6, 1, CELL.gap);
  const look = seatLook(dusk, seat);
  const { coin: lies } = sight.view.sides[seat]!;
  const words = { kind: 'text', x: box.x + 156, maxWidth: cellsX - box.x - 180 } as const;
  const place = { kind: 'text', x: box.x + 50, y: middle, text: String(n + 1), size: 68, font: 'display', align: 'center' } as const;
  return [
    {
      kind: 'rect',
      ...box,
      r: 22,
      ...(won ? { fill: dusk.groundDeep, stroke: dusk.metal, width: 5 } : { stroke: dusk.line, width: 2 }),
    },
    { ...place, fill: won ? dusk.metal : dusk.textQuiet },
    emblem({ x: box.x + 114, y: middle }, 27, look),
    {
      ...words,
      y: lies ? middle - 26 : middle,
      text: say(sight.viewer === seat ? 'picture.you' : 'picture.name', { who: { seat } }),
      size: 42,
      bold: true,
      fill: dusk.text,
    },
    ...(lies
      ? [{ ...words, y: middle + 28, text: say('picture.coinUnder', { cell: lies }), size: 34, fill: dusk.textQuiet } as const]
      : []),
    ...boxes.map((at, i) => cell(at, { ...cellLook(sight, seat, i + 1), alive: false, thrown: false }, look, dusk)),
    ...boxes.flatMap((at, i) => {
      if (changed.some(([whose, number]) => whose === seat && number === i + 1)) return halo(at, TILE.r, dusk.accent);
      return won && lies === i + 1 ? halo(at, TILE.r, dusk.metal) : [];
    }),
  ];
}
