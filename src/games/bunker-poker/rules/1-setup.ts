import { CELLS, living, sideOf, spotOf } from '../board.ts';
import { tell, tellHidden } from '../events.ts';
import type { Question, Task } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from './2-course-of-a-game.ts';

/** Setup: each player hides a coin in a cell of the own side, all at the same time and in secret. */
export const setup: Question<'setup', number> = {
  seats: (game) => living(game),
  ask: (_game, _frame, seat) => ({
    text: say('poker.ask.hide'),
    options: CELLS.map((cell) => ({ id: `hide:${cell}`, label: say('poker.option.hide', { cell }), value: cell, at: spotOf(seat, cell) })),
    ifAbsent: 'any',
  }),
  resolve(table, _frame, picks) {
    for (const [seat, [cell]] of picks) {
      sideOf(table.game, seat).coin = cell!;
      tellHidden(table, seat, cell!);
    }
    table.then({ step: 'draw-for-start' });
  },
};

/** Setup: a random draw determines who starts. */
export const drawForStart: Task<'draw-for-start'> = {
  run(table) {
    const seats = living(table.game);
    const starter = seats[table.roll(seats.length, 'start') - 1]!;
    tell(table, 'starts', { seat: starter });
    beginTurn(table, starter);
  },
};
