import type { Json } from '../kernel/json.ts';
import type { AnyGame } from '../kernel/kernel.ts';
import type { Position, Seat } from '../kernel/position.ts';
import { awaited } from '../kernel/prompts.ts';
import type { Event } from '../kernel/steps.ts';
import { canonical, sha256 } from './canonical.ts';
import type { SeatClock } from './clocks.ts';
import { nextDue } from './due.ts';
import type { Holder, How, Match, Notice, Offer, UserId } from './match.ts';
import { isPlayedByBot } from './seats.ts';
import type { Change, EntryKind, MatchRecord, SavedMatch } from './store.ts';
import { clocksAfter, waitingAfter } from './waiting.ts';

/** What a request makes of a match: only what differs from how it was. */
export type Plan = {
  readonly kind: EntryKind;
  readonly seat?: Seat;
  /** Enough to do it again; see `replay`. */
  readonly move?: Json;
  readonly byBot?: boolean;
  /** For what others did for or to the seat. */
  readonly how?: How;
  readonly events?: readonly Event[];
  readonly position?: Position;
  /** May be taken back for free. */
  readonly undoable?: boolean;
  /** The version of the entry that is taken back. */
  readonly undoes?: number;
  readonly holders?: readonly Holder[];
  readonly host?: UserId;
  readonly settings?: Match['settings'];
  readonly timing?: Match['timing'];
  readonly clocks?: readonly SeatClock[];
  readonly offers?: readonly Offer[];
  readonly status?: Match['status'];
};

/** The complete change that a plan stands for: the match as it will be, its entry, and the posts that are due. */
export function nextOf(rules: AnyGame, saved: SavedMatch, plan: Plan, interaction: string, at: Date): Change {
  const position = plan.position ? canonical(plan.position) : saved.position;
  const status = plan.status ?? (plan.position?.outcome ? 'over' : saved.status);
  const version = saved.version + 1;
  const holders = plan.holders ?? saved.holders;
  const clocks = clocksAfter(saved, plan, at);
  const planned: Omit<SavedMatch, 'nextDue'> = {
    ...saved,
    status,
    version,
    position,
    host: plan.host ?? saved.host,
    settings: plan.settings ?? saved.settings,
    timing: plan.timing ?? saved.timing,
    holders,
    clocks,
    offers: (plan.offers ?? saved.offers).filter(({ seat }) => isPlayedByBot(holders[seat])),
    rulesVersion: plan.position?.rules ?? saved.rulesVersion,
    awaited: status === 'running' ? waitingAfter(saved, plan, awaitedIn(rules, saved, plan), { holders, clocks }, at) : [],
    updatedAt: at,
  };
  const match: SavedMatch = { ...planned, nextDue: nextDue(planned) };
  return {
    match,
    holders: plan.holders ?? null,
    entry: {
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
    },
    notices: noticesOf(saved, match, plan),
  };
}

/** The seats that must choose now. */
const awaitedIn = (rules: AnyGame, saved: SavedMatch, plan: Plan): readonly Seat[] =>
  plan.position ? awaited(rules, plan.position) : saved.awaited.map(({ seat }) => seat);

function noticesOf(before: SavedMatch, after: SavedMatch, plan: Plan): readonly Notice[] {
  const notices: Notice[] = [];
  if (before.status === 'lobby' && after.status === 'running') notices.push({ kind: 'started' });
  const were = awaitedUsers(before, isAutomatic(plan) ? plan.seat : undefined);
  const users = awaitedUsers(after).filter((user) => !were.includes(user));
  if (users.length > 0) notices.push({ kind: 'turn', users });
  for (const user of sleepers(after)) if (!sleepers(before).includes(user)) notices.push({ kind: 'asleep', user });
  notices.push(...awayNotices(before, after));
  if (after.status === 'running') notices.push(...offerNotices(before, after));
  if (before.status === 'running' && after.status !== 'running') notices.push({ kind: 'ended' });
  return notices;
}

function awayNotices(before: SavedMatch, after: SavedMatch): readonly Notice[] {
  if (before.clocks.length === 0) return [];
  return after.clocks.flatMap(({ away }, seat): Notice[] => {
    const holder = after.holders[seat];
    if (!away || away === before.clocks[seat]?.away || holder?.kind !== 'user') return [];
    return [{ kind: 'away', user: holder.user, until: away.until > after.updatedAt.getTime() ? away.until : null }];
  });
}

/** A person is wanted for a seat, or is found: somebody new, or its owner who came back. */
function offerNotices(before: SavedMatch, after: SavedMatch): readonly Notice[] {
  const open = ({ offers }: SavedMatch) => offers.filter((offer) => offer.open).map(({ seat }) => seat);
  const wanted = open(after).filter((seat) => !open(before).includes(seat));
  const found = open(before).flatMap((seat): Notice[] => {
    const holder = after.holders[seat];
    return open(after).includes(seat) || holder?.kind !== 'user' ? [] : [{ kind: 'taken', seat, user: holder.user }];
  });
  return [...wanted.map((seat): Notice => ({ kind: 'wanted', seat })), ...found];
}

const sleepers = ({ holders }: MatchRecord): readonly UserId[] =>
  holders.flatMap((holder) => (holder.kind === 'user' && isPlayedByBot(holder) ? [holder.user] : []));

/** Whoever was answered for does not know that they are asked again. */
const isAutomatic = ({ kind, how }: Plan): boolean => kind === 'answer' && how !== undefined && how !== null;

const awaitedUsers = ({ awaited, holders }: MatchRecord, except?: Seat): readonly UserId[] =>
  awaited.flatMap(({ seat }) => {
    const holder = holders[seat];
    return seat !== except && holder?.kind === 'user' && !isPlayedByBot(holder) ? [holder.user] : [];
  });
