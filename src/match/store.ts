import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/position.ts';
import type { Event } from '../kernel/steps.ts';
import type { Result } from './after.ts';
import type { SeatClock, Span } from './clocks.ts';
import type { Overtaken } from './consent.ts';
import type { Holder, How, Later, LogEntry, Match, MatchId, Notice, Place, UserId } from './match.ts';
import type { Preferences } from './preferences.ts';
import type { Kept } from './privacy.ts';
import type { ServerSettings } from './servers.ts';

/** A seat's policy for one of its game's standing orders, both by id. */
export type OrderGiven = { readonly seat: Seat; readonly order: string; readonly policy: string };

/** A seat whose question is answered by itself at a moment. */
export type Automatic = { readonly seat: Seat; readonly at: Date };

/** A match as it is kept, without its position. `seed` is secret until the match has ended. */
export type MatchRecord = Omit<Match, 'seed'> & {
  readonly seed: string;
  /** The rules its position was made by. */
  readonly rulesVersion: number;
  /** The pauses that are over. */
  readonly pauses: readonly Span[];
  /** Index = seat; empty before the start. */
  readonly clocks: readonly SeatClock[];
  /** +1 for every change that is nobody's news and so makes no version: of the orders. Secret, since it counts them. */
  readonly revision: number;
  /** Secret: each is known to its seat alone. */
  readonly orders: readonly OrderGiven[];
  /** Secret as the orders are. */
  readonly automatic: readonly Automatic[];
  /** The first moment at which something happens in it without anybody doing anything; null when nothing does. */
  readonly nextDue: Date | null;
};

/** `position`: canonical JSON of the newest position, null before the start. */
export type SavedMatch = MatchRecord & { readonly position: string | null };

/** `lobby` entries, and `order` entries that were made before those got none, hold nothing of what was said; no log shows them. */
export type EntryKind = LogEntry['kind'] | 'lobby' | 'order';

/**
 * One committed change. There is exactly one a version; an entry is never rewritten, but for what took it back and whose it
 * was, and goes only with its match.
 */
export type Entry = {
  readonly version: number;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly seat: Seat | null;
  /** What was done, enough to do it again: see `replay`. */
  readonly move: Json;
  readonly events: readonly Event[];
  /** The rules it was made by. */
  readonly rulesVersion: number;
  /** SHA-256 of the canonical JSON of the position after it; null while there is none. */
  readonly positionHash: string | null;
  readonly byBot: boolean;
  readonly how: How | null;
  /** What the table was asked and is asked no more by this. */
  readonly overtook: Overtaken | null;
  /** Unique over all matches: a repeated request finds its own entry. */
  readonly interaction: string;
  /** Whether the position before it is kept for taking it back. */
  readonly undoable: boolean;
  /** The version of the entry that took it back. */
  readonly undoneBy: number | null;
};

export type NewEntry = Omit<Entry, 'undoable' | 'undoneBy'> & {
  /** The position to step back to, when this entry may be taken back for free. */
  readonly before: string | null;
  /** The version of the answer that this entry takes back, with all since that still stand. */
  readonly undoes: number | null;
};

export type Change = {
  /** The match as it is to be. Its place is not written. */
  readonly match: SavedMatch;
  /** The new holders of all seats, or null when nobody moved. */
  readonly holders: readonly Holder[] | null;
  /** What it was worked out on has one version less; null: the version stays, and one revision less. */
  readonly entry: NewEntry | null;
  readonly notices: readonly Notice[];
  readonly later: readonly Later[];
  /** In the change that ends a match: what it was for its people. */
  readonly results?: readonly Result[];
};

/** What comes with a new lobby: posts, and the match that it plays again, which is shown anew and knows it from now on. */
export type Opening = {
  readonly notices: readonly Notice[];
  readonly again: { readonly match: MatchId; readonly insteadOf: MatchId | null };
};

/**
 * Where matches are kept. Optimistic: load, work out, commit on condition that nobody else has committed meanwhile.
 * A commit is all or nothing and durable when its promise is kept.
 */
export type Store = {
  load(match: MatchId): Promise<SavedMatch | null>;
  /**
   * Keeps a new match of version 1 in the lobby. `taken`: there is a match of that id. `conflict`: the match that it plays
   * again has another rematch by now than the one it is to take the place of.
   */
  create(match: SavedMatch, entry: NewEntry, also?: Opening): Promise<'done' | 'taken' | 'repeated' | 'conflict' | 'busy'>;
  /**
   * `conflict`: somebody else committed first, so load and decide again. `repeated`: the interaction counted already.
   * `busy`, of this and the other writes: another program held the storage for longer than people wait; nothing changed.
   */
  commit(change: Change): Promise<'done' | 'conflict' | 'repeated' | 'busy'>;
  /** The match that an interaction changed. */
  matchOf(interaction: string): Promise<MatchId | null>;
  /**
   * Changes no version: where a match is shown is no part of it. In the same transaction its surfaces fall behind, its
   * posts that wait become due, and these are added to them.
   */
  relocate(match: MatchId, place: Place, notices?: readonly Notice[]): Promise<void>;
  /**
   * The newest entries that a log shows, newest last. `standing`: without undo entries and what they took back.
   * `moves`: of those only what moves the game on, as against what people say of themselves and of seats; also an undo by
   * consent, behind which nothing is free to be taken back.
   */
  newest(match: MatchId, limit: number, which: 'all' | 'standing' | 'moves'): Promise<readonly Entry[]>;
  /** All entries, oldest first. */
  entries(match: MatchId): Promise<readonly Entry[]>;
  /** The kept position before an entry. */
  before(match: MatchId, version: number): Promise<string | null>;
  countAnswers(match: MatchId): Promise<number>;
  /** Matches shown there, newest first, without those called off. */
  at(channel: string, limit: number): Promise<readonly MatchRecord[]>;
  /** Lobbies and running matches in which the user has a seat. */
  of(user: UserId): Promise<readonly MatchRecord[]>;
  /** Matches that were played to their end and in which the user had a seat then, the latest to end first. */
  finished(user: UserId, limit: number): Promise<readonly MatchRecord[]>;
  running(): Promise<readonly MatchRecord[]>;
  /** Results of a game on a server, the oldest first. */
  results(guild: string, game: string): Promise<readonly Result[]>;
  /** The games that the user has a result of on a server. */
  gamesOf(guild: string, user: UserId): Promise<readonly string[]>;
  /** When each of the users was, is and will be away, the earliest first. */
  absences(users: readonly UserId[]): Promise<ReadonlyMap<UserId, readonly Span[]>>;
  /** Keeps an absence of which that interaction is to tell the matches; one that began at the same moment is replaced. */
  putAbsence(user: UserId, span: Span, interaction: string): Promise<'done' | 'busy'>;
  /** Every match knows of it. */
  absenceTold(user: UserId, span: Span): Promise<'done' | 'busy'>;
  /** Absences of which not every match has been told. */
  untoldAbsences(): Promise<readonly { readonly user: UserId; readonly span: Span; readonly interaction: string }[]>;
  /** What those of the users chose for themselves who chose anything. */
  preferences(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Partial<Preferences>>>;
  putPreferences(user: UserId, preferences: Preferences): Promise<'done' | 'busy'>;
  /** Everything that is kept about a person. */
  kept(user: UserId): Promise<Kept>;
  /** The matches in whose rows a person is named. */
  naming(user: UserId): Promise<readonly MatchId[]>;
  /**
   * Puts another id in the place of a person's wherever it stands, deletes what they chose, and blanks the interactions by
   * which they played; their matches' surfaces fall behind. Nothing can be read of it in the file afterwards. `seated`: they
   * still have a seat in a lobby or a running match, and nothing was changed.
   */
  forget(user: UserId, as: UserId): Promise<'done' | 'seated' | 'busy'>;
  /** Matches in which something is due by then, the longest overdue first. */
  due(at: Date): Promise<readonly MatchRecord[]>;
  /** The first thing is due only then in a match that has not changed since it was read. */
  putOff(match: Pick<MatchRecord, 'id' | 'version' | 'revision'>, until: Date | null): Promise<'done' | 'busy'>;
  /** What the managers of a server chose; null where they never chose anything. */
  server(guild: string): Promise<ServerSettings | null>;
  /** Changes some settings of a server; what was never chosen before is kept as `otherwise`. */
  putServer(guild: string, change: Partial<ServerSettings>, otherwise: ServerSettings): Promise<'done' | 'busy'>;
  /** The bot is on these servers and on no other: of those that it has left now it is kept since when. `otherwise` as for `putServer`. */
  presentOn(guilds: readonly string[], at: Date, otherwise: ServerSettings): Promise<'done' | 'busy'>;
  /**
   * Deletes, with all that belongs to them, matches that ended longer ago than their server keeps them, and all matches of
   * servers that removed the bot 30 days ago, with their results and settings and with what people chose of whom nothing else
   * is kept; at most so many matches. Gives how many. Nothing that was overwritten is to be read in the files afterwards.
   */
  purge(at: Date, most: number): Promise<number>;
  /** Deletes the posts and blanks the interactions of at most so many matches that ended 30 days ago, and absences a year old. Gives how many matches. */
  tidy(at: Date, most: number): Promise<number>;
};
