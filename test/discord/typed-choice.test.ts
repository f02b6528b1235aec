import { describe, expect, it } from 'vitest';
import { readChoice, suggestChoices } from '../../src/discord/typed-choice.ts';
import type { Prompt } from '../../src/kernel/sight.ts';
import { en } from '../../src/words/en.ts';
import { speaker } from '../../src/words/words.ts';

const words = { 'test.option': 'Cell {n}', 'test.group': 'Row {g}', 'test.long': `{n} ${'x'.repeat(150)}` };
const say = speaker({ locale: 'en-US', catalogues: [words, en], seatName: String });
const prompt = (count: number, more: Partial<Prompt['ask']> = {}, label = 'test.option', grouped = false): Prompt => ({
  serial: 999_999_999,
  key: 'now',
  seat: 0,
  ask: {
    text: { id: 'ask' },
    options: Array.from({ length: count }, (_, n) => ({
      id: `o${n}`,
      value: n,
      label: { id: label, args: { n: n + 1 } },
      ...(grouped ? { group: { id: 'test.group', args: { g: Math.floor(n / 10) + 1 } } } : {}),
    })),
    ...more,
  },
});

describe('suggestions', () => {
  it('are at most 25, with names and values of at most 100 characters', () => {
    for (const typed of ['', 'x', '1, ']) {
      const list = suggestChoices([prompt(60, { max: 60, min: 0 }, 'test.long')], typed, say);
      expect(list.length).toBeLessThanOrEqual(25);
      for (const { name, value } of list) expect([name.length <= 100, value.length <= 100, name.length > 0]).toEqual([true, true, true]);
    }
  });

  it('come from all prompts, and contain every word that is typed', () => {
    const other = { ...prompt(2), key: 'reorganise' };
    expect(suggestChoices([prompt(2), other], 'CELL 2', say).map(({ value }) => value)).toEqual([
      '999999999:now:1',
      '999999999:reorganise:1',
    ]);
  });

  it('are the groups where there are more than 25, and what is in them once their name is typed', () => {
    expect(suggestChoices([prompt(25, {}, 'test.option', true)], '', say)).toHaveLength(25);
    expect(suggestChoices([prompt(26, {}, 'test.option', true)], '', say).map(({ value }) => value)).toEqual(
      [0, 10, 20].map((g) => `999999999:now:g${g}`),
    );
    expect(suggestChoices([prompt(26, {}, 'test.option', true)], 'row 3:', say)).toHaveLength(6);
  });
});

describe('what is typed', () => {
  const prompts = [prompt(12)];
  it.each([
    ['999999999:now:11', { kind: 'picks', picks: [11] }],
    ['5:now:0', { kind: 'picks', serial: 5 }],
    ['999999999:now:', { kind: 'picks', picks: [] }],
    ['999999999:now:g1', { kind: 'group', group: 1 }],
    ['12', { kind: 'picks', picks: [11] }],
    ['cell 12', { kind: 'picks', picks: [11] }],
    ['Cell 1', { kind: 'picks', picks: [0] }],
    ['13', { kind: 'unclear' }],
    ['cell', { kind: 'unclear' }],
    ['', { kind: 'unclear' }],
    ['1:2:3:4', { kind: 'unclear' }],
  ])('%j means %j', (typed, meaning) => {
    expect(readChoice(prompts, typed, say)).toMatchObject(meaning);
  });

  it('may name several where several may be picked', () => {
    expect(readChoice([prompt(12, { max: 3 })], '3, cell 12', say)).toMatchObject({ picks: [2, 11] });
    expect(readChoice([prompt(12)], '3, 4', say)).toEqual({ kind: 'unclear' });
  });
});
