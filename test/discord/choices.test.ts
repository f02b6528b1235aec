import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedAt, choices, choose, groupOf, marksOf, rowsOf } from '../../src/discord/choices.ts';
import { START } from '../../src/discord/custom-id.ts';
import type { Ask, Option } from '../../src/kernel/steps.ts';

const option = (n: number, more: Partial<Option> = {}): Option => ({
  id: `o${n}`,
  label: { id: 'option', args: { n } },
  value: n,
  ...more,
});
const ask = (count: number, more: Partial<Ask> = {}, each: (n: number) => Partial<Option> = () => ({})): Ask => ({
  text: { id: 'ask' },
  options: Array.from({ length: count }, (_, n) => option(n, each(n))),
  ...more,
});
const inGroups = (size: number) => (n: number) => ({ group: { id: 'group', args: { g: Math.floor(n / size) } } });

describe('choices', () => {
  it.each([
    [1, 'buttons', 1, 1],
    [5, 'buttons', 5, 1],
    [6, 'select', 6, 1],
    [25, 'select', 25, 1],
    [26, 'select', 25, 2],
    [51, 'select', 25, 3],
  ])('of %i options without groups are %s, %i on the first of %i pages', (count, shape, shown, pages) => {
    const control = choices(ask(count));
    expect(control).toMatchObject({ shape, pages, min: 1, max: 1 });
    expect(control.items).toHaveLength(shown);
  });

  it('fold groups into one entry each only in a list of more options than fit as a row of buttons', () => {
    expect(choices(ask(5, {}, inGroups(3))).items).toHaveLength(5);
    expect(choices(ask(6, {}, inGroups(3))).items).toHaveLength(2);
    const control = choices(ask(8, {}, inGroups(4)));
    expect(control).toMatchObject({ shape: 'buttons', pages: 1, max: 1 });
    expect(control.items.map(({ index, number, folds, label }) => [index, number, folds, label])).toEqual([
      [0, 1, 4, { id: 'panel.folded', args: { group: { id: 'group', args: { g: 0 } } } }],
      [4, 2, 4, { id: 'panel.folded', args: { group: { id: 'group', args: { g: 1 } } } }],
    ]);
  });

  it('leave options without a group, and a group of one, where they stand', () => {
    const mixed = ask(12, {}, (n) => (n < 2 || n === 11 ? {} : { group: { id: n === 2 ? 'lonely' : 'many' } }));
    expect(choices(mixed).items.map(({ index, number, folds }) => [index, number, folds])).toEqual([
      [0, 1, undefined],
      [1, 2, undefined],
      [2, 3, undefined],
      [3, 4, 8],
      [11, 5, undefined],
    ]);
    expect(choices(ask(12, {}, inGroups(12))).items).toHaveLength(12);
  });

  it('show what an option does or costs, and how many a group holds', () => {
    const [first, , third] = choices(ask(9, {}, (n) => (n < 2 ? { hint: { id: 'hint' } } : { group: { id: 'group' } }))).items;
    expect([first?.hint, third?.hint]).toEqual([{ id: 'hint' }, { id: 'panel.folded.hint', args: { count: 7 } }]);
  });

  it('number the options inside a group from one', () => {
    const inside = choices(ask(30, {}, inGroups(10)), { group: 20, page: 0, picked: [] });
    expect(inside.items.map(({ index, number }) => [index, number]).at(0)).toEqual([20, 1]);
    expect(inside.items).toHaveLength(10);
  });

  it('ask inside a group for its options only, elsewhere for all', () => {
    const grouped = ask(30, {}, inGroups(10));
    const inside = askedAt(grouped, { group: 20, page: 0, picked: [] });
    expect(inside.options.map(({ id }) => id)).toEqual(grouped.options.slice(20).map(({ id }) => id));
    expect(inside.text).toEqual(grouped.text);
    expect(askedAt(grouped, START)).toBe(grouped);
    expect(askedAt(grouped, { group: 21, page: 0, picked: [] })).toBe(grouped);
  });

  it('turn pages inside a large group and among many groups', () => {
    expect(choices(ask(60, {}, inGroups(30)), { group: 30, page: 1, picked: [] }).items.map((i) => i.index)).toEqual([55, 56, 57, 58, 59]);
    const many = choices(ask(120, {}, inGroups(2)), { group: null, page: 2, picked: [] });
    expect([many.page, many.pages, many.items.map(({ number }) => number).at(0)]).toEqual([2, 3, 51]);
  });

  it('show page nearest to one that no longer exists', () => {
    expect(choices(ask(30), { group: null, page: 9, picked: [] }).page).toBe(1);
    for (const group of [9, 99])
      expect(choices(ask(30, {}, inGroups(10)), { group, page: 0, picked: [] }).items.map(({ index }) => index)).toEqual([0, 10, 20]);
  });

  it('take several picks at once from up to 25 options, few as they may be', () => {
    expect(choices(ask(4, { min: 2, max: 3 }))).toMatchObject({ shape: 'select', min: 2, max: 3, gathers: false, mayFinish: false });
    expect(choices(ask(3, { min: 0, max: 9 }))).toMatchObject({ shape: 'select', min: 1, max: 3, mayFinish: true });
  });

  it('gather picks one at a time beyond 25 options', () => {
    const many = ask(30, { min: 2, max: 3 });
    expect(choices(many)).toMatchObject({ gathers: true, mayFinish: false, min: 1, max: 1 });
    expect(choose(many, START, [4])).toEqual({ stage: { group: null, page: 0, picked: [4] } });
    const two = choices(many, { group: null, page: 0, picked: [4, 7] });
    expect(two.mayFinish).toBe(true);
    expect(two.items.map(({ index }) => index)).not.toContain(4);
    expect(choose(many, { group: null, page: 0, picked: [4, 7] }, [29])).toEqual({ picks: [4, 7, 29] });
  });

  it('offer no group of which everything is picked', () => {
    const many = ask(30, { min: 0, max: 9 }, inGroups(2));
    expect(
      choices(many, { group: null, page: 0, picked: [2, 3, 4] })
        .items.map(({ index }) => index)
        .slice(0, 3),
    ).toEqual([0, 4, 6]);
  });

  it('lead from a group to its options and from an option to the answer', () => {
    const grouped = ask(26, {}, inGroups(13));
    expect(choose(grouped, START, [13])).toEqual({ stage: { group: 13, page: 0, picked: [] } });
    expect(choose(grouped, { group: 13, page: 0, picked: [] }, [13])).toEqual({ picks: [13] });
    expect(choose(ask(3), START, [2])).toEqual({ picks: [2] });
  });

  it('mark options on the picture by their number, and groups that are one spot; others have no number then', () => {
    const control = choices(ask(3, {}, (n) => (n === 1 ? {} : { at: `cell${n}` })));
    expect(control.items.map(({ number }) => number)).toEqual([1, null, 2]);
    expect(marksOf(control)).toEqual([
      { at: 'cell0', label: '1' },
      { at: 'cell2', label: '2' },
    ]);
    const bySpot = ask(30, {}, (n) => ({ ...inGroups(15)(n), at: n < 15 ? 'here' : `there${n}` }));
    expect(marksOf(choices(bySpot))).toEqual([{ at: 'here', label: '1' }]);
  });

  it.each([
    [5, 1, 'buttons', [5, 1]],
    [5, 5, 'buttons', [5, 5]],
    [6, 1, 'select', null],
    [5, 6, 'select', null],
    [0, 6, 'select', null],
    [3, 2, 'buttons', [5]],
  ])('are %i on the picture and %i that are not: %s', (marked, others, shape, rows) => {
    const control = choices(ask(marked + others, {}, (n) => (n < marked ? { at: `cell${n}` } : {})));
    expect(control.shape).toBe(shape);
    expect(rowsOf(control.items)?.map((row) => row.length) ?? null).toEqual(rows);
  });

  it('carry the name of their group where it does not stand above them', () => {
    const grouped = ask(6, {}, (n) => (n < 2 ? { group: { id: 'lonely', args: { n } } } : { group: { id: 'many' } }));
    const first = { id: 'panel.in-group', args: { group: { id: 'lonely', args: { n: 0 } }, label: { id: 'option', args: { n: 0 } } } };
    expect(choices(grouped).items[0]!.label).toEqual(first);
    const inside = { group: 2, page: 0, picked: [] };
    expect(choices(grouped, inside).items[0]!.label).toEqual({ id: 'option', args: { n: 2 } });
    expect([groupOf(grouped, inside), groupOf(grouped, START)]).toEqual([{ id: 'many' }, null]);
  });

  it('let every option be reached, whatever the counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130 }), fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }), (count, size) => {
        const asked = ask(count, {}, size ? inGroups(size) : undefined);
        const reached = new Set<number>();
        const walk = (stage = START) => {
          const first = choices(asked, stage);
          for (let page = 0; page < first.pages; page++) {
            const control = choices(asked, { ...stage, page });
            expect(control.items.length).toBeLessThanOrEqual(control.shape === 'buttons' ? 10 : 25);
            for (const { index } of control.items) {
              const next = choose(asked, { ...stage, page }, [index]);
              if ('stage' in next) walk(next.stage);
              else reached.add(next.picks[0]!);
            }
          }
        };
        walk();
        expect(reached.size).toBe(count);
      }),
      { numRuns: 40 },
    );
  });
});
