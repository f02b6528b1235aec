import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { TIMINGS } from '../../src/match/pace.ts';
import { PREFERENCES } from '../../src/match/preferences.ts';
import { refusals } from '../../src/match/refusals.ts';
import { catalogueOf, catalogues } from '../../src/words/catalogues.ts';
import { en } from '../../src/words/en.ts';

const sources = ['src/discord', 'src/match', 'commands', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== 'src', encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)en\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
const code = sources.join('\n');

/** Ids put together from a fixed part and one of several endings. */
const COMPOSED =
  /^(button|permission|match\.status|log|refused|command|leave\.ask|kick|proposal|preference|server|doctor)\.|^(pace|weekends)\b/;

const ids = Object.keys(en);
const literals = [...code.matchAll(/\bid: '([a-z][\w.-]*)'/g)].map(([, id]) => id!);

describe('the common English catalogue', () => {
  it.each(Object.entries(en))('has a well-formed sentence for %s', (_, sentence) => {
    expect(() => new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true })).not.toThrow();
    expect(sentence.trim()).not.toBe('');
  });

  it('has every message that is named in the code', () => {
    expect(literals.length).toBeGreaterThan(80);
    expect([...new Set(literals)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(Object.entries(TIMINGS))('names %s and each of its choices', (id, choices) => {
    for (const wanted of [id, ...choices.map((choice) => `${id}.${choice}`)]) expect(ids).toContain(wanted);
  });

  it.each(Object.entries(PREFERENCES))('names the preference %s and each of its choices', (id, choices) => {
    for (const wanted of [`preference.${id}`, ...choices.map((choice) => `preference.${id}.${choice}`)]) expect(ids).toContain(wanted);
  });

  it('holds nothing that nobody says', () => {
    expect(ids.filter((id) => !code.includes(`'${id}'`) && !COMPOSED.test(id))).toEqual([]);
  });

  it.each(Object.entries(refusals))('says %s with exactly the arguments it gets', (id, args) => {
    const sentence = catalogueOf('en-US')[id]!;
    const values = Object.fromEntries(args.map((name) => [name, 2]));
    expect(String(new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true }).format(values))).toMatch(/\.$/);
  });

  it('is what an unknown language falls back to', () => {
    expect(catalogueOf('tlh')).toBe(en);
  });

  it('is matched by every other language, sentence for sentence', () => {
    for (const catalogue of Object.values(catalogues)) expect(Object.keys(catalogue).sort()).toEqual([...ids].sort());
  });
});
