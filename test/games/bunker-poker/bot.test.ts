import { describe, expect, it } from 'vitest';
import { bot } from '../../../src/games/bunker-poker/bot.ts';
import type { BunkerPokerSettings, View } from '../../../src/games/bunker-poker/state.ts';
import type { Seat } from '../../../src/kernel/position.ts';
import type { Sight } from '../../../src/kernel/sight.ts';
import { A, B, C, full, side } from './literals.ts';
import { anyOption, play } from './random-game.ts';
import { given, opened } from './table.ts';

const defaults: BunkerPokerSettings = { giveUp: 'after', swapOrder: 'together', startDice: '6', takeAfterSwap: 'on', leaver: 'bot' };
const never = () => 0.999;
const winnerOf = (moves: Iterable<{ after: { outcome: { winners: readonly Seat[] } | null } }>) =>
  [...moves].at(-1)!.after.outcome!.winners[0];

describe('The computer player (section 7)', () => {
  it('wins at least 90 of 100 two-player games against random play', () => {
    let won = 0;
    for (let game = 0; game < 100; game++) {
      const own = game % 2;
      const players = own === 0 ? [bot, anyOption] : [anyOption, bot];
      if (winnerOf(play({ seats: 2, settings: defaults, seed: `duel ${game}` }, players)) === own) won++;
    }
    expect(won).toBeGreaterThanOrEqual(90);
  });

  it.each(['before', 'both'] as const)('plays to the end among four, clockwise, giving up %s', (giveUp) => {
    const settings: BunkerPokerSettings = { ...defaults, giveUp, swapOrder: 'clockwise', takeAfterSwap: 'off', startDice: '4' };
    expect([A, B, C, 3]).toContain(winnerOf(play({ seats: 4, settings, seed: giveUp }, Array(4).fill(bot))));
  });

  it('hides the coin anywhere, nearly evenly', () => {
    const table = opened(2);
    const seen = table.sight(A);
    const cells = Array.from({ length: 100 }, (_, n) => bot(seen, () => n / 100)[0]);
    for (const cell of [1, 2, 3, 4, 5, 6]) {
      const times = cells.filter((id) => id === `hide:${cell}`).length;
      expect(times).toBeGreaterThanOrEqual(14);
      expect(times).toBeLessThanOrEqual(19);
    }
  });

  it('B-12: covers its coin by a swap', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4', 3)], throws: [[6, 3]] });
    expect(bot(table.sight(B), never)).toEqual(['swap']);
    table.answer(B, 'swap');
    expect(table.dice(B)).toEqual([6, 6, 4, 6, 6, 0]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('does not uncover its coin, not even as a bluff', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4', 6)], throws: [[6, 3]] });
    expect(bot(table.sight(B), () => 0)).toEqual(['keep']);
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('bluffs now and then with a swap that costs nothing', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 6', 1)], throws: [[6, 3]] });
    expect(bot(table.sight(B), () => 0.11)).toEqual(['swap']);
    expect(bot(table.sight(B), () => 0.13)).toEqual(['keep']);
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('takes the last token', () => {
    const table = given({ sides: [full(), side('- - 0 - - 6-', 3)], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(bot(table.sight(A), never)).toEqual(['take:1:3']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('does not spend hits on dice over cells without token', () => {
    const table = given({ sides: [full(), side('6 6 3- 6 6 6', 1)], throws: [[6, 3]] });
    table.answer(B, 'keep');
    expect(bot(table.sight(A), never)).toEqual(['hit:1:6:3']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('goes for the die that its owner has made stronger, among equals', () => {
    const plain = full(1);
    const table = given({ sides: [full(), { ...plain, tended: [0, 0, 0, 0, 0, 1] }], throws: [[6, 6]] });
    expect(bot(table.sight(A), never)).toEqual(['hit:1:6:6']);
    const two = given({ sides: [full(), { ...side('6 6 6 6 3 3', 1), tended: [0, 0, 0, 0, 0, 1] }], throws: [[6, 5]] });
    expect(two.options(A).slice(0, 2)).toEqual(['hit:1:5:6', 'hit:1:6:5']);
    expect(bot(two.sight(A), never)).toEqual(['hit:1:6:5']);
    expect(two.toAct).toBe('A: using-the-throw');
  });

  it('turns against the stronger side, among equals', () => {
    const table = given({ sides: [full(), side('6 - 6 6 6 6', 1), full(1)], throws: [[6, 6]] });
    expect(bot(table.sight(A), never)).toEqual(['hit:2:6:6']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('guards its coin when its die is nearly gone and nothing better offers', () => {
    const table = given({ sides: [side('6 6 1 6 6 6', 3), full()], throws: [[3, 3]] });
    expect(bot(table.sight(A), never)).toEqual(['add:3:3']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('throws rather than giving up the throw', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'both' } });
    expect(bot(table.sight(A), never)).toEqual(['throw']);
    expect(table.toAct).toBe('A: giving-up');
  });

  it('decides alike wherever the coins of the others lie', () => {
    const at = (coin: number): Sight<Seat, View> => {
      const table = given({ sides: [full(), side('6 6 0 6 6 4', coin)], throws: [[6, 3]] });
      table.answer(B, 'keep');
      return table.sight(A);
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map((coin) => bot(at(coin), never)[0])).size).toBe(1);
  });
});
