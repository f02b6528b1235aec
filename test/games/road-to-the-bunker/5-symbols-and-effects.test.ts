import { describe, expect, it } from 'vitest';
import { A, B, C } from './literals.ts';
import { kindsOf, toAct, toDraw } from './table.ts';

describe('Danger Averted', () => {
  it('covers a Danger tile, of whatever kind (D-34)', () => {
    const zone = ['DEAD@1,0r3', 'Z1 S@0,1', 'R2 S@-1,0r1', 'FIRE@-1,0', 'EVENT S@0,-1', 'HORDE@0,-1'];
    const table = toAct({ zones: [zone, []], hands: [['AVERT'], []] });
    for (const cell of ['1,0', '0,1', '-1,0', '0,-1']) expect(table.mayPlay('AVERT', A, cell)).toBe(true);
  });

  it('A-34: not a Progression tile, an empty place or somebody else’s Danger', () => {
    const table = toAct({ zones: [['R2 S@1,0r1', 'DEAD@0,1r2'], ['DEAD@1,0r3']], hands: [['AVERT'], []] });
    expect(table.mayPlay('AVERT', A, '0,1')).toBe(true);
    expect(table.mayPlay('AVERT', A, '1,0')).toBe(false);
    expect(table.mayPlay('AVERT', A, '0,-1')).toBe(false);
    expect(table.mayPlay('AVERT', B, '1,0')).toBe(false);
  });
});

describe('It’s gonna blow!', () => {
  it('covers a Zombie Horde', () => {
    const table = toAct({ zones: [['EVENT S@1,0r1', 'HORDE@1,0'], []], hands: [['BLOW'], []] });
    table.play('BLOW', A, '1,0');
    expect(table.at(A, '1,0')).toBe('EVENT HORDE BLOW');
    expect(table.toAct).toBe('B: draw');
  });

  it('A-32: nothing else', () => {
    const table = toAct({
      zones: [
        ['DEAD@1,0r3', 'R2 S@0,1', 'FIRE@0,1'],
        ['EVENT S@1,0r1', 'HORDE@1,0'],
      ],
      hands: [['BLOW'], []],
    });
    expect(table.options(A)).not.toContain('play:0');
  });
});

describe('Change of plan', () => {
  const river = ['R1 S', 'R2 S', 'R3 S', 'Z1 S'];

  it('refreshes all four tiles of the river', () => {
    const table = toAct({ zones: [[], []], hands: [['R1C T'], []], river, pile: ['Z2 S', 'Z2 C', 'Z2 T', 'DEAD'] });
    table.play('R1C', A, '1,0');
    expect(kindsOf(table.state.discard)).toBe('R1 R2 R3 Z1');
    expect(kindsOf(table.state.river as string[])).toBe('Z2 Z2 Z2 DEAD');
    expect(table.told).toEqual(['laid', 'plan-changed']);
  });

  it('A-41: after a draw from the river three go and four come (D-46)', () => {
    const table = toAct({
      zones: [[], []],
      hands: [['R1C T'], []],
      river: ['R1 S', 'R2 S', 'R3 S', '-'],
      pile: ['Z2 S', 'Z2 C', 'Z2 T', 'DEAD'],
    });
    const before = table.state.pile.length;
    table.play('R1C', A, '1,0');
    expect(kindsOf(table.state.discard)).toBe('R1 R2 R3');
    expect(kindsOf(table.state.river as string[])).toBe('Z2 Z2 Z2 DEAD');
    expect(table.state.pile).toHaveLength(before - 4);
    expect(table.toAct).toBe('B: draw');
  });

  it('B-02: ends the game when the Bunker comes, and nothing after it is shown', () => {
    const table = toAct({ zones: [[], []], hands: [['R1C T'], []], river, pile: ['Z2 S', 'Z2 C', 'BUNKER', 'DEAD'] });
    table.play('R1C', A, '1,0');
    expect(table.told.slice(0, 3)).toEqual(['laid', 'plan-changed', 'bunker']);
    expect(table.state.river.map((tile) => tile && kindsOf([tile]))).toEqual(['Z2', 'Z2', null, null]);
    expect(kindsOf(table.state.pile)).toBe('DEAD');
    expect(table.toAct).toMatch(/won$/);
  });

  it('whenTaken: a Bunker in the river stays there', () => {
    const settings = { bunkerReveal: 'whenTaken' } as const;
    const table = toAct({
      zones: [[], []],
      hands: [['R1C T', 'R1C X'], []],
      river,
      pile: ['Z2 S', 'BUNKER', 'Z2 C', 'DEAD', 'R3 S'],
      settings,
    });
    table.play('R1C T', A, '1,0');
    expect(kindsOf(table.state.river as string[])).toBe('Z2 BUNKER Z2 DEAD');
    expect(table.toAct).toBe('B: draw');
  });

  it('a stolen one works as well (D-20)', () => {
    const table = toAct({ zones: [[], ['R1C T@1,0']], hands: [['MINE'], []], river });
    table.play('MINE', B, '1,0');
    table.answer(A, 'place:0:1,0');
    table.answer(A, 'rot:1');
    expect(table.told).toEqual(['laid', 'plan-changed']);
    expect(kindsOf(table.state.discard)).toBe('R1 R2 R3 Z1');
  });
});

describe('Safe zone', () => {
  const zone = ['SAFE X@1,0', 'R2 S@2,0r1', 'EVENT S@0,1', 'R1 X@3,0', 'R2 C@2,1', 'Z1 S@1,1'];

  it('keeps Danger tiles off itself and the tiles beside it', () => {
    const table = toAct({ zones: [[], zone], hands: [['FIRE', 'HORDE'], []] });
    expect(table.mayPlay('FIRE', B, '2,0')).toBe(false);
    expect(table.mayPlay('HORDE', B, '1,0')).toBe(false);
    expect(table.mayPlay('HORDE', B, '1,1')).toBe(false);
  });

  it('reaches no further, so the rest of the zone is open to attack', () => {
    const table = toAct({ zones: [[], zone], hands: [['FIRE', 'HORDE'], []] });
    expect(table.mayPlay('FIRE', B, '3,0')).toBe(true);
    expect(table.mayPlay('HORDE', B, '0,1')).toBe(true);
  });

  it('B-05: not diagonally (D-07)', () => {
    expect(toAct({ zones: [[], zone], hands: [['FIRE'], []] }).mayPlay('FIRE', B, '2,1')).toBe(true);
  });

  it('B-04: keeps them off empty places beside it, unless safeReach is tiles', () => {
    const at = (safeReach: 'cells' | 'tiles' | 'attached') =>
      toAct({ zones: [[], ['SAFE X@1,0']], hands: [['DEAD'], []], settings: { safeReach } }).mayPlay('DEAD', B, '2,0');
    expect(at('cells')).toBe(false);
    expect(at('attached')).toBe(false);
    expect(at('tiles')).toBe(true);
  });

  it('safeReach attached: nor where roads of protected tiles end', () => {
    const at = (safeReach: 'cells' | 'tiles' | 'attached') =>
      toAct({ zones: [[], ['SAFE X@1,0', 'R2 S@2,0r1']], hands: [['DEAD'], []], settings: { safeReach } }).mayPlay('DEAD', B, '3,0');
    expect(at('cells')).toBe(true);
    expect(at('tiles')).toBe(true);
    expect(at('attached')).toBe(false);
  });

  it('does not remove dangers that are there (D-42), nor work from under another tile (D-06)', () => {
    const table = toAct({ zones: [['R3 S@1,0r1', 'Z1 S@2,0r1'], []], hands: [['SAFE X'], []] });
    table.play('SAFE', A, '3,0');
    expect(table.at(A, '2,0')).toBe('Z1');
    const covered = toAct({ zones: [[], ['SAFE X@1,0', 'HORDE@1,0', 'R2 S@2,0r1']], hands: [['FIRE'], []] });
    expect(covered.mayPlay('FIRE', B, '2,0')).toBe(true);
  });
});

describe('That’s mine!', () => {
  it('changes places with an opponent’s Resource tile, which is played in the own zone at once', () => {
    const table = toAct({ zones: [[], ['R3 S@1,0r1'], []], hands: [['MINE', 'MASK'], [], []] });
    table.play('MINE', B, '1,0');
    expect(table.at(B, '1,0')).toBe('MINE');
    expect(table.state.stolen).toBe('R3-01');
    expect(table.undoable).toBe(true);
    expect(table.options(A)).toEqual(['place:0:0,1', 'place:0:-1,0', 'place:0:1,0', 'place:0:0,-1']);
    table.answer(A, 'place:0:0,1');
    expect(table.at(A, '0,1')).toBe('R3');
    expect(table.state.stolen).toBeNull();
    expect(table.kinds(A)).toBe('MASK');
    expect([table.state.zones[B]!.stacks['1,0']![0]!.seq, table.state.zones[A]!.stacks['0,1']![0]!.seq]).toEqual([101, 102]);
    expect(table.toAct).toBe('B: draw');
  });

  it('A-46: not with a tile without a Resource symbol, nor a covered one, nor an own one', () => {
    const theirs = ['EVENT S@1,0r1', 'R3 S@0,1', 'FIRE@0,1', 'HIDDEN S@-1,0r1'];
    const table = toAct({ zones: [['R1 S@1,0r1'], theirs], hands: [['MINE'], []] });
    expect(table.options(A)).not.toContain('play:0');
  });

  it('B-19: not when the stolen tile would have no place (D-43)', () => {
    const closed = ['DEAD@1,0r3', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'];
    expect(toAct({ zones: [closed, ['R3 S@1,0r1']], hands: [['MINE'], []] }).options(A)).not.toContain('play:0');
  });

  it('a Safe zone does not stop it (D-11)', () => {
    const table = toAct({ zones: [[], [], ['SAFE X@1,0', 'R2 S@2,0r1']], hands: [['MINE'], [], []] });
    expect(table.mayPlay('MINE', C, '2,0')).toBe(true);
  });
});

describe('Watch out Zombies!, Dead end', () => {
  it('lie in the victim’s zone, and the attacker’s turn is over', () => {
    const table = toDraw({ zones: [[], []], hands: [['Z2 T', 'DEAD'], []] });
    table.answer(A, 'river:0');
    table.play('DEAD', B, '1,0');
    expect(table.at(B, '1,0')).toBe('DEAD');
    expect(table.state.zones[B]!.stacks['1,0']![0]!.rot).toBe(3);
    expect(table.at(A, '1,0')).toBe('');
    expect(table.toAct).toBe('B: draw');
  });
});
