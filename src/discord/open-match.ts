import type { Game } from '../games/face.ts';
import type { MatchService } from '../match/match.ts';
import { permissionNames } from './asked.ts';
import type { Context } from './context.ts';
import { type Asked, type Show, tell } from './deeds/deed.ts';
import { refusalToOpen } from './may-open.ts';
import { messageLink } from './screen.ts';
import { settingsPanel } from './settings-panel.ts';
import { voicesOf } from './voices.ts';

/** What its host wants of a match from the beginning. */
export type Wishes = Pick<Parameters<MatchService['create']>[0], 'settings' | 'timing' | 'bots'>;

/**
 * Makes a match where it was asked, if the server's managers let the person and the bot can; the answer leads its host to the
 * lobby post and holds the settings.
 */
export async function openMatch(context: Context, asked: Asked, game: Game, wishes: Wishes): Promise<Show> {
  const { user: host, interaction, place, lacking } = asked;
  if (place.guild === null) return tell(asked, { id: 'missing.server' });
  const why = await refusalToOpen(context, asked, game);
  if (why) return tell(asked, why);
  if (lacking.length > 0) return tell(asked, { id: 'missing.here', args: { permissions: permissionNames(lacking) } });
  const done = await context.service.create({ game: game.rules.id, host, place, interaction, ...wishes });
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
