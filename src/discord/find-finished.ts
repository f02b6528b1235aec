import type { Match } from '../match/match.ts';
import { type Context, isLive } from './context.ts';
import { type Finder, type Meaning, matchOf, once, suggestAmong } from './find-match.ts';

/** Matches shown here and the person's own ones that have ended, the newest first. */
async function finishedAround({ service }: Pick<Context, 'service'>, { channelId, user }: Pick<Meaning, 'channelId' | 'user'>) {
  const here: readonly Match[] = (await service.at(channelId)).filter((match) => !isLive(match));
  return once([...here, ...(await service.finished(user.id))]);
}

/** For commands about matches that have ended: without a `match` option the newest one here, else of the person. */
export const finishedMatch: Finder = {
  async find(context, interaction) {
    if (interaction.options.getString('match') !== null) return matchOf(context, interaction);
    const [newest] = await finishedAround(context, interaction);
    return newest ?? matchOf(context, interaction);
  },
  suggest: async (interaction, context) =>
    suggestAmong(context, interaction, interaction.options.getFocused(), await finishedAround(context, interaction)),
};
