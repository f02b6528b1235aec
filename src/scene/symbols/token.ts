import { type Point, piece } from '../layout.ts';
import type { Colour, Group, Node } from '../scene.ts';

/** A round token with notched rim, centred on `at`, of radius `r`. */
export function token(at: Point, r: number, look: { readonly colour: Colour; readonly shade: Colour }): Group {
  const notches = Array.from({ length: 8 }, (_, i): Node => {
    const turn = (i * Math.PI) / 4 + Math.PI / 8;
    const on = (k: number) => `${(Math.cos(turn) * r * k).toFixed(1)} ${(Math.sin(turn) * r * k).toFixed(1)}`;
    return { kind: 'path', d: `M${on(0.82)}L${on(0.98)}`, stroke: look.shade, width: r * 0.12 };
  });
  return piece(at, r * 1.15, [
    { kind: 'circle', x: 0, y: r * 0.06, r, fill: '#00000040' },
    { kind: 'circle', x: 0, y: 0, r, fill: look.colour, stroke: look.shade, width: r * 0.06 },
    ...notches,
    { kind: 'circle', x: 0, y: 0, r: r * 0.66, stroke: look.shade, width: r * 0.07 },
  ]);
}
