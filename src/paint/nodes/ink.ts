import type { CanvasRenderingContext2D } from 'canvas';
import type { Ink } from '../../scene/scene.ts';

/** Fills and outlines the path that the context holds. */
export function ink(context: CanvasRenderingContext2D, { fill, stroke, width = 1, dash, opacity = 1 }: Ink): void {
  const before = context.globalAlpha;
  if (opacity !== 1) context.globalAlpha = before * opacity;
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.setLineDash(dash ? [...dash] : []);
    context.lineCap = dash ? 'butt' : 'round';
    context.lineJoin = 'round';
    context.stroke();
  }
  if (opacity !== 1) context.globalAlpha = before;
}
