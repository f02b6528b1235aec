import { describe, expect, it } from 'vitest';
import { A, B, C, D, full, out, side } from './literals.ts';
import { given } from './table.ts';

describe('Swapping dice (fig. 4)', () => {
  it('A-25, fig. 4a: an opponent swaps the two dice that correspond to the throw before it is used', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    expect(table.toAct).toBe('B: swapping-dice');
    table.answer(B, 'swap');
    expect(table.dice(B)).toEqual([6, 6, 2, 6, 6, 5]);
    expect(table.state.uncovered).toEqual([]);
    expect(table.events).toEqual([{ type: 'swapped', data: { seat: B, cells: [6, 3] } }]);
    table.answer(A, 'hit:1:6:3');
    expect(table.dice(B)).toEqual([6, 6, 2, 6, 6, 2]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('keeps the dice as they are when the opponent says so', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.dice(B)).toEqual([6, 6, 5, 6, 6, 2]);
    expect(table.events).toEqual([{ type: 'kept', data: { seat: B, cells: [6, 3] } }]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-26: the throw cannot be used before the window closes', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    expect(table.refusal(A, 'hit:1:6:3')).toBe('not-yours');
    expect(table.refusal(A, 'one:1:1')).toBe('not-yours');
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('A-28: only the two dice that correspond to the throw', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    expect(table.options(B)).toEqual(['swap', 'keep']);
    expect(table.refusal(B, 'swap:5:6')).toBe('illegal');
    table.answer(B, 'swap');
    expect([1, 2, 4, 5].map((cell) => table.dice(B)[cell - 1])).toEqual([6, 6, 6, 6]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-29: the thrower does not swap', () => {
    const table = given({ sides: [side('6 6 5 6 6 2'), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    expect(table.refusal(A, 'swap')).toBe('not-yours');
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('A-31: the coin and the tokens stay where they are', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2-', 3)], throws: [[6, 3]] });
    table.answer(B, 'swap');
    expect(table.state.sides[B]?.coin).toBe(3);
    expect(table.tokens(B)).toEqual([1, 2, 3, 4, 5]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('fig. 4b: a die moves onto a token alone, and uncovers the cell it leaves', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4')], throws: [[6, 3]] });
    table.answer(B, 'swap');
    expect(table.dice(B)).toEqual([6, 6, 4, 6, 6, 0]);
    expect(table.state.uncovered).toEqual([[B, 6]]);
    expect(table.options(A).filter((id) => !id.startsWith('one'))).toEqual(['take:1:6', 'hit:1:3:6']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('a die moves onto a bare cell too (BP-10)', () => {
    const table = given({ sides: [full(), side('6 6 - 6 6 4', 1)], throws: [[6, 3]] });
    table.answer(B, 'swap');
    expect(table.dice(B)).toEqual([6, 6, 4, 6, 6, 0]);
    expect(table.tokens(B)).toEqual([1, 2, 4, 5, 6]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('B-03: nobody is asked when all dice are equal', () => {
    const table = given({ sides: [full(), full(), full()], throws: [[6, 3]] });
    expect(table.told).toEqual(['thrown']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it.each(['- 6 - 6 6 6', '0 6 - 6 6 6', '0 6 0 6 6 6'])('nobody is asked with both cells empty (%s)', (cells) => {
    const table = given({ sides: [full(), side(cells, 2)], throws: [[1, 3]] });
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('a double names one cell: nobody is asked (BP-3)', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[3, 3]] });
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('asks only those for whom a swap changes something, even when they are not hit after (BP-13)', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2'), full(), side('6 6 1 6 6 6')], throws: [[6, 3]] });
    expect(table.toAct).toBe('B and D: swapping-dice');
    expect(table.refusal(C, 'swap')).toBe('not-yours');
    table.answer(D, 'swap');
    table.answer(B, 'keep');
    table.answer(A, 'hit:2:6:3');
    expect(table.dice(D)).toEqual([6, 6, 6, 6, 6, 1]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('together: sealed answers are carried out at once (BP-14), each once (BP-15)', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2'), side('6 6 1 6 6 4')], throws: [[6, 3]] });
    table.answer(C, 'swap');
    expect(table.told).toEqual([]);
    expect(table.dice(C)).toEqual([6, 6, 1, 6, 6, 4]);
    expect(table.refusal(C, 'keep')).toBe('not-yours');
    expect(table.toAct).toBe('B: swapping-dice');
    table.answer(B, 'keep');
    expect(table.told).toEqual(['kept', 'swapped']);
    expect(table.dice(C)).toEqual([6, 6, 4, 6, 6, 1]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('clockwise: one after another from the left of the thrower, seeing the swaps before', () => {
    const table = given({
      sides: [full(), side('6 6 5 6 6 2'), full(), side('6 6 1 6 6 4')],
      throws: [[6, 3]],
      settings: { swapOrder: 'clockwise' },
    });
    expect(table.toAct).toBe('B: swapping-dice');
    expect(table.refusal(D, 'swap')).toBe('not-yours');
    table.answer(B, 'swap');
    expect(table.view(D).sides[B]?.dice).toEqual([6, 6, 2, 6, 6, 5]);
    expect(table.toAct).toBe('D: swapping-dice');
    table.answer(D, 'keep');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('B-18: a player who is out is not asked', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2'), out(2)], throws: [[6, 3]] });
    expect(table.refusal(C, 'swap')).toBe('not-yours');
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('remembers for all to see which die a swap made stronger', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    table.answer(B, 'swap');
    expect(table.view('table').sides[B]?.tended).toEqual([0, 0, 0, 0, 0, 1]);
    expect(table.toAct).toBe('A: using-the-throw');
  });
});
