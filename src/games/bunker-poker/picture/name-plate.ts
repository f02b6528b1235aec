import type { Seat } from '../../../kernel/position.ts';
import type { Box } from '../../../scene/layout.ts';
import { dusk, type Palette, type SeatLook, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { emblem } from '../../../scene/symbols/badge.ts';
import { say } from '../text/say.ts';

export type PlateState = {
  readonly alive: boolean;
  /** It is this seat's turn. */
  readonly turn: boolean;
  readonly awaited: boolean;
  /** The picture is for this seat. */
  readonly own: boolean;
};

/** A seat's emblem and name; filled with its colour when it is its turn. */
export function namePlate(box: Box, seat: Seat, state: PlateState, palette: Palette = dusk): readonly Node[] {
  const look = seatLook(palette, seat);
  const middle = box.y + box.h / 2;
  const wide = box.w > 500;
  const busy = state.alive && state.awaited && !state.turn;
  const note = !state.alive ? say('picture.out') : busy && wide ? say('picture.awaited') : null;
  const noteWidth = note ? (wide ? 130 : 56) : busy ? 50 : 0;
  return [
    { kind: 'rect', ...box, r: box.h / 2, ...fillOf(state, look, palette) },
    emblem({ x: box.x + 38, y: middle }, 21, state.turn ? { ...look, colour: look.on } : look),
    {
      kind: 'text',
      x: box.x + 74,
      y: middle,
      text: say(state.own ? 'picture.you' : 'picture.name', { who: { seat } }),
      size: 38,
      bold: true,
      fill: state.turn ? look.on : state.alive ? palette.text : palette.textQuiet,
      maxWidth: box.w - 94 - noteWidth,
    },
    ...(note
      ? [
          {
            kind: 'text',
            x: box.x + box.w - 24,
            y: middle,
            text: note,
            size: 28,
            align: 'right',
            fill: palette.textQuiet,
            maxWidth: noteWidth,
          } as const,
        ]
      : []),
    ...(busy && !wide ? dots(box.x + box.w - 26, middle, palette) : []),
  ];
}

const fillOf = ({ turn, alive }: PlateState, look: SeatLook, palette: Palette) =>
  turn ? { fill: look.colour } : alive ? { fill: palette.groundRaised } : { stroke: palette.line, width: 2 };

/** Three dots, rightmost at `x`: somebody is choosing. */
const dots = (x: number, y: number, palette: Palette): readonly Node[] =>
  [2, 1, 0].map((n) => ({ kind: 'circle', x: x - n * 16, y, r: 5, fill: palette.textQuiet }));
