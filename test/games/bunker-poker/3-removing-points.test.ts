import { describe, expect, it } from 'vitest';
import { A, B, C, full, out, side } from './literals.ts';
import { given } from './table.ts';

describe('Removing points from an opposing die (fig. 1a/1b)', () => {
  it('A-04: 6 and 3 remove 3 points from the die numbered 6', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    table.answer(A, 'hit:1:6:3');
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 6, 3]);
    expect(table.events[0]).toEqual({ type: 'hit', data: { seat: A, target: B, cell: 6, from: 6, to: 3 } });
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-05: or 6 points from the die numbered 3, which is then gone', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    table.answer(A, 'hit:1:3:6');
    expect(table.dice(B)).toEqual([6, 6, 0, 6, 6, 6]);
    expect(table.tokens(B)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.told).toEqual(['hit', 'die-lost', 'thrown']);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it.each([
    [3, 6],
    [6, 3],
  ] as const)('reads %d and %d the same way, whichever die shows what (BP-2)', (first, second) => {
    const table = given({ sides: [full(), full()], throws: [[first, second]] });
    expect(table.options(A).slice(0, 2)).toEqual(['hit:1:3:6', 'hit:1:6:3']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it.each(['hit:1:2:3', 'hit:1:6:6', 'hit:1:3:3', 'hit:1:6:2'])(
    'A-07: refuses other cells and amounts than the throw gives (%s)',
    (option) => {
      const table = given({ sides: [full(), full()], throws: [[6, 3]] });
      expect(table.refusal(A, option)).toBe('illegal');
      expect(table.toAct).toBe('A: using-the-throw');
    },
  );

  it('A-08: surplus points are not counted', () => {
    const table = given({ sides: [full(), side('6 6 6 2 6 6')], throws: [[4, 5]] });
    table.answer(B, 'keep');
    table.answer(A, 'hit:1:4:5');
    expect(table.dice(B)).toEqual([6, 6, 6, 0, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('a die that loses exactly its points is gone, with one more it stays', () => {
    const exact = given({ sides: [full(), side('6 6 6 6 6 3')], throws: [[6, 3]] });
    exact.answer(B, 'keep');
    exact.answer(A, 'hit:1:6:3');
    expect(exact.dice(B)[5]).toBe(0);
    const more = given({ sides: [full(), side('6 6 6 6 6 4')], throws: [[6, 3]] });
    more.answer(B, 'keep');
    more.answer(A, 'hit:1:6:3');
    expect(more.dice(B)[5]).toBe(1);
    expect(more.toAct).toBe('B: using-the-throw');
  });

  it('a double reads one way only (BP-3)', () => {
    const table = given({ sides: [full(), full()], throws: [[4, 4]] });
    expect(table.options(A).filter((id) => id.startsWith('hit'))).toEqual(['hit:1:4:4']);
    table.answer(A, 'hit:1:4:4');
    expect(table.dice(B)).toEqual([6, 6, 6, 2, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-10: from the opponent of their choice; the other is untouched', () => {
    const table = given({ sides: [full(), full(), full()], throws: [[6, 3]] });
    table.answer(A, 'hit:2:6:3');
    expect(table.dice(C)).toEqual([6, 6, 6, 6, 6, 3]);
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-11: refuses an own die', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'hit:0:6:3')).toBe('illegal');
    expect(table.refusal(A, 'one:0:6')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('refuses a cell without die', () => {
    const table = given({ sides: [full(), side('6 6 - 6 6 6')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.refusal(A, 'hit:1:3:6')).toBe('illegal');
    expect(table.refusal(A, 'one:1:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-13: gives up the throw for a single point from any opposing die', () => {
    const table = given({ sides: [full(), side('6 6 6 6 4 6')], throws: [[6, 3]] });
    table.answer(A, 'one:1:5');
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 3, 6]);
    expect(table.events[0]).toEqual({ type: 'one', data: { seat: A, target: B, cell: 5, from: 4, to: 3 } });
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-14: the last point so removed removes the die', () => {
    const table = given({ sides: [full(), side('6 6 6 6 1 6')], throws: [[6, 3]] });
    table.answer(A, 'one:1:5');
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 0, 6]);
    expect(table.told).toEqual(['one', 'die-lost', 'thrown']);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('B-14: hits a die whose token is gone (BP-23)', () => {
    const table = given({ sides: [full(), side('6 3- 6 6 6 6')], throws: [[2, 5]] });
    table.answer(B, 'keep');
    table.answer(A, 'hit:1:2:5');
    expect(table.dice(B)).toEqual([6, 0, 6, 6, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-32, B-09: refuses a player who is out', () => {
    const table = given({ sides: [full(), full(), out(4)], throws: [[6, 3]] });
    expect(table.refusal(A, 'hit:2:6:3')).toBe('illegal');
    expect(table.refusal(A, 'one:2:1')).toBe('illegal');
    expect(table.refusal(A, 'take:2:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });
});
