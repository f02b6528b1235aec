import { dusk, type Palette } from './palette.ts';
import type { Node, Scene } from './scene.ts';

/** A choice to show on the picture: the spot it is about and the number of its button or list entry. */
export type Marker = { readonly at: string; readonly label: string };

const RADIUS = 25;
const STEP = 44;

/**
 * The scene with a numbered white disc at each marked spot, drawn last. Spots lie beside what they mark, so nothing is covered;
 * several choices at one spot share a capsule that grows to the left. A marker whose spot the scene lacks is left out: its choice still has its words.
 */
export function markers(scene: Scene, marks: readonly Marker[], palette: Palette = dusk): Scene {
  const labels = new Map<string, string[]>();
  for (const { at, label } of marks) labels.set(at, [...(labels.get(at) ?? []), label]);
  const discs = [...labels].flatMap(([at, names]) => {
    const spot = scene.spots?.[at];
    return spot ? [capsule(spot.x, spot.y, names, palette)] : [];
  });
  return { ...scene, nodes: [...scene.nodes, ...discs] };
}

function capsule(x: number, y: number, labels: readonly string[], palette: Palette): Node {
  const widths = labels.map((label) => Math.max(STEP, label.length * 19 + 6));
  const inner = widths.reduce((sum, w) => sum + w, 0);
  const w = inner + 2 * RADIUS - STEP;
  const left = Math.max(RADIUS - w, 4 - x);
  let at = left + RADIUS - STEP / 2;
  const figures = labels.map((label, i): Node => {
    const centre = at + widths[i]! / 2;
    at += widths[i]!;
    return { kind: 'text', x: centre, y: 0, text: label, size: 34, bold: true, align: 'center', fill: palette.markerInk };
  });
  const box = { x: left, y: -RADIUS, w, h: 2 * RADIUS, r: RADIUS };
  return {
    kind: 'group',
    x,
    y,
    children: [
      { kind: 'rect', ...box, y: box.y + 3, fill: '#00000066' },
      { kind: 'rect', ...box, fill: palette.marker, stroke: palette.markerInk, width: 4 },
      ...figures,
    ],
  };
}
