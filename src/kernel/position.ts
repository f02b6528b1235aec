import type { Json } from './json.ts';
import type { Message } from './message.ts';

/** A chair 0..n-1 inside a match. Discord users exist only outside the rules. */
export type Seat = number;

/** Who is looking: a seat, or everyone around the table. */
export type Viewer = Seat | 'table';

/** One planned step with its locals. The agenda is a stack of them; the last one is now. */
export type Frame = { readonly step: string; readonly [local: string]: Json };

/** How a match ended. `winners` is empty when everybody lost; `reason` is shown to all and names them. */
export type Outcome = { readonly winners: readonly Seat[]; readonly reason: Message };

/** The whole truth about one moment of a match. Plain JSON; never leaves kernel, match and store. */
export type Position<S extends object = object> = {
  /** The `rulesVersion` this position was made by; see `upgrade`. */
  readonly rules: number;
  readonly seats: number;
  readonly game: S;
  readonly agenda: readonly Frame[];
  /** +1 for every question put; pins a prompt, and never falls, not even by an undo. */
  readonly serial: number;
  /** Answers to the question that is open, by seat; secret until it is resolved. */
  readonly answers: { readonly [seat: string]: readonly string[] };
  readonly chance: { readonly seed: string; readonly used: { readonly [stream: string]: number } };
  readonly outcome: Outcome | null;
};
