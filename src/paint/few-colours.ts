import { applyPalette, type Colour, quantize } from './gifenc.ts';

/** Pixels as indexes of a list of colours. */
export type Indexed = { readonly palette: readonly Colour[]; readonly indexes: Uint8Array };

/** One index of a GIF's 256 is for what stays as it was. */
const MOST = 255;
/** The colours of large areas are kept to the bit, or an area that is drawn anew piece by piece would show its seams. */
const EXACT = 64;

/** Pixels (32 bits each: red, green, blue, alpha in bytes) in at most 255 colours, the most frequent ones exactly as they are. */
export function inFewColours(pixels: Uint32Array<ArrayBuffer>): Indexed {
  const exact = new Map(mostFrequent(pixels).map((colour, index) => [colour, index]));
  const others = pixels.filter((colour) => !exact.has(colour));
  const bytes = new Uint8Array(others.buffer);
  const found = others.length > 0 ? quantize(bytes, MOST - exact.size) : [];
  const nearest = others.length > 0 ? applyPalette(bytes, found) : new Uint8Array(0);
  let next = 0;
  const indexes = Uint8Array.from(pixels, (colour) => exact.get(colour) ?? exact.size + nearest[next++]!);
  return { palette: [...[...exact.keys()].map(parts), ...found], indexes };
}

function mostFrequent(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, EXACT)
    .map(([colour]) => colour);
}

const parts = (colour: number): Colour => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
