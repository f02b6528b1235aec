import type { Message } from '../kernel/message.ts';
import type { Seat } from '../kernel/position.ts';
import type { SeenEvent, Sight } from '../kernel/sight.ts';
import type { AfterTheEnd } from './after.ts';
import type { Span } from './clocks.ts';
import type { ByConsent, Overtaken, Proposal } from './consent.ts';
import type { TIMINGS, Timing } from './pace.ts';
import type { Personal } from './personal.ts';
import type { Privacy } from './privacy.ts';
import type { Recap, Recaps } from './recap.ts';
import type { Servers } from './servers.ts';

export type { Ending, Rank, Replay, ReplayStep, Result, Story } from './after.ts';
export type { Closing, Overtaken, Proposal, Wish } from './consent.ts';
export type { Later, Notice, Outbox, OutboxRow, Posted } from './outbox.ts';
export type { Call, CallNotice } from './personal.ts';
export type { Preferences } from './preferences.ts';
export type { Kept, KeptMatch } from './privacy.ts';
export type { Recap } from './recap.ts';
export type { ServerSettings } from './servers.ts';
export type { Surface, SurfaceKind, Surfaces } from './surfaces.ts';

/** A Discord user's id; the match service treats it as an opaque name. */
export type UserId = string;
/** Short, lower case, safe in a custom id: 6 to 10 characters of a-z and 0-9. */
export type MatchId = string;

/**
 * Who sits in a seat. A bot keeps a seat that its owner gave up, and plays for one whose owner is asleep: `asleep` is the
 * version since which, until the owner's first word.
 */
export type Holder =
  | { readonly kind: 'user'; readonly user: UserId; readonly asleep?: number }
  | { readonly kind: 'bot'; readonly formerly?: UserId };

/** From this version on the person held the seat; null: a computer player. */
export type Tenure = { readonly seat: Seat; readonly user: UserId | null; readonly since: number };

/** A seat that must choose, since when, and when its time is up; `due` is null when it has all the time in the world. */
export type Waiting = { readonly seat: Seat; readonly since: Date; readonly due: Date | null };

/** A seat kept by a computer player for which others want a person: whose wish it is, and whether that is enough. */
export type Offer = { readonly seat: Seat; readonly by: readonly UserId[]; readonly open: boolean };

/** Where a match is shown: the thread it has, or the channel it was started in. */
export type Place = { readonly guild: string | null; readonly channel: string };

export type Match = {
  readonly id: MatchId;
  readonly game: string;
  readonly status: 'lobby' | 'running' | 'over' | 'called-off';
  readonly host: UserId;
  readonly settings: { readonly [id: string]: string };
  readonly timing: Timing;
  /** Index = seat. In the lobby: in the order of joining. */
  readonly holders: readonly Holder[];
  /** Who has held the seats since the start, in the order of their coming. Empty in the lobby. */
  readonly tenures: readonly Tenure[];
  /** +1 for every committed change, lobby included. */
  readonly version: number;
  readonly awaited: readonly Waiting[];
  readonly offers: readonly Offer[];
  /** What the table is asked to agree to. */
  readonly proposal: Proposal | null;
  /** Meanwhile no clock runs and nobody is called; null while the match is not paused. */
  readonly pause: Span | null;
  readonly place: Place;
  /** In a lobby that plays another match again, who sits where once they are in; null: a computer player. Empty in others. */
  readonly seating: readonly (UserId | null)[];
  /** The match that plays this one again. */
  readonly rematch: MatchId | null;
  /** SHA-256 of the seed, published when the match starts. */
  readonly seedHash: string;
  /** Published at the end only. */
  readonly seed: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The request could not be met: a sentence of the common catalogue that says why and what to do instead. Nothing changed. */
export type Refused = { readonly refused: Message };

export type Changed = { readonly match: Match };

/** Every request carries the id of the interaction that made it, so that a doubled one changes nothing twice. */
export type Request = { readonly match: MatchId; readonly user: UserId; readonly interaction: string };

export type AnswerRequest = Request & { readonly serial: number; readonly key: string; readonly picks: readonly string[] };

/** What one person may know of a match now. */
export type Look<W extends Seat | 'table' = Seat | 'table'> = {
  readonly match: Match;
  readonly viewer: W;
  /** Null in the lobby and when it was called off before it began. */
  readonly sight: Sight<W> | null;
  /** Events of the newest entries that still stand, latest last; at most 12 entries. In a preview, then those of the answer. */
  readonly recent: readonly SeenEvent[];
  /** The newest entries that still stand, latest last: all since a person last answered, that answer included, and at least 3; at most 40. */
  readonly lately: readonly LogEntry[];
  /** What happened since the viewer last answered in person, oldest first; at most 40 entries. Empty for the table. */
  readonly since: readonly LogEntry[];
  /** What the viewer answered to the question that still waits for others; null when there is no such answer. */
  readonly sealed: readonly Message[] | null;
  /** Whether this viewer may take back the newest answer for free. */
  readonly undoable: boolean;
  /** Whether this viewer's question is about to be answered by itself; they may still answer first. */
  readonly automatic: boolean;
};

/**
 * Why something was done for or to a seat by others. Answers: by its standing order, which only its owner is told; because
 * no other answer was legal; because the time was up, or was up so often that its owner fell `asleep`. Departures: somebody
 * was removed. Undos: all agreed.
 */
export type How = 'order' | 'forced' | 'deadline' | 'asleep' | 'kick' | 'consent';

/** One entry of a match's log as a viewer may read it. */
export type LogEntry = {
  readonly version: number;
  readonly at: Date;
  readonly seat: Seat | null;
  // biome-ignore format: a list to scan
  readonly kind:
    | 'answer' | 'undo' | 'leave' | 'handover' | 'start' | 'end' | 'wake' | 'offer' | 'withdraw' | 'take' | 'away'
    | 'ask-undo' | 'ask-pause' | 'agree' | 'decline' | 'lapse' | 'pause' | 'resume';
  /** Done by a computer player. */
  readonly byBot: boolean;
  /** Null for what somebody did themselves. */
  readonly how: How | null;
  /** Taken back later. */
  readonly undone: boolean;
  /** What the table was asked and is asked no more by this. */
  readonly overtook: Overtaken | null;
  readonly events: readonly SeenEvent[];
};

/** A line of /mygames. */
export type MyMatch = { readonly match: Match; readonly seat: Seat; readonly awaited: boolean; readonly asleep: boolean };

/** The policy that holds in a case, if one does, and whether its owner chose it, as against the pace of the match. All by id. */
export type OrderInForce = { readonly order: string; readonly policy: string | null; readonly own: boolean };

/** The published proof of a match's luck. `seed` is null until the end; `matches` says whether its hash is the published one. */
export type Proof = { readonly seedHash: string; readonly seed: string | null; readonly matches: boolean; readonly answers: number };

/** Everything people can do with matches. Knows no SQL and no Discord; refuses in words, throws only on faults. */
export type MatchService = {
  /** How the time of a match can be kept: the choices of each part, the first being the default. */
  readonly timings: typeof TIMINGS;
  readonly servers: Servers;
  /** Opens a lobby with its host and, if wished, bots in it. What is left out of `timing` is as the server begins its matches. */
  create(request: {
    game: string;
    host: UserId;
    place: Place;
    settings: { readonly [id: string]: string };
    timing?: { readonly [id: string]: string };
    bots?: number;
    interaction: string;
  }): Promise<Changed | Refused>;
  /**
   * The match is shown elsewhere from now on; its posts that wait are due there. `lost`: what stood at the place before and
   * still holds is said again.
   */
  relocate(match: MatchId, place: Place, lost?: boolean): Promise<void>;
  /** Somebody who plays wants the match to be shown elsewhere on its server. */
  move(request: Request & { place: Place }): Promise<Changed | Refused>;
  join(request: Request): Promise<Changed | Refused>;
  /** In the lobby: gives the chair up. In a running match: resigns (a bot takes the seat, or the game lets it go). */
  leave(request: Request): Promise<Changed | Refused>;
  /** What would become of the user's seat in a running match, or of the match, if they left now; changes nothing. */
  leaving(request: Omit<Request, 'interaction'>): Promise<{ readonly becomes: 'bot' | 'empty' | 'over' | 'called-off' } | Refused>;
  /** Changes settings of the game, or how the time is kept. */
  configure(
    request: Request & { settings?: { readonly [id: string]: string }; timing?: { readonly [id: string]: string } },
  ): Promise<Changed | Refused>;
  addBot(request: Request): Promise<Changed | Refused>;
  removeBot(request: Request): Promise<Changed | Refused>;
  /** Somebody in the lobby wants it to stay open though nothing happens in it. */
  keepOpen(request: Request): Promise<Changed | Refused>;
  start(request: Request): Promise<Changed | Refused>;
  /**
   * Opens a lobby that plays an ended match again, for somebody who had a seat in it to the end: with its settings, timing and
   * computer players, and everybody a seat on, so that another begins. The others are invited, not seated. There is one for a
   * match: later requests give that (`opened` is false), unless it was called off before it began.
   */
  rematch(request: Request & { place: Place }): Promise<(Changed & { readonly opened: boolean }) | Refused>;
  /** `events`: what came of it, as that seat may read it; none when it is `repeated`. */
  answer(
    request: AnswerRequest,
  ): Promise<(Changed & { readonly undoable: boolean; readonly repeated: boolean; readonly events: readonly SeenEvent[] }) | Refused>;
  /**
   * What the answer would do, as that seat would see it; null when nothing can be shown before it is made.
   * `undoable` of the look says whether the answer, once made, could be taken back for free; `events` is what would come of it.
   */
  preview(request: AnswerRequest): Promise<(Look<Seat> & { readonly events: readonly SeenEvent[] }) | null | Refused>;
  undo(request: Request): Promise<Changed | Refused>;
  /** What the user's seat has ordered for each case that the game knows, in its order. */
  orders(match: MatchId, user: UserId): Promise<readonly OrderInForce[] | Refused>;
  /** From now on that policy answers in that case; null: none of one's own. Also for a question that is open now. */
  order(request: Request & { readonly order: string; readonly policy: string | null }): Promise<Changed | Refused>;
  /** Calls the match off. The host may; `asModerator` is the adapter's word that the user may manage the channel. */
  end(request: Request & { asModerator: boolean }): Promise<Changed | Refused>;
  /** As the user's seat sees it, or as the table does when the user has none. Null: no such match. */
  look(match: MatchId, user: UserId): Promise<Look | null>;
  lookAtTable(match: MatchId): Promise<Look<'table'> | null>;
  /** Newest last. */
  log(match: MatchId, user: UserId, limit: number): Promise<readonly LogEntry[]>;
  /** Matches shown in this channel or thread, newest first, without lobbies that were called off. */
  at(channel: string): Promise<readonly Match[]>;
  /** Lobbies and running matches of a user, longest waiting first. */
  mine(user: UserId): Promise<readonly MyMatch[]>;
  /** The newest matches that the user played to their end, the latest first; at most 5. */
  finished(user: UserId): Promise<readonly Match[]>;
  verify(match: MatchId): Promise<Proof | null>;
  /** Called after each commit with the match as it now is. */
  onCommit(listener: (match: Match) => void): void;
  /**
   * Removes somebody as if they had left: whoever has the seat, or `whom` wherever they sit. Out of a lobby they stay. The
   * host may; `asModerator` as for `end`.
   */
  kick(request: Request & { seat: Seat; whom?: UserId; asModerator: boolean }): Promise<Changed | Refused>;
  /**
   * Wishes that a seat kept by a computer player be offered: the host's word is enough, else `need` votes of people who play.
   * Whoever wished it already has a new card put up.
   */
  offer(
    request: Request & { seat: Seat },
  ): Promise<(Changed & { readonly open: boolean; readonly have: number; readonly need: number }) | Refused>;
  /** Takes that wish back: the host's word ends the offer, that of others is a vote less. */
  withdraw(request: Request & { seat: Seat }): Promise<Changed | Refused>;
  /** Takes a seat that is offered. */
  take(request: Request & { seat: Seat }): Promise<Changed | Refused>;
  /**
   * Gives a sleeping seat back to its owner and tells what happened meanwhile; after the end it only tells.
   * Null: the user's seat was not asleep.
   */
  wake(request: Request): Promise<Recap | null>;
  /**
   * The person is away until a date or for a number of days, as they typed it, or is back (null). Slow matches wait for
   * them, on at most some days a year (`daysLeft`); all their running matches are told.
   */
  away(request: {
    user: UserId;
    until: string | null;
    interaction: string;
  }): Promise<{ readonly until: Date | null; readonly matches: number; readonly daysLeft: number } | Refused>;
  /** Until when the person is away, or null if they are not. */
  awayUntil(user: UserId): Promise<Date | null>;
  /** Does what is due by itself, such as the answers of everybody whose time is up. To be called every few seconds. */
  passDue(): Promise<void>;
  /** Deletes what is not to be kept any longer (see the store's `purge` and `tidy`); gives how many matches went. To be called now and then. */
  purge(): Promise<number>;
  /** At start-up: takes up what was begun, such as the turns of computer players and absences that not every match was told of. */
  resume(): Promise<void>;
  /** Waits until no computer player has anything to do. For tests and tools. */
  idle(): Promise<void>;
} & Recaps &
  AfterTheEnd &
  Personal &
  Privacy &
  ByConsent;
