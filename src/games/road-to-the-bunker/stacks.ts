import type { TileId } from './content/tiles.ts';
import type { Cell, Placed, State, Zone } from './state.ts';
import { topOf } from './zone.ts';

/** Takes a whole stack off its cell, which is then empty. */
export function liftStack(zone: Zone, cell: Cell): Placed[] {
  const stack = zone.stacks[cell]!.map((placed) => ({ ...placed }));
  delete zone.stacks[cell];
  return stack;
}

/** Puts a whole stack on the discard pile; gives its tiles from bottom to top. */
export function discardStack(game: State, zone: Zone, cell: Cell): readonly TileId[] {
  const tiles = liftStack(zone, cell).map(({ tile }) => tile);
  game.discard.push(...tiles);
  return tiles;
}

/**
 * Moves each stack to the place that the next one in the list lies on, the last one to the first place; all at once. Rotations stay
 * (D-23), and each stack becomes as recent as the place it fills (D-48).
 * @returns the tiles of each stack and where they now lie
 */
export function moveAround(game: State, places: readonly { readonly seat: number; readonly cell: Cell }[]) {
  const seqs = places.map(({ seat, cell }) => topOf(game.zones[seat]!, cell)!.seq);
  const stacks = places.map(({ seat, cell }) => liftStack(game.zones[seat]!, cell));
  return places.map((_, n) => {
    const to = (n + 1) % places.length;
    const { seat, cell } = places[to]!;
    game.zones[seat]!.stacks[cell] = stacks[n]!.map(({ tile, rot }) => ({ tile, rot, seq: seqs[to]! }));
    return { seat, cell, tiles: stacks[n]!.map(({ tile }) => tile) };
  });
}
