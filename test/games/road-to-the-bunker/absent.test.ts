import { describe, expect, it } from 'vitest';
import type { EventKey } from '../../../src/games/road-to-the-bunker/content/cards.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import { leave } from '../../../src/kernel/kernel.ts';
import { A, B, C, type Given } from './literals.ts';
import { kindsOf, opened, type Road, toAct, toDraw } from './table.ts';

/** A lays an Unexpected Event at 0,-1, and this card comes. */
function event(card: EventKey, given: Given): Road {
  const [own = [], ...others] = given.hands ?? given.zones.map(() => []);
  const table = toAct({ ...given, hands: [['EVENT S', ...own], ...others], events: [card] });
  table.play('EVENT', A, '0,-1');
  return table;
}

describe('B-109: answers for an absent player (section 13, D-53)', () => {
  it('draws from the pile, and does not use a salvage card', () => {
    const table = toDraw({ zones: [[], []], discard: ['R3 S'], kept: [[{ card: 'SALVAGE', turn: 1 }]], pile: ['TENT'] });
    table.absent(A);
    expect(table.kinds(A)).toBe('TENT');
  });

  it('with an empty pile takes the lowest tile of the river, the Bunker last', () => {
    const settings = { bunkerReveal: 'whenTaken' } as const;
    const dry = (river: string[]) => {
      const table = toDraw({ zones: [[], []], hands: [['MASK'], []], river: ['-', ...river], pile: ['BUNKER'], settings });
      table.answer(A, 'river:1');
      table.answer(A, 'discard:0');
      return table;
    };
    const table = dry(['R1 S', 'R2 S', 'R3 S']);
    expect(kindsOf(table.state.river.filter((tile) => tile !== null))).toBe('BUNKER R2 R3');
    table.absent(B);
    expect(table.kinds(B)).toBe('R2');
  });

  it('discards the first tile in keep order', () => {
    const first = (hand: readonly string[]) => {
      const table = toAct({ zones: [[], []], hands: [hand, []] });
      table.absent(A);
      return kindsOf(table.state.discard);
    };
    expect(first(['HIDDEN', 'WEAPON', 'MASK', 'R3', 'R2'])).toBe('R2');
    expect(first(['MINE', 'TENT', 'R1C', 'R1', 'SAFE'])).toBe('SAFE');
    expect(first(['AVERT', 'BLOW', 'FIRE', 'HORDE', 'Z2'])).toBe('Z2');
    expect(first(['Z1', 'DEAD', 'EVENT', 'HIDDEN', 'WEAPON'])).toBe('EVENT');
  });

  it('within a kind the lowest tile id', () => {
    const table = toAct({ zones: [['R1 S@1,0r1'], []], hands: [['R1 X', 'R1 C'], []] });
    table.absent(A);
    expect(table.state.discard).toEqual(['R1-03']);
  });

  it('B-110: SWITCH passes the first tiles in keep order, and the choices of others stand', () => {
    const hands = [['R1 S', 'R1 C', 'R3 S'], ['WEAPON', 'DEAD', 'HIDDEN S'], ['MASK']];
    const table = event('SWITCH', { zones: [[], [], []], hands });
    table.answer(A, 'pass:2');
    table.absent(B);
    expect([A, B, C].map((seat) => table.kinds(seat))).toEqual(['R1 R1 MASK', 'WEAPON HIDDEN R3', 'DEAD']);
  });

  it('BADROAD goes to the next opponent clockwise who has built', () => {
    const table = event('BADROAD', { zones: [[], [], ['R1 S@1,0r1'], ['R2 S@1,0r1']] });
    table.absent(A);
    expect(kindsOf(table.state.discard)).toBe('R1');
  });

  it('BADROAD: the linked tile of least Resource value goes, then the oldest', () => {
    const bob = ['R2 S@1,0r1#10', 'R1 C@2,1r2#12', 'R1 S@3,0r1#11', 'R1 X@2,0#20'];
    const table = event('BADROAD', { zones: [[], bob] });
    table.absent(B);
    expect(kindsOf(table.state.discard)).toBe('R1 R1');
    expect([table.at(B, '1,0'), table.at(B, '2,1'), table.at(B, '3,0')]).toEqual(['R2', 'R1', '']);
  });

  it('RECALC discards one tile, the first in keep order', () => {
    const table = event('RECALC', { zones: [[], []], hands: [['R3 S', 'R1 S', 'MASK', 'DEAD'], []], pile: ['TENT', 'TENT'] });
    table.absent(A);
    expect(table.kinds(A)).toBe('R3 R1 MASK TENT');
  });

  it('LUCKY removes the latest red tile', () => {
    const table = event('LUCKY', { zones: [['DEAD@1,0r3#50', 'DEAD@0,1r2#60', 'Z1 S@-1,0r1#55'], []] });
    table.absent(A);
    expect(table.at(A, '0,1')).toBe('');
    expect(table.at(A, '1,0')).toBe('DEAD');
  });

  it('SPY takes from the fullest hand, then from the next clockwise, and discards the first tile in keep order', () => {
    const whom = (hands: readonly (readonly string[])[]) => {
      const table = event('SPY', { zones: [[], [], [], []], hands });
      table.absent(A);
      return table.state.hands.findIndex((hand, seat) => seat > 0 && hand.length < hands[seat]!.length);
    };
    expect(whom([['MASK'], ['R1 S'], ['R1 C', 'R1 T'], ['R2 S']])).toBe(2);
    expect(whom([['MASK'], [], ['R1 C', 'R1 T'], ['R2 S', 'R2 C']])).toBe(2);
    const table = event('SPY', { zones: [[], []], hands: [['MASK', 'DEAD'], ['HIDDEN S']] });
    table.absent(A);
    expect(table.kinds(A)).toBe('MASK HIDDEN');
  });

  it('BETTER goes where the best path is worth most, then west, then south', () => {
    const value = event('BETTER', { zones: [['R3 S@1,0r1', 'R1 S@-1,0r1', 'R2 S@2,0r1'], []] });
    value.absent(A);
    expect(value.state.zones[A]!.start).toBe('3,0');
    const level = event('BETTER', { zones: [['EVENT S@1,0r1', 'HIDDEN S@0,1'], []] });
    level.absent(A);
    expect(level.state.zones[A]!.start).toBe('0,-2');
  });

  it('GRASS exchanges with the next opponent clockwise who has built', () => {
    const table = event('GRASS', { zones: [['R3 S@1,0r1'], [], ['R1 S@1,0r1'], ['R2 S@1,0r1']] });
    table.absent(A);
    expect([table.at(A, '1,0'), table.at(C, '1,0')]).toEqual(['R1', 'R3']);
  });

  it('tentPath choose takes the automatic walk', () => {
    const zone = ['R3 C@0,1r1', 'EVENT T@1,1r1', 'R1 C@1,0r3'];
    const table = toAct({ zones: [zone, []], hands: [['TENT'], []], settings: { tentPath: 'choose' } });
    table.play('TENT', A, '2,1');
    table.absent(A);
    expect(table.state.tentBank[A]).toBe(3);
  });

  it.each([2, 3, 4, 5, 6])('a game of %i in which nobody ever answers comes to its end', (seats) => {
    const table = opened(seats, { firstPlayer: 'vote' });
    for (let answers = 0; !table.position.outcome && answers < 1000; answers++) table.absent(table.sight('table').awaited[0]!);
    expect(table.toAct).toMatch(/won$/);
  });
});

describe('A player leaves (D-54)', () => {
  it('the game does not let the seat go: a computer player takes it, and zone and hand stay', () => {
    const { position } = opened(3);
    expect(leave(rules, position, A)).toBeNull();
    expect(rules.leave).toBeUndefined();
  });
});
