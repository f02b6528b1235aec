import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawable, SUBSTITUTE } from '../../src/paint/drawable.ts';
import { covered } from '../../src/paint/fonts.ts';

const shown = (text: string) => drawable(text, covered);

describe('drawable text', () => {
  it.each(['Ann', 'Zoë', 'Борис', 'Σοφία', '美咲', '한국어', 'مرحبا', 'שלום', 'ไทย', 'हिन्दी', '6 → 3', 'Ben’s “die”…', '© ® ™'])(
    'keeps %s',
    (name) => {
      expect(shown(name)).toBe(name);
    },
  );

  it.each([
    ['Ann 🔥', 'Ann'],
    ['🔥Ann🔥Lee🔥', 'AnnLee'],
    ['👨‍👩‍👧 family', 'family'],
    ['🇫🇷 Jean', 'Jean'],
    ['❤️ Kim', 'Kim'],
    ['1️⃣ one', 'one'],
    ['☠ Sam', 'Sam'],
  ])('takes emoji out of %s', (name, rest) => {
    expect(shown(name)).toBe(rest);
  });

  it.each(['🔥', '🔥🔥 🔥', '\u200b', '   ', '\u202e'])('shows a substitute where nothing is left of "%s"', (name) => {
    expect(shown(name)).toBe(SUBSTITUTE);
  });

  it('shows a substitute for each letter that no bundled font has', () => {
    expect(shown('a𓀀𓀁b')).toBe(`a${SUBSTITUTE}${SUBSTITUTE}b`);
  });

  it('shows fancy letters as plain ones', () => {
    expect(shown('𝕬𝖓𝖓 𝓛𝓮𝓮')).toBe('Ann Lee');
  });

  it('thins heaps of accents out and drops what turns or hides text', () => {
    expect([...shown(`Z${'\u0337'.repeat(50)}`)].length).toBeLessThanOrEqual(5);
    expect(shown('ab\u202ecd\u0000\n\te')).toBe('abcde');
  });

  it('keeps empty text empty and very long text short', () => {
    expect(shown('')).toBe('');
    expect(shown('x'.repeat(5000)).length).toBeLessThanOrEqual(400);
  });

  it('the substitute itself can be drawn', () => {
    expect(covered(SUBSTITUTE.codePointAt(0)!)).toBe(true);
  });

  it('holds only characters that a bundled font draws, whatever it is given, and is never empty for something', () => {
    const joins = new Set(['\u200c', '\u200d', ' ']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
        const characters = [...shown(text)];
        expect(characters.length).toBeGreaterThan(0);
        for (const character of characters) expect(joins.has(character) || covered(character.codePointAt(0)!)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
