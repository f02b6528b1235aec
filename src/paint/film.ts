import type { Scene } from '../scene/scene.ts';
import { inFewColours } from './few-colours.ts';
import { GIFEncoder } from './gifenc.ts';
import { release } from './release.ts';
import { rawPage } from './studio.ts';

/** A moving picture in the making, kept in this thread: a GIF that plays once and stays at its last frame. */
export type Film = {
  /** Lays the scene over the frame before, as large as fits and in the middle, to be seen for `delay` milliseconds. Gives the bytes so far. */
  add(scene: Scene, delay: number): number;
  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer>;
};

const ONCE = -1;
const LEAVE = 1;

/** Begins a film of this size in pixels. */
export function createFilm(width: number, height: number): Film {
  const gif = GIFEncoder();
  let shown: Uint32Array | null = null;

  /** Only what has changed is written: it alone has the frame's colours, and the rest shows through. */
  function write(changed: Uint32Array<ArrayBuffer>, pixels: Uint32Array, delay: number): void {
    const { palette, indexes } = inFewColours(changed);
    const stays = palette.length;
    const frame = new Uint8Array(pixels.length);
    let next = 0;
    for (let i = 0; i < pixels.length; i++) frame[i] = shown?.[i] === pixels[i] ? stays : indexes[next++]!;
    const look = { palette: [...palette, [0, 0, 0] as const], transparent: true, transparentIndex: stays };
    gif.writeFrame(frame, width, height, { ...look, delay, repeat: ONCE, dispose: LEAVE });
  }

  return {
    add(scene, delay) {
      const raw = rawPage(scene, width, height, Math.min(width / scene.width, height / scene.height));
      const pixels = new Uint32Array(raw.buffer, raw.byteOffset, width * height).slice();
      release(raw);
      write(changedIn(pixels, shown), pixels, delay);
      shown = pixels;
      return gif.bytesView().length;
    },
    finish() {
      gif.finish();
      return gif.bytes();
    },
  };
}

/** The pixels that are not as they were, in order, with their bytes as red, green, blue and alpha. */
function changedIn(pixels: Uint32Array, before: Uint32Array | null): Uint32Array<ArrayBuffer> {
  const changed = new Uint32Array(pixels.length);
  let count = 0;
  for (let i = 0; i < pixels.length; i++) {
    const argb = pixels[i]!;
    if (before?.[i] !== argb) changed[count++] = (argb & 0xff00ff00) | ((argb >> 16) & 0xff) | ((argb & 0xff) << 16);
  }
  return changed.slice(0, count);
}
