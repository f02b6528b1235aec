import type { Message } from '../../../kernel/message.ts';
import type { Seat, Viewer } from '../../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../../kernel/sight.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import type { TileId } from '../content/tiles.ts';
import type { View } from '../state.ts';
import { line } from '../text/line.ts';
import { say } from '../text/say.ts';
import { MARGIN, type Strip, WIDE, WIDTH } from './strip.ts';
import { tile } from './tile.ts';

/** Heights: of the title alone, with what happened last in up to two lines, and of how the game ended in as many. */
const HEIGHT = { title: 98, both: 182, outcome: 136 } as const;
const PLAYED = 124;

/** Whose turn it is and what somebody did last; at the right the tile that is being placed. At the end, how it came out. */
export function headerStrip({ view, outcome }: Sight<Viewer, View>, recent: readonly SeenEvent[], played?: TileId): Strip {
  if (outcome) return { height: HEIGHT.outcome, part: (top) => ({ nodes: [ending(top + 68, outcome.reason)], spots: {} }) };
  const room = played ? WIDE - PLAYED - 24 : WIDE;
  const latest = latestLine(recent);
  return {
    height: latest || played ? HEIGHT.both : HEIGHT.title,
    part: (top) => ({
      nodes: [
        ...(view.turn === 0
          ? [heading(MARGIN, top + 52, say('picture.beginning'), room)]
          : titled(top + 52, view.player, say('picture.turn', { who: { seat: view.player }, turn: view.turn }), room)),
        ...(latest ? [happened(top + 129, latest, room)] : []),
        ...(played ? [tile({ x: WIDTH - MARGIN - PLAYED, y: top + 28 }, PLAYED, played, 0)] : []),
      ],
      spots: {},
    }),
  };
}

/** What was done last; that the river was refilled for it tells nobody anything, since it is seen. */
const latestLine = (recent: readonly SeenEvent[]): Message | undefined =>
  recent.flatMap((event) => (event.type === 'refilled' ? [] : (line(event) ?? []))).at(-1);

const ending = (y: number, text: Message): Node => ({
  kind: 'text',
  x: MARGIN,
  y,
  text,
  size: 46,
  bold: true,
  fill: dusk.text,
  maxWidth: WIDE,
  lines: 2,
});

const happened = (y: number, text: Message, maxWidth: number): Node => ({
  kind: 'text',
  x: MARGIN,
  y,
  text,
  size: 34,
  fill: dusk.accent,
  maxWidth,
  lines: 2,
});

const heading = (x: number, y: number, text: Message, maxWidth: number): Node => ({
  kind: 'text',
  x,
  y,
  text,
  size: 50,
  bold: true,
  fill: dusk.text,
  maxWidth,
});

/** A heading with a seat's badge in front. */
export const titled = (y: number, seat: Seat, text: Message, room: number): readonly Node[] => [
  badge({ x: MARGIN + 30, y }, 28, seatLook(dusk, seat)),
  heading(MARGIN + 76, y, text, room - 80),
];
