import type { GameDefinition } from '../../kernel/steps.ts';
import { audit } from './audit.ts';
import { CELLS } from './board.ts';
import { drawForStart, setup } from './rules/1-setup.ts';
import { givingUp, nextTurn, throwing, usingTheThrow } from './rules/2-course-of-a-game.ts';
import { swappingDice } from './rules/6-swapping-dice.ts';
import { leave } from './rules/7-end-of-the-game.ts';
import { type Flow, type Side, type State, settings, type View } from './state.ts';
import { upgrades } from './upgrades.ts';
import { disguise, view } from './view.ts';

/** The rules of Bunker Poker for 2 to 4 seats (BP-24). */
export const rules: GameDefinition<State, Flow, View, typeof settings> = {
  id: 'bunker-poker',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  settings,
  blank: (seats, chosen) => ({
    settings: chosen,
    sides: seats.map(() => fullSide(Number(chosen.startDice))),
    thrower: null,
    thrown: null,
    turn: 0,
    uncovered: [],
    fallen: [],
  }),
  setup(table) {
    table.then({ step: 'setup' });
  },
  steps: {
    setup,
    'draw-for-start': drawForStart,
    'next-turn': nextTurn,
    'giving-up': givingUp,
    throw: throwing,
    'swapping-dice': swappingDice,
    'using-the-throw': usingTheThrow,
  },
  leave,
  view,
  upgrades,
  disguise,
  audit,
};

/** A token and a die on each cell (fig. 1); the coin is not hidden yet. */
const fullSide = (points: number): Side => ({
  alive: true,
  coin: 0,
  dice: CELLS.map(() => points),
  tokens: CELLS.map(() => true),
  tended: CELLS.map(() => 0),
});
