import type { Seat } from '../../../kernel/position.ts';
import { CELLS, dieOn, hasToken, readings, sideOf, spotOf } from '../board.ts';
import type { Command, CommandOption } from '../commands.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable, State } from '../state.ts';
import { say } from '../text/say.ts';

type Removal = Extract<Command, { do: 'hit' | 'one' }>;

/**
 * Removing points from an opposing die (fig. 1a/1b): of the two numbers thrown one names the die, the other is the amount,
 * applied in full down to 0 (BP-12). A die over a cell whose token is gone may be hit too (BP-23).
 */
export const pointOptions = (game: State, opponent: Seat): CommandOption[] =>
  readings(game.thrown!).flatMap(({ cell, amount }): CommandOption[] => {
    const side = sideOf(game, opponent);
    const from = dieOn(side, cell);
    if (from === 0) return [];
    const to = Math.max(0, from - amount);
    return [
      {
        id: `hit:${opponent}:${cell}:${amount}`,
        label: say('poker.option.hit', { who: { seat: opponent }, cell, from, to }),
        hint: say(hasToken(side, cell) ? 'poker.hint.hit' : 'poker.hint.hitTokenless', { cell, to }),
        value: { do: 'hit', seat: opponent, cell, from, to },
        at: spotOf(opponent, cell),
      },
    ];
  });

/** Giving up the throw to remove a single point from any opposing die, the last one included (BP-6). */
export const onePointOptions = (game: State, opponent: Seat): CommandOption[] =>
  CELLS.flatMap((cell): CommandOption[] => {
    const from = dieOn(sideOf(game, opponent), cell);
    if (from === 0) return [];
    const to = from - 1;
    return [
      {
        id: `one:${opponent}:${cell}`,
        label: say('poker.option.one', { who: { seat: opponent }, cell, from, to }),
        hint: say(game.thrown ? 'poker.hint.one' : 'poker.hint.oneUnthrown', { to }),
        value: { do: 'one', seat: opponent, cell, from, to },
        group: say('poker.group.one'),
        at: spotOf(opponent, cell),
      },
    ];
  });

/** A die that loses all its points is out of the game for good. */
export function removePoints(table: BunkerPokerTable, { do: how, seat: target, cell, from, to }: Removal): void {
  sideOf(table.game, target).dice[cell - 1] = to;
  tell(table, how, { seat: table.game.thrower!, target, cell, from, to });
  if (to === 0) tell(table, 'die-lost', { seat: target, cell });
}
