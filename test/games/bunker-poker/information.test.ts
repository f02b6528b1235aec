import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/bunker-poker/game.ts';
import type { Side, State } from '../../../src/games/bunker-poker/state.ts';
import { A, B, C, full, out, side } from './literals.ts';
import { given } from './table.ts';

describe('Information (section 8)', () => {
  it('A-02: a coin is in the view of its owner only', () => {
    const table = given({ sides: [full(2), full(3), full(4)], throws: [[6, 3]] });
    const coins = (viewer: number | 'table') => table.view(viewer).sides.map((seen) => seen.coin);
    expect(coins(A)).toEqual([2, null, null]);
    expect(coins(B)).toEqual([null, 3, null]);
    expect(coins(C)).toEqual([null, null, 4]);
    expect(coins('table')).toEqual([null, null, null]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('the coin of who is out is in every view', () => {
    const table = given({ sides: [full(2), full(3), out(4)], throws: [[6, 3]] });
    expect(table.view('table').sides.map((seen) => seen.coin)).toEqual([null, null, 4]);
    expect(table.view(A).sides.map((seen) => seen.coin)).toEqual([2, null, 4]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('dice, tokens, throw and turn are open to all', () => {
    const table = given({ sides: [side('6 5- 0 - 6 6'), full()], throws: [[6, 3]] });
    expect(table.view('table')).toMatchObject({ thrower: A, thrown: [6, 3], turn: 1 });
    expect(table.view('table').sides[A]).toMatchObject({
      alive: true,
      dice: [6, 5, 0, 0, 6, 6],
      tokens: [true, false, true, false, true, true],
    });
    expect(table.view(B).sides[A]?.dice).toEqual([6, 5, 0, 0, 6, 6]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('a view is not the state: changing it changes nothing', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    (table.view('table').sides[A]!.dice as number[])[0] = 1;
    expect(table.dice(A)[0]).toBe(6);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('a disguise hides a coin under every cell with a token, and under no other', () => {
    const { state } = given({ sides: [full(2), side('6 - 0 6 6- 6', 3)], throws: [[1, 1]] });
    const seen = new Set<number>();
    for (let turn = 0; turn < 6; turn++) {
      const rotate = <T>(items: readonly T[]) => [...items.slice(turn % items.length), ...items.slice(0, turn % items.length)];
      const other = rules.disguise(state, A, rotate);
      expect(other.sides[A]?.coin).toBe(2);
      seen.add(other.sides[B]!.coin);
    }
    expect([...seen].sort()).toEqual([1, 3, 4, 6]);
  });
});

describe('Audit', () => {
  const sound = (): State => structuredClone(given({ sides: [full(2), full(3), out(1)], throws: [[1, 1]] }).state);
  const spoil = (seat: number, change: Partial<Side>): State => {
    const game = sound();
    Object.assign(game.sides[seat]!, change);
    return game;
  };

  it('accepts a sound position', () => {
    expect(() => rules.audit(sound())).not.toThrow();
  });

  it.each([
    ['a die above 6', spoil(A, { dice: [7, 6, 6, 6, 6, 6] }), 'dice 7'],
    ['a die below 0', spoil(A, { dice: [-1, 6, 6, 6, 6, 6] }), 'dice -1'],
    ['half a point', spoil(A, { dice: [0.5, 6, 6, 6, 6, 6] }), 'dice 0.5'],
    ['a seventh die', spoil(A, { dice: [6, 6, 6, 6, 6, 6, 6] }), 'not six cells'],
    ['a lost token place', spoil(A, { tokens: [true, true, true, true, true] }), 'not six cells'],
    ['a living player without tokens', spoil(A, { tokens: Array(6).fill(false) }), 'no token left'],
    ['a coin without token', spoil(A, { tokens: [true, false, true, true, true, true] }), 'coin under cell 2'],
    ['no coin', spoil(A, { coin: 0 }), 'coin under cell 0'],
    ['dice of who is out', spoil(C, { dice: [1, 0, 0, 0, 0, 0] }), 'out but with'],
    ['tokens of who is out', spoil(C, { tokens: [true, false, false, false, false, false] }), 'out but with'],
    ['a thrower who is out', { ...sound(), thrower: C }, 'thrower'],
    ['a throw of 7', { ...sound(), thrown: [7, 1] as [number, number] }, 'thrown'],
  ])('refuses %s', (_name, game, fault) => {
    expect(() => rules.audit(game)).toThrow(fault);
  });
});
