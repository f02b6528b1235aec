import type { Canvas, CanvasRenderingContext2D } from 'canvas';
import { type Box, inset } from '../scene/layout.ts';
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
  const raw = rawPage(scene, width, height, scale);
  const png = encodePng(raw, width, height, level);
  release(raw);
  return png;
}

/**
 * Draws a scene at a scale, in the middle of a page of this size in pixels, which has the colour of its corner where it ends. Gives the pixels as node-canvas does (see `encodePng`); whoever
 * is through with them lets them go by `release`. Throws on a scene it cannot draw.
 */
export function rawPage(scene: Scene, width: number, height: number, scale: number): Buffer {
  const { canvas } = pages.take('page', width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const own = { width: Math.min(width, Math.round(scene.width * scale)), height: Math.min(height, Math.round(scene.height * scale)) };
  const left = Math.floor((width - own.width) / 2);
  const top = Math.floor((height - own.height) / 2);
  context.resetTransform();
  context.globalAlpha = 1;
  if (!scene.background) clear(context, width, height);
  else context.drawImage(backgroundOf(scene.background, own.width, own.height, scale), left, top);
  context.translate(left, top);
  drawAll(context, scene.nodes, scale);
  if (own.width < width || own.height < height)
    layEdges(context, inset({ x: left, y: top, w: own.width, h: own.height }, 1), width, height);
  return canvas.toBuffer('raw');
}

/** What of the page is not the scene's gets the colour of the scene's corner; within, its softened rim. */
function layEdges(context: CanvasRenderingContext2D, { x, y, w, h }: Box, width: number, height: number): void {
  context.resetTransform();
  const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, width, y);
  context.fillRect(0, y + h, width, height - y - h);
  context.fillRect(0, y, x, h);
  context.fillRect(x + w, y, width - x - w, h);
}

function backgroundOf(background: NonNullable<Scene['background']>, width: number, height: number, scale: number): Canvas {
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
  return canvas;
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
