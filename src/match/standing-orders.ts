import type { StandingOrder } from '../games/face.ts';
import type { Seat } from '../kernel/position.ts';
import { isLegal, NOW } from '../kernel/prompts.ts';
import type { Sight } from '../kernel/sight.ts';
import type { PlayableGame } from './desk.ts';
import type { Holder } from './match.ts';
import type { Plan } from './next.ts';
import { isSlow } from './pace.ts';
import type { MatchRecord, OrderGiven } from './store.ts';

type Ordered = Pick<MatchRecord, 'orders' | 'timing'>;

/** The policy that holds for a seat in a case, and whether its owner chose it; null: none does. */
export function policyOf({ orders, timing }: Ordered, seat: Seat, { id, inSlowMatches, policies }: StandingOrder<unknown>) {
  const given = orders.find((order) => order.seat === seat && order.order === id);
  const chosen = given?.policy ?? (isSlow(timing) ? inSlowMatches : undefined);
  const policy = policies.find((known) => known.id === chosen);
  return policy ? { policy, own: given !== undefined } : null;
}

/**
 * What a seat's standing orders answer to the question it is asked now: option ids, or null when it is to be asked itself.
 * Takes what the seat sees, and `random` in [0, 1).
 */
export function ordered(
  { orders = [] }: Pick<PlayableGame, 'orders'>,
  match: Ordered,
  sight: Sight<Seat>,
  random: () => number,
): readonly string[] | null {
  const prompt = sight.prompts.find(({ key }) => key === NOW);
  if (!prompt) return null;
  for (const order of orders) {
    const holds = order.step === sight.step && (order.fits?.(sight) ?? true) ? policyOf(match, sight.viewer, order) : null;
    if (!holds) continue;
    const picks = holds.policy.answer(sight, random);
    return picks !== 'ask' && isLegal(prompt.ask, picks) ? picks : null;
  }
  return null;
}

/**
 * The orders after a plan: those of a seat that changes hands go, and those that lapse once their seat is asked something
 * else. Saying something during another question is no such change, so that it can be said in one's own turn.
 */
export function ordersAfter(
  { orders: known = [] }: Pick<PlayableGame, 'orders'>,
  saved: MatchRecord,
  plan: Plan,
  { holders, awaited }: { readonly holders: readonly Holder[]; readonly awaited: readonly Seat[] },
): readonly OrderGiven[] {
  const step = plan.position?.agenda.at(-1)?.step;
  const lapses = ({ seat, order }: OrderGiven) =>
    plan.position !== undefined &&
    awaited.includes(seat) &&
    known.some(({ id, lapses, step: own }) => id === order && lapses && own !== step);
  return (plan.orders ?? saved.orders).filter(
    (given) => userOf(saved.holders[given.seat]) === userOf(holders[given.seat]) && !lapses(given),
  );
}

const userOf = (holder: Holder | undefined) => (holder?.kind === 'user' ? holder.user : null);
