import type { AutocompleteInteraction } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Match } from '../match/match.ts';
import type { Suggestion } from './command.ts';
import { type Context, isLive } from './context.ts';
import { matchOf, suggestAmong } from './find-match.ts';

type Meaning = Parameters<typeof matchOf>[1];

/** Matches shown here and the person's own ones that have ended, the newest first. */
async function finishedAround({ service }: Pick<Context, 'service'>, { channelId, user }: Pick<Meaning, 'channelId' | 'user'>) {
  const here = (await service.at(channelId)).filter((match) => !isLive(match));
  return [...new Map([...here, ...(await service.finished(user.id))].map((match) => [match.id, match])).values()];
}

/** The match that a command about ended matches means: without a `match` option the newest one here, else of the person. */
export async function finishedMatchOf(context: Pick<Context, 'service' | 'client'>, interaction: Meaning): Promise<Match | Message> {
  if (interaction.options.getString('match') !== null) return matchOf(context, interaction);
  const [newest] = await finishedAround(context, interaction);
  return newest ?? matchOf(context, interaction);
}

/** Suggestions for the `match` option of such a command. */
export const suggestFinished = async (interaction: AutocompleteInteraction, context: Context): Promise<readonly Suggestion[]> =>
  suggestAmong(context, interaction, interaction.options.getFocused(), await finishedAround(context, interaction));
