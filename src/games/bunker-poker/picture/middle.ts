import type { Message } from '../../../kernel/message.ts';
import type { Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Palette, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import { coin } from '../../../scene/symbols/coin.ts';
import { die } from '../../../scene/symbols/die.ts';
import type { View } from '../state.ts';
import { say } from '../text/say.ts';
import { HATCH, PAGE } from './places.ts';

const WIDTH = 500;
const X = PAGE.width / 2;

/** The middle of the board: whose turn it is, and the throw. */
export function middle(sight: Sight<Viewer, View>, palette: Palette): readonly Node[] {
  const { seat, words } = headline(sight);
  return [
    ...(seat === null ? [] : [badge({ x: X, y: 334 }, 28, seatLook(palette, seat))]),
    { kind: 'text', x: X, y: 394, text: words, size: 44, bold: true, align: 'center', fill: palette.text, maxWidth: WIDTH },
    ...throwOf(sight, palette),
  ];
}

function headline({ viewer, view, awaited, outcome }: Sight<Viewer, View>): { readonly seat: number | null; readonly words: Message } {
  if (outcome) {
    const seat = outcome.winners[0] ?? null;
    return { seat, words: seat === null ? say('picture.calledOff') : say('picture.name', { who: { seat } }) };
  }
  if (view.thrower === null) return { seat: null, words: say('picture.hiding') };
  const who = { seat: view.thrower };
  return {
    seat: view.thrower,
    words: viewer === view.thrower && awaited.includes(viewer) ? say('picture.yourTurn') : say('picture.name', { who }),
  };
}

function throwOf({ view, outcome }: Sight<Viewer, View>, palette: Palette): readonly Node[] {
  const { x, y } = HATCH;
  const label = (text: Message): Node => ({ kind: 'text', x, y: y + 160, text, size: 32, align: 'center', fill: palette.textQuiet });
  if (outcome) {
    const wins = {
      kind: 'text',
      x,
      y: y + 138,
      text: say('picture.wins'),
      size: 56,
      bold: true,
      align: 'center',
      fill: palette.text,
      maxWidth: 240,
    } as const;
    return [coin({ x, y: y - 36 }, 112, palette), ...(outcome.winners.length > 0 ? [wins] : [])];
  }
  if (view.thrower === null) return [coin({ x, y }, 120, palette)];
  const dice = [0, 1].flatMap((n): Node[] => {
    const at = { x: x + (n === 0 ? -84 : 84), y: y - 40 };
    const value = view.thrown?.[n];
    if (value === undefined)
      return [{ kind: 'rect', x: at.x - 70, y: at.y - 70, w: 140, h: 140, r: 28, stroke: palette.line, width: 4, dash: [14, 12] }];
    return [
      die(at, 144, value, { colour: palette.paper, shade: palette.paperShade, pip: palette.ink }),
      { kind: 'text', x: at.x, y: at.y + 118, text: String(value), size: 68, font: 'display', align: 'center', fill: palette.text },
    ];
  });
  return [...dice, label(say('picture.turn', { turn: view.turn }))];
}
