import { describe, expect, it } from 'vitest';
import { A, B, C, full, out, side } from './literals.ts';
import { given } from './table.ts';

describe('Course of a game', () => {
  it('offers every use of the throw: what ends something first, single points last; among equals opponents clockwise, each by cell', () => {
    const table = given({ sides: [side('6 6 6 6 6 2'), side('6 6 0 6 6 -', 1), full()], throws: [[6, 3]] });
    expect(table.options(A)).toEqual([
      ...['take:1:3', 'hit:2:3:6', 'hit:2:6:3', 'add:6:3'],
      ...['one:1:1', 'one:1:2', 'one:1:4', 'one:1:5'],
      ...['one:2:1', 'one:2:2', 'one:2:3', 'one:2:4', 'one:2:5', 'one:2:6'],
    ]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-35: uses the throw once; then the next player throws', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    table.answer(A, 'hit:1:6:3');
    expect(table.told).toEqual(['hit', 'thrown']);
    expect(table.refusal(A, 'hit:1:3:6')).toBe('not-yours');
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it.each(['after', 'both'] as const)('shows what a use would do within its own turn, not the next one (giveUp=%s)', (giveUp) => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp } });
    if (giveUp === 'both') table.answer(A, 'throw');
    const { position, events } = table.preview(A, 'hit:1:6:3');
    expect(position.game).toMatchObject({ thrower: A, thrown: [6, 3], turn: 1, sides: [{}, { dice: [6, 6, 6, 6, 6, 3] }] });
    expect(events.map(({ type }) => type)).toEqual(['hit']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-35: refuses two uses at once', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'hit:1:6:3', 'hit:1:3:6')).toBe('illegal');
    expect(table.refusal(A)).toBe('illegal');
    expect(table.refusal(B, 'hit:0:6:3')).toBe('not-yours');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('goes clockwise and comes round', () => {
    const table = given({
      sides: [full(), full(), full()],
      throws: [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    });
    table.answer(A, 'one:1:1');
    expect(table.toAct).toBe('B: using-the-throw');
    table.answer(B, 'one:2:1');
    expect(table.toAct).toBe('C: using-the-throw');
    table.answer(C, 'one:0:1');
    expect(table.state.turn).toBe(4);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('A-32: skips a player who is out', () => {
    const table = given({ sides: [full(), out(2), full()], throws: [[1, 1]] });
    table.answer(A, 'one:2:1');
    expect(table.toAct).toBe('C: using-the-throw');
  });

  it('B-06: never offers to pass while something is possible', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    expect(table.refusal(A, 'pass')).toBe('illegal');
    expect(table.options(A)).not.toContain('pass');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('B-05, B-106: passes without asking where nothing is possible', () => {
    const table = given({ sides: [side('6 - 6 6 6 6', 1), side('0 - - - - -', 1)], throws: [[5, 2]] });
    expect(table.told).toEqual(['thrown', 'passed', 'thrown']);
    expect(table.events[1]).toEqual({ type: 'passed', data: { seat: A } });
    expect(table.dice(A)).toEqual([6, 0, 6, 6, 6, 6]);
    expect(table.tokens(B)).toEqual([1]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  describe('Giving up the throw, setting `giveUp` (BP-5)', () => {
    it('after (default): throws first and offers the single point with the throw', () => {
      const table = given({ sides: [full(), full()], throws: [[6, 3]] });
      expect(table.told).toEqual(['thrown']);
      expect(table.options(A)).toContain('one:1:5');
      expect(table.toAct).toBe('A: using-the-throw');
    });

    it('before: asks first; a single point then needs neither throw nor window', () => {
      const table = given({ sides: [full(), side('6 6 6 6 4 1')], throws: [[6, 3]], settings: { giveUp: 'before' } });
      expect(table.toAct).toBe('A: giving-up');
      expect(table.options(A)).toEqual(['throw', 'one:1:1', 'one:1:2', 'one:1:3', 'one:1:4', 'one:1:5', 'one:1:6']);
      table.answer(A, 'one:1:5');
      expect(table.told).toEqual(['one']);
      expect(table.dice(B)).toEqual([6, 6, 6, 6, 3, 1]);
      expect(table.toAct).toBe('B: giving-up');
    });

    it('before: the dice of the last turn are off the table while the next thrower is asked', () => {
      const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'before' } });
      table.answer(A, 'throw');
      expect(table.view('table').thrown).toEqual([6, 3]);
      table.answer(A, 'hit:1:6:3');
      expect(table.view('table').thrown).toBeNull();
      expect(table.toAct).toBe('B: giving-up');
    });

    it('before: no single point once thrown', () => {
      const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'before' } });
      table.answer(A, 'throw');
      expect(table.options(A)).toEqual(['hit:1:3:6', 'hit:1:6:3']);
      expect(table.refusal(A, 'one:1:5')).toBe('illegal');
      expect(table.toAct).toBe('A: using-the-throw');
    });

    it('both: before and after', () => {
      const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'both' } });
      expect(table.options(A)).toContain('one:1:5');
      table.answer(A, 'throw');
      expect(table.options(A)).toContain('one:1:5');
      expect(table.toAct).toBe('A: using-the-throw');
    });

    it.each(['before', 'both'] as const)('%s: throws without asking where no opposing die is left', (giveUp) => {
      const table = given({ sides: [full(), side('0 0 - - - -', 1)], throws: [[2, 2]], settings: { giveUp } });
      expect(table.told).toEqual(['thrown']);
      expect(table.options(A)).toEqual(['take:1:2']);
      expect(table.toAct).toBe('A: using-the-throw');
    });
  });
});
