import type { CanvasRenderingContext2D } from 'canvas';
import type { Group, Node } from '../../scene/scene.ts';
import { drawStamp } from './stamp.ts';

/** Draws the children in the group's own frame: moved, turned, scaled, then clipped. */
export function drawGroup(
  context: CanvasRenderingContext2D,
  node: Group,
  drawChild: (context: CanvasRenderingContext2D, child: Node) => void,
): void {
  context.save();
  context.translate(node.x ?? 0, node.y ?? 0);
  if (node.rotate) context.rotate((node.rotate * Math.PI) / 180);
  if (node.scale !== undefined) context.scale(node.scale, node.scale);
  if (node.opacity !== undefined) context.globalAlpha *= node.opacity;
  if (node.clip) {
    context.beginPath();
    context.rect(node.clip.x, node.clip.y, node.clip.w, node.clip.h);
    context.clip();
  }
  if (!node.stamp || !drawStamp(context, node.children, node.stamp, drawChild))
    for (const child of node.children) drawChild(context, child);
  context.restore();
}
