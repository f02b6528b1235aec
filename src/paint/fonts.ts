import { fileURLToPath } from 'node:url';
import { registerFont } from 'canvas';
import { type FontFacts, readFontFile } from './font-file.ts';

const FOLDER = new URL('../../assets/fonts/', import.meta.url);
const FALLBACKS = ['DejaVuSans', 'NotoSansThai-Medium', 'NotoSansDevanagari-Medium', 'DroidSansFallback'] as const;

const pathOf = (name: string) => fileURLToPath(new URL(`${name}.ttf`, FOLDER));

/** The two faces of the scene vocabulary. `family` is for CSS font strings: the face itself, then what draws other scripts. */
export type Face = { readonly family: string; readonly bold: boolean; readonly capHeight: number };

// Must happen before the first canvas of the thread is made, or the faces are not found: every module that makes one imports this.
registerFont(pathOf('FiraSans-Medium'), { family: 'Holdout Text' });
registerFont(pathOf('FiraSans-Bold'), { family: 'Holdout Text', weight: 'bold' });
registerFont(pathOf('Saira-Bold'), { family: 'Holdout Display' });
for (const [i, name] of FALLBACKS.entries()) registerFont(pathOf(name), { family: `Holdout Fallback ${i}` });

const others = FALLBACKS.map((_, i) => `"Holdout Fallback ${i}"`).join(', ');
const facts = new Map<string, FontFacts>(['FiraSans-Medium', 'Saira-Bold', ...FALLBACKS].map((name) => [name, readFontFile(pathOf(name))]));

export const faces: { readonly text: Face; readonly display: Face } = {
  text: { family: `"Holdout Text", ${others}`, bold: true, capHeight: facts.get('FiraSans-Medium')!.capHeight ?? 0.7 },
  display: { family: `"Holdout Display", "Holdout Text", ${others}`, bold: false, capHeight: facts.get('Saira-Bold')!.capHeight ?? 0.7 },
};

/** Whether any bundled font draws this character. */
export const covered = (codePoint: number): boolean => [...facts.values()].some((font) => font.covers(codePoint));
