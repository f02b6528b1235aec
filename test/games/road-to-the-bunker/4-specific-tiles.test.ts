import { describe, expect, it } from 'vitest';
import { A, B } from './literals.ts';
import { kindsOf, toAct } from './table.ts';

describe('Fire', () => {
  it('A-17: over a Progression tile with a Resource symbol', () => {
    const table = toAct({ zones: [[], ['R2 S@1,0r1']], hands: [['FIRE'], []] });
    table.play('FIRE', B, '1,0');
    expect(table.at(B, '1,0')).toBe('R2 FIRE');
    expect(table.toAct).toBe('B: draw');
  });

  it('not over one without, over a Fire, or over an own tile', () => {
    const theirs = ['EVENT S@1,0r1', 'HIDDEN S@2,0r1', 'R1 S@-1,0r1', 'FIRE@-1,0'];
    const table = toAct({ zones: [['R2 S@1,0r1'], theirs], hands: [['FIRE'], []] });
    expect(table.mayPlay('FIRE', B, '1,0')).toBe(false);
    expect(table.mayPlay('FIRE', B, '2,0')).toBe(false);
    expect(table.mayPlay('FIRE', B, '-1,0')).toBe(false);
    expect(table.mayPlay('FIRE', A, '1,0')).toBe(false);
    expect(table.options(A)).toEqual(['discard:0']);
  });
});

describe('Zombie Horde', () => {
  it('A-19: not over a tile with a Resource symbol', () => {
    expect(toAct({ zones: [[], ['R2 S@1,0r1']], hands: [['HORDE'], []] }).mayPlay('HORDE', B, '1,0')).toBe(false);
  });

  it('A-20: over a green or a red tile without one', () => {
    const table = toAct({ zones: [[], ['EVENT S@1,0r1', 'Z1 S@2,0r1', 'HIDDEN S@3,0r1', 'HORDE@3,0']], hands: [['HORDE'], []] });
    expect(table.mayPlay('HORDE', B, '1,0')).toBe(true);
    expect(table.mayPlay('HORDE', B, '2,0')).toBe(true);
    expect(table.mayPlay('HORDE', B, '3,0')).toBe(true);
  });

  it('covers a Fire, though a Resource lies below it', () => {
    expect(toAct({ zones: [[], ['R2 S@1,0r1', 'FIRE@1,0']], hands: [['HORDE'], []] }).mayPlay('HORDE', B, '1,0')).toBe(true);
  });

  it('not over the Start, nor That’s mine! (D-33)', () => {
    const table = toAct({ zones: [[], ['MINE@1,0']], hands: [['HORDE'], []] });
    expect(table.mayPlay('HORDE', B, '0,0')).toBe(false);
    expect(table.mayPlay('HORDE', B, '1,0')).toBe(false);
  });

  it('B-102: not over a Tent that has become the Start (D-44)', () => {
    const table = toAct({ zones: [['R1 S@1,0r1'], []], hands: [['TENT'], ['HORDE']], pile: ['R1 X'] });
    table.play('TENT', A, '2,0');
    table.answer(B, 'pile');
    expect(table.options(B)).toEqual(expect.not.arrayContaining(['play:0']));
    expect(table.kinds(B)).toBe('HORDE R1');
  });
});

describe('Tent', () => {
  it('A-35: counts the Resources from Start to Tent, removes the tiles between, and is the new Start', () => {
    const table = toAct({ zones: [['R2 S@1,0r1', 'R3 S@2,0r1', 'R1 S@0,1'], []], hands: [['TENT'], []] });
    table.play('TENT', A, '3,0');
    expect(table.state.tentBank).toEqual([5, 0]);
    expect(['0,0', '1,0', '2,0'].map((cell) => table.at(A, cell))).toEqual(['', '', '']);
    expect(table.state.zones[A]!.start).toBe('3,0');
    expect(table.at(A, '3,0')).toBe('TENT');
    expect(table.at(A, '0,1')).toBe('R1');
    expect(kindsOf(table.state.discard)).toBe('R2 R3');
    expect(table.state.outOfGame).toContain('START-01');
    expect(table.events[1]).toMatchObject({ type: 'tent', data: { seat: A, cell: '3,0', value: 5, masks: 0 } });
    expect(table.toAct).toBe('B: draw');
  });

  it('D-16: zombies are not subtracted; whole stacks go', () => {
    const table = toAct({ zones: [['R2 S@1,0r1', 'Z2 S@2,0r1', 'EVENT S@3,0r1', 'HORDE@3,0', 'BLOW@3,0'], []], hands: [['TENT'], []] });
    table.play('TENT', A, '4,0');
    expect(table.state.tentBank[A]).toBe(2);
    expect(kindsOf(table.state.discard)).toBe('R2 Z2 EVENT HORDE BLOW');
  });

  it('stands only where a legal walk from Start leads', () => {
    const zone = ['R2 S@1,0r1', 'FIRE@1,0', 'R3 S@7,7r1'];
    const without = toAct({ zones: [zone, []], hands: [['TENT'], []] });
    expect(without.mayPlay('TENT', A, '2,0')).toBe(false);
    expect(without.mayPlay('TENT', A, '8,7')).toBe(false);
    expect(without.mayPlay('TENT', A, '0,1')).toBe(true);
  });

  it('a Smoke mask opens the way through a Fire and stays in hand (D-18)', () => {
    const table = toAct({ zones: [['R3 S@1,0r1', 'FIRE@1,0', 'R2 S@2,0r1'], []], hands: [['TENT', 'MASK'], []] });
    table.play('TENT', A, '3,0');
    expect(table.events[1]).toMatchObject({ type: 'tent', data: { value: 2, masks: 1 } });
    expect(table.kinds(A)).toBe('MASK');
    expect(table.state.tentBank[A]).toBe(2);
  });

  it('an old Tent goes to the discard pile (D-17)', () => {
    const table = toAct({ zones: [['R1 S@1,0r1'], []], hands: [['TENT', 'TENT'], ['MASK']], pile: ['MASK', 'MASK', 'WEAPON'] });
    table.play('TENT', A, '2,0');
    table.answer(B, 'pile');
    table.answer(B, 'discard:0');
    table.answer(A, 'pile');
    table.play('TENT', A, '3,0');
    expect(table.state.zones[A]!.start).toBe('3,0');
    expect(kindsOf(table.state.discard)).toBe('R1 MASK TENT');
    expect(table.state.tentBank[A]).toBe(1);
  });

  it('D-21: takes the richest road; with tentPath choose its player chooses', () => {
    const zone = ['R3 C@0,1r1', 'EVENT T@1,1r1', 'R1 C@1,0r3'];
    const auto = toAct({ zones: [zone, []], hands: [['TENT'], []] });
    auto.play('TENT', A, '2,1');
    expect(auto.state.tentBank[A]).toBe(3);
    expect(auto.at(A, '1,0')).toBe('R1');

    const chosen = toAct({ zones: [zone, []], hands: [['TENT'], []], settings: { tentPath: 'choose' } });
    chosen.play('TENT', A, '2,1');
    expect(chosen.toAct).toBe('A: tent');
    expect(chosen.options(A)).toEqual(['walk:0', 'walk:1']);
    chosen.answer(A, 'walk:1');
    expect(chosen.state.tentBank[A]).toBe(1);
    expect(chosen.at(A, '0,1')).toBe('R3');
    expect(chosen.at(A, '1,0')).toBe('');
  });
});
