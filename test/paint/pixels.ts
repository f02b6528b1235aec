import { loadImage } from 'canvas';
import { canvasShelf } from '../../src/paint/canvases.ts';

/** A decoded picture. `at` gives a pixel as `#rrggbb`. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  at(x: number, y: number): string;
};

const canvases = canvasShelf(2);

/** Decodes an image file by the library's own reader, which knows nothing of our encoder. */
export async function pixels(file: Buffer): Promise<Pixels> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = canvases.take('decoded', width, height).canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const at = (x: number, y: number) => `#${Buffer.from(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)).toString('hex')}`;
  return { width, height, data, at };
}

/** Number of pixels in a box that are not of this colour. */
export function unlike(
  picture: Pixels,
  colour: string,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): number {
  let count = 0;
  for (let y = box.y; y < box.y + box.h; y++) for (let x = box.x; x < box.x + box.w; x++) if (picture.at(x, y) !== colour) count++;
  return count;
}

/** How different two pictures of one size look: the part of all pixels of which a channel differs by more than `by`. */
export function difference(a: Pixels, b: Pixels, by: number): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differing = 0;
  for (let i = 0; i < a.data.length; i += 4) if ([0, 1, 2].some((c) => Math.abs(a.data[i + c]! - b.data[i + c]!) > by)) differing++;
  return differing / (a.width * a.height);
}

const BLOCK = 8;

/**
 * The largest difference of two pictures of one size in any block of 8 × 8 pixels: 0 to 255, of the block's average colour. Edges that another
 * version of the libraries softens differently hardly count; a pip too many does.
 */
export function blockDifference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 255;
  let largest = 0;
  for (let y = 0; y < a.height; y += BLOCK) for (let x = 0; x < a.width; x += BLOCK) largest = Math.max(largest, differenceAt(a, b, x, y));
  return largest;
}

function differenceAt(a: Pixels, b: Pixels, left: number, top: number): number {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(top + BLOCK, a.height); y++) {
    for (let x = left; x < Math.min(left + BLOCK, a.width); x++) {
      const i = 4 * (y * a.width + x);
      for (const c of [0, 1, 2]) sums[c] = sums[c]! + a.data[i + c]! - b.data[i + c]!;
      count++;
    }
  }
  return Math.max(...sums.map((sum) => Math.abs(sum) / count));
}
