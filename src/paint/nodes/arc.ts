import type { CanvasRenderingContext2D } from 'canvas';
import type { PathOrder } from '../../scene/path-data.ts';

/** Adds SVG's arc from `from`. Source: SVG 1.1, appendix F.6.5 and F.6.6 (end points to centre, radii made large enough). */
export function drawArc(
  context: CanvasRenderingContext2D,
  from: { readonly x: number; readonly y: number },
  arc: PathOrder & { to: 'A' },
): void {
  if (from.x === arc.x && from.y === arc.y) return;
  if (arc.rx === 0 || arc.ry === 0) {
    context.lineTo(arc.x, arc.y);
    return;
  }
  const turn = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(from.x - arc.x) / 2, (from.y - arc.y) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.max(1, Math.sqrt((px / arc.rx) ** 2 + (py / arc.ry) ** 2));
  const [rx, ry] = [arc.rx * grow, arc.ry * grow];
  const spread = (rx * py) ** 2 + (ry * px) ** 2;
  const k = (arc.large === arc.sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * ry) ** 2 - spread) / spread);
  const [qx, qy] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const cx = cos * qx - sin * qy + (from.x + arc.x) / 2;
  const cy = sin * qx + cos * qy + (from.y + arc.y) / 2;
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  const end = Math.atan2((-py - qy) / ry, (-px - qx) / rx);
  context.ellipse(cx, cy, rx, ry, turn, start, end, !arc.sweep);
}
