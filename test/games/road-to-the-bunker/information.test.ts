import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import type { State } from '../../../src/games/road-to-the-bunker/state.ts';
import { A, B, type Given, stateOf } from './literals.ts';
import { ended, toAct, toDraw } from './table.ts';

const given: Given = {
  zones: [['R2 S@1,0r1', 'FIRE@1,0'], ['R1 S@1,0r1']],
  hands: [['MASK', 'R3 S'], ['WEAPON']],
  river: ['R1 T', 'R1 X', 'Z1 S', '-'],
  discard: ['DEAD'],
};

describe('Information (section 13)', () => {
  it('a hand is in the view of its owner only; its size and limit in every view', () => {
    const table = toDraw(given);
    expect(table.sight(A).view.hands).toEqual([
      { size: 2, limit: 4, tiles: ['MASK-01', 'R3-01'] },
      { size: 1, limit: 4, tiles: null },
    ]);
    expect(table.sight(B).view.hands.map(({ tiles }) => tiles)).toEqual([null, ['WEAPON-01']]);
    expect(table.sight('table').view.hands.map(({ tiles }) => tiles)).toEqual([null, null]);
  });

  it('zones with their whole stacks, river, discard pile and event cards are open; of the piles only their size', () => {
    const { view } = toDraw(given).sight('table');
    expect(view.zones[A]!.stacks['1,0']!.map(({ tile }) => tile)).toEqual(['R2-01', 'FIRE-01']);
    expect(view.river).toEqual(['R1-06', 'R1-10', 'Z1-01', null]);
    expect(view.discard).toEqual(['DEAD-01']);
    expect([view.pile, view.eventPile]).toEqual([stateOf(given).pile.length, 13]);
  });

  it('a tile from the pile is told to its owner only, one from the river to all', () => {
    const pile = toDraw(given);
    pile.answer(A, 'pile');
    expect(JSON.stringify(pile.events[0]!.data)).toBe(`{"seat":0,"turn":${pile.state.turn}}`);
    expect(Object.keys(pile.events[0]!.secret!)).toEqual(['0']);
    const river = toDraw(given);
    river.answer(A, 'river:2');
    expect(river.events).toEqual([{ type: 'took', data: { seat: A, turn: river.state.turn, slot: 2, tile: 'Z1-01' } }]);
  });

  it('the tile that is being played is known to its owner only, until it lies', () => {
    const table = toAct(given);
    table.answer(A, 'play:1');
    expect([table.sight(A).view.chosen, table.sight(B).view.chosen, table.sight('table').view.chosen]).toEqual([1, null, null]);
    expect(table.events).toEqual([]);
    table.answer(A, 'place:0:0,1');
    expect(table.sight(A).view.chosen).toBeNull();
  });

  it('all hands are open at the end', () => {
    const { view } = ended(given).sight('table');
    expect(view.hands.map(({ tiles }) => tiles)).toEqual([['MASK-01', 'R3-01'], ['WEAPON-01']]);
    expect(view.scores).toHaveLength(2);
  });

  it('a view is not the state: changing it changes nothing', () => {
    const table = toDraw(given);
    const { view } = table.sight('table');
    (view.zones[A]!.stacks as Record<string, unknown>)['1,0'] = [];
    (view.discard as string[]).pop();
    expect(table.at(A, '1,0')).toBe('R2 FIRE');
    expect(table.state.discard).toEqual(['DEAD-01']);
  });

  it('a disguise changes the hands of others and where the Bunker lies, and nothing open', () => {
    const { state } = toDraw({ ...given, pile: ['R2 C', 'R2 T', 'BUNKER', 'R2 X'] });
    const reverse = <T>(items: readonly T[]) => [...items].reverse();
    const other = rules.disguise(state, A, reverse);
    expect(other.hands[A]).toEqual(state.hands[A]);
    expect(other.hands[B]).not.toEqual(state.hands[B]);
    const places = [0, 1, 2, 3].map((n) =>
      rules.disguise(state, A, (items) => [...items.slice(n), ...items.slice(0, n)]).pile.indexOf('BUNKER-01'),
    );
    expect(places).toEqual([0, 1, 2, 3]);
    expect([other.river, other.zones, other.discard]).toEqual([state.river, state.zones, state.discard]);
  });
});

describe('A pile that was trimmed (setting `pileTrim`)', () => {
  const trimmed: State = { ...stateOf({ ...given, settings: { pileTrim: '33' } }) };
  const cut = trimmed.pile.slice(-2);
  const game: State = { ...trimmed, pile: trimmed.pile.slice(0, -2), outOfGame: [...trimmed.outOfGame, ...cut] };

  it('a disguise changes which tiles were trimmed, since nobody saw them, and nothing else that is out of the game', () => {
    const other = rules.disguise(game, 'table', (items) => [...items].reverse());
    rules.audit(other);
    expect(other.outOfGame).toHaveLength(game.outOfGame.length);
    expect(other.outOfGame.slice(0, -2)).toEqual(game.outOfGame.slice(0, -2));
    expect(other.outOfGame.slice(-2)).not.toEqual(cut);
    expect(other.pile).toEqual(expect.arrayContaining(cut));
    expect(rules.view(other, 'table')).toEqual(rules.view(game, 'table'));
  });
});

/** Lays a tile of A's stack over what lies on a cell of B. */
const moveOnto = (game: State, from: 'top' | 'bottom', cell: string) => {
  const stack = game.zones[A]!.stacks['1,0']!;
  game.zones[B]!.stacks[cell]!.push(from === 'top' ? stack.pop()! : stack.shift()!);
};

describe('Audit', () => {
  const spoilt = (spoil: (game: State) => void): State => {
    const game = structuredClone(stateOf(given));
    spoil(game);
    return game;
  };

  it('accepts a sound position, and one in which a stolen tile lies nowhere yet', () => {
    expect(() => rules.audit(stateOf(given))).not.toThrow();
    const table = toAct({ zones: [[], ['R3 S@1,0r1']], hands: [['MINE'], []] });
    table.play('MINE', B, '1,0');
    expect(() => rules.audit(table.state)).not.toThrow();
  });

  it.each<[string, (game: State) => void, string]>([
    ['a lost tile', (game) => game.discard.pop(), 'tile DEAD-01 is lost'],
    ['a doubled tile', (game) => game.discard.push('R1-06'), 'tile R1-06 is twice'],
    ['a Bunker high in the pile', (game) => game.pile.push(game.pile.shift()!), 'the Bunker is not among the last tiles'],
    ['a lost event card', (game) => game.eventPile.pop(), 'event cards'],
    ['a limit below 0', (game) => game.handLimits.splice(A, 1, -1), 'seat 0 has 2 tiles, limit -1'],
    ['a limit above 4', (game) => game.handLimits.splice(B, 1, 5), 'seat 1 has 1 tiles, limit 5'],
    ['a hand far above its limit', (game) => game.hands[A]!.push(...game.pile.splice(-5)), 'seat 0 has 7 tiles'],
    ['a Start in another place', (game) => Object.assign(game.zones[A]!, { start: '1,0' }), 'seat 0: Start is R2,FIRE'],
    ['a tile on a Start', (game) => moveOnto(game, 'top', '0,0'), 'seat 1: Start is START,FIRE'],
    ['a green tile on another', (game) => moveOnto(game, 'bottom', '1,0'), 'R2 on top'],
    ['two places equally recent', (game) => Object.assign(game.zones[A]!.stacks['1,0']![1]!, { seq: 1 }), 'equally recent'],
    ['an empty stack', (game) => Object.assign(game.zones[A]!.stacks, { '5,5': [] }), 'an empty stack'],
  ])('refuses %s', (_name, spoil, fault) => {
    expect(() => rules.audit(spoilt(spoil))).toThrow(fault);
  });
});
