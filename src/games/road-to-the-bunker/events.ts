import type { Seat } from '../../kernel/position.ts';
import type { SeenEvent } from '../../kernel/sight.ts';
import type { EventKey } from './content/cards.ts';
import type { TileId } from './content/tiles.ts';
import type { Equipment } from './path/index.ts';
import type { Cell, RoadTable, Rotation, Score } from './state.ts';

/** A stack that moved: the tiles now lie in the zone of `seat`. */
export type Moved = { readonly seat: Seat; readonly cell: Cell; readonly tiles: readonly TileId[] };

/** How a player's count came about. `used` is what the path took of the hand's Equipment; matches that ended long ago do not tell. */
export type Scored = { readonly seat: Seat; readonly score: Score; readonly used?: Equipment };

/** What each event tells everybody. `seat` acted, or is the one it happened to; `zone` is whose zone it happened in. */
type Told = {
  starts: { seat: Seat };
  /** From the river. */
  took: { seat: Seat; turn?: number; slot: number; tile: TileId };
  /** From the pile; which tile is the owner's secret. */
  drew: { seat: Seat; turn?: number };
  laid: { seat: Seat; zone: Seat; tile: TileId; cell: Cell; rot: Rotation };
  covered: { seat: Seat; zone: Seat; tile: TileId; cell: Cell; over: TileId };
  stole: { seat: Seat; zone: Seat; cell: Cell; tile: TileId };
  turned: { seat: Seat; cell: Cell; tile: TileId; rot: Rotation; discarded: readonly TileId[]; limit: number };
  discarded: { seat: Seat; tiles: readonly TileId[] };
  tent: { seat: Seat; cell: Cell; value: number; removed: readonly TileId[]; masks: number };
  'plan-changed': { seat: Seat; gone: readonly TileId[]; came: readonly TileId[] };
  refilled: { tiles: readonly TileId[] };
  event: { seat: Seat; card: EventKey };
  'no-effect': { seat: Seat; card: EventKey };
  'swapped-left': { moved: readonly Moved[] };
  /** Which tiles went and came is the secret of each. */
  'passed-left': { count: number };
  'road-removed': { seat: Seat; target: Seat; tiles: readonly TileId[] };
  /** Which tiles were drawn is the owner's secret. */
  recalculated: { seat: Seat; discarded: readonly TileId[]; drawn: number };
  'danger-removed': { seat: Seat; cell: Cell; tile: TileId };
  /** Which tile is the secret of the two. */
  spied: { seat: Seat; target: Seat };
  /** Which tile is the owner's secret. */
  replaced: { seat: Seat };
  'start-moved': { seat: Seat; cell: Cell };
  'swapped-with': { seat: Seat; target: Seat; moved: readonly Moved[] };
  salvaged: { seat: Seat; tile: TileId };
  /** Drawn for a hand, or taken from the river; otherwise it came into the river. */
  bunker: { seat: Seat; how?: 'drawn' | 'taken' };
  scored: Scored;
};

/** Everything that can happen in a game, by `type`. */
export type Happening = { [K in keyof Told]: { readonly type: K; readonly data: Told[K] } }[keyof Told];

/** The secret part of events in which a hand changes: tiles that came and tiles that went. */
export type HandSecret = { readonly got?: readonly TileId[]; readonly gave?: readonly TileId[] };

/** Tells everybody what happened, and some seats what only they may know of it. */
export function tell<K extends keyof Told>(table: RoadTable, type: K, data: Told[K], secret?: { readonly [seat: Seat]: HandSecret }): void {
  table.emit(secret ? { type, data, secret } : { type, data });
}

/** An event as it comes back from the log. */
export const asHappening = (event: SeenEvent): Happening => event as unknown as Happening;
