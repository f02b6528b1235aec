import { type Palette, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import { arrow, plus, swapArrows } from '../../../scene/symbols/signs.ts';
import type { Change } from './change.ts';
import { CAPTION } from './places.ts';

const STEP = 58;
const SIGNS = { against: arrow, plus, swap: swapArrows } as const;

/** The newest change in a row of badges and a line of words. */
export function caption({ actors, sign, target, line }: Change, palette: Palette): readonly Node[] {
  const { x, y, w } = CAPTION;
  const count = actors.length + (sign ? 1 : 0) + (target === null ? 0 : 1);
  const at = (place: number) => ({ x: x + (place - (count - 1) / 2) * STEP, y });
  return [
    ...actors.map((seat, i) => badge(at(i), 21, seatLook(palette, seat))),
    ...(sign ? [SIGNS[sign](at(actors.length), 36, palette.accent)] : []),
    ...(target === null ? [] : [badge(at(actors.length + 1), 21, seatLook(palette, target))]),
    { kind: 'text', x, y: y + 46, text: line, size: 38, bold: true, align: 'center', fill: palette.accent, maxWidth: w },
  ];
}
