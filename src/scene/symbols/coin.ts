import { type Point, piece } from '../layout.ts';
import type { Palette } from '../palette.ts';
import type { Group } from '../scene.ts';

/** A bunker coin, centred on `at`, of radius `r`: a ringed disc with a barred hatch. Recognisable from r = 12. */
export function coin(at: Point, r: number, palette: Palette): Group {
  const bar = (y: number, w: number) => `M${-w * r} ${y * r}L${w * r} ${y * r}`;
  return piece(at, r * 1.15, [
    { kind: 'circle', x: 0, y: r * 0.08, r, fill: palette.metalShade },
    { kind: 'circle', x: 0, y: 0, r: r * 0.97, fill: palette.metal },
    { kind: 'circle', x: 0, y: 0, r: r * 0.74, stroke: palette.metalShade, width: r * 0.1 },
    { kind: 'path', d: `${bar(-0.26, 0.36)}${bar(0, 0.46)}${bar(0.26, 0.36)}`, stroke: palette.metalShade, width: r * 0.15 },
  ]);
}
