import type { Seat } from '../kernel/position.ts';
import type { Closing, Proposal } from './consent.ts';
import type { MatchId, UserId } from './match.ts';

/** A public post that was decided in the same transaction as the change that calls for it. */
export type Notice =
  /** Every seat of the lobby is taken. */
  | { readonly kind: 'full' }
  /** Nothing has happened in the lobby for so long that it will be called off then (milliseconds since 1970). */
  | { readonly kind: 'idle'; readonly until: number }
  /** What was last said of the lobby holds no longer. */
  | { readonly kind: 'lobby-changed' }
  /** The lobby is called off, because nothing happened in it or because somebody wished so. */
  | { readonly kind: 'closed'; readonly idle: boolean }
  /** These people are invited to play again. */
  | { readonly kind: 'invited'; readonly users: readonly UserId[] }
  /** No post: the thread is to be kept from falling asleep, now and then while the match runs. */
  | { readonly kind: 'keep-thread' }
  /** No post: the result has stood for a while, and the thread may go into the archive. */
  | { readonly kind: 'archive-thread' }
  | { readonly kind: 'started' }
  /** These people are newly awaited since version `version`; `next` sits after the only one of them and may want to know. */
  | { readonly kind: 'turn'; readonly users: readonly UserId[]; readonly next?: UserId }
  /** These people, who have waited and have time as said (milliseconds since 1970), are reminded at `at`. */
  | {
      readonly kind: 'reminder';
      readonly users: readonly UserId[];
      readonly since: number;
      readonly due: number | null;
      readonly at: number;
    }
  /** This person missed so many deadlines that a computer player keeps their seat. */
  | { readonly kind: 'asleep'; readonly user: UserId }
  /** A person is wanted for this seat. */
  | { readonly kind: 'wanted'; readonly seat: Seat }
  /** The seat that was offered has this person now: the card of the offer is to go, and whoever played it before is told. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly user: UserId; readonly former?: UserId }
  /** The seat is offered no more, and nobody has taken it: its card is to go. */
  | { readonly kind: 'withdrawn'; readonly seat: Seat }
  /** The host or a moderator removed this person. */
  | { readonly kind: 'removed'; readonly user: UserId }
  /** Computer players keep the seats of all who play. */
  | { readonly kind: 'all-asleep' }
  /** This person is away until then (milliseconds since 1970), or is back. */
  | { readonly kind: 'away'; readonly user: UserId; readonly until: number | null }
  /** What the table is asked to agree to, or what came of that. */
  | { readonly kind: 'proposal'; readonly proposal: Proposal; readonly closing: Closing | null }
  /** A pause is over, by this person's word or by itself. */
  | { readonly kind: 'resumed'; readonly user: UserId | null }
  | { readonly kind: 'ended' };

/** A post for a later moment. */
export type Later = { readonly notice: Notice; readonly due: Date };

export type OutboxRow = {
  readonly id: number;
  readonly match: MatchId;
  readonly version: number;
  readonly notice: Notice;
  /** Earlier claims of this row: 0 the first time. */
  readonly attempts: number;
};

/** A public post that was made, and where; the channel is null of one that an earlier version made, which kept none. */
export type Posted = { readonly channel: string | null; readonly message: string };

/** Posts that still have to be made: those of one match one after another, those of different matches side by side. */
export type Outbox = {
  /**
   * Claims the oldest due row of all matches, or gives null. It is held for `seconds`, unless it is done or put off before:
   * until then neither it nor another row of its match is claimed, by whatever process.
   */
  claim(seconds: number): Promise<OutboxRow | null>;
  /** It became that message, or none; in the same transaction others of its match are put in for later. */
  done(id: number, posted: Posted | null, later?: readonly Later[]): Promise<void>;
  /** Try again after `seconds`, and nothing else of its match before. */
  hold(id: number, seconds: number): Promise<void>;
  /** Try again after `seconds`; what else is due of its match goes first. */
  later(id: number, seconds: number): Promise<void>;
  /** There is no place to post it: it waits until the match is shown elsewhere, or until `release`; the others of its match need not. */
  park(id: number): Promise<void>;
  /** How many posts of a server's matches are late by so many seconds, and how many are parked. */
  backlog(guild: string, seconds: number): Promise<{ readonly late: number; readonly parked: number }>;
  /** Makes due whatever is parked: places may have come back. */
  release(): Promise<void>;
  /** Everybody whom a `turn` notice decided after that row calls. */
  calledLater(match: MatchId, row: number): Promise<readonly UserId[]>;
  /**
   * The newest message that a finished notice of one of these kinds, and about this seat or proposal if given, made for the
   * match, or null: what to take back before the next.
   */
  posted(
    match: MatchId,
    kinds: readonly Notice['kind'][],
    about?: { readonly seat?: Seat; readonly proposal?: number },
  ): Promise<(Posted & { readonly row: number; readonly version: number; readonly notice: Notice }) | null>;
};
