import { dusk, type Palette } from './palette.ts';
import type { Colour, Node, Scene } from './scene.ts';

/** A scene that was made in the colours of `dusk`, in those of another palette. Shadows stay, and what is translucent stays so. */
export function recolour(scene: Scene, palette: Palette): Scene {
  const to = new Map(coloursOf(dusk).map((colour, n) => [colour, coloursOf(palette)[n]!]));
  const other = (colour: Colour): Colour => (to.get(colour.slice(0, 7)) ?? colour.slice(0, 7)) + colour.slice(7);
  const redone = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(redone) };
    if (node.kind === 'text') return { ...node, fill: other(node.fill) };
    return {
      ...node,
      ...(node.fill === undefined ? {} : { fill: other(node.fill) }),
      ...(node.stroke === undefined ? {} : { stroke: other(node.stroke) }),
    };
  };
  const { background } = scene;
  return {
    ...scene,
    ...(background ? { background: { key: `${palette.id} ${background.key}`, nodes: background.nodes.map(redone) } } : {}),
    nodes: scene.nodes.map(redone),
  };
}

/** The colours of a palette, always in the same order. */
export const coloursOf = ({ id: _, seats, ...roles }: Palette): readonly Colour[] => [
  ...Object.entries(roles)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, colour]) => colour),
  ...seats.flatMap(({ colour, shade, on }) => [colour, shade, on]),
];
