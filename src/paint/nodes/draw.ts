import type { CanvasRenderingContext2D } from 'canvas';
import type { Node } from '../../scene/scene.ts';
import { drawCircle } from './circle.ts';
import { drawGroup } from './group.ts';
import { drawPath } from './path.ts';
import { drawRect } from './rect.ts';
import { drawText } from './text.ts';

type Drawers = { readonly [K in Node['kind']]: (context: CanvasRenderingContext2D, node: Extract<Node, { readonly kind: K }>) => void };

const drawers: Drawers = {
  rect: drawRect,
  circle: drawCircle,
  path: drawPath,
  text: drawText,
  group: (context, node) => drawGroup(context, node, draw),
};

/** Draws one node of any kind. */
export function draw(context: CanvasRenderingContext2D, node: Node): void {
  drawers[node.kind](context, node as never);
}
