import type { Context } from './context.ts';

/** The channels and threads of lobbies and running matches that were deleted while nobody was looking. */
export async function lostPlaces({ surfaces, post }: Pick<Context, 'surfaces' | 'post'>): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const place of await surfaces.places()) if ((await post.standing(place)) === 'gone') lost.push(place.channel);
  return lost;
}
