import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode, PRIVACY_WISHES, type Press, type PromptRef, VERBS } from '../../src/discord/custom-id.ts';

const largest: PromptRef = { match: 'zzzzzzzzzz', serial: 999_999_999, key: 'reorganise-the-whole-pack' };

const numbers = fc.array(fc.nat(999), { maxLength: 12 });
const ref = fc.record({
  match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
  serial: fc.nat(999_999_999),
  key: fc.stringMatching(/^[a-z][a-zA-Z-]{0,20}$/),
});
const stage = fc.record({ group: fc.option(fc.nat(99)), page: fc.nat(99), picked: numbers });
const presses: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ do: fc.constant('verb' as const), verb: fc.constantFrom(...VERBS), match: fc.stringMatching(/^[a-z0-9]{6,10}$/) }),
  fc.record({ do: fc.constantFrom('browse' as const, 'select' as const), ref, stage }),
  fc.record({ do: fc.constantFrom('pick' as const, 'confirm' as const), ref, picks: numbers }),
  fc.record({ do: fc.constant('set' as const), match: fc.stringMatching(/^[a-z0-9]{6,10}$/), setting: fc.nat(99) }),
  fc.record({
    do: fc.constant('bots' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    change: fc.constantFrom('more' as const, 'fewer' as const),
    page: fc.nat(99),
  }),
  fc.record({ do: fc.constant('setpage' as const), match: fc.stringMatching(/^[a-z0-9]{6,10}$/), page: fc.nat(99) }),
  fc.record({
    do: fc.constant('vote' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    proposal: fc.nat(999_999),
    agrees: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('kick' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    whom: fc.stringMatching(/^[0-9]{1,20}$/),
  }),
  fc.record({ do: fc.constant('case' as const), match: fc.stringMatching(/^[a-z0-9]{6,10}$/) }),
  fc.record({
    do: fc.constant('order' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    order: fc.nat(24),
    policy: fc.option(fc.nat(3)),
  }),
  fc.record({ do: fc.constant('closeup' as const), match: fc.stringMatching(/^[a-z0-9]{6,10}$/), index: fc.nat(99) }),
  fc.record({
    do: fc.constant('step' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    step: fc.nat(9_999),
    way: fc.constantFrom('f' as const, 'b' as const, 'n' as const, 'l' as const, 'o' as const),
    words: fc.boolean(),
    page: fc.nat(99),
  }),
  fc.record({ do: fc.constant('prefer' as const), part: fc.stringMatching(/^[a-z]{2,12}$/) }),
  fc.record({ do: fc.constant('privacy' as const), wish: fc.constantFrom(...PRIVACY_WISHES) }),
  fc.record({ do: fc.constant('mine' as const), page: fc.nat(99) }),
  fc.record({
    do: fc.constantFrom('page' as const, 'logpage' as const, 'textpage' as const, 'recappage' as const),
    match: fc.stringMatching(/^[a-z0-9]{6,10}$/),
    page: fc.nat(99),
  }),
);

describe('custom ids', () => {
  it('are read as they were written, and never exceed Discord’s 100 characters', () => {
    fc.assert(
      fc.property(presses, (press) => {
        const id = encode(press);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(decode(id)).toEqual(press);
      }),
    );
  });

  it('hold the largest match id, serial, key and sixteen picks', () => {
    const picks = Array.from({ length: 16 }, (_, i) => 984 + i);
    expect(
      encode({ do: 'select', ref: { ...largest, key: 'now' }, stage: { group: 99, page: 99, picked: picks } }).length,
    ).toBeLessThanOrEqual(100);
    expect(encode({ do: 'pick', ref: largest, picks: picks.slice(0, 15) }).length).toBeLessThanOrEqual(100);
  });

  it('refuse to be longer than Discord takes', () => {
    const picks = Array.from({ length: 60 }, (_, i) => 940 + i);
    expect(() => encode({ do: 'pick', ref: largest, picks })).toThrow(RangeError);
  });

  it('carry the row of a notice', () => {
    const press: Press = { do: 'verb', verb: 'act', match: 'abc123', row: 123_456 };
    expect(decode(encode(press))).toEqual(press);
    expect(encode(press)).not.toBe(encode({ do: 'verb', verb: 'act', match: 'abc123' }));
  });

  it.each([
    '',
    'x',
    'v:nonsense:abc123',
    'a:abc123',
    'a:abc123:1:now:<script>',
    'b:abc123:1:now:0:-1:',
    'v:act:../../x',
    'c:abc123:NaN!:now:1',
    's:abc123:',
    'w:abc123:1:maybe',
    'u:abc123:somebody',
    'k:everything',
  ])('of a foreign form (%j) are no press', (id) => {
    expect(decode(id)).toBeNull();
  });
});
