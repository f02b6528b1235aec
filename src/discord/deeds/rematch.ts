import type { Message } from '../../kernel/message.ts';
import type { Match, Place } from '../../match/match.ts';
import { permissionNames } from '../asked.ts';
import { type Context, gameOf } from '../context.ts';
import { linkTo } from '../link-to.ts';
import { refusalToOpen } from '../may-open.ts';
import { button, buttons, link, screen } from '../screen.ts';
import { commonVoice } from '../voices.ts';
import { type Asked, type Deed, tell } from './deed.ts';

/** Opens the lobby of a match that plays this one again, or leads to the one that there is. */
export const rematch: Deed = async (context, asked) => {
  const match = (await context.service.look(asked.match, asked.user))?.match;
  if (!match) return tell(asked, { id: 'refused.no-match' });
  const why = match.rematch === null ? await refusalToOpen(context, asked, gameOf(context, match.game)) : null;
  if (why) return tell(asked, why);
  const place = await placeOf(context, asked, match);
  if ('id' in place) return tell(asked, place);
  const done = await context.service.rematch({ ...asked, place });
  if ('refused' in done) return tell(asked, done.refused);
  return async () => {
    await context.projection.show(done.match.id);
    const say = commonVoice(asked.locale);
    const joins =
      done.match.status === 'lobby' && !done.match.holders.some((holder) => holder.kind === 'user' && holder.user === asked.user);
    return screen({
      text: [say({ id: done.opened ? 'rematch.opened' : 'rematch.there' })],
      rows: [
        buttons(
          joins && button({ do: 'verb', verb: 'join', match: done.match.id }, say({ id: 'button.join' }), 'main'),
          link(await linkTo(context, done.match), say({ id: 'button.table' })),
        ),
      ],
    });
  };
};

/** Where the lobby of the match was, if we may still post there, else where it was asked for. */
async function placeOf({ surfaces, post }: Context, { place, lacking }: Asked, match: Match): Promise<Place | Message> {
  const channel = (await surfaces.get(match.id, 'lobby'))?.channel ?? match.place.channel;
  const before = { guild: match.place.guild, channel };
  if ((await post.standing(before)) === 'open') return before;
  if (place.guild !== match.place.guild) return { id: 'refused.other-server' };
  if (lacking.length > 0) return { id: 'missing.here', args: { permissions: permissionNames(lacking) } };
  return place;
}
