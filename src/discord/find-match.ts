import type { AutocompleteInteraction } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Match } from '../match/match.ts';
import type { Suggestion } from './command.ts';
import { type Context, gameOf, isLive } from './context.ts';
import { clip, LIMITS } from './limits.ts';
import { maySee, type Somewhere } from './may-see.ts';
import { voicesOf } from './voices.ts';

/** The match that a command without a `match` option means, or why it cannot be told. */
export async function matchHere({ service }: Pick<Context, 'service'>, { channelId, user }: Somewhere): Promise<Match | Message> {
  const here = await service.at(channelId);
  const live = here.filter(isLive);
  const mine = await service.mine(user.id);
  const seated = (matches: readonly Match[]) => mine.filter((m) => matches.some(({ id }) => id === m.match.id));
  if (live.length === 0) return here[0] ?? (mine.length === 1 ? mine[0]!.match : { id: mine.length > 1 ? 'match.several' : 'match.none' });
  if (live.length === 1) return live[0]!;
  const own = seated(live);
  const awaited = own.filter((m) => m.awaited);
  const only = own.length === 1 ? own[0] : awaited.length === 1 ? awaited[0] : undefined;
  return only?.match ?? { id: 'match.several' };
}

/** Who uses a command where, and what they give for its `match` option. */
export type Meaning = Somewhere & { readonly options: { getString(name: string): string | null } };

/** The same for a command with its `match` option: people name their own matches anywhere, others only where they may see them. */
export async function matchOf(context: Pick<Context, 'service' | 'client'>, interaction: Meaning): Promise<Match | Message> {
  const given = interaction.options.getString('match');
  if (given === null) return matchHere(context, interaction);
  const look = await context.service.look(given, interaction.user.id);
  const own = look?.viewer !== 'table' || look.match.host === interaction.user.id;
  return look && (own || (await maySee(context, interaction, look.match))) ? look.match : { id: 'refused.no-match' };
}

/** Matches shown here and the person's own ones, for the `match` option. */
export async function suggestMatches(
  context: Context,
  interaction: AutocompleteInteraction,
  typed: string,
): Promise<readonly Suggestion[]> {
  const mine = (await context.service.mine(interaction.user.id)).map(({ match }) => match);
  const here = await context.service.at(interaction.channelId);
  return suggestAmong(context, interaction, typed, once([...here, ...mine]));
}

/** Each match once. */
export const once = (matches: readonly Match[]): readonly Match[] => [...new Map(matches.map((match) => [match.id, match])).values()];

/** Those of the matches whose names contain what is typed. */
export async function suggestAmong(
  context: Context,
  { locale }: Pick<AutocompleteInteraction, 'locale'>,
  typed: string,
  matches: readonly Match[],
): Promise<readonly Suggestion[]> {
  const named = await Promise.all(
    matches.slice(0, 2 * LIMITS.choices).map(async (match) => ({ value: match.id, name: await matchName(context, match, locale) })),
  );
  return named.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, LIMITS.choices);
}

async function matchName(context: Context, match: Match, locale: string): Promise<string> {
  const { plain } = await voicesOf(context, match, locale);
  const args = {
    game: gameOf(context, match.game).face.title,
    players: match.holders.map((_, seat) => ({ seat })),
    status: { id: `match.status.${match.status}` },
  };
  return clip(plain({ id: 'match.choice', args }), LIMITS.choiceName);
}

/** How a command knows which match is meant, and which it offers for its `match` option. */
export type Finder = {
  find(context: Context, interaction: Meaning): Promise<Match | Message>;
  suggest(interaction: AutocompleteInteraction, context: Context): Promise<readonly Suggestion[]>;
};

/** Any match that is shown here or in which the person plays. */
export const anyMatch: Finder = {
  find: matchOf,
  suggest: (interaction, context) => suggestMatches(context, interaction, interaction.options.getFocused()),
};

/** Only matches out of those that `around` gives, those shown here before others; where there are none it is said of any match why. */
export const among = (around: (context: Context, interaction: Somewhere) => Promise<readonly Match[]>): Finder => ({
  async find(context, interaction) {
    if (interaction.options.getString('match') !== null) return matchOf(context, interaction);
    const all = await around(context, interaction);
    const here = all.filter(({ place }) => place.channel === interaction.channelId);
    const [first, ...others] = here.length > 0 ? here : all;
    if (!first) return matchOf(context, interaction);
    return others.length > 0 ? { id: 'match.several' } : first;
  },
  suggest: async (interaction, context) =>
    suggestAmong(context, interaction, interaction.options.getFocused(), await around(context, interaction)),
});
