import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { length } from '../validation/text.ts';
import type { Leaf } from './commands.ts';
import { Complaint } from './complaint.ts';
import type { HandedFile, Resolved } from './resolved.ts';

export type OptionValue = string | number | boolean | HandedFile;
export type OptionValues = { readonly [option: string]: OptionValue };

/** `data` of a slash command. With `focus` (autocomplete) that option may be half typed and others may be missing. */
export function commandData(leaf: Leaf, values: OptionValues, resolved: Resolved, focus: string | null = null): object {
  const stranger = Object.keys(values).find((name) => !leaf.options.some((option) => option.name === name));
  if (stranger !== undefined) throw new Complaint('option', stranger);
  if (focus !== null && !leaf.options.some((option) => option.name === focus && isSuggested(option)))
    throw new Complaint('suggestions', focus);
  const missing = leaf.options.find((option) => option.required && values[option.name] === undefined);
  if (missing && focus === null) throw new Complaint('required', missing.name);
  const named = leaf.options.filter((option) => option.name === focus || values[option.name] !== undefined);
  const given: object[] = named.map((option) => {
    const { name, type } = option;
    const value = values[name] ?? '';
    return name === focus ? { name, type, value, focused: true } : { name, type, value: sentValue(option, value, resolved) };
  });
  // A subcommand is an option that holds options, and its group holds it.
  const [, ...subs] = leaf.path;
  const options = subs.reduceRight<object[]>(
    (inner, name, depth) => [{ name, type: depth === subs.length - 1 ? O.Subcommand : O.SubcommandGroup, options: inner }],
    given,
  );
  return { id: leaf.command.id, name: leaf.command.name, type: leaf.command.type, options, ...resolved.field };
}

const isSuggested = (option: APIApplicationCommandBasicOption): boolean => 'autocomplete' in option && option.autocomplete === true;

type Bounds = Partial<{
  choices: readonly { value: unknown }[];
  min_value: number;
  max_value: number;
  min_length: number;
  max_length: number;
}>;

/** The value as Discord sends it, once it is one that the option takes. */
function sentValue(option: APIApplicationCommandBasicOption, value: OptionValue, resolved: Resolved): string | number | boolean {
  const { choices, min_value = -Infinity, max_value = Infinity, min_length = 0, max_length = 6000 } = option as Bounds;
  const complain = () => new Complaint('value', option.name);
  if (choices?.length && !choices.some((choice) => choice.value === value)) throw complain();
  if (typeof value === 'object') {
    if (option.type !== O.Attachment) throw complain();
    return resolved.file(value);
  }
  if (!fits()) throw complain();
  return value;

  function fits(): boolean {
    switch (option.type) {
      case O.String:
        return typeof value === 'string' && length(value) >= min_length && length(value) <= max_length;
      case O.Integer:
        return Number.isInteger(value) && Number(value) >= min_value && Number(value) <= max_value;
      case O.Number:
        return typeof value === 'number' && value >= min_value && value <= max_value;
      case O.Boolean:
        return typeof value === 'boolean';
      case O.User:
        return resolved.user(String(value));
      case O.Channel:
        return resolved.channel(String(value));
      case O.Role:
        return resolved.role(String(value));
      case O.Mentionable:
        return resolved.user(String(value)) || resolved.role(String(value));
      default:
        return false;
    }
  }
}
