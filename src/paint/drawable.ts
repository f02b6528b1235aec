/** Stands for what no bundled font can draw. In the text face itself, so that it can always be drawn. */
export const SUBSTITUTE = '◊';

const LONGEST = 400;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\ufe0f|[\u{e0000}-\u{e007f}]/u;
const PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}/u;
/** Controls, and the invisible letters of direction; joiners stay, some scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Text as the bundled fonts can draw it. Emoji go (on some platforms one of them blanks everything drawn after it), fancy letters
 * become plain ones, heaps of accents become few, and what nobody can draw becomes a visible substitute, as does text of which nothing is left.
 */
export function drawable(text: string, covered: (codePoint: number) => boolean): string {
  let kept = '';
  for (const { segment } of clusters.segment(text.slice(0, LONGEST).replace(INVISIBLE, ''))) {
    if (EMOJI.test(segment) || PICTOGRAPH.test(segment)) continue;
    const cluster = segment.replace(MARKS, '$1');
    kept += [cluster, cluster.normalize('NFC'), cluster.normalize('NFKC')].find((form) => isCovered(form, covered)) ?? SUBSTITUTE;
  }
  const tidy = kept.replace(/\s+/gu, ' ').trim();
  return tidy === '' && text !== '' ? SUBSTITUTE : tidy;
}

const isCovered = (form: string, covered: (codePoint: number) => boolean) =>
  [...form].every(
    (character) => character === '\u200c' || character === '\u200d' || /\s/u.test(character) || covered(character.codePointAt(0)!),
  );
