import type { Game } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { ServerSettings } from '../match/match.ts';
import type { Context } from './context.ts';
import type { Asked } from './deeds/deed.ts';
import { gameVoice } from './voices.ts';

/** Why no table may stand where it was asked, by what the server's managers decided; null when it may. */
export function refusalHere({ channels }: ServerSettings, { whereabouts }: Asked): Message | null {
  if (channels.length === 0 || channels.some((channel) => whereabouts.includes(channel))) return null;
  return { id: 'server.not-here', args: { channels: channels.map((channel) => `<#${channel}>`) } };
}

/** Why the person may not open a match of a game where they ask, by what the server's managers decided; null when they may. */
export async function refusalToOpen(context: Pick<Context, 'service' | 'games'>, asked: Asked, game: Game): Promise<Message | null> {
  const settings = await context.service.servers.of(asked.place.guild);
  return refusalHere(settings, asked) ?? refusalOfPerson(settings, asked) ?? refusalOfGame(settings, context.games, game, asked.locale);
}

function refusalOfPerson({ creators }: ServerSettings, { manages, roles }: Asked): Message | null {
  if (creators === 'everyone' || manages || roles.includes(creators)) return null;
  return creators === 'managers' ? { id: 'server.managers-only' } : { id: 'server.role-only', args: { role: `<@&${creators}>` } };
}

function refusalOfGame(settings: ServerSettings, games: readonly Game[], game: Game, locale: string): Message | null {
  const played = playedGames(settings, games);
  if (played.includes(game)) return null;
  const titleOf = (one: Game) => gameVoice(one, locale)(one.face.title);
  return { id: 'server.not-this-game', args: { game: titleOf(game), games: played.map(titleOf) } };
}

/** The games that may be played on a server: all, where none that is installed was chosen. */
export function playedGames(settings: Pick<ServerSettings, 'games'>, games: readonly Game[]): readonly Game[] {
  const chosen = games.filter(({ rules }) => settings.games.includes(rules.id));
  return chosen.length > 0 ? chosen : games;
}
