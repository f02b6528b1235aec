import type { Seat } from '../../kernel/position.ts';
import type { SeenEvent } from '../../kernel/sight.ts';
import type { BunkerPokerTable } from './state.ts';

/** What each event tells everybody. `seat` acted, or is the one it happened to; `target` is the opponent acted upon; cells are 1..6. */
type Told = {
  /** A coin was hidden; where is the owner's secret. */
  hidden: { seat: Seat };
  starts: { seat: Seat };
  thrown: { seat: Seat; dice: [number, number] };
  swapped: { seat: Seat; cells: [number, number] };
  kept: { seat: Seat; cells: [number, number] };
  hit: { seat: Seat; target: Seat; cell: number; from: number; to: number };
  one: { seat: Seat; target: Seat; cell: number; from: number; to: number };
  'die-lost': { seat: Seat; cell: number };
  taken: { seat: Seat; target: Seat; cell: number };
  added: { seat: Seat; cell: number; from: number; to: number };
  passed: { seat: Seat };
  'coin-found': { seat: Seat; cell: number };
  eliminated: { seat: Seat };
  /** `cell` is where the coin lay, null when it was not hidden yet. */
  left: { seat: Seat; cell: number | null };
  win: { seat: Seat; coin: number };
  'called-off': Record<string, never>;
};

/** Everything that can happen in a game, by `type`. */
export type Happening = { [K in keyof Told]: { readonly type: K; readonly data: Told[K] } }[keyof Told];

/** The secret part of `hidden`, for the owner only. */
export type HiddenSecret = { readonly cell: number };

/** Tells everybody what happened. */
export function tell<K extends keyof Told>(table: BunkerPokerTable, type: K, data: Told[K]): void {
  table.emit({ type, data });
}

/** Tells everybody that a coin was hidden, and its owner where. */
export function tellHidden(table: BunkerPokerTable, seat: Seat, cell: number): void {
  const data: Told['hidden'] = { seat };
  const secret: HiddenSecret = { cell };
  table.emit({ type: 'hidden', data, secret: { [seat]: secret } });
}

/** An event as it comes back from the log. */
export const asHappening = (event: SeenEvent): Happening => event as unknown as Happening;
