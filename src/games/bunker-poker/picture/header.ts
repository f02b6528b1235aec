import type { Message } from '../../../kernel/message.ts';
import type { Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Palette, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { emblem } from '../../../scene/symbols/badge.ts';
import type { View } from '../state.ts';
import { say } from '../text/say.ts';

const [LEFT, RIGHT] = [42, 1158];

/** Above the board, where nothing crosses it: whose turn it is, and what has just changed. */
export function header({ viewer, view, awaited }: Sight<Viewer, View>, change: Message | null, palette: Palette): readonly Node[] {
  const { thrower, turn } = view;
  const title = { kind: 'text', y: 48, size: 54, bold: true, fill: palette.text } as const;
  return [
    ...(thrower === null
      ? [{ ...title, x: LEFT, text: say('picture.hiding'), maxWidth: RIGHT - LEFT }]
      : [
          emblem({ x: LEFT + 27, y: 48 }, 25, seatLook(palette, thrower)),
          {
            ...title,
            x: LEFT + 76,
            text:
              viewer === thrower && awaited.every((seat) => seat === viewer)
                ? say('picture.yourTurn')
                : say('picture.theirTurn', { who: { seat: thrower } }),
            maxWidth: RIGHT - LEFT - 276,
          },
          {
            kind: 'text',
            x: RIGHT,
            y: 48,
            text: say('picture.turn', { turn }),
            size: 38,
            align: 'right',
            fill: palette.textQuiet,
          } as const,
        ]),
    ...(change
      ? [{ kind: 'text', x: LEFT, y: 108, text: change, size: 40, bold: true, fill: palette.accent, maxWidth: RIGHT - LEFT } as const]
      : []),
  ];
}
