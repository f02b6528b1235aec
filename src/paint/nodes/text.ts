import type { CanvasRenderingContext2D } from 'canvas';
import type { Text } from '../../scene/scene.ts';
import { drawable } from '../drawable.ts';
import { covered, faces } from '../fonts.ts';

const NARROWEST = 0.7;
/** From line to line, in sizes. */
const LEADING = 1.2;

/** Draws a text, fitted into `maxWidth`. Throws when it is still a message: a scene must be said (`say`) before it is painted. */
export function drawText(context: CanvasRenderingContext2D, node: Text): void {
  if (typeof node.text !== 'string') throw new TypeError(`message ${node.text.id} was not turned into words before painting`);
  const face = faces[node.font ?? 'text'];
  context.font = `${node.bold && face.bold ? 'bold ' : ''}${node.size}px ${face.family}`;
  context.textAlign = node.align ?? 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = node.fill;
  const measure = (words: string) => context.measureText(words).width;
  const lines = broken(drawable(node.text, covered), node.lines ?? 1, node.maxWidth, measure);
  const first = node.y + rise(node) * face.capHeight * node.size - above(node, lines.length) * LEADING * node.size;
  for (const [n, line] of lines.entries()) {
    const [text, y] = [fitted(line, node.maxWidth, measure), first + n * LEADING * node.size];
    if (node.maxWidth === undefined) context.fillText(text, node.x, y);
    else context.fillText(text, node.x, y, node.maxWidth);
  }
}

/** How far below the node's y the letters stand, in heights of a capital. */
const rise = ({ baseline = 'middle' }: Text) => ({ top: 1, middle: 0.5, alphabetic: 0 })[baseline];

/** How many of several lines stand above the node's y. */
const above = ({ baseline = 'middle' }: Text, lines: number) => (baseline === 'middle' ? (lines - 1) / 2 : 0);

/** Text broken between words into at most `most` lines, each as full as it can be; what is left over stays in the last. */
export function broken(
  text: string,
  most: number,
  maxWidth: number | undefined,
  measure: (text: string) => number,
): readonly [string, ...string[]] {
  if (most <= 1 || maxWidth === undefined || measure(text) <= maxWidth) return [text];
  const words = text.split(' ');
  let full = 1;
  while (full < words.length && measure(words.slice(0, full + 1).join(' ')) <= maxWidth) full++;
  if (full === words.length) return [text];
  return [words.slice(0, full).join(' '), ...broken(words.slice(full).join(' '), most - 1, maxWidth, measure)];
}

/** Text that fits into `maxWidth` when it is made narrower (which drawing does) down to 70 %: whole, or cut with an ellipsis. */
export function fitted(text: string, maxWidth: number | undefined, measure: (text: string) => number): string {
  if (maxWidth === undefined || measure(text) * NARROWEST <= maxWidth) return text;
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  const cut = (n: number) => `${letters.slice(0, n).join('').trimEnd()}…`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const n = (fits + tooMany) >> 1;
    if (measure(cut(n)) * NARROWEST <= maxWidth) fits = n;
    else tooMany = n;
  }
  return cut(fits);
}
