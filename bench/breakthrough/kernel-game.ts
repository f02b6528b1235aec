import type { GameDefinition, Option, Question } from '../../src/kernel/steps.ts';
import { apply, type Cells, type Step, startCells, stepsOf, winnerAfter } from './board.ts';

type State = { cells: Cells };
type Frame = { readonly step: 'move'; readonly seat: number };

/** Names of the cells as on a chessboard. */
const NAMES = startCells().map((_, cell) => `${'abcdefgh'[cell % 8]}${1 + Math.floor(cell / 8)}`);

/** The option id of a step. */
export const optionOf = ({ from, to }: Step): string => `${NAMES[from]}-${NAMES[to]}`;

/** Every step there can be, by its two cells. */
const OPTIONS: readonly (readonly Option<Step>[])[] = NAMES.map((from, f) =>
  NAMES.map((to, t) => ({
    id: optionOf({ from: f, to: t }),
    label: { id: 'step', args: { from, to } },
    value: { from: f, to: t },
    at: to,
  })),
);

const move: Question<State, Frame, 'move', Step> = {
  seats: (_game, { seat }) => [seat],
  ask: (game, { seat }) => ({ text: { id: 'move' }, options: stepsOf(game.cells, seat).map(({ from, to }) => OPTIONS[from]![to]!) }),
  resolve(table, { seat }, picks) {
    const step = picks.get(seat)![0]!;
    apply(table.game.cells, seat, step);
    table.emit({ type: 'moved', data: { seat, from: step.from, to: step.to } });
    const winner = winnerAfter(table.game.cells, seat, step.to);
    if (winner === null) table.then({ step: 'move', seat: 1 - seat });
    else table.finish({ winners: [winner], reason: { id: 'through' } });
  },
};

/** Breakthrough for our kernel. */
export const breakthrough: GameDefinition<State, Frame, { readonly cells: readonly number[] }> = {
  id: 'breakthrough',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  settings: {},
  blank: () => ({ cells: startCells() }),
  setup: (table) => table.then({ step: 'move', seat: 0 }),
  steps: { move },
  view: ({ cells }) => ({ cells: [...cells] }),
  upgrades: {},
  disguise: (game) => game,
  audit: () => {},
};
