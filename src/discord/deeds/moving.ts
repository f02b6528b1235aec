import type { Look } from '../../match/match.ts';
import { permissionNames } from '../asked.ts';
import { type Context, isLive } from '../context.ts';
import { refusalHere } from '../may-open.ts';
import { button, buttons, type Row } from '../screen.ts';
import type { Voices } from '../voices.ts';
import { type Asked, type Deed, tell } from './deed.ts';

type Offer = { readonly text: readonly string[]; readonly row: Row | null };

/** A way for those who play a match to set its table up where they ask, when there is no place any more in which it can be shown. */
export async function moveOffer({ post }: Context, asked: Asked, { match, viewer }: Look, { say, plain }: Voices): Promise<Offer> {
  const plays = viewer !== 'table' || match.host === asked.user;
  const moves = plays && isLive(match) && asked.place.guild === match.place.guild;
  if (!moves || (await post.standing(match.place)) === 'open') return { text: [], row: null };
  const press = button({ do: 'verb', verb: 'move', match: match.id }, plain({ id: 'button.move' }), 'main');
  return { text: [say({ id: 'move.offer' })], row: buttons(press) };
}

/** Sets the table up where it was asked, unless it can be shown where it is. */
export const move: Deed = async (context, asked) => {
  const match = (await context.service.look(asked.match, asked.user))?.match;
  if (match && (await context.post.standing(match.place)) === 'open')
    return tell(asked, { id: 'move.needless', args: { channel: match.place.channel } });
  const why = refusalHere(await context.service.servers.of(asked.place.guild), asked);
  if (why) return tell(asked, why);
  const permissions = permissionNames(asked.lacking);
  if (permissions.length > 0) return tell(asked, { id: 'missing.move', args: { permissions } });
  const done = await context.service.move(asked);
  if ('refused' in done) return tell(asked, done.refused);
  return async () => {
    await context.projection.show(asked.match);
    return tell(asked, { id: 'move.done', args: { channel: asked.place.channel } })();
  };
};
