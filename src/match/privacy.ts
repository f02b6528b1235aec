import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/position.ts';
import type { Ending } from './after.ts';
import type { Span } from './clocks.ts';
import type { How, Match, MatchId, Notice, Preferences, Refused, UserId } from './match.ts';
import type { EntryKind } from './store.ts';

/** Everything that is kept about one person, and nothing about anybody else. Moments are milliseconds since 1970. */
export type Kept = {
  readonly user: UserId;
  /** What they chose in their settings; null when they never chose anything. */
  readonly settings: Partial<Preferences> | null;
  /** When they were, are and will be away, with the interaction of which not every match has been told yet. */
  readonly absences: readonly (Span & { readonly untold: string | null })[];
  readonly matches: readonly KeptMatch[];
  readonly results: readonly {
    readonly match: MatchId;
    readonly server: string | null;
    readonly game: string;
    readonly at: number;
    readonly ending: Ending;
    readonly withBots: boolean;
  }[];
  /** Posts that name them: made, with the message it became, or still to be made. */
  readonly posts: readonly {
    readonly match: MatchId;
    readonly kind: Notice['kind'];
    readonly due: number;
    readonly done: number | null;
    readonly message: string | null;
  }[];
};

/** What is kept of somebody in one match. */
export type KeptMatch = {
  readonly match: MatchId;
  readonly game: string;
  readonly status: Match['status'];
  readonly server: string | null;
  readonly channel: string;
  readonly host: boolean;
  /** A seat is meant for them in a lobby that plays another match again, or was. */
  readonly invited: boolean;
  /** Seats that they have, or had when a computer player took them over. */
  readonly seats: readonly { readonly seat: Seat; readonly has: 'seat' | 'given-up'; readonly asleep: number | null }[];
  /** From which version on, and until before which one, they held which seat. */
  readonly held: readonly { readonly seat: Seat; readonly since: number; readonly until: number | null }[];
  /** Seats that they wished to be offered. */
  readonly offered: readonly Seat[];
  readonly orders: readonly { readonly seat: Seat; readonly order: string; readonly policy: string }[];
  /** What was done in their name, and their removal from the lobby if they were removed. */
  readonly entries: readonly {
    readonly version: number;
    readonly at: number;
    readonly kind: EntryKind;
    readonly move: Json;
    readonly how: How | null;
    readonly byBot: boolean;
    /** Null for what was somebody else's press. */
    readonly interaction: string | null;
  }[];
};

/** What people can ask about what is kept of them. */
export type Privacy = {
  kept(user: UserId): Promise<Kept>;
  /**
   * Takes the person out of lobbies and, as if they resigned, out of running matches; then puts a number that belongs to nobody
   * in the place of their id wherever it stands, and deletes what they chose. Doing it again is harmless.
   */
  forget(request: {
    readonly user: UserId;
    readonly interaction: string;
  }): Promise<{ readonly left: number; readonly rewritten: number } | Refused>;
};

/** Ids that stand for people who were forgotten are shorter than any that Discord has given to somebody. */
const LONGEST = 12;
export const MOST_FORGOTTEN = 10 ** LONGEST;

/** Whether an id stands for somebody who was forgotten. */
export const isForgotten = (user: UserId): boolean => /^\d+$/.test(user) && user.length <= LONGEST;
