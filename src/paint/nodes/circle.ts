import type { CanvasRenderingContext2D } from 'canvas';
import type { Circle } from '../../scene/scene.ts';
import { ink } from './ink.ts';

export function drawCircle(context: CanvasRenderingContext2D, node: Circle): void {
  context.beginPath();
  context.arc(node.x, node.y, node.r, 0, 2 * Math.PI);
  ink(context, node);
}
