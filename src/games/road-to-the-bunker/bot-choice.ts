import { inHand, type Outlook } from './bot-outlook.ts';
import type { Planner } from './bot-turn.ts';
import { type TileId, tileOf } from './content/tiles.ts';

/** What an unknown tile promises. */
const UNKNOWN = 0.45;
/** The Bunker lies among the last tiles of the pile. */
const LAST = 5;
/** A lead with which it is good that the game ends. */
const SAFE_LEAD = 2;
/** Turning is dear and takes long to weigh: only when nothing else gains as much as this. */
const MEAGRE = 0.8;
/** SALVAGE is used once it brings this much. */
const WORTH_SALVAGE = 0.7;

const NEVER = -1000;
const AT_ONCE = 1000;

/** What playing a tile gains, less what it is worth in the hand. */
const playing = (planner: Planner, tile: TileId): number => (planner.best(tile)?.gain ?? NEVER) - inHand(tile);

/** What giving a tile away costs. */
const discarding = (outlook: Outlook, tile: TileId): number => outlook.armed(tileOf(tile).kind, -1) - inHand(tile);

/** What the best action with these tiles gains. */
const acting = (outlook: Outlook, planner: Planner, tiles: readonly TileId[]): number =>
  Math.max(...tiles.flatMap((tile) => [playing(planner, tile), discarding(outlook, tile)]));

/** What a tile brings that joins the hand before an action. */
const taking = (outlook: Outlook, planner: Planner, tile: TileId): number =>
  inHand(tile) + outlook.armed(tileOf(tile).kind, 1) + acting(outlook, planner, [...outlook.hand, tile]);

/** Rates where to draw from. Near the end of the pile a draw from it may end the game before anything else is done. */
export function rateSource(outlook: Outlook, planner: Planner, source: 'pile' | 'salvage' | number): number {
  if (source === 'salvage') return NEVER;
  if (source === 'pile') {
    const risk = outlook.view.pile <= LAST ? 1 / outlook.view.pile : 0;
    return (1 - risk) * (UNKNOWN + (outlook.hand.length > 0 ? acting(outlook, planner, outlook.hand) : 0));
  }
  const tile = outlook.view.river[source]!;
  if (tileOf(tile).kind === 'BUNKER') return outlook.lead >= SAFE_LEAD ? AT_ONCE : NEVER + outlook.lead;
  return taking(outlook, planner, tile);
}

type Action = { readonly do: 'play' | 'discard'; readonly hand: number } | { readonly do: 'turn' | 'salvage' };

/** Rates the actions of a turn, each by the best that can come of it. */
export function rateAction(outlook: Outlook, planner: Planner, action: Action): number {
  const { hand } = outlook;
  switch (action.do) {
    case 'play':
      return playing(planner, hand[action.hand]!);
    case 'discard':
      return discarding(outlook, hand[action.hand]!);
    case 'turn':
      return acting(outlook, planner, hand) < MEAGRE ? (planner.turning()?.gain ?? NEVER) : NEVER;
    case 'salvage': {
      const cheapest = Math.min(...hand.map(planner.keeping));
      const best = Math.max(...outlook.view.discard.map((tile) => rateTaken(outlook, planner, tile)));
      return best - cheapest - acting(outlook, planner, hand) >= WORTH_SALVAGE ? AT_ONCE : NEVER;
    }
  }
}

/** Rates a tile of the discard pile. */
export const rateTaken = (outlook: Outlook, planner: Planner, tile: TileId): number => taking(outlook, planner, tile);
