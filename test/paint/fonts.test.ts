import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFontFile } from '../../src/paint/font-file.ts';
import { covered, faces } from '../../src/paint/fonts.ts';

const FOLDER = new URL('../../assets/fonts/', import.meta.url);
const files = readdirSync(FOLDER);
const fontNamed = (name: string) => readFontFile(new URL(name, FOLDER).pathname);

describe('bundled fonts', () => {
  it('are TrueType files, each with the text of its licence', () => {
    const fonts = files.filter((file) => !/\.(?:txt|md)$/.test(file));
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    for (const font of fonts) {
      expect(font).toMatch(/\.ttf$/);
      expect(readFileSync(new URL(font, FOLDER)).readUInt32BE(0), font).toBe(0x00010000);
      const licence = `${font.replace(/(?:-\w+)?\.ttf$/, '')}.LICENCE.txt`;
      expect(readFileSync(new URL(licence, FOLDER), 'utf8'), licence).toMatch(/OPEN FONT LICENSE|bitstream-vera|Apache License/i);
    }
  });

  it('tell which characters they draw', () => {
    const fira = fontNamed('FiraSans-Medium.ttf');
    expect(['A', 'я', 'Ω', '→', '…'].map((letter) => fira.covers(letter.codePointAt(0)!))).toEqual([true, true, true, true, true]);
    expect(['美', 'ไ', '\u{1f525}', '\uffff'].map((letter) => fira.covers(letter.codePointAt(0)!))).toEqual([false, false, false, false]);
    expect(fontNamed('DroidSansFallback.ttf').covers('美'.codePointAt(0)!)).toBe(true);
    expect(fontNamed('NotoSansThai-Medium.ttf').covers('ไ'.codePointAt(0)!)).toBe(true);
  });

  it('tell how tall their capitals are, where the file says', () => {
    expect(fontNamed('FiraSans-Medium.ttf').capHeight).toBeCloseTo(0.691, 3);
    expect(fontNamed('Saira-Bold.ttf').capHeight).toBeCloseTo(0.688, 3);
    expect(fontNamed('DejaVuSans.ttf').capHeight).toBeNull();
    expect(faces.text.capHeight).toBeCloseTo(0.691, 3);
  });

  it('together draw the scripts that names are written in', () => {
    for (const letter of 'AéЖΩאبไह美あ한Ա') expect(covered(letter.codePointAt(0)!), letter).toBe(true);
    expect(covered(0x13000)).toBe(false);
  });
});
