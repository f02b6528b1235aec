import { describe, expect, it } from 'vitest';
import { A, B } from './literals.ts';
import { kindsOf, toAct, toDraw } from './table.ts';

const river = ['R1 S', 'R2 S', 'R3 S', 'Z1 S'];

describe('Drawing a tile', () => {
  it('A-07: a river tile joins the hand, and its slot stays empty until the end of the turn', () => {
    const table = toDraw({ zones: [[], []], hands: [['MASK', 'MASK', 'MASK', 'WEAPON'], []], river });
    table.answer(A, 'river:1');
    expect(table.kinds(A)).toBe('MASK MASK MASK WEAPON R2');
    expect(table.state.river.map((tile) => tile && kindsOf([tile]))).toEqual(['R1', null, 'R3', 'Z1']);
    expect(table.toAct).toBe('A: action');
  });

  it('A-08: at the end of the turn the river is refilled, and the next player draws', () => {
    const table = toDraw({ zones: [[], []], hands: [['MASK'], []], river, pile: ['TENT'] });
    const before = table.state.pile.length;
    table.answer(A, 'river:1');
    table.answer(A, 'discard:0');
    expect(table.state.river.map((tile) => tile && kindsOf([tile]))).toEqual(['R1', 'TENT', 'R3', 'Z1']);
    expect(table.state.pile).toHaveLength(before - 1);
    expect(kindsOf(table.state.discard)).toBe('MASK');
    expect(table.toAct).toBe('B: draw');
  });

  it('the top of the pile joins the hand, and the river stays', () => {
    const table = toDraw({ zones: [[], []], river, pile: ['TENT'] });
    table.answer(A, 'pile');
    expect(table.kinds(A)).toBe('TENT');
    expect(table.events).toEqual([{ type: 'drew', data: { seat: A, turn: table.state.turn }, secret: { [A]: { got: ['TENT-01'] } } }]);
    table.answer(A, 'discard:0');
    expect(table.told).toEqual(['discarded']);
    expect(table.toAct).toBe('B: draw');
  });

  it('offers each tile of the river and the pile, and nothing that is not there', () => {
    const table = toDraw({ zones: [[], []], river: ['R1 S', '-', 'R3 S', 'Z1 S'] });
    expect(table.options(A)).toEqual(['pile', 'river:0', 'river:2', 'river:3']);
    expect(table.refusal(A, 'river:1')).toBe('illegal');
    expect(table.refusal(B, 'pile')).toBe('not-yours');
    expect(table.toAct).toBe('A: draw');
  });

  it('a tile of the river may be put back, one of the pile not', () => {
    const table = toDraw({ zones: [[], []], river });
    table.answer(A, 'river:0');
    expect(table.undoable).toBe(true);
    const other = toDraw({ zones: [[], []], river });
    other.answer(A, 'pile');
    expect(other.undoable).toBe(false);
  });
});

describe('One action', () => {
  it('offers what can be played, turning and discarding', () => {
    const table = toAct({ zones: [['R2 S@1,0r1'], ['R2 C@1,0r2']], hands: [['R1 S', 'FIRE', 'AVERT', 'MASK', 'HORDE'], []] });
    expect(table.options(A)).toEqual(['play:0', 'play:1', 'turn', 'discard:0', 'discard:1', 'discard:2', 'discard:3', 'discard:4']);
    expect(table.toAct).toBe('A: action');
  });

  it('Equipment cannot be played, but discarded', () => {
    const table = toAct({ zones: [[], []], hands: [['MASK', 'WEAPON'], []] });
    expect(table.options(A)).toEqual(['discard:0', 'discard:1']);
    table.answer(A, 'discard:1');
    expect(table.kinds(A)).toBe('MASK');
    expect(kindsOf(table.state.discard)).toBe('WEAPON');
    expect(table.toAct).toBe('B: draw');
  });

  it('tile, place and rotation are asked one after the other, and each may be taken back', () => {
    const table = toAct({ zones: [[], []], hands: [['R2 C', 'MASK'], []] });
    table.answer(A, 'play:0');
    expect(table.undoable).toBe(true);
    expect(table.options(A)).toEqual(['place:0:0,1', 'place:0:-1,0', 'place:0:1,0', 'place:0:0,-1']);
    table.answer(A, 'place:0:1,0');
    expect(table.undoable).toBe(true);
    expect(table.options(A)).toEqual(['rot:2', 'rot:3']);
    expect(table.kinds(A)).toBe('R2 MASK');
    table.answer(A, 'rot:3');
    expect(table.at(A, '1,0')).toBe('R2');
    expect(table.kinds(A)).toBe('MASK');
    expect(table.toAct).toBe('B: draw');
  });

  it('a choice with one possibility is skipped', () => {
    const table = toAct({ zones: [['DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'], []], hands: [['R2 S'], []] });
    table.answer(A, 'play:0');
    expect(table.events.map(({ type }) => type)).toEqual(['laid']);
    expect(table.at(A, '1,0')).toBe('R2');
    expect(table.toAct).toBe('B: draw');
  });

  it('a move can be shown before it is made', () => {
    const table = toAct({ zones: [[], []], hands: [['R2 X'], []] });
    table.answer(A, 'play:0');
    expect(table.previewed(A, 'place:0:1,0').zones[A]!.stacks['1,0']).toMatchObject([{ rot: 0 }]);
    expect(table.at(A, '1,0')).toBe('');
  });

  it('a move is shown within its own turn, not the next one', () => {
    const table = toAct({ zones: [[], []], hands: [['R2 X'], []] });
    table.answer(A, 'play:0');
    expect(table.previewed(A, 'place:0:1,0')).toMatchObject({ player: A, turn: table.state.turn });
  });

  it('firstRoundTruce: no Danger tile in anybody’s first turn, but That’s mine!', () => {
    const hands = [['DEAD', 'FIRE', 'HORDE', 'MINE'], []];
    const zones = [[], ['R2 S@1,0r1', 'EVENT S@2,0r1']];
    const first = toAct({ zones, hands, turnsOf: [1, 0], settings: { firstRoundTruce: 'on' } });
    expect(first.options(A).filter((id) => id.startsWith('play'))).toEqual(['play:3']);
    const second = toAct({ zones, hands, turnsOf: [2, 1], settings: { firstRoundTruce: 'on' } });
    expect(second.options(A).filter((id) => id.startsWith('play'))).toEqual(['play:0', 'play:1', 'play:2', 'play:3']);
    const off = toAct({ zones, hands, turnsOf: [1, 0] });
    expect(off.options(A)).toContain('play:0');
  });
});

describe('Refilling the river', () => {
  it('B-01: the Bunker ends the game', () => {
    const table = toDraw({ zones: [[], []], hands: [['MASK'], []], river, pile: ['BUNKER', 'R1', 'R1'] });
    table.answer(A, 'river:0');
    table.answer(A, 'discard:0');
    expect(table.told.slice(0, 2)).toEqual(['discarded', 'bunker']);
    expect(table.state.scores).not.toBeNull();
    expect(table.state.bunkerShown).toBe(true);
  });

  it('whenTaken: the Bunker stays in its slot, and ends the game when it is taken', () => {
    const settings = { bunkerReveal: 'whenTaken' } as const;
    const table = toDraw({ zones: [[], []], hands: [['MASK'], []], river, pile: ['BUNKER', 'R1', 'R1'], settings });
    table.answer(A, 'river:0');
    table.answer(A, 'discard:0');
    expect(table.toAct).toBe('B: draw');
    expect(table.state.river[0]).toBe('BUNKER-01');
    table.answer(B, 'river:0');
    expect(table.told[0]).toBe('bunker');
    expect(table.state.scores).not.toBeNull();
  });

  it('whenTaken: with an empty pile the river runs dry, and the Bunker must be taken in the end', () => {
    const settings = { bunkerReveal: 'whenTaken' } as const;
    const table = toDraw({ zones: [[], []], hands: [['MASK'], []], river: ['R1 S', '-', '-', '-'], pile: ['BUNKER'], settings });
    table.answer(A, 'river:0');
    table.answer(A, 'discard:0');
    expect(table.told).toContain('bunker');
    expect(table.toAct).toMatch(/won$/);
  });

  it('whenTaken: one drawn from the pile ends the game at once', () => {
    const table = toDraw({ zones: [[], []], river, pile: ['BUNKER'], settings: { bunkerReveal: 'whenTaken' } });
    table.answer(A, 'pile');
    expect(table.told[0]).toBe('bunker');
  });
});
