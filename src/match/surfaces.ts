import type { MatchId, Place } from './match.ts';

/** `lobby`: the post by which people come in, later the signpost to the thread. `table`: the board, once the match runs. */
export type SurfaceKind = 'lobby' | 'table';

/** A Discord message that shows a match, and the version it shows. A match has at most one of each kind. */
export type Surface = {
  readonly match: MatchId;
  readonly kind: SurfaceKind;
  readonly channel: string;
  readonly message: string;
  readonly shownVersion: number;
};

export type Surfaces = {
  get(match: MatchId, kind: SurfaceKind): Promise<Surface | null>;
  byMessage(message: string): Promise<Surface | null>;
  /** How many threads were opened for the match from the lobby post that it has. */
  threads(match: MatchId): Promise<number>;
  countThread(match: MatchId): Promise<void>;
  /** Replaces the match's surface of that kind. */
  put(surface: Surface): Promise<void>;
  remove(message: string): Promise<void>;
  /** All that stand in a channel or thread. */
  standingIn(channel: string): Promise<readonly Surface[]>;
  /** Running matches whose lobby post stands in a channel. */
  startedFrom(channel: string): Promise<readonly MatchId[]>;
  /** Where lobbies and running matches are shown, each place once. */
  places(): Promise<readonly Place[]>;
  /** Matches with a surface behind their version, lobbies without a `lobby` and running matches without a `table`. For start-up and healing. */
  behind(): Promise<readonly MatchId[]>;
};
