import { describe, expect, it } from 'vitest';
import { A, B, C, full, side } from './literals.ts';
import { given } from './table.ts';

describe('Removing an opposing token that is no longer protected (fig. 2)', () => {
  it('fig. 2a: the token leaves for good, and its owner stays when no coin lay there', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6', 5)], throws: [[6, 3]] });
    table.answer(B, 'keep');
    table.answer(A, 'take:1:3');
    expect(table.tokens(B)).toEqual([1, 2, 4, 5, 6]);
    expect(table.dice(B)).toEqual([6, 6, 0, 6, 6, 6]);
    expect(table.told).toEqual(['taken', 'thrown']);
    expect(table.view('table').sides[B]?.coin).toBeNull();
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-16, fig. 2b: the coin is shown and its owner eliminated', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6', 3), full()], throws: [[6, 3]] });
    table.answer(B, 'keep');
    table.answer(A, 'take:1:3');
    expect(table.told).toEqual(['taken', 'coin-found', 'eliminated', 'thrown']);
    expect(table.events[1]).toEqual({ type: 'coin-found', data: { seat: B, cell: 3 } });
    expect(table.view('table').sides[B]).toMatchObject({ alive: false, coin: 3 });
    expect(table.view('table').sides[C]).toMatchObject({ alive: true, coin: null });
    expect(table.toAct).toBe('C: using-the-throw');
  });

  it.each([3, 5])('shows nothing of a token before it is taken, with the coin on cell %i', (coin) => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6', coin)], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.preview(A, 'take:1:3')).toEqual({ position: table.position, events: [] });
    expect(table.preview(A, 'hit:1:6:3').position).not.toBe(table.position);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-17: refuses a cell whose number was not thrown', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6')], throws: [[6, 2]] });
    expect(table.refusal(A, 'take:1:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('refuses a token under a die', () => {
    const table = given({ sides: [full(), side('6 6 1 6 6 6')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.refusal(A, 'take:1:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-19: refuses a cell whose token is gone', () => {
    const table = given({ sides: [full(), side('6 6 - 6 6 6')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.refusal(A, 'take:1:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-20: refuses an own token', () => {
    const table = given({ sides: [side('6 6 0 6 6 6'), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'take:0:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('B-02: a double allows it too (BP-3, BP-4)', () => {
    const table = given({ sides: [full(), side('6 6 6 0 6 6', 1)], throws: [[4, 4]] });
    table.answer(A, 'take:1:4');
    expect(table.tokens(B)).toEqual([1, 2, 3, 5, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('never a die and a token in the same turn', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6', 1)], throws: [[6, 3]] });
    table.answer(B, 'keep');
    table.answer(A, 'hit:1:6:3');
    expect(table.tokens(B)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.refusal(A, 'take:1:3')).toBe('not-yours');
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('B-08: takes a token that a swap uncovered in this very window (BP-18)', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4', 1)], throws: [[6, 3]] });
    table.answer(B, 'swap');
    expect(table.options(A)).toContain('take:1:6');
    table.answer(A, 'take:1:6');
    expect(table.tokens(B)).toEqual([1, 2, 3, 4, 5]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('B-08: but not with takeAfterSwap off; on the next turn it may be taken', () => {
    const table = given({
      sides: [full(), side('6 6 0 6 6 4', 1), side('6 6 6 6 6 0', 1)],
      throws: [
        [6, 3],
        [1, 1],
        [6, 6],
      ],
      settings: { takeAfterSwap: 'off' },
    });
    table.answer(B, 'swap');
    table.answer(C, 'keep');
    expect(table.refusal(A, 'take:1:6')).toBe('illegal');
    expect(table.options(A)).toContain('take:2:6');
    table.answer(A, 'hit:1:3:6');
    table.answer(B, 'one:0:1');
    expect(table.options(C)).toContain('take:1:6');
    expect(table.toAct).toBe('C: using-the-throw');
  });

  it('B-17: the last token of a player covers the coin: taking it eliminates', () => {
    const table = given({
      sides: [full(), side('- - 0 - - 0', 6)],
      throws: [
        [3, 3],
        [1, 1],
        [6, 6],
      ],
    });
    table.answer(A, 'take:1:3');
    expect(table.tokens(B)).toEqual([6]);
    expect(table.state.sides[B]?.coin).toBe(6);
    table.answer(B, 'one:0:1');
    table.answer(A, 'take:1:6');
    expect(table.toAct).toBe('A has won');
  });
});
