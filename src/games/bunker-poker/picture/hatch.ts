import type { Palette } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { HATCH } from './places.ts';

/** The bunker's hatch in the middle of the board, seen from above: rim, bolts and the plate on which the dice roll. */
export function hatch(palette: Palette): readonly Node[] {
  const { x, y, r } = HATCH;
  const bolts = Array.from({ length: 12 }, (_, i): Node => {
    const turn = (i * Math.PI) / 6 + Math.PI / 12;
    return {
      kind: 'circle',
      x: Math.round(x + Math.cos(turn) * (r - 20)),
      y: Math.round(y + Math.sin(turn) * (r - 20)),
      r: 8,
      fill: palette.line,
    };
  });
  return [
    { kind: 'circle', x, y: y + 8, r, fill: palette.groundDeep },
    { kind: 'circle', x, y, r, fill: palette.groundRaised, stroke: palette.line, width: 4 },
    { kind: 'circle', x, y, r: r - 40, fill: palette.groundDeep, stroke: palette.line, width: 4 },
    ...bolts,
  ];
}
