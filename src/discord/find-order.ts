import type { StandingOrder } from '../games/face.ts';
import type { Speaker } from '../words/words.ts';
import { type Named, placeOf, suggestNamed } from './find-named.ts';

/** What is typed to order none. */
export const NO_POLICY = 'none';

/** The case that is typed, by its place. */
export const findOrder = (known: readonly StandingOrder<unknown>[], typed: string, say: Speaker): number | null =>
  placeOf(known, typed, say);

/** The policy that is typed, by its place, or `none`; null when that is not clear. */
export function findPolicy(order: StandingOrder<unknown>, typed: string, say: Speaker): number | typeof NO_POLICY | null {
  const isNone = [NO_POLICY, say({ id: 'button.no-order' }).toLowerCase()].includes(typed.trim().toLowerCase());
  return isNone ? NO_POLICY : placeOf(order.policies, typed, say);
}

/** Cases, or the policies of one, whose words contain what is typed. */
export function suggestOrders(known: readonly StandingOrder<unknown>[], order: StandingOrder<unknown> | null, typed: string, say: Speaker) {
  const none: Named = { id: NO_POLICY, label: { id: 'button.no-order' } };
  return suggestNamed(order ? [...order.policies, none] : known, typed, say);
}
