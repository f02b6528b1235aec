import type { Message } from '../kernel/message.ts';
import type { Speaker } from '../words/words.ts';
import type { Suggestion } from './command.ts';
import { clip, LIMITS } from './limits.ts';

/** One of a list from which people choose by typing. */
export type Named = { readonly id: string; readonly label: Message };

/** The place of what is typed: by its id or words, else as the only one that contains them; null when that is not clear. */
export function placeOf(list: readonly Named[], typed: string, say: Speaker): number | null {
  const words = typed.trim().toLowerCase();
  const exact = list.findIndex(({ id, label }) => id.toLowerCase() === words || say(label).toLowerCase() === words);
  if (exact >= 0) return exact;
  const close = [...list.keys()].filter((n) => words !== '' && say(list[n]!.label).toLowerCase().includes(words));
  return close.length === 1 ? close[0]! : null;
}

/** Those whose words contain what is typed. */
export const suggestNamed = (list: readonly Named[], typed: string, say: Speaker): readonly Suggestion[] =>
  list
    .map(({ id, label }): Suggestion => ({ name: clip(say(label), LIMITS.choiceName), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, LIMITS.choices);
