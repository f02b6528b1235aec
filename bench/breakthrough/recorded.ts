import { draw } from '../../src/kernel/chance.ts';
import { apply, type Step, startCells, stepsOf, winnerAfter } from './board.ts';

/** A random game: its steps in turn, seat 0 first, and who won it. */
export type Recorded = { readonly steps: readonly Step[]; readonly winner: number };

/** The same games in every run. */
export const recordedGames = (count: number): readonly Recorded[] => Array.from({ length: count }, (_, n) => record(`breakthrough ${n}`));

function record(seed: string): Recorded {
  const used = {};
  const cells = startCells();
  const steps: Step[] = [];
  for (let seat = 0; ; seat = 1 - seat) {
    const choices = stepsOf(cells, seat);
    const step = choices[draw(seed, used, 'steps', choices.length)]!;
    apply(cells, seat, step);
    steps.push(step);
    const winner = winnerAfter(cells, seat, step.to);
    if (winner !== null) return { steps, winner };
  }
}
