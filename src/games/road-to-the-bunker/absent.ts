import { type Kind, type TileId, tileOf } from './content/tiles.ts';
import { firstAlike } from './hand.ts';

/** What somebody absent gives away first (D-53); within a kind by tile id. */
const KEEP_ORDER: readonly Kind[] = [
  'EVENT',
  'DEAD',
  'Z1',
  'Z2',
  'HORDE',
  'FIRE',
  'BLOW',
  'AVERT',
  'SAFE',
  'R1',
  'R1C',
  'TENT',
  'MINE',
  'R2',
  'R3',
  'MASK',
  'WEAPON',
  'HIDDEN',
];

/** The place in a hand of the tile that is given away first, as it is offered. */
export const leastIn = (hand: readonly TileId[]): number => firstAlike(hand, inKeepOrder(hand)[0]!);

/** Places in a hand, the tile that is given away first in front. */
export const inKeepOrder = (hand: readonly TileId[]): readonly number[] => {
  const rank = (tile: TileId) => KEEP_ORDER.indexOf(tileOf(tile).kind);
  const byId = (a: TileId, b: TileId) => (a < b ? -1 : 1);
  return [...hand.keys()].sort((a, b) => rank(hand[a]!) - rank(hand[b]!) || byId(hand[a]!, hand[b]!));
};
