import type { Match } from '../match/match.ts';
import { type Context, isLive } from './context.ts';
import { type Finder, type Meaning, matchOf, once, suggestAmong } from './find-match.ts';

/** Matches shown here and the person's own ones that have ended, the newest first. */
async function finishedAround({ service }: Pick<Context, 'service'>, { channelId, user }: Pick<Meaning, 'channelId' | 'user'>) {
  const here = await service.at(channelId);
  return once([...here.filter((match) => !isLive(match)), ...(await service.finished(user.id))]);
}

/** Matches shown here of which one may be meant: those that have ended, else those that are still played. */
async function begunHere({ service }: Pick<Context, 'service'>, channel: string): Promise<readonly Match[]> {
  const here = (await service.at(channel)).filter(({ status }) => status !== 'lobby');
  const ended = here.filter((match) => !isLive(match));
  return ended.length > 0 ? ended : here;
}

/**
 * For commands about matches that have ended: without a `match` option the newest one here, else the person's newest. Where one
 * is still played it is that one, so that nobody is shown another instead: it is refused before its end.
 */
export const finishedMatch: Finder = {
  async find(context, interaction) {
    if (interaction.options.getString('match') !== null) return matchOf(context, interaction);
    const [newest] = [...(await begunHere(context, interaction.channelId)), ...(await context.service.finished(interaction.user.id))];
    return newest ?? matchOf(context, interaction);
  },
  suggest: async (interaction, context) =>
    suggestAmong(context, interaction, interaction.options.getFocused(), await finishedAround(context, interaction)),
};
