import { describe, expect, it } from 'vitest';
import { eventCards, resourceCards } from '../../../src/games/road-to-the-bunker/content/cards.ts';
import { tileOf, tiles } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { isBunker } from '../../../src/games/road-to-the-bunker/pile.ts';
import { A, B, C } from './literals.ts';
import { opened } from './table.ts';

describe('Components', () => {
  const count = (colour: string) => tiles.filter((tile) => tile.colour === colour).length;

  it('A-01: 49 green, 34 red, 3 That’s mine!, 6 purple, 6 Start, 4 hybrid and 1 Bunker tile are 103', () => {
    const counts = ['green', 'red', 'special', 'purple', 'gray', 'hybrid', 'yellow'].map(count);
    expect(counts).toEqual([49, 34, 3, 6, 6, 4, 1]);
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(103);
  });

  it('A-01: of each kind as many as the rulebook lists', () => {
    const listed = {
      EVENT: 6,
      BLOW: 4,
      TENT: 2,
      R1: 11,
      R1C: 2,
      SAFE: 4,
      R2: 10,
      R3: 8,
      AVERT: 2,
      Z2: 9,
      Z1: 9,
      DEAD: 9,
      HORDE: 4,
      FIRE: 3,
    };
    for (const [kind, number] of Object.entries(listed))
      expect([kind, tiles.filter((tile) => tile.kind === kind).length]).toEqual([kind, number]);
  });

  it('A-02: 13 event cards; 18 resource cards, one of 4, six of 3, eleven of 2', () => {
    expect(eventCards).toHaveLength(13);
    expect(eventCards.filter((card) => card === 'LUCKY')).toHaveLength(2);
    expect(eventCards.filter((card) => card === 'SPY')).toHaveLength(2);
    expect(new Set(eventCards).size).toBe(11);
    expect([4, 3, 2].map((value) => resourceCards.filter((card) => card === value).length)).toEqual([1, 6, 11]);
  });

  it('there is no tile of another name', () => {
    expect(() => tileOf('R4-01')).toThrow('no tile R4-01');
  });
});

describe('Setup', () => {
  it.each([
    [2, 72, 61],
    [3, 96, 81],
    [4, 96, 77],
    [5, 96, 73],
    [6, 96, 69],
  ])('%i players: a Start, 4 tiles each, a river of 4, and %i tiles less those in the pile with the Bunker', (seats, suited, left) => {
    const { state } = opened(seats);
    expect(state.pile).toHaveLength(left);
    expect(suited - 4 * seats - 4 + 1).toBe(left);
    expect(state.river.every((tile) => tile !== null)).toBe(true);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
    expect(state.handLimits).toEqual(Array(seats).fill(4));
    for (const zone of state.zones) {
      expect(zone.start).toBe('0,0');
      expect(Object.keys(zone.stacks)).toEqual(['0,0']);
      expect(tileOf(zone.stacks['0,0']![0]!.tile).kind).toBe('START');
    }
    expect(state.eventPile).toHaveLength(13);
  });

  it('A-04: the Bunker is among the last five tiles, in each of the five places some time', () => {
    const places = Array.from({ length: 200 }, (_, n) => opened(2, {}, `seed ${n}`).state.pile.findIndex(isBunker));
    expect([...new Set(places)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('A-05: with two players no tile marked 3+ is in play; with three all are', () => {
    const marked = (seats: number) => opened(seats).state.outOfGame.filter((tile) => tileOf(tile).minPlayers > 2).length;
    expect(marked(2)).toBe(24);
    expect(marked(3)).toBe(0);
  });

  it('draws who begins, and every seat does some time', () => {
    const first = new Set(Array.from({ length: 40 }, (_, n) => opened(3, {}, `seed ${n}`).toAct));
    expect([...first].sort()).toEqual(['A: draw', 'B: draw', 'C: draw']);
  });

  it.each([
    ['15', 10],
    ['33', 23],
    ['50', 36],
  ] as const)('pileTrim %s takes %i of 72 tiles out of the game, and never the Bunker', (pileTrim, gone) => {
    const whole = opened(2).state;
    const { state } = opened(2, { pileTrim });
    expect(state.outOfGame.length - whole.outOfGame.length).toBe(gone);
    expect(state.pile).toHaveLength(61 - gone);
    expect(state.pile.findIndex(isBunker)).toBeLessThan(5);
  });
});

describe('The first player (D-05)', () => {
  it('host: the first seat names who begins', () => {
    const table = opened(3, { firstPlayer: 'host' });
    expect(table.toAct).toBe('A: first-player');
    expect(table.options(A)).toEqual(['seat:0', 'seat:1', 'seat:2']);
    table.answer(A, 'seat:2');
    expect(table.events[0]).toEqual({ type: 'starts', data: { seat: C } });
    expect(table.toAct).toBe('C: draw');
  });

  it('vote: most votes', () => {
    const table = opened(3, { firstPlayer: 'vote' });
    expect(table.toAct).toBe('A and B and C: first-player-vote');
    table.answer(A, 'seat:1');
    table.answer(B, 'seat:1');
    table.answer(C, 'seat:0');
    expect(table.toAct).toBe('B: draw');
  });

  it('vote: who is absent votes for nobody', () => {
    const table = opened(3, { firstPlayer: 'vote' });
    table.absent(A);
    table.absent(B);
    table.answer(C, 'seat:2');
    expect(table.toAct).toBe('C: draw');
  });

  it('vote: chance decides among those level, and among all when nobody votes', () => {
    const firstAfter = (votes: readonly string[]) =>
      [
        ...new Set(
          Array.from({ length: 30 }, (_, n) => {
            const table = opened(3, { firstPlayer: 'vote' }, `seed ${n}`);
            votes.forEach((vote, seat) => void table.answer(seat, vote));
            return table.toAct;
          }),
        ),
      ].sort();
    expect(firstAfter(['seat:1', 'seat:2', 'nobody'])).toEqual(['B: draw', 'C: draw']);
    expect(firstAfter(['nobody', 'nobody', 'nobody'])).toEqual(['A: draw', 'B: draw', 'C: draw']);
  });
});
