import { dieOn, MOST_POINTS, readings, sideOf, spotOf } from '../board.ts';
import type { Command, CommandOption } from '../commands.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable, State } from '../state.ts';
import { say } from '../text/say.ts';

/** Adding points to one of your dice (fig. 3): a die still in play, up to 6; a die that shows 6 gains nothing and is not offered (BP-7). */
export function addOptions(game: State): CommandOption[] {
  const thrower = game.thrower!;
  return readings(game.thrown!).flatMap(({ cell, amount }): CommandOption[] => {
    const from = dieOn(sideOf(game, thrower), cell);
    if (from === 0 || from === MOST_POINTS) return [];
    const to = Math.min(MOST_POINTS, from + amount);
    return [
      {
        id: `add:${cell}:${amount}`,
        label: say('poker.option.add', { cell, from, to }),
        hint: say('poker.hint.add', { gain: to - from, lost: from + amount - to }),
        value: { do: 'add', cell, from, to },
        at: spotOf(thrower, cell),
      },
    ];
  });
}

export function addPoints(table: BunkerPokerTable, { cell, from, to }: Extract<Command, { do: 'add' }>): void {
  const thrower = table.game.thrower!;
  const side = sideOf(table.game, thrower);
  side.dice[cell - 1] = to;
  side.tended[cell - 1]! += 1;
  tell(table, 'added', { seat: thrower, cell, from, to });
}
