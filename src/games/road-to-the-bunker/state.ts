import type { Seat } from '../../kernel/position.ts';
import type { Chosen, Question as QuestionOf, Table as TableOf, Task as TaskOf } from '../../kernel/steps.ts';
import type { EventKey } from './content/cards.ts';
import type { TileId } from './content/tiles.ts';

/** Settings of section 15 of the specification that a table may choose; the first choice is the default. */
export const settings = {
  bunkerReveal: ['immediate', 'whenTaken'],
  safeReach: ['cells', 'tiles', 'attached'],
  resourceReuse: ['once', 'free'],
  tentPath: ['auto', 'choose'],
  pileTrim: ['0', '15', '33', '50'],
  firstRoundTruce: ['off', 'on'],
  firstPlayer: ['random', 'host', 'vote'],
} as const;

export type RoadSettings = Chosen<typeof settings>;

/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
/** A place of a zone as `x,y`: x to the east, y to the north, the first Start at `0,0`. */
export type Cell = string;

/** A tile lying in a zone. `seq` is the global number of its placement; the highest is the most recent. */
export type Placed = { tile: TileId; rot: Rotation; seq: number };

/** One player's map. A stack lists its tiles from bottom to top; only the top counts (D-06). */
export type Zone = { start: Cell; stacks: { [cell: Cell]: Placed[] } };

/** An event card kept face up, with the turn it was drawn in. */
export type Kept = { card: 'SALVAGE' | 'FIND'; turn: number };

/** How a player's final count came about (section 11.1). */
export type Score = {
  /** Cells of the best path from Start to where the Bunker lies beyond; empty without a legal path. */
  path: Cell[];
  /** The empty cell beyond the path on which the Bunker is put; null without a legal path. */
  bunker: Cell | null;
  /** Net of zombies. */
  value: number;
  /** What zombies on the path cost, weapons considered. */
  penalty: number;
  resourcesOnPath: number;
  tilesOnPath: number;
  tent: number;
  hidden: number;
  find: number;
  cards: number[];
  points: number;
  redTops: number;
  /** False when the search was cut short by its cap. */
  exact: boolean;
};

export type State = {
  settings: RoadSettings;
  /** Face down; the top is the last. */
  pile: TileId[];
  /** Slots 0 to 3. A slot is empty from a draw until it is refilled. */
  river: (TileId | null)[];
  hands: TileId[][];
  handLimits: number[];
  zones: Zone[];
  tentBank: number[];
  kept: Kept[][];
  discard: TileId[];
  /** Unused Starts, 3+ tiles, trimmed tiles, Starts replaced by a Tent. */
  outOfGame: TileId[];
  /** The Bunker once it is shown, outside the pile and the river. */
  bunkerShown: boolean;
  /** Face down; the top is the last. */
  eventPile: EventKey[];
  /** Face up; the newest is the last. */
  eventDiscard: EventKey[];
  /** Turns begun so far, 1-based. */
  turn: number;
  /** Turns begun so far, by seat. */
  turnsOf: number[];
  player: Seat;
  extraTurn: boolean;
  /** The Unexpected Event tile being resolved: its cell is not "most recently placed". */
  eventTile: TileId | null;
  /** The hand tile that is being played, as its place in the player's hand. */
  chosen: number | null;
  /** The tile taken by "That's mine!", until it lies in the player's own zone. */
  stolen: TileId | null;
  seq: number;
  /** By seat, when the game is over. */
  scores: Score[] | null;
};

/** What a viewer may know: hands are null but the viewer's own (all are open at the end). */
export type View = {
  readonly settings: RoadSettings;
  readonly pile: number;
  readonly river: readonly (TileId | null)[];
  readonly hands: readonly { readonly size: number; readonly limit: number; readonly tiles: readonly TileId[] | null }[];
  readonly zones: readonly Zone[];
  readonly tentBank: readonly number[];
  readonly kept: readonly (readonly Kept[])[];
  readonly discard: readonly TileId[];
  readonly bunkerShown: boolean;
  readonly eventPile: number;
  readonly eventDiscard: readonly EventKey[];
  readonly turn: number;
  readonly turnsOf: readonly number[];
  readonly player: Seat;
  readonly extraTurn: boolean;
  readonly eventTile: TileId | null;
  /** The place in the viewer's own hand of the tile that the viewer is playing; null for everybody else. */
  readonly chosen: number | null;
  readonly stolen: TileId | null;
  readonly scores: readonly Score[] | null;
};

/** The flow of a game, a step for each decision or happening of the rulebook; the files in rules/ hold them. */
export type Flow =
  | { readonly step: 'setup' }
  | { readonly step: 'first-player' }
  | { readonly step: 'first-player-vote' }
  | { readonly step: 'next-turn' }
  | { readonly step: 'draw' }
  | { readonly step: 'action' }
  | { readonly step: 'refill' }
  /** Where the chosen tile, or the stolen one, goes. */
  | { readonly step: 'place' }
  | { readonly step: 'rotation'; readonly seat: Seat; readonly cell: Cell }
  | { readonly step: 'turn-which' }
  | { readonly step: 'turn-how'; readonly cell: Cell }
  | { readonly step: 'turn-price'; readonly cell: Cell; readonly rot: Rotation }
  /** Walks to the Tent that was just laid, the best first. */
  | { readonly step: 'tent'; readonly walks: readonly { readonly cells: readonly Cell[]; readonly value: number }[] }
  | { readonly step: 'change-of-plan' }
  | { readonly step: 'unexpected-event' }
  | { readonly step: 'wait' }
  | { readonly step: 'becoming-someone-else' }
  | { readonly step: 'bad-road' }
  | { readonly step: 'bad-road-beside'; readonly seat: Seat }
  | { readonly step: 'recalculate' }
  | { readonly step: 'lucky-star' }
  | { readonly step: 'espionage' }
  | { readonly step: 'espionage-discard'; readonly seat: Seat }
  | { readonly step: 'better-off' }
  | { readonly step: 'greener' }
  | { readonly step: 'salvage' }
  | { readonly step: 'salvage-discard' }
  | { readonly step: 'end-of-the-game' };

export type RoadTable = TableOf<State, Flow>;
export type Task<K extends Flow['step']> = TaskOf<State, Flow, K>;
export type Question<K extends Flow['step'], V> = QuestionOf<State, Flow, K, V>;
