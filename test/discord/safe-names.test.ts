import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownName, plainName } from '../../src/discord/safe-names.ts';

describe('plain names', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Zoë   Müller ', 'Zoë Müller'],
    ['李雷', '李雷'],
    ['ن\u200fور', 'نور'],
    ['evil\u202egnp.exe', 'evilgnp.exe'],
    ['Z̸̡̢̧̛̗̱a̴l̷g̵o', 'Z̸a̴l̷g̵o'],
    ['🔥Max🔥', 'Max'],
    ['👩‍👩‍👧 family', 'family'],
    ['line\nbreak', 'line break'],
    ['🇩🇪', ''],
    ['\u3164\u115f', ''],
  ])('of %j are %j', (given, plain) => {
    expect(plainName(given)).toBe(plain);
  });

  it('keep digits and signs that belong to names', () => {
    expect(plainName("O'Neil #7 (EU)")).toBe("O'Neil #7 (EU)");
  });

  it('are at most 24 long and hold no controls, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
        const plain = plainName(given);
        expect(plain.length).toBeLessThanOrEqual(24);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}]/u);
      }),
    );
  });
});

describe('names in markdown', () => {
  it.each([
    ['**bold**', '\\*\\*bold\\*\\*'],
    ['||spoiler||', '\\|\\|spoiler\\|\\|'],
    ['@everyone', '@\u200beveryone'],
    ['@every@everyoneone', '@\u200bevery@\u200beveryoneone'],
    ['<@123>', '\\<@\u200b123\\>'],
    ['[x](http://y)', '\\[x\\]\\(http\\:\\/\\/y\\)'],
  ])('%j become %j', (given, escaped) => {
    expect(markdownName(given).replaceAll('/', '\\/').replaceAll('\\\\/', '\\/')).toBe(escaped);
  });
});
