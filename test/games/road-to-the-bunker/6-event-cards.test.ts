import { describe, expect, it } from 'vitest';
import type { EventKey } from '../../../src/games/road-to-the-bunker/content/cards.ts';
import { A, B, C, type Given } from './literals.ts';
import { kindsOf, type Road, toAct } from './table.ts';

/** A lays an Unexpected Event at 0,-1, and this card comes. */
function event(card: EventKey, given: Given): Road {
  const [own = [], ...others] = given.hands ?? given.zones.map(() => []);
  const table = toAct({ ...given, hands: [['EVENT S', ...own], ...others], events: [card, ...(given.events ?? [])] });
  table.play('EVENT', A, '0,-1');
  return table;
}
const seqAt = (table: Road, seat: number, cell: string) => table.state.zones[seat]!.stacks[cell]!.map(({ seq }) => seq);

describe('Unexpected Event', () => {
  it('A-47: a card is drawn and resolved at once, then the turn goes on', () => {
    const table = event('FIND', { zones: [[], []] });
    expect(table.told).toEqual(['laid', 'event']);
    expect(table.events[1]).toEqual({ type: 'event', data: { seat: A, card: 'FIND' } });
    expect(table.state.kept).toEqual([[{ card: 'FIND', turn: 20 }], []]);
    expect(table.state.eventDiscard).toEqual([]);
    expect(table.toAct).toBe('B: draw');
  });

  it('cards that are not kept are discarded', () => {
    expect(event('GENIUS', { zones: [[], []] }).state.eventDiscard).toEqual(['GENIUS']);
  });
});

describe('Wait, did I really go that way?', () => {
  it('A-55: the latest tiles change places, the event tile stays; each place stays as recent as it was (D-48)', () => {
    const table = event('WAIT', { zones: [['R2 S@1,0r1#10'], ['R1 S@1,0#5', 'Z1 S@2,0r1#11']] });
    expect([table.at(A, '1,0'), table.at(A, '0,-1')]).toEqual(['Z1', 'EVENT']);
    expect([table.at(B, '2,0'), table.at(B, '1,0')]).toEqual(['R2', 'R1']);
    expect([seqAt(table, A, '1,0'), seqAt(table, B, '2,0')]).toEqual([[10], [11]]);
    expect(table.toAct).toBe('B: draw');
  });

  it('with three players they go to the left neighbour', () => {
    const table = event('WAIT', { zones: [['R1 S@1,0r1'], ['R2 S@1,0r1'], ['R3 S@1,0r1']] });
    expect([A, B, C].map((seat) => table.at(seat, '1,0'))).toEqual(['R3', 'R1', 'R2']);
  });

  it('A-56: a stack moves as one, with its rotation', () => {
    const table = event('WAIT', { zones: [['R2 S@1,0r1#10'], ['R3 C@1,0r2#8', 'FIRE@1,0#12']] });
    expect(table.at(A, '1,0')).toBe('R3 FIRE');
    expect(table.state.zones[A]!.stacks['1,0']).toMatchObject([
      { rot: 2, seq: 10 },
      { rot: 0, seq: 10 },
    ]);
    expect(table.at(B, '1,0')).toBe('R2');
  });

  it('B-16: who has only a Start is passed over (D-52)', () => {
    const table = event('WAIT', { zones: [['R1 S@1,0r1'], [], ['R3 S@1,0r1']] });
    expect([A, B, C].map((seat) => table.at(seat, '1,0'))).toEqual(['R3', '', 'R1']);
  });

  it('no effect when fewer than two players have a tile to swap', () => {
    const table = event('WAIT', { zones: [[], ['R1 S@1,0r1']] });
    expect(table.told).toEqual(['laid', 'event', 'no-effect']);
    expect(table.at(B, '1,0')).toBe('R1');
  });
});

describe('Sometimes I feel like I’m becoming someone else', () => {
  it('A-53: everybody passes as many tiles as the smallest hand holds, to the left', () => {
    const hands = [
      ['R1 S', 'R1 C', 'R1 T', 'R1 X'],
      ['Z1 S', 'Z1 C', 'Z1 T', 'Z1 X'],
      ['MASK', 'WEAPON'],
    ];
    const table = event('SWITCH', { zones: [[], [], []], hands });
    expect(table.toAct).toBe('A and B: becoming-someone-else');
    table.answer(A, 'pass:0', 'pass:1');
    expect(table.kinds(B)).toBe('Z1 Z1 Z1 Z1');
    expect(table.toAct).toBe('B: becoming-someone-else');
    expect(table.refusal(B, 'pass:0')).toBe('illegal');
    table.answer(B, 'pass:2', 'pass:3');
    expect([A, B, C].map((seat) => table.kinds(seat))).toEqual(['R1 R1 MASK WEAPON', 'Z1 Z1 R1 R1', 'Z1 Z1']);
    expect(table.events[0]!.secret?.[C]).toEqual({ gave: ['MASK-01', 'WEAPON-01'], got: ['Z1-07', 'Z1-09'] });
    expect(table.toAct).toBe('B: draw');
  });

  it('with equal hands nobody is asked', () => {
    const table = event('SWITCH', { zones: [[], []], hands: [['MASK'], ['WEAPON']] });
    expect([table.kinds(A), table.kinds(B)]).toEqual(['WEAPON', 'MASK']);
    expect(table.toAct).toBe('B: draw');
  });

  it('no effect when somebody holds nothing', () => {
    const table = event('SWITCH', { zones: [[], []], hands: [['MASK'], []] });
    expect(table.told).toContain('no-effect');
    expect([table.kinds(A), table.kinds(B)]).toEqual(['MASK', '']);
  });
});

describe('I had a bad feeling about this road anyway...', () => {
  it('A-43: the latest tile goes and one linked to it, protected or not', () => {
    const table = event('BADROAD', { zones: [[], ['SAFE X@1,0', 'R2 S@2,0r1']] });
    expect([table.at(B, '2,0'), table.at(B, '1,0'), table.at(B, '0,0')]).toEqual(['', '', 'START']);
    expect(kindsOf(table.state.discard)).toBe('R2 SAFE');
    expect(table.toAct).toBe('B: draw');
  });

  it('A-58: alone when it is linked to the Start only', () => {
    const table = event('BADROAD', { zones: [[], ['R1 S@1,0r1']] });
    expect(kindsOf(table.state.discard)).toBe('R1');
    expect(table.at(B, '0,0')).toBe('START');
  });

  it('B-17: a Horde has no links, so only its stack goes, as a whole', () => {
    const table = event('BADROAD', { zones: [[], ['R1 S@1,0r1#10', 'EVENT S@2,0r1#11', 'HORDE@2,0#20']] });
    expect(kindsOf(table.state.discard)).toBe('EVENT HORDE');
    expect(table.at(B, '1,0')).toBe('R1');
  });

  it('the player says whose; the target chooses among the tiles linked to it (D-24)', () => {
    const bob = ['R1 S@1,0r1#10', 'R2 C@2,1r2#11', 'R3 S@3,0r1#12', 'R1 S@2,-1r1#13', 'R1 X@2,0#20'];
    const table = event('BADROAD', { zones: [[], bob, ['R2 S@1,0r1']] });
    expect(table.options(A)).toEqual(['seat:1', 'seat:2']);
    table.answer(A, 'seat:1');
    expect(table.toAct).toBe('B: bad-road-beside');
    expect(table.refusal(A, 'place:1:1,0')).toBe('not-yours');
    expect(table.options(B)).toEqual(['place:1:2,1', 'place:1:1,0', 'place:1:3,0']);
    table.answer(B, 'place:1:3,0');
    expect(kindsOf(table.state.discard)).toBe('R1 R3');
    expect([table.at(B, '1,0'), table.at(B, '2,1'), table.at(C, '1,0')]).toEqual(['R1', 'R2', 'R2']);
  });

  it('no effect when no opponent has built', () => {
    expect(event('BADROAD', { zones: [['R1 S@1,0r1'], []] }).told).toContain('no-effect');
  });
});

describe('I have to recalculate everything, this isn’t right', () => {
  it('A-59: at least one tile goes, the hand is refilled to its limit, and the turn ends', () => {
    const given = { zones: [[], []], hands: [['R1 S', 'R1 C', 'R1 T', 'MASK'], []], pile: ['Z1 S', 'Z1 C', 'TENT'] };
    const table = event('RECALC', given);
    expect(table.refusal(A)).toBe('illegal');
    table.answer(A, 'discard:0', 'discard:2');
    expect(table.kinds(A)).toBe('R1 MASK Z1 Z1');
    expect(kindsOf(table.state.discard)).toBe('R1 R1');
    expect(table.toAct).toBe('B: draw');
  });

  it('B-107: the Bunker ends the game, and the hand stays short', () => {
    const given = { zones: [[], []], hands: [['R1 S', 'R1 C', 'R1 T', 'MASK'], []], pile: ['Z1 S', 'BUNKER', 'TENT'] };
    const table = event('RECALC', given);
    table.answer(A, 'discard:0', 'discard:1', 'discard:2');
    expect(table.kinds(A)).toBe('MASK Z1');
    expect(table.told.slice(0, 2)).toEqual(['recalculated', 'bunker']);
    expect(table.toAct).toMatch(/won$/);
  });

  it('an empty hand ends the turn only', () => {
    const table = event('RECALC', { zones: [[], []], limits: [0, 4] });
    expect(table.told).toEqual(['laid', 'event', 'no-effect']);
    expect(table.toAct).toBe('B: draw');
  });
});

describe('I’ve always believed in my lucky star', () => {
  it('A-61: one red tile goes, and what lies below it shows again', () => {
    const table = event('LUCKY', { zones: [['R2 S@1,0r1', 'FIRE@1,0', 'DEAD@0,1r2'], ['DEAD@1,0r3']] });
    expect(table.options(A)).toEqual(['place:0:0,1', 'place:0:1,0']);
    table.answer(A, 'place:0:1,0');
    expect([table.at(A, '1,0'), table.at(A, '0,1'), table.at(B, '1,0')]).toEqual(['R2', 'DEAD', 'DEAD']);
    expect(kindsOf(table.state.discard)).toBe('FIRE');
    expect(table.toAct).toBe('B: draw');
  });

  it('D-22: none of the choices of an event may be declined, not even one that helps nobody', () => {
    const table = event('LUCKY', { zones: [['DEAD@1,0r3', 'DEAD@0,1r2'], []] });
    const { options, min = 1 } = table.sight(A).prompts[0]!.ask;
    expect([options.map(({ id }) => id), min]).toEqual([['place:0:0,1', 'place:0:1,0'], 1]);
    expect(table.toAct).toBe('A: lucky-star');
    const only = event('GRASS', { zones: [['R3 S@1,0r1'], ['DEAD@1,0r3']] });
    expect([only.at(A, '1,0'), only.at(B, '1,0')]).toEqual(['DEAD', 'R3']);
    expect(only.toAct).toBe('B: draw');
  });

  it('a lone red tile leaves an empty cell', () => {
    const table = event('LUCKY', { zones: [['DEAD@1,0r3'], []] });
    expect(Object.keys(table.state.zones[A]!.stacks).sort()).toEqual(['0,-1', '0,0']);
  });

  it('no effect without a red tile on top', () => {
    const table = event('LUCKY', { zones: [['DEAD@1,0r3', 'AVERT@1,0'], []] });
    expect(table.told).toContain('no-effect');
    expect(table.at(A, '1,0')).toBe('DEAD AVERT');
  });
});

describe('Espionage is a good thing', () => {
  it('A-62: a random tile of an opponent, then a discard; then the opponent draws another (D-37)', () => {
    const hands = [
      ['R1 S', 'R1 C', 'R1 T', 'R1 X'],
      ['MASK', 'MASK', 'MASK', 'WEAPON'],
    ];
    const table = event('SPY', { zones: [[], []], hands, pile: ['TENT'] });
    expect([table.hand(A).length, table.hand(B).length]).toEqual([5, 3]);
    expect(table.toAct).toBe('A: espionage-discard');
    table.answer(A, 'discard:0');
    expect(table.told).toEqual(['discarded', 'replaced']);
    expect([table.hand(A).length, table.hand(B).length]).toEqual([4, 4]);
    expect(table.kinds(B)).toMatch(/TENT$/);
    expect(table.toAct).toBe('B: draw');
  });

  it('the tile is known to the two only', () => {
    const table = event('SPY', { zones: [[], [], []], hands: [[], ['MASK'], []] });
    expect(table.events.find(({ type }) => type === 'spied')).toEqual({
      type: 'spied',
      data: { seat: A, target: B },
      secret: { [A]: { got: ['MASK-01'] }, [B]: { gave: ['MASK-01'] } },
    });
  });

  it('B-106: a Bunker instead of the replacement ends the game after the discard', () => {
    const hands = [
      ['R1 S', 'R1 C', 'R1 T', 'R1 X'],
      ['MASK', 'MASK', 'MASK', 'WEAPON'],
    ];
    const table = event('SPY', { zones: [[], []], hands, pile: ['BUNKER'] });
    table.answer(A, 'discard:0');
    expect([table.hand(A).length, table.hand(B).length]).toEqual([4, 3]);
    expect(table.toAct).toMatch(/won$/);
  });

  it('asks whom, of those who hold something; no effect when nobody does', () => {
    const some = event('SPY', { zones: [[], [], [], []], hands: [[], ['MASK'], [], ['WEAPON']] });
    expect(some.options(A)).toEqual(['seat:1', 'seat:3']);
    expect(event('SPY', { zones: [[], []], hands: [['MASK'], []] }).told).toContain('no-effect');
  });
});

describe('Actually, I’ll be much better off here', () => {
  it('the Start moves to a loose end, and its old place is empty', () => {
    const table = event('BETTER', { zones: [['R1 S@1,0r1'], []] });
    expect(table.options(A)).toEqual(['place:0:2,0', 'place:0:0,-2']);
    table.answer(A, 'place:0:2,0');
    expect(table.state.zones[A]!.start).toBe('2,0');
    expect([table.at(A, '2,0'), table.at(A, '0,0')]).toEqual(['START', '']);
    expect(table.toAct).toBe('B: draw');
  });

  it('a loose end of the Start itself counts only where another road leads as well', () => {
    const table = event('BETTER', { zones: [['R2 T@1,0r1', 'R1 C@1,1r2'], []] });
    expect(table.options(A)).toContain('place:0:0,1');
    expect(table.options(A)).not.toContain('place:0:-1,0');
  });

  it('B-104: a Tent that is the Start moves, and what it counted stays (D-50)', () => {
    const table = toAct({
      zones: [['R1 S@1,0r1', 'R2 S@2,0r1'], []],
      hands: [['TENT'], ['MASK']],
      events: ['BETTER'],
      pile: ['MASK', 'EVENT S'],
    });
    table.play('TENT', A, '3,0');
    table.answer(B, 'pile');
    table.answer(B, 'discard:0');
    table.answer(A, 'pile');
    table.play('EVENT', A, '4,0');
    expect(table.state.tentBank[A]).toBe(3);
    expect([table.state.zones[A]!.start, table.at(A, '5,0'), table.at(A, '3,0')]).toEqual(['5,0', 'TENT', '']);
  });

  it('no effect without a loose end to go to', () => {
    const table = toAct({
      zones: [['DEAD@1,0r3', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-2r0'], []],
      hands: [['EVENT S'], []],
      events: ['BETTER'],
    });
    table.play('EVENT', A, '0,-1');
    expect(table.told).toContain('no-effect');
    expect(table.state.zones[A]!.start).toBe('0,0');
  });
});

describe('Like a stroke of genius', () => {
  it('A-64: the river is refilled, then the same player draws again (D-36)', () => {
    const table = event('GENIUS', { zones: [[], []], river: ['R1 S', '-', 'R3 S', 'Z1 S'], pile: ['TENT', 'MASK'] });
    expect(kindsOf(table.state.river as string[])).toBe('R1 TENT R3 Z1');
    expect(table.toAct).toBe('A: draw');
    expect([table.state.turn, table.state.extraTurn]).toEqual([21, false]);
    table.answer(A, 'pile');
    table.answer(A, 'discard:0');
    expect(table.toAct).toBe('B: draw');
  });

  it('B-111: no extra turn when the refill shows the Bunker (D-51)', () => {
    const table = event('GENIUS', { zones: [[], []], river: ['R1 S', '-', 'R3 S', 'Z1 S'], pile: ['BUNKER', 'MASK'] });
    expect(table.told).toContain('bunker');
    expect(table.toAct).toMatch(/won$/);
  });
});

describe('The grass is always greener on the other side, right?', () => {
  it('B-105: the latest stacks change places, each as recent as its new place (D-48)', () => {
    const table = event('GRASS', { zones: [['R3 S@1,0r1#5', 'FIRE@1,0#9'], ['R1 S@1,0r1#7']] });
    expect([table.at(A, '1,0'), table.at(B, '1,0')]).toEqual(['R1', 'R3 FIRE']);
    expect([seqAt(table, A, '1,0'), seqAt(table, B, '1,0')]).toEqual([[9], [7, 7]]);
    expect(table.toAct).toBe('B: draw');
  });

  it('with any opponent who has a tile', () => {
    const table = event('GRASS', { zones: [['R3 S@1,0r1'], ['R1 S@1,0r1'], [], ['R2 S@1,0r1']] });
    expect(table.options(A)).toEqual(['seat:1', 'seat:3']);
    table.answer(A, 'seat:3');
    expect([table.at(A, '1,0'), table.at(B, '1,0'), table.at(3, '1,0')]).toEqual(['R2', 'R1', 'R3']);
  });

  it('no effect when the player has only the event tile, or no opponent has built', () => {
    expect(event('GRASS', { zones: [[], ['R1 S@1,0r1']] }).told).toContain('no-effect');
    expect(event('GRASS', { zones: [['R1 S@1,0r1'], []] }).told).toContain('no-effect');
  });
});
