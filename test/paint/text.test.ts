import { describe, expect, it } from 'vitest';
import { broken, fitted } from '../../src/paint/nodes/text.ts';
import { paintScene } from '../../src/paint/studio.ts';
import type { Text } from '../../src/scene/scene.ts';
import { type Pixels, pixels, unlike } from './pixels.ts';

const BLACK = '#000000';
const page = { width: 400, height: 100 };
const paint = (text: Partial<Text>) =>
  pixels(paintScene({ ...page, nodes: [{ kind: 'text', x: 200, y: 50, text: 'HHH', size: 40, fill: '#ffffff', ...text }] }));

/** First and last column or row with anything in it. */
const span = (picture: Pixels, along: 'x' | 'y') => {
  const lines = Array.from({ length: along === 'x' ? picture.width : picture.height }, (_, i) => i).filter(
    (i) => unlike(picture, BLACK, along === 'x' ? { x: i, y: 0, w: 1, h: picture.height } : { x: 0, y: i, w: picture.width, h: 1 }) > 0,
  );
  return { first: lines[0]!, last: lines.at(-1)!, size: lines.length === 0 ? 0 : lines.at(-1)! - lines[0]! + 1 };
};

/** Every letter is ten wide. */
const measure = (text: string) => 10 * [...text].length;

describe('fitting', () => {
  it('leaves text whole that fits, or fits when it is made 70 % as wide', () => {
    expect(fitted('abcdefghij', undefined, measure)).toBe('abcdefghij');
    expect(fitted('abcdefghij', 100, measure)).toBe('abcdefghij');
    expect(fitted('abcdefghij', 70, measure)).toBe('abcdefghij');
  });

  it('cuts longer text with an ellipsis, keeping as much as fits', () => {
    expect(fitted('abcdefghij', 69, measure)).toBe('abcdefgh…');
    expect(fitted('abcdefghij', 21, measure)).toBe('ab…');
  });

  it('never cuts a letter from its accents, nor leaves a space before the ellipsis', () => {
    expect(fitted('e\u0301e\u0301e\u0301e\u0301', 28, measure)).toBe('e\u0301…');
    expect(fitted('ab cdefgh', 28, measure)).toBe('ab…');
  });

  it('is an ellipsis where nothing fits', () => {
    expect(fitted('abc', 1, measure)).toBe('…');
  });
});

describe('breaking', () => {
  it('fills each line with whole words, and leaves in the last what is left over', () => {
    expect(broken('one two three four', 2, 80, measure)).toEqual(['one two', 'three four']);
    expect(broken('one two three four', 3, 80, measure)).toEqual(['one two', 'three', 'four']);
    expect(broken('one two three four', 2, 30, measure)).toEqual(['one', 'two three four']);
  });

  it('leaves in one line what fits, has no second line, no width or no second word', () => {
    expect(broken('one two', 2, 70, measure)).toEqual(['one two']);
    expect(broken('one two', 1, 30, measure)).toEqual(['one two']);
    expect(broken('one two', 2, undefined, measure)).toEqual(['one two']);
    expect(broken('onetwothree', 2, 30, measure)).toEqual(['onetwothree']);
  });
});

describe('text', () => {
  it('of two lines is centred on y, and hangs or stands from its first line elsewhere', async () => {
    const two = { text: 'HHHH HHHH', align: 'center', size: 30, maxWidth: 110, lines: 2 } as const;
    const { first, last } = span(await paint(two), 'y');
    expect((first + last + 1) / 2).toBeCloseTo(50, -0.3);
    expect(last - first + 1).toBeGreaterThan(30 * 1.2);
    const hanging = span(await paint({ ...two, baseline: 'top', y: 20 }), 'y').first;
    expect(hanging).toBeGreaterThanOrEqual(19);
    expect(hanging).toBeLessThanOrEqual(21);
  });

  it.each(['text', 'display'] as const)('centres capitals of the %s face on y', async (font) => {
    const { first, last } = span(await paint({ font }), 'y');
    expect((first + last + 1) / 2).toBeCloseTo(50, -0.3);
    expect(last - first).toBeGreaterThan(24);
  });

  it('stands on y, or hangs from it', async () => {
    expect(span(await paint({ baseline: 'alphabetic' }), 'y').last).toBeGreaterThanOrEqual(48);
    expect(span(await paint({ baseline: 'alphabetic' }), 'y').last).toBeLessThanOrEqual(50);
    const hanging = span(await paint({ baseline: 'top' }), 'y').first;
    expect(hanging).toBeGreaterThanOrEqual(49);
    expect(hanging).toBeLessThanOrEqual(51);
  });

  it('lies to the right of x, to its left, or about it', async () => {
    expect(span(await paint({ align: 'left' }), 'x').first).toBeGreaterThanOrEqual(200);
    expect(span(await paint({ align: 'right' }), 'x').last).toBeLessThanOrEqual(200);
    const { first, last } = span(await paint({ align: 'center' }), 'x');
    expect((first + last + 1) / 2).toBeCloseTo(200, -0.5);
  });

  it.each(['left', 'center', 'right'] as const)('made narrower it stays within its width: %s', async (align) => {
    const text = 'HHHHHHHHHH';
    const [free, narrow] = [span(await paint({ text, align: 'center' }), 'x'), span(await paint({ text, align, maxWidth: 190 }), 'x')];
    expect(free.size).toBeGreaterThan(200);
    expect(narrow.size).toBeLessThanOrEqual(190);
    expect(narrow.size).toBeGreaterThan(175);
    const from = { left: 200, center: 105, right: 10 }[align];
    expect(narrow.first).toBeGreaterThanOrEqual(from - 1);
    expect(narrow.last).toBeLessThanOrEqual(from + 191);
  });

  it('is bold where asked, in another face than display', async () => {
    const inked = (picture: Pixels) => unlike(picture, BLACK, { x: 0, y: 0, w: 400, h: 100 });
    const [plain, bold, display] = [await paint({}), await paint({ bold: true }), await paint({ font: 'display' })].map(inked) as [
      number,
      number,
      number,
    ];
    expect(bold).toBeGreaterThan(plain * 1.1);
    expect(display).not.toBe(bold);
  });

  it('refuses a message that nobody turned into words', () => {
    expect(() =>
      paintScene({ ...page, nodes: [{ kind: 'text', x: 0, y: 0, text: { id: 'poker.title' }, size: 30, fill: '#ffffff' }] }),
    ).toThrow('message poker.title was not turned into words');
  });
});

describe('names of every kind', () => {
  const later: Text = { kind: 'text', x: 10, y: 75, text: 'after', size: 30, fill: '#ffffff' };
  const both = (name: string) => pixels(paintScene({ ...page, nodes: [{ ...later, y: 25, text: name }, later] }));

  it.each([
    'Ann',
    'Борис',
    'Σοφία',
    '美咲',
    '한국',
    'مرحبا',
    'שלום',
    'ไทย',
    'हिन्दी',
    '🔥',
    '👨‍👩‍👧',
    '🇫🇷',
    'Ann 🔥',
    '𓀀',
    '\u202eevil',
    'Z\u0337\u0322\u031b\u0354\u0332',
  ])('%s is drawn, and so is what comes after it', async (name) => {
    const [picture, plain] = [await both(name), await both('x')];
    expect(unlike(picture, BLACK, { x: 0, y: 0, w: 400, h: 50 })).toBeGreaterThan(20);
    expect(unlike(picture, BLACK, { x: 0, y: 60, w: 400, h: 40 })).toBe(unlike(plain, BLACK, { x: 0, y: 60, w: 400, h: 40 }));
  });
});
