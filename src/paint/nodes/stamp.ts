import type { CanvasRenderingContext2D } from 'canvas';
import type { Group, Node } from '../../scene/scene.ts';
import { canvasShelf } from '../canvases.ts';

const stamps = canvasShelf(192);
/** Where between two pixels a stamp may lie: quarters of one, so that few versions of it are needed and nobody sees a difference. */
const PARTS = 4;

/**
 * Draws a group's children in the frame that the context is in, from the stamp made of them before, or makes one. Returns false,
 * and draws nothing, where a stamp cannot look the same: in a turned or translucent frame.
 */
export function drawStamp(
  context: CanvasRenderingContext2D,
  children: readonly Node[],
  box: NonNullable<Group['stamp']>,
  drawChild: (context: CanvasRenderingContext2D, child: Node) => void,
): boolean {
  const { a: scale, b, c, d, e, f } = context.getTransform();
  if (b !== 0 || c !== 0 || d !== scale || scale <= 0 || context.globalAlpha !== 1) return false;
  const [left, top] = [e + box.x * scale, f + box.y * scale].map((edge) => Math.round(edge * PARTS) / PARTS) as [number, number];
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const [width, height] = [Math.ceil(box.w * scale) + 1, Math.ceil(box.h * scale) + 1];
  const name = `${scale} ${left - x} ${top - y} ${JSON.stringify(children)}`;
  const { canvas, fresh } = stamps.take(name, width, height);
  if (fresh) {
    const own = canvas.getContext('2d');
    try {
      own.resetTransform();
      own.clearRect(0, 0, width, height);
      own.setTransform(scale, 0, 0, scale, left - x - box.x * scale, top - y - box.y * scale);
      for (const child of children) drawChild(own, child);
    } catch (error) {
      stamps.drop(name, width, height);
      throw error;
    }
  }
  context.resetTransform();
  context.drawImage(canvas, x, y);
  return true;
}
