import './fonts.ts';
import { type Canvas, createCanvas } from 'canvas';

/**
 * A few canvases kept by name and used again: a new canvas for every picture was seen to grow to gigabytes.
 * The one that was not used for the longest time makes room, by taking the new name and size.
 */
export function canvasShelf(most: number) {
  const shelf = new Map<string, Canvas>();
  return {
    /** The canvas of this name and size; `fresh` when what it shows is somebody else's or nothing. */
    take(name: string, width: number, height: number): { readonly canvas: Canvas; readonly fresh: boolean } {
      const key = `${width}x${height} ${name}`;
      const known = shelf.get(key);
      const canvas = known ?? reuse(shelf, most) ?? createCanvas(width, height);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      shelf.delete(key);
      shelf.set(key, canvas);
      return { canvas, fresh: known === undefined };
    },
    /** Forgets a canvas whose drawing failed half-way. */
    drop(name: string, width: number, height: number): void {
      shelf.delete(`${width}x${height} ${name}`);
    },
  };
}

function reuse(shelf: Map<string, Canvas>, most: number): Canvas | undefined {
  const oldest = shelf.keys().next();
  if (shelf.size < most || oldest.done) return undefined;
  const canvas = shelf.get(oldest.value);
  shelf.delete(oldest.value);
  return canvas;
}
