import { describe, expect, it } from 'vitest';
import { A, B, C } from './literals.ts';
import { toAct } from './table.ts';

describe('Green (Progression): placed in the active player’s zone', () => {
  it('A-10: not in an opponent’s', () => {
    const table = toAct({ zones: [[], []], hands: [['R2 S'], []] });
    expect(table.mayPlay('R2', A, '1,0')).toBe(true);
    expect(table.mayPlay('R2', B, '1,0')).toBe(false);
  });

  it('A-14: not all roads must connect', () => {
    const table = toAct({ zones: [['EVENT S@1,-1r1'], []], hands: [['EVENT C'], []] });
    expect(table.ways('EVENT', A, '1,0')).toContain('SW');
  });

  it('D-31: but one must', () => {
    const table = toAct({ zones: [[], []], hands: [['R2 S', 'R2 C'], []] });
    expect(table.ways('R2 S', A, '1,0')).toEqual(['EW']);
    expect(table.ways('R2 C', A, '1,0')).toEqual(['SW', 'NW']);
    expect(table.mayPlay('R2', A, '1,1')).toBe(false);
    expect(table.mayPlay('R2', A, '0,0')).toBe(false);
  });

  it('extends a piece that is not linked to Start as well (section 6)', () => {
    const table = toAct({ zones: [['R2 S@5,5r1'], []], hands: [['R1 S'], []] });
    expect(table.ways('R1', A, '6,5')).toEqual(['EW']);
    expect(table.mayPlay('R1', A, '5,6')).toBe(false);
  });

  it('A-29: goes on past a Fire', () => {
    const table = toAct({ zones: [['R2 S@1,0r1', 'FIRE@1,0'], []], hands: [['R1 T'], []] });
    table.play('R1 T', A, '1,1', 0);
    expect(table.at(A, '1,1')).toBe('R1');
    expect(table.toAct).toBe('B: draw');
  });

  it('cannot be played without a loose end', () => {
    const closed = ['DEAD@1,0r3', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'];
    const table = toAct({ zones: [closed, []], hands: [['R1 S', 'HIDDEN', 'TENT', 'MINE'], []] });
    expect(table.options(A).filter((id) => id.startsWith('play'))).toEqual([]);
  });
});

describe('Hybrid', () => {
  it('A-13: a Hidden Resource may be played as Progression', () => {
    const table = toAct({ zones: [[], []], hands: [['HIDDEN S'], []] });
    table.play('HIDDEN', A, '1,0');
    expect(table.at(A, '1,0')).toBe('HIDDEN');
    expect(table.toAct).toBe('B: draw');
  });
});

describe('Purple (Equipment): kept in hand', () => {
  it('has no place anywhere', () => {
    const table = toAct({ zones: [[], []], hands: [['MASK', 'WEAPON'], []] });
    expect(table.mayPlay('MASK', A, '1,0')).toBe(false);
    expect(table.mayPlay('WEAPON', B, '1,0')).toBe(false);
  });
});

describe('Red (Danger): placed in an opponent’s zone', () => {
  it('A-11: not in the own', () => {
    const table = toAct({ zones: [[], [], []], hands: [['DEAD', 'Z2 S'], [], []] });
    expect(table.mayPlay('DEAD', A, '1,0')).toBe(false);
    expect(table.mayPlay('DEAD', B, '1,0')).toBe(true);
    expect(table.mayPlay('Z2', C, '1,0')).toBe(true);
  });

  it('A-22: at the end of a path, connected to it', () => {
    const table = toAct({ zones: [[], ['R1 S@1,0r1']], hands: [['Z2 S'], []] });
    expect(table.ways('Z2', B, '2,0')).toEqual(['EW']);
  });

  it('A-23: not beside a tile without a loose end there', () => {
    const table = toAct({ zones: [[], ['R1 S@1,0r1']], hands: [['Z2 S'], []] });
    expect(table.mayPlay('Z2', B, '1,1')).toBe(false);
    expect(table.mayPlay('Z2', B, '0,1')).toBe(true);
  });

  it('A-25: with a road against a tile without one, when no rotation avoids it', () => {
    const table = toAct({ zones: [[], ['R1 S@1,0r1', 'R1 S@2,-1r1']], hands: [['Z1 X'], []] });
    expect(table.mayPlay('Z1', B, '2,0')).toBe(true);
  });

  it('D-09: with as few roads blocked as possible', () => {
    const table = toAct({ zones: [[], ['R1 S@1,0r1', 'R1 S@2,-1r1']], hands: [['Z2 C', 'Z2 T', 'Z2 S'], []] });
    expect(table.ways('Z2 C', B, '2,0')).toEqual(['NW']);
    expect(table.ways('Z2 T', B, '2,0')).toEqual(['NEW']);
    expect(table.ways('Z2 S', B, '2,0')).toEqual(['EW']);
  });

  it('B-20: on a road of the Start (D-12)', () => {
    const table = toAct({ zones: [[], []], hands: [['Z1 S'], []] });
    expect(table.ways('Z1', B, '1,0')).toEqual(['EW']);
  });
});

describe('Stacks: only the top counts (D-06)', () => {
  it('a Danger Averted closes nothing and hides what it covers', () => {
    const table = toAct({ zones: [['R2 S@1,0r1', 'FIRE@1,0'], []], hands: [['AVERT'], []] });
    table.play('AVERT', A, '1,0');
    expect(table.at(A, '1,0')).toBe('R2 FIRE AVERT');
    expect(table.events[0]).toMatchObject({ type: 'covered', data: { seat: A, zone: A, cell: '1,0', over: 'FIRE-01' } });
    expect(table.state.zones[A]!.stacks['1,0']!.at(-1)!.seq).toBe(101);
  });
});
