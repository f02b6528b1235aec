import type { Seat } from '../kernel/position.ts';
import type { Span } from './clocks.ts';
import type { Changed, Holder, Match, Notice, Refused, Request, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { isPlayedByBot } from './seats.ts';

/**
 * What a table can be asked to agree to. `undo`: everything since the version `since` is taken back, the answers of these
 * seats, in their order. `pause`: the clocks stand still for a while.
 */
export type Wish = { readonly kind: 'undo'; readonly since: number; readonly answers: readonly Seat[] } | { readonly kind: 'pause' };

/** A wish that everybody at the table is asked to agree to. A match has one at a time. */
export type Proposal = {
  /** The version of the match that it made: sets it apart from others of that match. */
  readonly id: number;
  readonly wish: Wish;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** When it lapses, in milliseconds since 1970. */
  readonly until: number;
};

/** How a proposal ended. `ended`: somebody said no, or took it back. `overtaken`: the game went on, or whoever proposed it left. */
export type Closing = 'agreed' | 'ended' | 'lapsed' | 'overtaken';

/** What was asked of a table and by whom, when it goes off the table though nobody said no to it. */
export type Overtaken = { readonly wish: Wish['kind']; readonly by: Seat };

/** What people do by consent. */
export type ByConsent = {
  /**
   * Asks everybody at the table to agree: that the user's newest answer and all since be taken back, or to a pause.
   * `settled`: nobody else had to agree, and it is done.
   */
  propose(request: Request & { wish: Wish['kind'] }): Promise<(Changed & { readonly settled: boolean }) | Refused>;
  /**
   * Agrees to a proposal, or ends it. `proposal`: which one, or null for the one that is open. `settled`: with that all have
   * agreed, and it is done.
   */
  vote(request: Request & { proposal: number | null; agrees: boolean }): Promise<(Changed & { readonly settled: boolean }) | Refused>;
  /** Ends a pause before its time. */
  endPause(request: Request): Promise<Changed | Refused>;
};

/** Whose agreement is needed: people who are there. Computer players agree to everything. */
export const voters = (holders: readonly Holder[]): readonly Seat[] =>
  holders.flatMap((holder, seat) => (isPlayedByBot(holder) ? [] : [seat]));

/** Whether everybody who must has agreed to what is proposed. */
export const isAgreed = ({ proposal, holders }: Pick<Match, 'proposal' | 'holders'>): boolean => {
  const asked = voters(holders);
  return proposal !== null && asked.length > 0 && asked.every((seat) => proposal.agreed.includes(seat));
};

/** Whether the table is asked to take answers back: what is answered by itself waits meanwhile, since it would withdraw that. */
export const asksToUndo = ({ proposal }: Pick<Match, 'proposal'>): boolean => proposal?.wish.kind === 'undo';

/** When something becomes of a proposal: at once when all agree, else when it lapses; null when there is none. */
export const settledAt = (match: Pick<Match, 'proposal' | 'holders' | 'updatedAt'>): Date | null =>
  match.proposal && (isAgreed(match) ? match.updatedAt : new Date(match.proposal.until));

/** What is left of the open proposal after a plan: it goes with who made it, and with what it would take back. */
export function proposalAfter(before: Match, plan: Plan, holders: readonly Holder[]): Proposal | null {
  if (plan.proposal !== undefined) return plan.proposal;
  const { proposal } = before;
  const stays = (seat: Seat) => userOf(holders[seat]) === userOf(before.holders[seat]);
  if (!proposal || !stays(proposal.by) || (plan.position && proposal.wish.kind === 'undo')) return null;
  return { ...proposal, agreed: proposal.agreed.filter(stays) };
}

/** The pauses of a match that are over, and the one that it has. */
export type Pauses = { readonly pauses: readonly Span[]; readonly pause: Span | null };

/** Every pause of a match: times at which no clock runs. */
export const pausesOf = ({ pauses, pause }: Pauses): readonly Span[] => (pause ? [...pauses, pause] : pauses);

/** The pauses of a match once it has another one, or none, from a moment on: one that is over was as long as it was. */
export function pausesFrom(at: Date, { pause, pauses }: Pauses, next: Span | null | undefined): Pauses {
  if (next === undefined) return { pause, pauses };
  return { pause: next, pauses: pause ? [...pauses, { ...pause, until: at.getTime() }] : pauses };
}

/** The proposal that a plan leaves behind, without anybody having said what comes of it. */
export function overtakenBy(before: Match, after: Match, plan: Plan): Proposal | null {
  const { proposal } = before;
  return proposal && after.proposal?.id !== proposal.id && plan.closing === undefined ? proposal : null;
}

/** The card of a proposal is put up, changes with whoever agrees or must, and says in the end what came of it. */
export function consentNotices(before: Match, after: Match, plan: Plan): readonly Notice[] {
  const notices: Notice[] = [];
  const { proposal } = after;
  const was = before.proposal;
  if (was && proposal?.id !== was.id) notices.push({ kind: 'proposal', proposal: was, closing: plan.closing ?? 'overtaken' });
  const stand = ({ proposal: of, holders }: Match) => JSON.stringify([of, voters(holders)]);
  if (proposal && stand(before) !== stand(after)) notices.push({ kind: 'proposal', proposal, closing: null });
  return notices;
}

/** A pause ends for all. */
export function pauseNotices(before: Match, after: Match, plan: Plan): readonly Notice[] {
  if (!before.pause || after.pause || after.status !== 'running') return [];
  return [{ kind: 'resumed', user: plan.seat === undefined ? null : userOf(after.holders[plan.seat]) }];
}

const userOf = (holder: Holder | undefined): UserId | null => (holder?.kind === 'user' ? holder.user : null);
