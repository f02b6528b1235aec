import type { Viewer } from '../../kernel/position.ts';
import { type TileId, tileOf } from './content/tiles.ts';
import { BOTTOM, isBunker } from './pile.ts';
import type { State, View, Zone } from './state.ts';

/** At the end all hands are open (section 13). */
const seesHand = ({ scores }: State, viewer: Viewer, seat: number): boolean => viewer === seat || scores !== null;

/** Out of the game by the setting `pileTrim`, which nobody saw: not a Start, and not marked for more players. */
const isTrimmed = ({ zones }: State, tile: TileId): boolean => {
  const { kind, minPlayers } = tileOf(tile);
  return kind !== 'START' && minPlayers <= zones.length;
};

const copyOf = (zone: Zone): Zone => ({
  start: zone.start,
  stacks: Object.fromEntries(Object.entries(zone.stacks).map(([cell, stack]) => [cell, stack.map((placed) => ({ ...placed }))])),
});

/** What a viewer may know (section 13): everything but the order of the piles and the hands of others. */
export const view = (game: State, viewer: Viewer): View => ({
  settings: { ...game.settings },
  pile: game.pile.length,
  river: [...game.river],
  hands: game.hands.map((hand, seat) => ({
    size: hand.length,
    limit: game.handLimits[seat]!,
    tiles: seesHand(game, viewer, seat) ? [...hand] : null,
  })),
  zones: game.zones.map(copyOf),
  tentBank: [...game.tentBank],
  kept: game.kept.map((cards) => cards.map((kept) => ({ ...kept }))),
  discard: [...game.discard],
  bunkerShown: game.bunkerShown,
  eventPile: game.eventPile.length,
  eventDiscard: [...game.eventDiscard],
  turn: game.turn,
  turnsOf: [...game.turnsOf],
  player: game.player,
  extraTurn: game.extraTurn,
  eventTile: game.eventTile,
  chosen: viewer === game.player ? game.chosen : null,
  stolen: game.stolen,
  scores: game.scores?.map((score) => ({ ...score, path: [...score.path], cards: [...score.cards] })) ?? null,
});

/**
 * The same table with other tiles in the hands that `viewer` does not see and among those trimmed unseen, and the piles in another
 * order. The tile that is being played stays, since a place may already have been chosen for it.
 */
export function disguise(game: State, viewer: Viewer, shuffle: <T>(items: readonly T[]) => T[]): State {
  const isHidden = (seat: number, n: number) => !seesHand(game, viewer, seat) && !(seat === game.player && n === game.chosen);
  const bunker = game.pile.find(isBunker);
  const inHands = game.hands.flatMap((hand, seat) => hand.filter((_, n) => isHidden(seat, n)));
  const trimmed = game.outOfGame.filter((tile) => isTrimmed(game, tile));
  const tiles = shuffle([...game.pile.filter((tile) => !isBunker(tile)), ...inHands, ...trimmed]);
  const outOfGame = game.outOfGame.map((tile) => (isTrimmed(game, tile) ? tiles.pop()! : tile));
  const hands = game.hands.map((hand, seat) => hand.map((tile, n) => (isHidden(seat, n) ? tiles.pop()! : tile)));
  const pile = bunker ? tiles.toSpliced(shuffle([...game.pile.slice(0, BOTTOM).keys()])[0]!, 0, bunker) : tiles;
  return { ...game, hands, pile, outOfGame, eventPile: shuffle(game.eventPile) };
}
