import type { ChatInputCommandInteraction } from 'discord.js';
import { askedBy } from './asked.ts';
import { type Command, serverCommand, withMatch, withPage } from './command.ts';
import type { Context } from './context.ts';
import { type Asked, type Deed, type Show, tell } from './deeds/deed.ts';
import { anyMatch, type Finder } from './find-match.ts';
import { answerCommand, deferPrivately } from './respond.ts';
import { welcomeBack } from './welcome-back.ts';

/** The private answer to a command about the match it means; says why when that cannot be told. */
export async function aboutMatch(
  interaction: ChatInputCommandInteraction,
  context: Context,
  deed: (asked: Asked) => Promise<Show>,
  { find }: Pick<Finder, 'find'> = anyMatch,
): Promise<void> {
  await deferPrivately(interaction);
  const found = await find(context, interaction);
  const asked = askedBy(interaction, 'status' in found ? found.id : '');
  const report = await welcomeBack(context, interaction, asked);
  try {
    const show = 'status' in found ? await deed(asked) : tell(asked, found);
    await answerCommand(context, interaction, (await show()) ?? (await tell(asked, { id: 'panel.done.none' })())!);
  } finally {
    await report();
  }
}

/** A command that does what the button of the same purpose does; `finder` tells about which matches it is. */
export const deedCommand = (data: Command['data'], deed: Deed, finder: Finder = anyMatch): Command => ({
  data,
  execute: (interaction, context) => aboutMatch(interaction, context, (asked) => deed(context, asked), finder),
  autocomplete: finder.suggest,
});

/** Suggestions for the `match` option. */
export const suggestMatch = anyMatch.suggest;

/** A command whose answer may have pages: the one of its `page` option, counted from 0 for `pageOf`, else as the button shows it. */
export const pagedCommand = (
  name: 'log' | 'recap',
  deed: Deed,
  pageOf: (context: Context, asked: Asked, page: number) => Show,
): Command => ({
  data: withMatch(withPage(serverCommand(name))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, async (asked) => {
      const page = interaction.options.getInteger('page');
      return page === null ? deed(context, asked) : pageOf(context, asked, page - 1);
    }),
  autocomplete: suggestMatch,
});
