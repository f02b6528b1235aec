import type { CanvasRenderingContext2D } from 'canvas';
import type { Text } from '../../scene/scene.ts';
import { drawable } from '../drawable.ts';
import { covered, faces } from '../fonts.ts';

const NARROWEST = 0.7;

/** Draws a text, fitted into `maxWidth`. Throws when it is still a message: a scene must be said (`say`) before it is painted. */
export function drawText(context: CanvasRenderingContext2D, node: Text): void {
  if (typeof node.text !== 'string') throw new TypeError(`message ${node.text.id} was not turned into words before painting`);
  const face = faces[node.font ?? 'text'];
  context.font = `${node.bold && face.bold ? 'bold ' : ''}${node.size}px ${face.family}`;
  context.textAlign = node.align ?? 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = node.fill;
  const { text, narrow } = fit(drawable(node.text, covered), node.maxWidth, (words) => context.measureText(words).width);
  const y = node.y + rise(node) * face.capHeight * node.size;
  if (narrow === 1) return context.fillText(text, node.x, y);
  context.save();
  context.translate(node.x, y);
  context.scale(narrow, 1);
  context.fillText(text, 0, 0);
  context.restore();
}

/** How far below the node's y the letters stand, in heights of a capital. */
const rise = ({ baseline = 'middle' }: Text) => ({ top: 1, middle: 0.5, alphabetic: 0 })[baseline];

/** Makes text narrower down to 70 %, then cuts it with an ellipsis. */
export function fit(text: string, maxWidth: number | undefined, measure: (text: string) => number): { readonly text: string; readonly narrow: number } {
  if (maxWidth === undefined) return { text, narrow: 1 };
  const width = measure(text);
  if (width <= maxWidth) return { text, narrow: 1 };
  if (width * NARROWEST <= maxWidth) return { text, narrow: maxWidth / width };
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  let [fits, tooMany] = [0, letters.length];
  const cut = (n: number) => `${letters.slice(0, n).join('').trimEnd()}…`;
  while (tooMany - fits > 1) {
    const n = (fits + tooMany) >> 1;
    if (measure(cut(n)) * NARROWEST <= maxWidth) fits = n;
    else tooMany = n;
  }
  return { text: cut(fits), narrow: Math.min(1, maxWidth / measure(cut(fits))) };
}
