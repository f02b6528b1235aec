import { createRequire } from 'node:module';

export type Colour = readonly [red: number, green: number, blue: number];

/** The parts of the package in use; it brings no types. */
type Gifenc = {
  /** At most so many colours that stand for all of the pixels (red, green, blue, alpha), which fill their whole buffer. */
  quantize(pixels: Uint8Array, most: number): Colour[];
  /** For each pixel the index of the nearest colour. */
  applyPalette(pixels: Uint8Array, palette: readonly Colour[]): Uint8Array;
  GIFEncoder(): {
    /** `delay` in milliseconds; `repeat` -1 is once; `dispose` 1 leaves the frame for the next to be laid over. */
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: readonly Colour[];
        transparent: boolean;
        transparentIndex: number;
        delay: number;
        repeat: number;
        dispose: number;
      },
    ): void;
    finish(): void;
    /** A copy of all that was written. */
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array;
  };
};

// Node and bundlers do not agree on what an import of its CommonJS form gives.
export const { applyPalette, GIFEncoder, quantize } = createRequire(import.meta.url)('gifenc') as Gifenc;
