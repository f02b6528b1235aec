import type { Seat } from '../../kernel/position.ts';
import type { Chosen, Question as QuestionOf, Table as TableOf, Task as TaskOf } from '../../kernel/steps.ts';

/** Rules of section 10 of the specification that a table may choose; the first choice is the default. */
export const settings = {
  giveUp: ['after', 'before', 'both'],
  swapOrder: ['together', 'clockwise'],
  startDice: ['6', '5', '4'],
  takeAfterSwap: ['on', 'off'],
  leaver: ['bot', 'eliminate'],
} as const;

export type BunkerPokerSettings = Chosen<typeof settings>;

/** One player's side: six cells, index 0 is cell 1. */
export type Side = {
  alive: boolean;
  /** Cell 1..6 that hides the coin; 0 until chosen. Secret while its owner is in the game. */
  coin: number;
  /** Points shown by the die on each cell, 0 where there is none. */
  dice: number[];
  /** Whether each cell still has its token. */
  tokens: boolean[];
  /** How often the owner made the die of each cell stronger, by adding points or by a swap. Public: beliefs are made of it. */
  tended: number[];
};

export type State = {
  settings: BunkerPokerSettings;
  /** By seat, clockwise. */
  sides: Side[];
  /** Whose turn it is; null while coins are hidden. */
  thrower: Seat | null;
  /** The two throwing dice of this turn, or null before the throw. */
  thrown: [number, number] | null;
  /** Turns begun so far, 1-based. */
  turn: number;
  /** Cells left without their die by a swap since this throw, as [seat, cell]; for `takeAfterSwap`. */
  uncovered: [Seat, number][];
  /** Who is out, in the order in which they went. */
  fallen: Seat[];
};

/** A side as a viewer knows it: the coin is null where it is not known. */
export type SeenSide = {
  readonly alive: boolean;
  readonly coin: number | null;
  readonly dice: readonly number[];
  readonly tokens: readonly boolean[];
  readonly tended: readonly number[];
};

/** What a viewer may know of the table. */
export type View = {
  readonly settings: BunkerPokerSettings;
  readonly sides: readonly SeenSide[];
  readonly thrower: Seat | null;
  readonly thrown: readonly [number, number] | null;
  readonly turn: number;
  readonly fallen: readonly Seat[];
};

/** The flow of a game, a step for each decision or happening of the rulebook; the files in rules/ hold them. */
export type Flow =
  | { readonly step: 'setup' }
  | { readonly step: 'draw-for-start' }
  | { readonly step: 'next-turn' }
  | { readonly step: 'giving-up' }
  | { readonly step: 'throw' }
  /** `asked`: whom this window is for. */
  | { readonly step: 'swapping-dice'; readonly asked: readonly Seat[] }
  | { readonly step: 'using-the-throw' };

export type BunkerPokerTable = TableOf<State, Flow>;
export type Task<K extends Flow['step']> = TaskOf<State, Flow, K>;
export type Question<K extends Flow['step'], V> = QuestionOf<State, Flow, K, V>;
