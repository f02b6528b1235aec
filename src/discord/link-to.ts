import type { Match } from '../match/match.ts';
import type { Context } from './context.ts';
import { messageLink } from './screen.ts';

/** The address of the post by which people come into a match, or of its place. */
export async function linkTo({ surfaces }: Pick<Context, 'surfaces'>, { id, place }: Match): Promise<string> {
  const post = await surfaces.get(id, 'lobby');
  return post ? messageLink(place.guild, post.channel, post.message) : messageLink(place.guild, place.channel);
}
