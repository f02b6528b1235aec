import { type Box, centre, type Point } from '../../../scene/layout.ts';
import type { Palette } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { coin } from '../../../scene/symbols/coin.ts';
import { die } from '../../../scene/symbols/die.ts';
import type { View } from '../state.ts';

/** How a die lies in the hatch: how large, how far to the side and down from the middle, and where its figure is from it. */
type Lie = { readonly size: number; readonly x: number; readonly y: number; readonly figure: Point };

/** What lies in the hatch: the throw, large, by pips and figures; free places before it; a coin while coins are hidden. */
export function throwIn(hatch: Box, { thrower, thrown }: View, palette: Palette): readonly Node[] {
  const middle = centre(hatch);
  if (thrower === null) return [coin(middle, hatch.h * 0.27, palette)];
  const { size, figure, ...off } = lieIn(hatch);
  return [-1, 1].flatMap((side, n): readonly Node[] => {
    const value = thrown?.[n];
    if (value === undefined) return [free({ x: middle.x + side * off.x, y: middle.y }, size, palette)];
    const at = { x: middle.x + side * off.x - figure.x * 0.4, y: middle.y + off.y };
    const beside = { x: at.x + figure.x, y: at.y + figure.y };
    return [
      die(at, size, value, { colour: palette.paper, shade: palette.paperShade, pip: palette.ink }),
      { kind: 'text', ...beside, text: String(value), size: 76, font: 'display', align: 'center', fill: palette.text },
    ];
  });
}

/** Figures stand beside the dice in a long hatch, and below them in a round one. */
const lieIn = ({ w, h }: Box): Lie =>
  w > h
    ? { size: 136, x: 142, y: -4, figure: { x: 114, y: 4 } }
    : { size: h * 0.31, x: h * 0.18, y: h * -0.085, figure: { x: 0, y: h * 0.26 } };

const free = ({ x, y }: Point, size: number, palette: Palette): Node => ({
  kind: 'rect',
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
  r: size * 0.2,
  stroke: palette.line,
  width: 4,
  dash: [14, 12],
});
