import { clip } from './limits.ts';

/** A name in a picture, a label or an alt text: at most this many characters. */
const LONGEST = 24;

/**
 * A name that people gave themselves, as plain letters: without controls, direction overrides, invisible characters,
 * emoji, and piles of accents, so that it cannot bend the line it stands in. Empty when nothing is left.
 */
export function plainName(name: string): string {
  const bare = name
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe00}-\u{fe0f}\u{20e3}\u{e0000}-\u{e01ef}]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/^\p{M}+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return bare && clip(bare, LONGEST);
}

/**
 * The same for a place where Discord reads markdown: every sign with a meaning is escaped, and mentions and links are broken,
 * also nested ones.
 */
export function markdownName(name: string): string {
  return plainName(name)
    .replace(/[\\*_~`|>#[\]()<\-+.:]/g, '\\$&')
    .replaceAll('@', '@\u200b');
}
