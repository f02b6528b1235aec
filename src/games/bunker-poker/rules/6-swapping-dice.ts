import type { Seat } from '../../../kernel/position.ts';
import { dieOn, opponentsOf, sideOf } from '../board.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable, Flow, Question, State } from '../state.ts';
import { say } from '../text/say.ts';

/**
 * Swapping dice (fig. 4): every living opponent may swap the two dice that correspond to the throw, even with an empty cell
 * (BP-10, BP-13). Asked is whom a swap would change something for: the dice are open, so that tells nothing. A double names one cell: no swap.
 */
function whoMaySwap(game: State): Seat[] {
  const [a, b] = game.thrown!;
  return opponentsOf(game, game.thrower!).filter((seat) => dieOn(sideOf(game, seat), a) !== dieOn(sideOf(game, seat), b));
}

/** One sealed window for all (BP-14), or with `swapOrder` clockwise one after another, each seeing the swaps before. */
export function swapWindows(game: State): Flow[] {
  const asked = whoMaySwap(game);
  if (asked.length === 0) return [];
  const windows = game.settings.swapOrder === 'together' ? [asked] : asked.map((seat) => [seat]);
  return windows.map((seats) => ({ step: 'swapping-dice', asked: seats }));
}

/** Before the throw is used, each opponent swaps once or not at all (BP-15). */
export const swappingDice: Question<'swapping-dice', 'swap' | 'keep'> = {
  seats: (game, { asked }) => asked.filter((seat) => game.sides[seat]?.alive),
  ask(game, _frame, seat) {
    const [a, b] = game.thrown!;
    const side = sideOf(game, seat);
    const shown = { a, b, onA: dieOn(side, a), onB: dieOn(side, b) };
    return {
      text: say('poker.ask.swap', { who: { seat: game.thrower! }, a, b }),
      options: [
        { id: 'swap', label: say('poker.option.swap', shown), value: 'swap' },
        { id: 'keep', label: say('poker.option.keep', shown), value: 'keep' },
      ],
      ifAbsent: ['keep'],
    };
  },
  resolve(table, { asked }, picks) {
    for (const seat of asked) {
      const [choice] = picks.get(seat) ?? [];
      if (choice === 'swap') swap(table, seat);
      else if (choice === 'keep') tell(table, 'kept', { seat, cells: table.game.thrown! });
    }
  },
};

/** Only dice move: tokens and the coin stay where they are. */
function swap(table: BunkerPokerTable, seat: Seat): void {
  const { game } = table;
  const [a, b] = game.thrown!;
  const side = sideOf(game, seat);
  const [onA, onB] = [dieOn(side, a), dieOn(side, b)];
  side.dice[a - 1] = onB;
  side.dice[b - 1] = onA;
  const [stronger, weaker] = onA > onB ? [b, a] : [a, b];
  side.tended[stronger - 1]! += 1;
  if (dieOn(side, weaker) === 0) game.uncovered.push([seat, weaker]);
  tell(table, 'swapped', { seat, cells: [a, b] });
}
