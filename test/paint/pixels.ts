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
