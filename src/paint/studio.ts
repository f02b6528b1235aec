import type { CanvasRenderingContext2D } from 'canvas';
import type { Node, Scene } from '../scene/scene.ts';
import { canvasShelf } from './canvases.ts';
import { draw } from './nodes/draw.ts';
import { encodePng } from './png.ts';
import { release } from './release.ts';

/** Discord takes files of up to 10 MiB; a little is left for the rest of the request. */
export const LARGEST_FILE = 10 * 1024 * 1024 - 64 * 1024;
/** The size ladder: each rung is tried when the one before gave too large a file. */
const LADDER = [
  { scale: 1, level: 2 },
  { scale: 1, level: 9 },
  { scale: 0.7, level: 6 },
  { scale: 0.45, level: 6 },
  { scale: 0.25, level: 6 },
] as const;

const pages = canvasShelf(4);
const backgrounds = canvasShelf(8);

/**
 * Paints a scene and encodes it, in this thread. `width` in pixels (default: the scene's own). The file is a PNG of at most `largest`
 * bytes; a picture that would be larger is packed harder, then made smaller. Throws on a scene it cannot draw.
 */
export function paintScene(
  scene: Scene,
  { width = scene.width, largest = LARGEST_FILE }: { width?: number; largest?: number } = {},
): Buffer {
  let file: Buffer = Buffer.alloc(0);
  for (const { scale, level } of LADDER) {
    file = paintAt(scene, Math.max(1, Math.round(width * scale)), level);
    if (file.length <= largest) break;
  }
  return file;
}

function paintAt(scene: Scene, width: number, level: number): Buffer {
  const scale = width / scene.width;
  const height = Math.max(1, Math.round(scene.height * scale));
  const { canvas } = pages.take('page', width, height);
  const context = canvas.getContext('2d', { alpha: false });
  context.resetTransform();
  context.globalAlpha = 1;
  if (scene.background) layBackground(context, scene.background, width, height, scale);
  else clear(context, width, height);
  drawAll(context, scene.nodes, scale);
  const raw = canvas.toBuffer('raw');
  const png = encodePng(raw, width, height, level);
  release(raw);
  return png;
}

function layBackground(
  context: CanvasRenderingContext2D,
  background: NonNullable<Scene['background']>,
  width: number,
  height: number,
  scale: number,
): void {
  const { canvas, fresh } = backgrounds.take(background.key, width, height);
  if (fresh) {
    const own = canvas.getContext('2d', { alpha: false });
    try {
      clear(own, width, height);
      drawAll(own, background.nodes, scale);
    } catch (error) {
      backgrounds.drop(background.key, width, height);
      throw error;
    }
  }
  context.drawImage(canvas, 0, 0);
}

function clear(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
}

function drawAll(context: CanvasRenderingContext2D, nodes: readonly Node[], scale: number): void {
  context.save();
  context.scale(scale, scale);
  try {
    for (const node of nodes) draw(context, node);
  } finally {
    context.restore();
  }
}
