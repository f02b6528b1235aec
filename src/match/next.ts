import type { Json } from '../kernel/json.ts';
import type { Position, Seat } from '../kernel/position.ts';
import { awaited as awaitedBy } from '../kernel/prompts.ts';
import type { Event } from '../kernel/steps.ts';
import { automaticAfter } from './automatic.ts';
import { canonical, sha256 } from './canonical.ts';
import type { SeatClock, Span } from './clocks.ts';
import { type Closing, consentNotices, overtakenBy, type Proposal, pauseNotices, pausesFrom, pausesOf, proposalAfter } from './consent.ts';
import type { PlayableGame } from './desk.ts';
import { nextDue } from './due.ts';
import { lobbyNotices } from './lobby-notices.ts';
import type { Holder, How, Match, Notice, Offer, UserId, Waiting } from './match.ts';
import { remindersAfter } from './reminders.ts';
import { resultsOf } from './results.ts';
import { isPlayedByBot, nextInLine, playerOf, tenuresWith } from './seats.ts';
import { ordersAfter } from './standing-orders.ts';
import type { Change, EntryKind, MatchRecord, OrderGiven, SavedMatch } from './store.ts';
import { threadChores } from './thread-chores.ts';
import { awaitedPeople, clocksAfter, type People, waitingAfter } from './waiting.ts';

/** What a request makes of a match: only what differs from how it was. */
export type Plan = {
  readonly kind: EntryKind;
  readonly seat?: Seat;
  /** Enough to do it again; see `replay`. */
  readonly move?: Json;
  readonly byBot?: boolean;
  /** For what others did for, to or with the seat. */
  readonly how?: How;
  readonly events?: readonly Event[];
  readonly position?: Position;
  /** May be taken back for free. */
  readonly undoable?: boolean;
  /** An anytime option, or the taking back of one: its owner's time goes on as it was. */
  readonly aside?: boolean;
  /** The time was up while the program was down: that is no miss. */
  readonly excused?: boolean;
  /** The version of the entry that is taken back. */
  readonly undoes?: number;
  readonly holders?: readonly Holder[];
  readonly host?: UserId;
  readonly settings?: Match['settings'];
  readonly timing?: Match['timing'];
  readonly clocks?: readonly SeatClock[];
  readonly offers?: readonly Offer[];
  readonly proposal?: Proposal | null;
  /** What came of the proposal that is open no more. */
  readonly closing?: Closing;
  readonly pause?: Span | null;
  readonly orders?: readonly OrderGiven[];
  /** Until when whoever has the seat is away, in milliseconds since 1970. */
  readonly until?: number;
  /** Who is removed. */
  readonly removed?: UserId;
  readonly status?: Match['status'];
  /** What happens in a lobby because nothing happened in it: its host is reminded, which is no change of it, or it is over. */
  readonly idle?: 'reminder' | 'end';
};

/** What else a change depends on: the request, the position after it, the moment, what is known of people, and chance in [0, 1). */
type Circumstances = {
  readonly interaction: string;
  readonly position: Position | null;
  readonly at: Date;
  readonly people: People;
  readonly random: () => number;
};

/** The complete change that a plan stands for: the match as it will be, its entry, and the posts that are due. */
export function nextOf(game: PlayableGame, saved: SavedMatch, plan: Plan, circumstances: Circumstances): Change {
  const { interaction, at, people } = circumstances;
  const position = plan.position ? canonical(plan.position) : saved.position;
  const status = plan.status ?? (plan.position?.outcome ? 'over' : saved.status);
  const isNews = plan.kind !== 'order';
  const version = isNews ? saved.version + 1 : saved.version;
  const holders = plan.holders ?? saved.holders;
  const awaited = status === 'running' ? awaitedIn(game, saved, plan) : [];
  const clocks = clocksAfter(saved, plan, awaited, people, at);
  const paused = pausesFrom(at, saved, status === 'running' ? plan.pause : null);
  const waiting = waitingAfter(saved, plan, awaited, { holders, clocks, pauses: pausesOf(paused) }, people, at);
  const planned: Omit<SavedMatch, 'nextDue' | 'automatic'> = {
    ...saved,
    status,
    version,
    revision: isNews ? saved.revision : saved.revision + 1,
    position,
    host: plan.host ?? saved.host,
    settings: plan.settings ?? saved.settings,
    timing: plan.timing ?? saved.timing,
    holders,
    tenures: status === 'lobby' ? [] : tenuresWith(saved, holders, version),
    clocks,
    offers: status === 'running' ? offersAfter(saved, plan, holders, waiting) : [],
    proposal: status === 'running' ? proposalAfter(saved, plan, holders) : null,
    ...paused,
    orders: status === 'running' ? ordersAfter(game, saved, plan, { holders, awaited }) : [],
    rulesVersion: plan.position?.rules ?? saved.rulesVersion,
    awaited: waiting,
    // A reminder that nothing happened is no news either.
    updatedAt: !isNews || plan.idle === 'reminder' ? saved.updatedAt : at,
  };
  const automatic = automaticAfter(game, saved, plan, planned, circumstances);
  const match: SavedMatch = { ...planned, automatic, nextDue: nextDue({ ...planned, automatic }) };
  const overtaken = overtakenBy(saved, match, plan);
  return {
    match,
    holders: plan.holders ?? null,
    entry: isNews
      ? {
          version,
          at,
          kind: plan.kind,
          seat: plan.seat ?? null,
          move: plan.move ?? null,
          events: plan.events ?? [],
          rulesVersion: match.rulesVersion,
          positionHash: position === null ? null : sha256(position),
          byBot: plan.byBot ?? false,
          how: plan.how ?? null,
          interaction,
          before: plan.undoable ? saved.position : null,
          undoes: plan.undoes ?? null,
          overtook: overtaken && { wish: overtaken.wish.kind, by: overtaken.by },
        }
      : null,
    notices: [...lobbyNotices(game.rules.seats.max, saved, match, plan, at), ...noticesOf(saved, match, plan, people)],
    later: [...remindersAfter(saved, match, people), ...threadChores(saved, match, at)],
    ...(status === 'over' && plan.position?.outcome ? { results: resultsOf(match, plan.position.outcome) } : {}),
  };
}

/** The seats that must choose now. */
const awaitedIn = ({ rules }: PlayableGame, saved: SavedMatch, plan: Plan): readonly Seat[] =>
  plan.position ? awaitedBy(rules, plan.position) : saved.awaited.map(({ seat }) => seat);

/**
 * Offers of seats that can still be taken, with the votes of those who still play. The seat of a person is offered for as long
 * as they leave the others waiting with the same question.
 */
function offersAfter(saved: SavedMatch, plan: Plan, holders: readonly Holder[], waiting: readonly Waiting[]): readonly Offer[] {
  const sinceIn = (all: readonly Waiting[], seat: Seat) => all.find((waits) => waits.seat === seat)?.since.getTime();
  const isAwaitedStill = (seat: Seat) => {
    const since = sinceIn(waiting, seat);
    return since !== undefined && since === sinceIn(saved.awaited, seat);
  };
  const plays = (user: UserId) => holders.some((holder) => playerOf(holder) === user);
  return (plan.offers ?? saved.offers)
    .filter(({ seat }) => (isPlayedByBot(holders[seat]) || isAwaitedStill(seat)) && !(plan.kind === 'leave' && seat === plan.seat))
    .map((offer) => ({ ...offer, by: offer.by.filter(plays) }))
    .filter(({ by, open }) => open || by.length > 0);
}

function noticesOf(before: SavedMatch, after: SavedMatch, plan: Plan, { preferencesOf }: People): readonly Notice[] {
  const notices: Notice[] = [];
  if (before.status === 'lobby' && after.status === 'running') notices.push({ kind: 'started' });
  notices.push(...pauseNotices(before, after, plan));
  const were = awaitedUsers(before, isAutomatic(plan) ? plan.seat : undefined);
  const users = isOwnOrder(plan) ? [] : awaitedUsers(after).filter((user) => before.pause || !were.includes(user));
  const next = nextInLine(after);
  const told = next !== null && !were.includes(next) && preferencesOf(next).nearly === 'on' ? { next } : {};
  if (users.length > 0 && !after.pause) notices.push({ kind: 'turn', users, ...told });
  for (const user of sleepers(after)) if (!sleepers(before).includes(user)) notices.push({ kind: 'asleep', user });
  if (areAllAsleep(after) && !areAllAsleep(before)) notices.push({ kind: 'all-asleep' });
  if (plan.removed !== undefined) notices.push({ kind: 'removed', user: plan.removed });
  notices.push(...awayNotices(after, plan), ...offerNotices(before, after, plan), ...consentNotices(before, after, plan));
  if (before.status === 'running' && after.status !== 'running') notices.push({ kind: 'ended' });
  return notices;
}

function awayNotices({ holders, updatedAt }: SavedMatch, { seat, until }: Plan): readonly Notice[] {
  const holder = holders[seat ?? -1];
  if (until === undefined || holder?.kind !== 'user') return [];
  return [{ kind: 'away', user: holder.user, until: until > updatedAt.getTime() ? until : null }];
}

/**
 * A person is wanted for a seat, or is found (somebody new, or its owner whom a computer player kept it for), or is wanted no
 * more. Somebody new may take the seat of a `former` player who was awaited for too long.
 */
function offerNotices(before: SavedMatch, after: SavedMatch, plan: Plan): readonly Notice[] {
  const open = ({ offers }: SavedMatch) => offers.filter((offer) => offer.open).map(({ seat }) => seat);
  const wanted = open(after).filter((seat) => plan.kind === 'offer' && seat === plan.seat);
  const closed = open(before).filter((seat) => !open(after).includes(seat));
  return [
    ...wanted.map((seat): Notice => ({ kind: 'wanted', seat })),
    ...closed.map((seat): Notice => {
      const user = playerOf(after.holders[seat]);
      const former = playerOf(before.holders[seat]);
      if (user === null || user === former) return { kind: 'withdrawn', seat };
      return { kind: 'taken', seat, user, ...(former === null ? {} : { former }) };
    }),
  ];
}

const sleepers = ({ holders }: MatchRecord): readonly UserId[] =>
  holders.flatMap((holder) => (holder.kind === 'user' && isPlayedByBot(holder) ? [holder.user] : []));

const areAllAsleep = ({ status, holders }: MatchRecord): boolean =>
  status === 'running' && holders.some(({ kind }) => kind === 'user') && holders.every(isPlayedByBot);

/** Whoever was answered for does not know that they are asked again. */
const isAutomatic = ({ kind, how }: Plan): boolean => kind === 'answer' && how !== undefined && how !== null;

/** Whoever says something of their own question knows of it. */
const isOwnOrder = ({ kind, how }: Plan): boolean => kind === 'order' && how === undefined;

const awaitedUsers = (match: MatchRecord, except?: Seat): readonly UserId[] =>
  awaitedPeople(match).flatMap(({ user, seat }) => (seat === except ? [] : [user]));
