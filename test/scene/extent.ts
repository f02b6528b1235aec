import { readPath } from '../../src/scene/path-data.ts';
import type { Node } from '../../src/scene/scene.ts';

type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
const NOTHING: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The box that nodes fill, outlines included; text counts as a square of its size. Turned groups and arcs are not measured. */
export const extent = (nodes: readonly Node[]): Extent => nodes.map(extentOf).reduce(both, NOTHING);

const both = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const around = (x: number, y: number, reach: number): Extent => ({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });

function extentOf(node: Node): Extent {
  const line = 'stroke' in node && node.stroke ? (node.width ?? 1) / 2 : 0;
  switch (node.kind) {
    case 'rect':
      return { left: node.x - line, top: node.y - line, right: node.x + node.w + line, bottom: node.y + node.h + line };
    case 'circle':
      return around(node.x, node.y, node.r + line);
    case 'text':
      return around(node.x, node.y, node.size / 2);
    case 'path':
      return readPath(node.d)
        .flatMap((order) => (order.to === 'Z' ? [] : [around(order.x, order.y, line)]))
        .reduce(both, NOTHING);
    case 'group': {
      const { left, top, right, bottom } = extent(node.children);
      const [x, y, scale] = [node.x ?? 0, node.y ?? 0, node.scale ?? 1];
      return { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale };
    }
  }
}
