import { dusk, type Palette } from './palette.ts';
import type { Node, Scene } from './scene.ts';

/** A choice to show on the picture: the spot it is about and the number of its button or list entry. */
export type Marker = { readonly at: string; readonly label: string };

const RADIUS = 25;
/** Between two discs, and between a disc and the edge of the page. */
const [GAP, EDGE] = [6, 4];

/**
 * The scene with a numbered white disc at each marked spot, drawn last. Spots lie beside what they mark, so nothing is covered;
 * of several choices at one spot each has its own disc, in a row that grows to the left. A marker whose spot the scene lacks is left
 * out: its choice still has its words.
 */
export function markers(scene: Scene, marks: readonly Marker[], palette: Palette = dusk): Scene {
  const labels = new Map<string, string[]>();
  for (const { at, label } of marks) labels.set(at, [...(labels.get(at) ?? []), label]);
  const discs = [...labels].flatMap(([at, names]) => {
    const spot = scene.spots?.[at];
    return spot ? row(spot, names, palette) : [];
  });
  return { ...scene, nodes: [...scene.nodes, ...discs] };
}

/** Discs side by side, the last one centred on its spot unless the page ends before the first. */
function row({ x, y }: { readonly x: number; readonly y: number }, labels: readonly string[], palette: Palette): readonly Node[] {
  const widths = labels.map((label) => Math.max(2 * RADIUS, label.length * 19 + 12));
  const whole = widths.reduce((sum, w) => sum + w + GAP, -GAP);
  let left = Math.max(EDGE, x + widths.at(-1)! / 2 - whole);
  return labels.map((label, i) => {
    const w = widths[i]!;
    const at = left + w / 2;
    left += w + GAP;
    return disc(at, y, w, label, palette);
  });
}

function disc(x: number, y: number, w: number, label: string, palette: Palette): Node {
  const box = { x: -w / 2, y: -RADIUS, w, h: 2 * RADIUS, r: RADIUS };
  return {
    kind: 'group',
    x,
    y,
    children: [
      { kind: 'rect', ...box, y: box.y + 3, fill: '#00000066' },
      { kind: 'rect', ...box, fill: palette.marker, stroke: palette.markerInk, width: 4 },
      { kind: 'text', x: 0, y: 0, text: label, size: 34, bold: true, align: 'center', fill: palette.markerInk },
    ],
  };
}
