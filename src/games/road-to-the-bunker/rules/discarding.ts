import { tell } from '../events.ts';
import { takeFromHand } from '../hand.ts';
import { handOf } from '../players.ts';
import type { RoadTable } from '../state.ts';

/** The player whose turn it is discards tiles, given by their places in the hand. */
export function discardFromHand(table: RoadTable, places: readonly number[]): void {
  const { game } = table;
  const tiles = takeFromHand(handOf(game, game.player), places);
  game.discard.push(...tiles);
  tell(table, 'discarded', { seat: game.player, tiles });
}
