import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../../scene/scene.ts';
import { ink } from './ink.ts';

export function drawRect(context: CanvasRenderingContext2D, node: Rect): void {
  context.beginPath();
  if (node.r) context.roundRect(node.x, node.y, node.w, node.h, Math.min(node.r, node.w / 2, node.h / 2));
  else context.rect(node.x, node.y, node.w, node.h);
  ink(context, node);
}
