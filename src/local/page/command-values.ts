import type { PageCommand, PageOption, World } from '../wire.ts';
import { roleName } from './select-options.ts';
import type { Choice } from './talk.ts';
import { words } from './words.ts';

/** What stands in an option's field; `value` once a choice of its list was taken. */
export type Entry = { readonly text: string; readonly value: string | number | boolean | null };
export type Entries = { readonly [option: string]: Entry };
export type OptionValues = { readonly [option: string]: string | number | boolean };

export const noEntry: Entry = { text: '', value: null };

/** Discord's application command option types. */
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;

/** The fixed list an option is chosen from; null when anything may be typed or the bot suggests. */
export function fixedChoices(option: PageOption, world: World): readonly Choice[] | null {
  if (option.type === BOOLEAN) return [words.yes, words.no].map((name) => ({ name, value: name }));
  if (option.type === USER) return world.people.map(({ id, name }) => ({ name, value: id }));
  if (option.type === CHANNEL) return world.channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  if (option.type === ROLE) return world.roles.map(({ id, name }) => ({ name: roleName(name), value: id }));
  return option.choices.length > 0 ? option.choices : null;
}

/** The values of all filled fields, or the first problem with the option it concerns. */
export function readEntries(
  command: PageCommand,
  entries: Entries,
  world: World,
): { readonly values: OptionValues } | { readonly option: string; readonly problem: string } {
  const values: { [option: string]: string | number | boolean } = {};
  for (const option of command.options) {
    const entry = entries[option.name] ?? noEntry;
    if (entry.text.trim() === '' && entry.value === null) {
      if (option.required) return { option: option.name, problem: words.needed(option.name) };
      continue;
    }
    const read = readEntry(option, entry, world);
    if ('problem' in read) return { option: option.name, problem: read.problem };
    values[option.name] = read.value;
  }
  return { values };
}

/** The values so far, for autocomplete: whatever can be read. */
export function partialValues(command: PageCommand, entries: Entries, world: World): OptionValues {
  const pairs = command.options.flatMap((option) => {
    const entry = entries[option.name] ?? noEntry;
    const read = entry.text === '' && entry.value === null ? null : readEntry(option, entry, world);
    return read && 'value' in read ? [[option.name, read.value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function readEntry(
  option: PageOption,
  entry: Entry,
  world: World,
): { readonly value: string | number | boolean } | { readonly problem: string } {
  const choices = fixedChoices(option, world);
  if (choices) {
    const typed = entry.text.trim().toLowerCase();
    const choice = choices.find(({ value }) => value === entry.value) ?? choices.find(({ name }) => name.toLowerCase() === typed);
    if (!choice) return { problem: words.pickOne(option.name) };
    return { value: option.type === BOOLEAN ? choice.value === words.yes : choice.value };
  }
  if (option.type !== INTEGER && option.type !== NUMBER) return { value: entry.value ?? entry.text };
  const number = Number(entry.value ?? entry.text);
  if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number))) return { problem: words.notNumber(option.name) };
  if (number < (option.min ?? -Infinity) || number > (option.max ?? Infinity))
    return { problem: words.between(option.name, option.min, option.max) };
  return { value: number };
}
