import { en } from './en.ts';
import type { Catalogue } from './words.ts';

/** The common catalogue in every language it is complete in, by Discord's locale. A further language is one more line. */
export const catalogues: { readonly [locale: string]: Catalogue } = { 'en-US': en, 'en-GB': en };

/** The catalogue of a locale, or English. */
export const catalogueOf = (locale: string): Catalogue => catalogues[locale] ?? en;
