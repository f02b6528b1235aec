import type { Game } from '../games/face.ts';
import type { Place } from '../match/match.ts';
import type { Context } from './context.ts';
import { type Asked, type Show, tell } from './deeds/deed.ts';
import { messageLink } from './screen.ts';
import { settingsPanel } from './settings-panel.ts';
import { voicesOf } from './voices.ts';

/** Makes a match in a channel; the answer leads its host to the lobby post and holds the settings. */
export async function openMatch(context: Context, asked: Asked, game: Game, place: Place): Promise<Show> {
  const { user: host, interaction } = asked;
  const done = await context.service.create({ game: game.rules.id, host, place, settings: {}, interaction });
  if ('refused' in done) return tell(asked, done.refused);
  const { match } = done;
  return async () => {
    await context.projection.show(match.id);
    const post = await context.surfaces.get(match.id, 'lobby');
    const voices = await voicesOf(context, match, asked.locale);
    const link = messageLink(place.guild, place.channel, post?.message);
    return settingsPanel(context, match, voices, 0, [voices.say({ id: 'lobby.opened', args: { link } }), '']);
  };
}
