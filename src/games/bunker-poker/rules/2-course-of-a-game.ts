import type { Seat } from '../../../kernel/position.ts';
import { opponentsOf } from '../board.ts';
import { type Command, type CommandOption, forTheAbsent, inOrder } from '../commands.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable, Question, State, Task } from '../state.ts';
import { say } from '../text/say.ts';
import { onePointOptions, pointOptions, removePoints } from './3-removing-points.ts';
import { removeToken, tokenOptions } from './4-removing-a-token.ts';
import { addOptions, addPoints } from './5-adding-points.ts';
import { swapWindows } from './6-swapping-dice.ts';

/** Course of a game: a living player's turn, from the throw to its use; then it is the next one's. */
export function beginTurn(table: BunkerPokerTable, thrower: Seat): void {
  const { game } = table;
  game.thrower = thrower;
  game.thrown = null;
  game.turn += 1;
  game.uncovered = [];
  table.then(game.settings.giveUp === 'after' ? { step: 'throw' } : { step: 'giving-up' }, { step: 'next-turn' });
}

/** Turns go clockwise; who is out is skipped. A preview shows the turn that it is about, not the next one. */
export const nextTurn: Task<'next-turn'> = {
  run(table) {
    table.reveal();
    beginTurn(table, opponentsOf(table.game, table.game.thrower!)[0]!);
  },
};

/** The player throws the two throwing dice; then the opponents may swap; then the throw is used. */
export const throwing: Task<'throw'> = {
  run(table) {
    const { game } = table;
    const thrown: [number, number] = [table.roll(6, 'throw'), table.roll(6, 'throw')];
    game.thrown = thrown;
    tell(table, 'thrown', { seat: game.thrower!, dice: thrown });
    table.then(...swapWindows(game), { step: 'using-the-throw' });
  },
};

/** Settings `before` and `both` (BP-5): instead of throwing, a single point from any opposing die; no window then. */
export const givingUp: Question<'giving-up', Command | 'throw'> = {
  seats: (game) => (allOnePoints(game).length > 0 ? [game.thrower!] : []),
  ask: (game) => ({
    text: say('poker.ask.giveUp'),
    options: [{ id: 'throw', label: say('poker.option.throw'), value: 'throw' }, ...allOnePoints(game)],
    ifAbsent: ['throw'],
  }),
  resolve(table, _frame, picks) {
    const [choice = 'throw'] = picks.get(table.game.thrower!) ?? [];
    if (choice === 'throw') table.then({ step: 'throw' });
    else carryOut(table, choice);
  },
};

/** Exactly one use of the throw. Where none is legal nobody is asked, and the player passes (BP-8). */
export const usingTheThrow: Question<'using-the-throw', Command> = {
  seats: (game) => (uses(game).length > 0 ? [game.thrower!] : []),
  ask(game) {
    const options = uses(game);
    const [a, b] = game.thrown!;
    return {
      text: a === b ? say('poker.ask.useDouble', { a }) : say('poker.ask.use', { a, b }),
      options,
      ifAbsent: [forTheAbsent(options)!.id],
    };
  },
  resolve(table, _frame, picks) {
    const [command] = picks.get(table.game.thrower!) ?? [];
    if (command) carryOut(table, command);
    else tell(table, 'passed', { seat: table.game.thrower! });
  },
};

/** Every legal use, in order; among equals by opponent clockwise from the thrower, each by cell. */
function uses(game: State): readonly CommandOption[] {
  const opponents = opponentsOf(game, game.thrower!);
  return inOrder([
    ...opponents.flatMap((opponent) => [...tokenOptions(game, opponent), ...pointOptions(game, opponent)]),
    ...addOptions(game),
    ...(game.settings.giveUp === 'before' ? [] : allOnePoints(game)),
  ]);
}

const allOnePoints = (game: State): CommandOption[] =>
  opponentsOf(game, game.thrower!).flatMap((opponent) => onePointOptions(game, opponent));

function carryOut(table: BunkerPokerTable, command: Command): void {
  if (command.do === 'take') removeToken(table, command);
  else if (command.do === 'add') addPoints(table, command);
  else removePoints(table, command);
}
