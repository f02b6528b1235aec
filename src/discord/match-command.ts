import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { askedBy } from './asked.ts';
import type { Command, Suggestion } from './command.ts';
import type { Context } from './context.ts';
import { type Asked, type Deed, type Show, tell } from './deeds/deed.ts';
import { finishedMatchOf, suggestFinished } from './find-finished.ts';
import { matchOf, suggestMatches } from './find-match.ts';
import { answerCommand, deferPrivately } from './respond.ts';
import { welcomeBack } from './welcome-back.ts';

/** The private answer to a command about the match it means; says why when that cannot be told. */
export async function aboutMatch(
  interaction: ChatInputCommandInteraction,
  context: Context,
  deed: (asked: Asked) => Promise<Show>,
  find: typeof matchOf = matchOf,
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

/** A command that does what the button of the same purpose does. */
export const deedCommand = (data: Command['data'], deed: Deed): Command => ({
  data,
  execute: (interaction, context) => aboutMatch(interaction, context, (asked) => deed(context, asked)),
  autocomplete: suggestMatch,
});

/** The same for a command about matches that have ended. */
export const finishedCommand = (data: Command['data'], deed: Deed): Command => ({
  data,
  execute: (interaction, context) => aboutMatch(interaction, context, (asked) => deed(context, asked), finishedMatchOf),
  autocomplete: suggestFinished,
});

/** Suggestions for the `match` option. */
export const suggestMatch = (interaction: AutocompleteInteraction, context: Context): Promise<readonly Suggestion[]> =>
  suggestMatches(context, interaction, interaction.options.getFocused());
