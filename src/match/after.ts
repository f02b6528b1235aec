import type { Seat } from '../kernel/position.ts';
import type { Sight } from '../kernel/sight.ts';
import type { LogEntry, Look, Match, MatchId, Refused, UserId } from './match.ts';

/** How the table stood at one step of a match that is looked back on. */
export type ReplayStep = {
  /** Of the match then. */
  readonly version: number;
  readonly look: Look<'table'>;
  /** What led there since the step before, oldest first, without what was taken back. */
  readonly entries: readonly LogEntry[];
};

/** A match that has ended, to be gone through step by step. */
export type Replay = {
  readonly match: Match;
  /** How many steps there are, at least one: the table as it was set up, then each answer that changed what is seen. */
  readonly steps: number;
  /** False when rules of a later version made the rest of it, which can only be told. */
  readonly whole: boolean;
  /** A step from 0 on; one that is too high or too low is the nearest that there is. */
  at(step: number): ReplayStep;
  /** What each seat saw at that step, by seat: after the end nothing is secret. */
  hands(step: number): readonly Sight<Seat>[];
};

/** A match that has ended, as everybody may read it: all entries but those of the lobby, oldest first. */
export type Story = { readonly match: Match; readonly entries: readonly LogEntry[] };

/** How somebody ended a match. Who left or was removed before the end is `left`, whatever came of the seat. */
export type Ending = 'won' | 'lost' | 'left';

/** What a match that was played to its end was for one person. */
export type Result = {
  readonly match: MatchId;
  readonly user: UserId;
  readonly guild: string | null;
  readonly game: string;
  readonly at: Date;
  readonly ending: Ending;
  /** A computer player had a seat from the start; such matches are counted apart and move no rating. */
  readonly withBots: boolean;
};

/** What somebody has made of a game on a server. `place` is null for who has played too few matches to be ranked. */
export type Rank = {
  readonly user: UserId;
  readonly game: string;
  readonly rating: number;
  readonly place: number | null;
  /** Matches among people, and of these the ones that were won and that were left before their end. */
  readonly played: number;
  readonly won: number;
  readonly left: number;
  readonly withBots: { readonly played: number; readonly won: number };
};

/** What can be asked once matches are over. */
export type AfterTheEnd = {
  /** Refused before the end: until then something is secret. */
  replay(match: MatchId): Promise<Replay | Refused>;
  story(match: MatchId): Promise<Story | Refused>;
  /** The match as a JSON file that `npm run replay` takes, seed included. For its players and host, after its end. */
  export(request: { readonly match: MatchId; readonly user: UserId }): Promise<{ readonly file: string } | Refused>;
  /** Everybody who has a result of the game on the server, the ranked first and in order. */
  ladder(guild: string, game: string): Promise<readonly Rank[]>;
  /** What one person has made of each game on the server that they have a result of. */
  ranks(guild: string, user: UserId): Promise<readonly Rank[]>;
  /** How many matches among people it takes to be ranked. */
  readonly rankedFrom: number;
};
