import { describe, expect, it } from 'vitest';
import { A, B, C, D } from './literals.ts';
import { opened } from './table.ts';

describe('Setup', () => {
  it('A-01: puts six dice of 6 and six tokens on each of four sides, and asks everybody for one coin', () => {
    const table = opened(4);
    for (const seat of [A, B, C, D]) {
      expect(table.dice(seat)).toEqual([6, 6, 6, 6, 6, 6]);
      expect(table.tokens(seat)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(table.options(seat)).toEqual(['hide:1', 'hide:2', 'hide:3', 'hide:4', 'hide:5', 'hide:6']);
    }
    expect(table.state.sides).toHaveLength(4);
    expect(table.toAct).toBe('A and B and C and D: setup');
  });

  it.each(['5', '4'] as const)('starts the dice with %s points where the table chose so', (startDice) => {
    const table = opened(2, { startDice });
    expect(table.dice(A)).toEqual(Array(6).fill(Number(startDice)));
    expect(table.dice(B)).toEqual(Array(6).fill(Number(startDice)));
    expect(table.toAct).toBe('A and B: setup');
  });

  it('keeps a choice sealed and final until everybody has chosen', () => {
    const table = opened(2);
    table.answer(B, 'hide:3');
    expect(table.told).toEqual([]);
    expect(table.state.sides[B]?.coin).toBe(0);
    expect(table.refusal(B, 'hide:4')).toBe('not-yours');
    expect(table.toAct).toBe('A: setup');
  });

  it('hides every coin when the last has chosen, tells each cell to its owner only, and draws who starts', () => {
    const table = opened(2);
    table.answer(B, 'hide:3');
    table.answer(A, 'hide:6');
    expect(table.state.sides.map((side) => side.coin)).toEqual([6, 3]);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'hidden', data: { seat: A }, secret: { 0: { cell: 6 } } },
      { type: 'hidden', data: { seat: B }, secret: { 1: { cell: 3 } } },
    ]);
    const starter = table.state.thrower;
    expect(table.events.slice(2, 4)).toEqual([
      { type: 'starts', data: { seat: starter } },
      { type: 'thrown', data: { seat: starter, dice: table.state.thrown } },
    ]);
    expect(table.state.turn).toBe(1);
    expect(table.toAct).toBe(`${'AB'[starter!]}: using-the-throw`);
  });

  it('draws every seat as starter with some seed', () => {
    const starters = new Set<number | null>();
    for (let seed = 0; seed < 40; seed++) {
      const table = opened(4, {}, `start ${seed}`);
      for (const seat of [A, B, C, D]) table.answer(seat, 'hide:1');
      starters.add(table.state.thrower);
    }
    expect([...starters].sort()).toEqual([A, B, C, D]);
  });

  it('refuses a cell that is not on the board', () => {
    const table = opened(2);
    expect(table.refusal(A, 'hide:0')).toBe('illegal');
    expect(table.refusal(A, 'hide:7')).toBe('illegal');
    expect(table.toAct).toBe('A and B: setup');
  });

  it.each([0, 0.5, 0.999])('B-15: takes any cell for somebody who has not chosen in time, unpublished (%d)', (chance) => {
    const table = opened(2);
    table.answer(A, 'hide:2');
    table.absent(B, () => chance);
    const coin = 1 + Math.floor(chance * 6);
    expect(table.state.sides[B]?.coin).toBe(coin);
    expect(table.events[1]).toEqual({ type: 'hidden', data: { seat: B }, secret: { 1: { cell: coin } } });
    expect(table.view('table').sides[B]?.coin).toBeNull();
    expect(table.toAct).toMatch(/^[AB]: using-the-throw$/);
  });

  it.each([1, 5])('B-107: does not open for %d players', (seats) => {
    expect(() => opened(seats)).toThrow(RangeError);
  });

  it.each([2, 3, 4])('B-107: opens for %d players', (seats) => {
    expect(opened(seats).toAct).toBe(`${['A', 'B', 'C', 'D'].slice(0, seats).join(' and ')}: setup`);
  });
});
