import type { Seat } from '../../kernel/position.ts';
import type { Sight } from '../../kernel/sight.ts';
import type { Bot } from '../face.ts';
import { cellsWithToken, hasToken, MOST_POINTS, opponentsOf } from './board.ts';
import type { Command } from './commands.ts';
import { wantsSwap } from './defence.ts';
import type { SeenSide, View } from './state.ts';

/** Nearly even, leaning to 5 and 6, which are hit a little less hard (section 7.1); always the same cell would be read at once. */
const HIDING_WEIGHTS: readonly number[] = [15, 16, 16, 17, 18, 18];

/** How much likelier a coin is under a cell each time its owner made that die stronger (section 7.3). */
const TENDED_FACTOR = 1.6;

/** How often a swap is made that neither helps nor harms, to stay unreadable (section 7.2). */
const BLUFF = 0.12;

/** A computer player after section 7 of the specification. It knows what its Sight holds: the open table and its own coin. */
export const bot: Bot<View> = (sight, random) => {
  const { options } = sight.prompts[0]!.ask;
  if (sight.step === 'setup') return [options[pickWeighted(HIDING_WEIGHTS, random)]!.id];
  if (sight.step === 'swapping-dice') return [wantsSwap(sight, BLUFF, random) ? 'swap' : 'keep'];
  if (sight.step === 'giving-up') return ['throw'];
  const rated = options.map(({ id, value }) => ({ id, worth: worthOf(sight, value as Command) }));
  return [rated.reduce((best, next) => (next.worth > best.worth ? next : best)).id];
};

/**
 * Attack: dice that guard likely cells, rather of the strongest opponent, before a bare token, which can wait until the coin is
 * likely there (measured: 55 of 100 against the other order); then weak dice of the own side (section 7.3).
 */
function worthOf({ view, viewer }: Sight<Seat, View>, command: Command): number {
  if (command.do === 'add') return worthOfAdding(view.sides[viewer]!, command);
  const side = view.sides[command.seat]!;
  const likely = likelihood(side, command.cell);
  if (command.do === 'take') return 80 * likely;
  if (!hasToken(side, command.cell)) return 0;
  const strongest = Math.max(...opponentsOf(view, viewer).map((seat) => strengthOf(view.sides[seat]!)));
  const pressure = strengthOf(side) / strongest;
  if (command.to === 0) return pressure * ((command.do === 'hit' ? 20 : 12) + 30 * likely);
  return pressure * (command.from - command.to) * (1 + 2 * likely);
}

/** Tokens, and dice measured in full ones. */
const strengthOf = (side: SeenSide): number =>
  cellsWithToken(side).length + side.dice.reduce((sum, points) => sum + points, 0) / MOST_POINTS;

/** Weak dice over a token are made stronger, the coin's no more readily than others: who watches learns nothing. */
const worthOfAdding = (own: SeenSide, { cell, from, to }: Extract<Command, { do: 'add' }>): number =>
  hasToken(own, cell) ? (from <= 2 ? 8 : 0) + (to - from) * 0.4 : 0;

/** How likely the coin of a side lies under a cell, judged by what everybody saw its owner do. */
function likelihood(side: SeenSide, cell: number): number {
  const weight = (c: number) => TENDED_FACTOR ** (side.tended[c - 1] ?? 0);
  const all = cellsWithToken(side).reduce((sum, c) => sum + weight(c), 0);
  return hasToken(side, cell) ? weight(cell) / all : 0;
}

function pickWeighted(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
