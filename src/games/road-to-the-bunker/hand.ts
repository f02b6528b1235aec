import { lookOf, type TileId } from './content/tiles.ts';

/** The place of the first tile in a hand that looks like the one at `place`: which of the two goes makes no difference. */
export const firstAlike = (hand: readonly TileId[], place: number): number =>
  hand.findIndex((tile) => lookOf(tile) === lookOf(hand[place]!));

/** Takes tiles out of a hand by their places in it; gives them in that order. */
export function takeFromHand(hand: TileId[], places: readonly number[]): readonly TileId[] {
  const taken = places.map((place) => hand[place]!);
  for (const place of [...places].sort((a, b) => b - a)) hand.splice(place, 1);
  return taken;
}
