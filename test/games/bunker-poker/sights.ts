import type { View } from '../../../src/games/bunker-poker/state.ts';
import { settings } from '../../../src/games/bunker-poker/state.ts';
import { completeSettings } from '../../../src/kernel/kernel.ts';
import type { Seat, Viewer } from '../../../src/kernel/position.ts';
import type { SeenEvent, Sight } from '../../../src/kernel/sight.ts';
import { full, out, side } from './literals.ts';

/** A table in the midst of a game of four as a viewer sees it: A is to use a throw of 6 and 3, B may still swap, C is out. */
export function sightOf<W extends Viewer>(viewer: W, change: Partial<View> & { readonly awaited?: readonly Seat[] } = {}): Sight<W, View> {
  const { awaited = [1], ...view } = change;
  const sides = [side('6 5 - 4 0 2-', 5), side('3 0 1 6 6 6', 2), out(4), full(1)];
  return {
    viewer,
    seats: (view.sides ?? sides).map((_, seat) => seat),
    view: {
      settings: completeSettings(settings, {}),
      sides: sides.map((own, seat) => ({ ...own, coin: !own.alive || viewer === seat ? own.coin : null })),
      thrower: 0,
      thrown: [6, 3],
      turn: 12,
      fallen: [2],
      ...view,
    },
    step: 'using-the-throw',
    prompts: [],
    awaited,
    outcome: null,
  };
}

/** B has hit A's die 2 just before. */
export const recent: readonly SeenEvent[] = [
  { type: 'thrown', data: { seat: 1, dice: [2, 1] } },
  { type: 'hit', data: { seat: 1, target: 0, cell: 2, from: 6, to: 5 } },
  { type: 'thrown', data: { seat: 0, dice: [6, 3] } },
];
