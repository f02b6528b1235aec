import { describe, expect, it } from 'vitest';
import { A, B, C, D, full, side } from './literals.ts';
import { given, opened } from './table.ts';

const exposed = side('6 6 0 6 6 6', 3);

describe('End of the game', () => {
  it('the last player still in the game wins, and every coin is shown', () => {
    const table = given({ sides: [full(5), exposed], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    expect(table.told).toEqual(['taken', 'coin-found', 'eliminated', 'win']);
    expect(table.position.outcome?.winners).toEqual([A]);
    expect(table.view('table').sides.map((s) => s.coin)).toEqual([5, 3]);
    expect(table.refusal(B, 'hit:0:1:1')).toBe('over');
    expect(table.toAct).toBe('A has won');
  });

  it('BP-22: there is one winner, without teams, points or places', () => {
    const table = given({ sides: [full(5), exposed], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    expect(table.position.outcome).toEqual({ winners: [A], reason: { id: 'poker.outcome.last', args: { who: { seat: A } } } });
  });

  it('A-34: with four players the game goes on with three', () => {
    const table = given({ sides: [full(), exposed, full(), full()], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    expect(table.position.outcome).toBeNull();
    expect(table.state.sides.map((s) => s.alive)).toEqual([true, false, true, true]);
    expect(table.toAct).toBe('C: using-the-throw');
  });

  it('keeps in which order players went out, by their coin or by leaving', () => {
    const table = given({ sides: [full(), full(), exposed, full()], throws: [[3, 3]], settings: { leaver: 'eliminate' } });
    table.answer(A, 'take:2:3');
    expect(table.view('table').fallen).toEqual([C]);
    table.leave(B);
    expect(table.view('table').fallen).toEqual([C, B]);
  });

  it('B-09: the dice and tokens of an eliminated player leave the game (BP-11)', () => {
    const table = given({ sides: [full(), exposed, full()], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    expect(table.view(C).sides[B]).toMatchObject({ dice: [0, 0, 0, 0, 0, 0], tokens: [false, false, false, false, false, false] });
    expect(table.options(C).some((id) => id.split(':')[1] === String(B))).toBe(false);
    expect(table.toAct).toBe('C: using-the-throw');
  });
});

describe('A player leaves (BP-26)', () => {
  it('leaver=bot: the game needs somebody in the seat', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]] });
    expect(table.leave(B)).toBe(false);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('leaver=bot: a player who is out just goes', () => {
    const table = given({ sides: [full(), exposed, full()], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    expect(table.leave(B)).toBe(true);
    expect(table.told).toEqual([]);
    expect(table.toAct).toBe('C: using-the-throw');
  });

  const settings = { leaver: 'eliminate' } as const;

  it('B-104: a leaving thrower shows the coin, the throw is void, the next living player throws', () => {
    const table = given({ sides: [full(2), side('6 6 5 6 6 2'), side('6 6 1 6 6 4')], throws: [[6, 3]], settings });
    table.answer(C, 'swap');
    expect(table.leave(A)).toBe(true);
    expect(table.told).toEqual(['left', 'thrown']);
    expect(table.events[0]).toEqual({ type: 'left', data: { seat: A, cell: 2 } });
    expect(table.view('table').sides[A]).toMatchObject({ alive: false, coin: 2 });
    expect(table.dice(C)).toEqual([6, 6, 1, 6, 6, 4]);
    expect(table.state.thrown).toEqual([1, 1]);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('an open window no longer waits for who leaves', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2'), side('6 6 1 6 6 4')], throws: [[6, 3]], settings });
    table.answer(C, 'swap');
    expect(table.leave(B)).toBe(true);
    expect(table.told).toEqual(['left', 'swapped']);
    expect(table.dice(C)).toEqual([6, 6, 4, 6, 6, 1]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('a sealed answer of who leaves is not carried out', () => {
    const table = given({ sides: [full(), side('6 6 5 6 6 2'), side('6 6 1 6 6 4')], throws: [[6, 3]], settings });
    table.answer(B, 'swap');
    table.leave(B);
    expect(table.told).toEqual(['left']);
    expect(table.toAct).toBe('C: swapping-dice');
    table.answer(C, 'keep');
    expect(table.told).toEqual(['kept']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('clockwise windows of who has left are skipped', () => {
    const table = given({
      sides: [full(), side('6 6 5 6 6 2'), side('6 6 1 6 6 4'), full()],
      throws: [[6, 3]],
      settings: { ...settings, swapOrder: 'clockwise' },
    });
    table.leave(C);
    expect(table.toAct).toBe('B: swapping-dice');
    table.answer(B, 'keep');
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('an opponent who leaves is no target any more', () => {
    const table = given({ sides: [full(), full(), full()], throws: [[6, 3]], settings });
    table.leave(C);
    expect(table.refusal(A, 'hit:2:6:3')).toBe('illegal');
    expect(table.refusal(A, 'hit:1:6:3')).toBeNull();
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('the thrower passes when who leaves was all there was to act upon', () => {
    const table = given({ sides: [full(), side('0 - - - - -', 1), full()], throws: [[5, 2]], settings });
    table.leave(C);
    expect(table.told).toEqual(['left', 'passed', 'thrown']);
    expect(table.toAct).toBe('B: using-the-throw');
  });

  it('a thrower who leaves before throwing hands the turn on', () => {
    const table = given({ sides: [full(), full(), full()], throws: [[6, 3]], settings: { ...settings, giveUp: 'before' } });
    table.leave(A);
    expect(table.toAct).toBe('B: giving-up');
  });

  it('B-105: of two players the other wins, and the coin is shown', () => {
    const table = given({ sides: [full(5), full(2)], throws: [[6, 3]], settings });
    table.leave(B);
    expect(table.told).toEqual(['left', 'win']);
    expect(table.view('table').sides.map((s) => s.coin)).toEqual([5, 2]);
    expect(table.toAct).toBe('A has won');
  });

  it('while coins are hidden the seat is removed, and its sealed choice with it', () => {
    const table = opened(4, settings);
    table.answer(D, 'hide:2');
    table.answer(A, 'hide:3');
    table.leave(D);
    expect(table.events).toEqual([{ type: 'left', data: { seat: D, cell: null } }]);
    expect(table.toAct).toBe('B and C: setup');
    table.answer(B, 'hide:4');
    table.leave(C);
    expect(table.state.sides.map((s) => s.coin)).toEqual([3, 4, 0, 0]);
    expect(table.toAct).toMatch(/^[AB]: using-the-throw$/);
  });

  it('while coins are hidden fewer than two left call the game off', () => {
    const table = opened(2, settings);
    table.answer(A, 'hide:3');
    table.leave(B);
    expect(table.told).toEqual(['left', 'called-off']);
    expect(table.toAct).toBe('called off');
  });
});
