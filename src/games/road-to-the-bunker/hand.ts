import type { TileId } from './content/tiles.ts';

/** Takes tiles out of a hand by their places in it; gives them in that order. */
export function takeFromHand(hand: TileId[], places: readonly number[]): readonly TileId[] {
  const taken = places.map((place) => hand[place]!);
  for (const place of [...places].sort((a, b) => b - a)) hand.splice(place, 1);
  return taken;
}
