import type { Seat } from '../../kernel/position.ts';
import { type Kind, type TileId, tileOf } from './content/tiles.ts';
import { prospectOf } from './path/index.ts';
import { countOf, equipmentOf } from './players.ts';
import type { View, Zone } from './state.ts';

/** A loose end more is worth a little, up to six; none at all is bad (section 18). */
const EXIT = 0.05;
const MOST_EXITS = 6;
const NO_EXIT = -1.5;

/** What a tile in the hand is worth while it is not played, in cards: a sure card for a Hidden Resource, else what it promises. */
const IN_HAND: { readonly [kind in Kind]: number } = {
  HIDDEN: 1.1,
  MINE: 0.7,
  TENT: 0.6,
  R3: 0.6,
  R2: 0.4,
  AVERT: 0.4,
  Z2: 0.4,
  HORDE: 0.4,
  DEAD: 0.35,
  FIRE: 0.35,
  WEAPON: 0.3,
  MASK: 0.3,
  R1: 0.25,
  R1C: 0.25,
  Z1: 0.2,
  BLOW: 0.2,
  SAFE: 0.2,
  EVENT: 0.15,
  START: 0,
  BUNKER: 0,
};

export const inHand = (tile: TileId): number => IN_HAND[tileOf(tile).kind];

/** How one seat judges a table by its own view: all gains are in cards of the end of the game. */
export type Outlook = {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: readonly TileId[];
  /** What the seat gains when a zone, its own or another's, becomes like this. */
  gain(of: Seat, after: Zone): number;
  /** What the own zone is worth more with so many more tiles of a kind in the hand, fewer if negative: only Equipment matters. */
  armed(kind: Kind, more: 1 | -1): number;
  /** How far the seat is ahead of the strongest other, as far as it can know. */
  readonly lead: number;
  /** The other seats, the strongest first. */
  readonly opponents: readonly Seat[];
};

/** How a seat judges the table that it sees. */
export function outlookOf(view: View, seat: Seat): Outlook {
  const hand = view.hands[seat]!.tiles ?? [];
  const unarmed = { masks: 0, weapons: 0 };
  const worth = (zone: Zone, equipment: { readonly masks: number; readonly weapons: number }) => {
    const { value, exits } = prospectOf(zone, equipment, view.settings.resourceReuse);
    return value + (exits === 0 ? NO_EXIT : EXIT * Math.min(exits, MOST_EXITS));
  };
  const own = equipmentOf(hand);
  const now = view.zones.map((zone, of) => worth(zone, of === seat ? own : unarmed));
  const standing = (of: Seat) => now[of]! + view.tentBank[of]!;
  const opponents = [...now.keys()].filter((of) => of !== seat).sort((a, b) => standing(b) - standing(a));
  const harms = harmsOf(opponents);
  return {
    view,
    seat,
    hand,
    opponents,
    gain: (of, after) => (of === seat ? worth(after, own) - now[of]! : harms.get(of)! * (now[of]! - worth(after, unarmed))),
    armed(kind, more) {
      if (kind !== 'MASK' && kind !== 'WEAPON') return 0;
      const then = kind === 'MASK' ? { ...own, masks: own.masks + more } : { ...own, weapons: own.weapons + more };
      return worth(view.zones[seat]!, then) - now[seat]!;
    },
    lead: standing(seat) + countOf(hand, 'HIDDEN') - standing(opponents[0]!),
  };
}

/** What a loss of an opponent is worth: all of it between two; among more, the leader's loss helps most, and others profit too. */
const harmsOf = (opponents: readonly Seat[]): ReadonlyMap<Seat, number> =>
  new Map(opponents.map((seat, n) => [seat, opponents.length === 1 ? 1 : n === 0 ? 0.5 : 0.2]));
