import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  Locale,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10';
import { fault, length, repeated, tooLong } from './text.ts';
import type { Violation } from './violation.ts';

type Command = Omit<APIApplicationCommand, 'id' | 'application_id' | 'version'>;
type Named = Partial<Pick<Command, 'name_localizations' | 'description_localizations'>> & {
  readonly name: string;
  readonly description?: string;
};
type Option = APIApplicationCommandOption & {
  readonly options?: readonly APIApplicationCommandOption[];
  readonly choices?: readonly { name: string; value: unknown }[];
  readonly autocomplete?: boolean;
};
type Path = readonly (string | number)[];

const MOST = { [ApplicationCommandType.ChatInput]: 100, [ApplicationCommandType.User]: 15, [ApplicationCommandType.Message]: 15 };
const CHARACTERS = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES = new Set<string>(Object.values(Locale));

/** What the documentation demands of an application's commands beyond the schema. */
export function commandLimits(commands: readonly Command[]): Violation[] {
  const type = (command: Command) => command.type ?? ApplicationCommandType.ChatInput;
  const crowds = Object.entries(MOST).filter(([kind, most]) => commands.filter((command) => type(command) === Number(kind)).length > most);
  return [
    ...crowds.map(([kind, most]) => fault([], 'APPLICATION_COMMANDS_MAXIMUM', `More than ${most} commands of type ${kind}`)),
    ...repeated(commands.map((command) => `${type(command)} ${command.name}`)).map((index) =>
      fault([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
    ),
    ...commands.flatMap((command, index) => commandFaults(command, type(command) === ApplicationCommandType.ChatInput, [index])),
  ];
}

function commandFaults(command: Command, chat: boolean, path: Path): Violation[] {
  const size = characters(command);
  return [
    ...(size > CHARACTERS ? [fault(path, 'APPLICATION_COMMAND_TOO_LARGE', `${size} characters exceed ${CHARACTERS}`)] : []),
    ...wordFaults(command, chat, path),
    ...optionsFaults((command.options ?? []) as readonly Option[], [...path, 'options']),
  ];
}

function wordFaults(named: Named, chat: boolean, path: Path): Violation[] {
  const names = [
    [['name'], named.name],
    ...Object.entries(named.name_localizations ?? {}).map(([locale, name]) => [['name_localizations', locale], name]),
  ] as [string[], string | null][];
  const locales = (['name_localizations', 'description_localizations'] as const).flatMap((field) =>
    Object.keys(named[field] ?? {}).map((locale) => [field, locale] as const),
  );
  return [
    ...names
      .filter(([, name]) => chat && name !== null && (!NAME.test(name) || name !== name.toLowerCase()))
      .map(([at]) => fault([...path, ...at], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')),
    ...(chat && !named.description ? [fault([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')] : []),
    ...locales
      .filter(([, locale]) => !LOCALES.has(locale))
      .map(([field, locale]) => fault([...path, field, locale], 'BASE_TYPE_CHOICES', 'Unknown locale')),
  ];
}

function optionsFaults(options: readonly Option[], path: Path): Violation[] {
  return [
    ...repeated(options.map((option) => option.name)).map((index) =>
      fault([...path, index, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option name is already used'),
    ),
    ...options.flatMap((option, index) => optionFaults(option, options.slice(0, index), [...path, index])),
  ];
}

function optionFaults(option: Option, before: readonly Option[], path: Path): Violation[] {
  const value = (one: Option) => one.type !== O.Subcommand && one.type !== O.SubcommandGroup;
  const late = value(option) && option.required && before.some((earlier) => value(earlier) && !earlier.required);
  return [
    ...wordFaults(option, true, path),
    ...(late
      ? [
          fault(
            [...path, 'required'],
            'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            'Required options must be placed before non-required options',
          ),
        ]
      : []),
    ...(option.choices?.length && option.autocomplete
      ? [fault([...path, 'autocomplete'], 'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES', 'Choices and autocomplete exclude each other')]
      : []),
    ...(option.choices ?? []).flatMap((choice, index) =>
      length(choice.value) > 100 ? [tooLong([...path, 'choices', index, 'value'], 100)] : [],
    ),
    ...optionsFaults((option.options ?? []) as readonly Option[], [...path, 'options']),
  ];
}

/** All characters of a command; of each text its longest localisation counts. */
function characters(named: Named & { readonly options?: readonly unknown[] }): number {
  const longest = (text: string | undefined, others: object | null | undefined) =>
    Math.max(length(text), ...Object.values(others ?? {}).map(length));
  const own = longest(named.name, named.name_localizations) + longest(named.description, named.description_localizations);
  const choices = (named as Partial<Option>).choices ?? [];
  const inChoices = choices.reduce((sum, choice) => sum + length(choice.name) + length(String(choice.value)), 0);
  return own + inChoices + ((named.options ?? []) as readonly Option[]).reduce((sum, option) => sum + characters(option), 0);
}
