import type { Seat } from '../kernel/position.ts';
import type { LogEntry, Look, MatchId, UserId } from './match.ts';

/** What came to pass for a seat since its holder last answered, or has had it. */
export type Recap = {
  /** The match as that seat sees it now; `recent` is everything since. Without its prompts, as below: the whole board is meant. */
  readonly now: Look<Seat>;
  /** What still stands of it, oldest first, at most 200 entries. */
  readonly entries: readonly LogEntry[];
  /** The match as that seat saw it right after its answer, from playing it again; null where rules of another version made it. */
  before(): Promise<Look<Seat> | null>;
};

/** What people who have been gone for a while ask for. */
export type Recaps = {
  /** Null for whoever has no seat, and while the match has not begun. */
  recap(match: MatchId, user: UserId): Promise<Recap | null>;
};
