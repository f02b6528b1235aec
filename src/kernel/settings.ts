import type { Chosen, Settings } from './steps.ts';

/** Fills in the defaults. Throws a RangeError that names an unknown setting or choice. */
export function completeSettings<T extends Settings>(settings: T, given: { readonly [id: string]: string }): Chosen<T> {
  for (const [id, choice] of Object.entries(given)) {
    const choices = Object.hasOwn(settings, id) ? settings[id] : undefined;
    if (!choices) throw new RangeError(`unknown setting ${id}`);
    if (!choices.includes(choice)) throw new RangeError(`setting ${id} is one of ${choices.join(', ')}, not ${choice}`);
  }
  return Object.fromEntries(Object.entries(settings).map(([id, choices]) => [id, given[id] ?? choices[0]])) as Chosen<T>;
}
