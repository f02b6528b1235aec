import type { StandingOrder } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Speaker } from '../words/words.ts';
import type { Suggestion } from './command.ts';
import { clip, LIMITS } from './limits.ts';

/** What is typed to order none. */
export const NO_POLICY = 'none';

type Named = { readonly id: string; readonly label: Message };

/** The place of what is typed: by its id or words, else as the only one that contains them; null when that is not clear. */
function placeOf(list: readonly Named[], typed: string, say: Speaker): number | null {
  const words = typed.trim().toLowerCase();
  const exact = list.findIndex(({ id, label }) => id === words || say(label).toLowerCase() === words);
  if (exact >= 0) return exact;
  const close = [...list.keys()].filter((n) => words !== '' && say(list[n]!.label).toLowerCase().includes(words));
  return close.length === 1 ? close[0]! : null;
}

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
  return (order ? [...order.policies, none] : known)
    .map(({ id, label }): Suggestion => ({ name: clip(say(label), LIMITS.choiceName), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, LIMITS.choices);
}
