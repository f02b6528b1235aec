import { type TileId, tileOf } from './content/tiles.ts';
import { tell } from './events.ts';
import type { RoadTable, State } from './state.ts';

/** The Bunker lies among so many tiles at the bottom of the pile. */
export const BOTTOM = 5;

export const isBunker = (tile: TileId): boolean => tileOf(tile).kind === 'BUNKER';

/** Where the Bunker lies, as far as everybody knows: in the river, among the last tiles of the pile, or further down in it. */
export function nearEnd({ pile, river }: { readonly pile: number; readonly river: readonly (TileId | null)[] }): 'river' | 'pile' | 'far' {
  if (river.some((tile) => tile && isBunker(tile))) return 'river';
  return pile <= BOTTOM ? 'pile' : 'far';
}

/** The Bunker is shown, where the river is filled or as somebody draws or takes it: the game ends at once, and what is still planned does not happen (D-15, D-51). */
export function showBunker(table: RoadTable, how?: 'drawn' | 'taken'): void {
  table.game.bunkerShown = true;
  tell(table, 'bunker', { seat: table.game.player, ...(how ? { how } : {}) });
  table.then({ step: 'end-of-the-game' });
}

/** Draws tiles for a hand, one by one, until there are enough, the pile is empty (`whenTaken` only) or the Bunker comes. */
export function drawForHand(table: RoadTable, count: number): { readonly tiles: readonly TileId[]; readonly bunker: boolean } {
  const tiles: TileId[] = [];
  while (tiles.length < count && table.game.pile.length > 0) {
    const tile = table.draw(table.game.pile)!;
    if (isBunker(tile)) return { tiles, bunker: true };
    tiles.push(tile);
  }
  return { tiles, bunker: false };
}

/** Fills empty slots of the river in their order until the Bunker comes; with `whenTaken` it may lie in the river. */
export function fillRiver(table: RoadTable): { readonly tiles: readonly TileId[]; readonly bunker: boolean } {
  const { game } = table;
  const tiles: TileId[] = [];
  for (const slot of emptySlots(game)) {
    if (game.pile.length === 0) break;
    const tile = table.draw(game.pile)!;
    if (isBunker(tile) && game.settings.bunkerReveal === 'immediate') return { tiles, bunker: true };
    game.river[slot] = tile;
    tiles.push(tile);
  }
  return { tiles, bunker: false };
}

const emptySlots = ({ river }: Pick<State, 'river'>): readonly number[] => [...river.keys()].filter((slot) => river[slot] === null);
