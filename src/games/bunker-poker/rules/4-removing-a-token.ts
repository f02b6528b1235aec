import type { Seat } from '../../../kernel/position.ts';
import { cellsWithToken, isExposed, readings, sideOf, spotOf } from '../board.ts';
import type { Command, CommandOption } from '../commands.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable, State } from '../state.ts';
import { say } from '../text/say.ts';
import { eliminate } from './7-end-of-the-game.ts';

/**
 * Removing an opposing token that is no longer protected (fig. 2): it is alone on a cell whose number was thrown; the other
 * number does not matter (BP-4). With `takeAfterSwap` off, not one that a swap uncovered in this very turn (BP-18).
 */
export const tokenOptions = (game: State, opponent: Seat): CommandOption[] =>
  readings(game.thrown!)
    .filter(({ cell }) => isExposed(sideOf(game, opponent), cell) && !isSparedBySwap(game, opponent, cell))
    .map(({ cell }) => ({
      id: `take:${opponent}:${cell}`,
      label: say('poker.option.take', { who: { seat: opponent }, cell }),
      hint: say('poker.hint.take', { count: cellsWithToken(sideOf(game, opponent)).length }),
      value: { do: 'take', seat: opponent, cell },
      at: spotOf(opponent, cell),
    }));

/** The token leaves the game for good; if the coin lay under it, its owner is eliminated. */
export function removeToken(table: BunkerPokerTable, { seat: target, cell }: Extract<Command, { do: 'take' }>): void {
  table.reveal();
  const side = sideOf(table.game, target);
  side.tokens[cell - 1] = false;
  tell(table, 'taken', { seat: table.game.thrower!, target, cell });
  if (side.coin !== cell) return;
  tell(table, 'coin-found', { seat: target, cell });
  eliminate(table, target);
}

const isSparedBySwap = (game: State, seat: Seat, cell: number): boolean =>
  game.settings.takeAfterSwap === 'off' && game.uncovered.some(([whose, which]) => whose === seat && which === cell);
