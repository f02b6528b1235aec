import type { CanvasRenderingContext2D } from 'canvas';
import { type PathOrder, readPath } from '../../scene/path-data.ts';
import type { Path } from '../../scene/scene.ts';
import { drawArc } from './arc.ts';
import { ink } from './ink.ts';

const MOST_KEPT = 2000;
const kept = new Map<string, readonly PathOrder[]>();

export function drawPath(context: CanvasRenderingContext2D, node: Path): void {
  context.beginPath();
  let here = { x: 0, y: 0 };
  for (const order of ordersOf(node.d)) {
    if (order.to === 'M') context.moveTo(order.x, order.y);
    else if (order.to === 'L') context.lineTo(order.x, order.y);
    else if (order.to === 'Q') context.quadraticCurveTo(order.x1, order.y1, order.x, order.y);
    else if (order.to === 'C') context.bezierCurveTo(order.x1, order.y1, order.x2, order.y2, order.x, order.y);
    else if (order.to === 'A') drawArc(context, here, order);
    else context.closePath();
    if (order.to !== 'Z') here = order;
  }
  ink(context, node);
}

/** Shapes come back in every picture, so their data is read once. */
function ordersOf(d: string): readonly PathOrder[] {
  const known = kept.get(d);
  if (known) return known;
  const orders = readPath(d);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(d, orders);
  return orders;
}
