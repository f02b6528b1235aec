import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { Frame, Outcome, Seat, Viewer } from './position.ts';

/** One choice out of a finite list. */
export type Option<V = Json> = {
  /** Stable and readable, such as `hit:1:6:3`; this is what the log stores. At most 80 characters. */
  readonly id: string;
  readonly label: Message;
  /** What it does or costs, in one short sentence that does not repeat the label. At most 100 characters, as the label. */
  readonly hint?: Message;
  /** Done without asking again although it cannot be taken back: its label and hint say what is at stake. */
  readonly atOnce?: true;
  /** What the rules receive back when it is chosen. */
  readonly value: V;
  /** In a long list, options that share a group are folded into one entry that opens. Its members stand together. */
  readonly group?: Message;
  /** A spot of the scene (see `Scene.spots`) that the picture marks with this option's number. */
  readonly at?: string;
};

/** What one seat is asked: pick `min`..`max` (both 1 unless given) of the options. */
export type Ask<V = Json> = {
  readonly text: Message;
  readonly options: readonly Option<V>[];
  readonly min?: number;
  readonly max?: number;
  /** The answer given for somebody who has gone: option ids, or `any` for a random legal pick. */
  readonly ifAbsent?: readonly string[] | 'any';
};

/** What happened, in the past tense. `secret` holds what only the named seats may read. */
export type Event = {
  readonly type: string;
  readonly data: Json;
  readonly secret?: { readonly [seat: string]: Json };
};

/** The hand that moves the pieces: the only way a step can change anything. */
export type Table<S, F extends Frame> = {
  /** A draft of the game's state: mutate it. */
  readonly game: S;
  readonly seats: readonly Seat[];
  /** Do these next, in this order, before anything already planned. */
  then(...frames: F[]): void;
  /** Forget everything planned above the nearest frame of this step (a turn is cut short). Throws if none is planned. */
  skipTo(step: F['step']): void;
  /** A die with faces 1..sides from the named stream of chance. */
  roll(sides: number, stream?: string): number;
  /** Shuffles in place, from the named stream of chance. */
  shuffle<T>(items: T[], stream?: string): void;
  /** Takes from the end (the top) of a face-down pile; what was hidden becomes known, so undo ends here. */
  draw<T>(pile: T[]): T | undefined;
  /** Call BEFORE looking at something hidden that decides what happens next, or passing the turn on; undo and preview end here. */
  reveal(): void;
  emit(event: Event): void;
  /** Ends the match. */
  finish(outcome: Outcome): void;
};

type Local<F extends Frame, K extends F['step']> = Extract<F, { readonly step: K }>;

/** A step that needs nobody: the game does it by itself. */
export type Task<S, F extends Frame, K extends F['step'] = F['step']> = {
  run(table: Table<S, F>, frame: Local<F, K>): void;
};

/** A step in which somebody must choose. A question put to no seat resolves at once with no picks. */
export type Question<S, F extends Frame, K extends F['step'] = F['step'], V = never> = {
  /** Who is asked. Public: ask everyone who could react, not those whose hidden cards allow it. */
  seats(game: S, frame: Local<F, K>): readonly Seat[];
  /** `all` (default): resolves when every seat has answered, answers sealed until then. `first`: whoever speaks first decides. */
  readonly quorum?: 'all' | 'first';
  ask(game: S, frame: Local<F, K>, seat: Seat): Ask<V>;
  resolve(table: Table<S, F>, frame: Local<F, K>, picks: ReadonlyMap<Seat, readonly V[]>): void;
};

/** What a seat may do while another is asked (reorganise a pack, react from afar). Never blocks the flow. */
export type Anytime<S, F extends Frame, V = never> = {
  seats(game: S): readonly Seat[];
  ask(game: S, seat: Seat): Ask<V>;
  resolve(table: Table<S, F>, seat: Seat, picks: readonly V[]): void;
};

// biome-ignore lint/suspicious/noExplicitAny: each question has option values of its own type
export type Step<S, F extends Frame, K extends F['step']> = Task<S, F, K> | Question<S, F, K, any>;

/** A game is a table of named steps; a missing step is a compile error. Step names are the rulebook's headings. */
export type Steps<S, F extends Frame> = { readonly [K in F['step']]: Step<S, F, K> };

/** A setting of the lobby: its choices, the first being the default. Shown as `setting.<id>` and `setting.<id>.<choice>`. */
export type Settings = { readonly [id: string]: readonly [string, ...string[]] };
export type Chosen<T extends Settings> = { readonly [K in keyof T]: T[K][number] };

/** The rules of one game. Pure: no I/O, no clock, no randomness but the table's. */
export type GameDefinition<S extends object = object, F extends Frame = Frame, V = Json, O extends Settings = Settings> = {
  readonly id: string;
  /** Raised when the shape of saved positions changes; see `upgrades`. Starts at 1. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: O;
  /** The state before set-up. */
  blank(seats: readonly Seat[], settings: Chosen<O>): S;
  setup(table: Table<S, F>, settings: Chosen<O>): void;
  readonly steps: Steps<S, F>;
  // biome-ignore lint/suspicious/noExplicitAny: each question has option values of its own type
  readonly anytime?: { readonly [name: string]: Anytime<S, F, any> };
  /** A seat's owner goes for good and no bot takes it. Absent: the game cannot do without the seat, so a bot takes it. */
  leave?(table: Table<S, F>, seat: Seat): 'left' | 'needs-bot';
  /** What one viewer may know: a NEW object built field by field, never a spread of the state. */
  view(game: S, viewer: Viewer): V;
  /** Upgrades of saved positions: entry n lifts a position from rules version n to n+1. */
  readonly upgrades: { readonly [from: number]: (position: Json) => Json };
  /** Another arrangement of what `viewer` cannot see, which that viewer could not tell from the real one. */
  disguise(game: S, viewer: Viewer, shuffle: <T>(items: readonly T[]) => T[]): S;
  /** Throws when a component is lost or doubled, or an invariant of the rules is broken. */
  audit(game: S): void;
};
