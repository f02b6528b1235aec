import { describe, expect, it } from 'vitest';
import { A, B, full, side } from './literals.ts';
import { given } from './table.ts';

describe('Adding points to one of your dice (fig. 3)', () => {
  it('fig. 3a: 3 points for the die numbered 6', () => {
    const table = given({ sides: [side('6 6 6 6 6 2'), full()], throws: [[6, 3]] });
    table.answer(A, 'add:6:3');
    expect(table.dice(A)).toEqual([6, 6, 6, 6, 6, 5]);
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.events[0]).toEqual({ type: 'added', data: { seat: A, cell: 6, from: 2, to: 5 } });
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-22, fig. 3b: at most 5 points for the die numbered 3, which shows 1', () => {
    const table = given({ sides: [side('6 6 1 6 6 6'), full()], throws: [[6, 3]] });
    table.answer(A, 'add:3:6');
    expect(table.dice(A)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.events[0]).toEqual({ type: 'added', data: { seat: A, cell: 3, from: 1, to: 6 } });
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('A-23: not for a die that is gone', () => {
    const table = given({ sides: [side('6 6 0 6 6 6'), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'add:3:6')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('not for a die that shows 6; one that shows 5 may have its point (BP-7)', () => {
    const table = given({ sides: [side('6 6 6 6 6 5'), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'add:3:6')).toBe('illegal');
    table.answer(A, 'add:6:3');
    expect(table.dice(A)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('not to an opposing die, and not with numbers that were not thrown', () => {
    const table = given({ sides: [side('6 2 6 6 6 6'), side('6 6 2 6 6 6')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(table.options(A).filter((id) => id.startsWith('add'))).toEqual([]);
    expect(table.refusal(A, 'add:2:3')).toBe('illegal');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('is remembered for all to see', () => {
    const table = given({ sides: [side('6 6 1 6 6 6'), full()], throws: [[6, 3]] });
    table.answer(A, 'add:3:6');
    expect(table.view('table').sides[A]?.tended).toEqual([0, 0, 1, 0, 0, 0]);
    expect(table.view('table').sides[B]?.tended).toEqual([0, 0, 0, 0, 0, 0]);
    expect(table.toAct).toBe('B: using-the-throw');
  });
});
