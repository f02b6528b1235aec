import type { Seat } from '../../kernel/position.ts';
import { type Kind, tileOf } from './content/tiles.ts';
import type { Equipment } from './path/index.ts';
import type { Zone } from './state.ts';

type Table = { readonly zones: readonly Zone[] };

/** The seat whose turn would be next, which is also the left neighbour. */
export const leftOf = ({ zones }: Table, seat: Seat): Seat => (seat + 1) % zones.length;

/** All seats clockwise, beginning with `first`. */
export const seatsFrom = ({ zones }: Table, first: Seat): readonly Seat[] => zones.map((_, n) => (first + n) % zones.length);

/** The others, clockwise from the left neighbour. */
export const opponentsOf = (game: Table, seat: Seat): readonly Seat[] => seatsFrom(game, seat).slice(1);

export const zoneOf = ({ zones }: Table, seat: Seat): Zone => zones[seat]!;

export const handOf = <Hand>({ hands }: { readonly hands: readonly Hand[] }, seat: Seat): Hand => hands[seat]!;

/** How many tiles of a kind a hand holds. */
export const countOf = (hand: readonly string[], kind: Kind): number => hand.filter((tile) => tileOf(tile).kind === kind).length;

/** The Equipment in a hand. */
export const equipmentOf = (hand: readonly string[]): Equipment => ({ masks: countOf(hand, 'MASK'), weapons: countOf(hand, 'WEAPON') });
