import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandIntegerOption,
  type SlashCommandStringOption,
} from 'discord.js';
import { catalogues } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import type { Context } from './context.ts';

/** One entry of an autocomplete list; both at most 100 characters. */
export type Suggestion = { readonly name: string; readonly value: string };

/** A slash command: how Discord is told of it, and what it does. */
export type Command = {
  readonly data: Pick<SlashCommandBuilder, 'name' | 'toJSON'>;
  execute(interaction: ChatInputCommandInteraction, context: Context): Promise<void>;
  /** At most 25; answered from memory or the database, never from Discord. */
  autocomplete?(interaction: AutocompleteInteraction, context: Context): Promise<readonly Suggestion[]>;
};

type Described = keyof typeof en & `command.${string}`;
type Describable = {
  setName(name: string): Describable;
  setDescription(description: string): Describable;
  setDescriptionLocalizations(map: { [locale: string]: string } | null): Describable;
};

/** Gives a command or option its name and its description in every language of the catalogue. */
export function described<B>(builder: B, name: string, id: Described): B {
  const others = Object.entries(catalogues).flatMap(([locale, catalogue]) =>
    catalogue === en || !catalogue[id] ? [] : [[locale, catalogue[id]] as const],
  );
  const it = (builder as unknown as Describable).setName(name).setDescription(en[id]);
  if (others.length > 0) it.setDescriptionLocalizations(Object.fromEntries(others));
  return builder;
}

/** A command of servers that have the bot: matches live in channels. */
export const serverCommand = (name: string): SlashCommandBuilder =>
  described(new SlashCommandBuilder(), name, `command.${name}` as Described)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** A command that also works in a direct message to the bot. */
export const anywhereCommand = (name: string): SlashCommandBuilder =>
  serverCommand(name).setContexts(InteractionContextType.Guild, InteractionContextType.BotDM);

/** Adds the option that says which match is meant, for channels with several. */
export const withMatch = <B>(builder: { addStringOption(option: (o: SlashCommandStringOption) => SlashCommandStringOption): B }): B =>
  builder.addStringOption((option) => described(option, 'match', 'command.option.match').setAutocomplete(true));

/** Adds the option that says which page is meant, from 1 on, of an answer that may have several. */
export const withPage = <B>(builder: { addIntegerOption(option: (o: SlashCommandIntegerOption) => SlashCommandIntegerOption): B }): B =>
  builder.addIntegerOption((option) => described(option, 'page', 'command.option.page').setMinValue(1));
