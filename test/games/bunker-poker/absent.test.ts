import { describe, expect, it } from 'vitest';
import { A, B, C, D, full, side } from './literals.ts';
import { given } from './table.ts';

describe('Answers for an absent player (section 5.6, BP-25)', () => {
  it('B-11: keeps the dice of who does not answer a window', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2')], throws: [[6, 3]] });
    table.absent(B);
    expect(table.told).toEqual(['kept']);
    expect(table.dice(B)).toEqual([6, 6, 5, 6, 6, 2]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('throws for who could give up the throw', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'before' } });
    table.absent(A);
    expect(table.told).toEqual(['thrown']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('B-101: takes a token first', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6')], throws: [[6, 3]] });
    table.absent(B);
    table.absent(A);
    expect(table.told).toEqual(['taken', 'thrown']);
    expect(table.tokens(B)).toEqual([1, 2, 4, 5, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('B-102: else a hit that removes a die', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    table.absent(A);
    expect(table.dice(B)).toEqual([6, 6, 0, 6, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('a hit that removes a die goes before one that takes more points', () => {
    const table = given({ sides: [full(), side('6 6 6 6 - 6'), side('6 6 6 6 3 6')], throws: [[6, 5]] });
    table.absent(B);
    table.absent(C);
    table.absent(A);
    expect(table.events[0]).toMatchObject({ type: 'hit', data: { target: C, cell: 5, from: 3, to: 0 } });
    expect(table.dice(B)).toEqual([6, 6, 6, 6, 0, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('else the hit that takes most points', () => {
    const table = given({ sides: [full(), side('6 - 6 6 6 6'), full()], throws: [[2, 3]] });
    table.absent(B);
    table.absent(A);
    expect(table.events[0]).toMatchObject({ type: 'hit', data: { target: C, cell: 2, from: 6, to: 3 } });
    expect(table.dice(B)).toEqual([6, 0, 6, 6, 6, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('else a single point: lowest cell of the next opponent clockwise', () => {
    const table = given({ sides: [side('6 6 6 6 6 1'), side('- 6 4 - - -', 2), full()], throws: [[6, 6]] });
    table.absent(A);
    expect(table.told[0]).toBe('hit');
    expect(table.dice(C)).toEqual([6, 6, 6, 6, 6, 0]);
    const ones = given({ sides: [side('6 6 6 6 6 1'), side('- 6 4 - - -', 2), side('6 6 6 6 6 -')], throws: [[6, 6]] });
    ones.absent(A);
    expect(ones.told[0]).toBe('one');
    expect(ones.dice(B)).toEqual([0, 5, 4, 0, 0, 0]);
    expect(ones.toAct).toBe('B: using-the-throw');
  });

  it('else adds', () => {
    const table = given({ sides: [side('6 6 6 6 6 1'), side('0 - - - - -', 1)], throws: [[6, 6]] });
    table.absent(A);
    expect(table.told).toEqual(['added', 'thrown']);
    expect(table.dice(A)[5]).toBe(6);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('among equals: the next opponent clockwise, then the lowest cell', () => {
    const table = given({ sides: [full(), full(), side('6 6 0 6 6 0'), side('6 6 0 6 6 0')], throws: [[6, 3]] });
    table.absent(A);
    expect(table.events[0]).toMatchObject({ type: 'taken', data: { target: C, cell: 3 } });
    expect(table.tokens(D)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.toAct).toBe('B: using-the-throw');
  });
});
