import type { Policy, StandingOrder } from '../face.ts';
import { CELLS } from './board.ts';
import { wantsSwap } from './defence.ts';
import type { View } from './state.ts';
import { say } from './text/say.ts';

/** How often `guard` swaps where it makes no difference, so that a swap is no proof of where the coin lies (section 6). */
const COVER = 0.1;

const SWAPPING = 'swapping-dice';

const ask: Policy<View> = { id: 'ask', label: say('poker.policy.ask'), answer: () => 'ask' };
const pass: Policy<View> = { id: 'pass', label: say('poker.policy.pass'), answer: () => ['keep'] };
const never: Policy<View> = { id: 'never', label: say('poker.policy.never'), answer: () => ['keep'] };
const swap: Policy<View> = { id: 'swap', label: say('poker.policy.swap'), answer: () => ['swap'] };
const guard: Policy<View> = {
  id: 'guard',
  label: say('poker.policy.guard'),
  answer: (sight, random) => [wantsSwap(sight, COVER, random) ? 'swap' : 'keep'],
};

/** When these two numbers are thrown, in whichever order. */
const pairOrder = (a: number, b: number): StandingOrder<View> => ({
  id: `pair:${a}-${b}`,
  step: SWAPPING,
  label: say('poker.order.pair', { a, b }),
  fits: ({ view }) => [a, b].every((number) => view.thrown?.includes(number)),
  policies: [swap, pass, ask],
});

/** What may be laid down for the swap window (section 6): a silence, then each of the 15 pairs, then every other throw. */
export const orders: readonly StandingOrder<View>[] = [
  { id: 'until-turn', step: SWAPPING, label: say('poker.order.untilTurn'), policies: [pass], lapses: true },
  ...CELLS.flatMap((a) => CELLS.filter((b) => b > a).map((b) => pairOrder(a, b))),
  { id: 'swap', step: SWAPPING, label: say('poker.order.swap'), policies: [ask, never, guard], inSlowMatches: 'guard' },
];

/** Dice and tokens lie open, so everybody can tell what a throw may be used for. */
export const openSteps: readonly string[] = ['using-the-throw'];
