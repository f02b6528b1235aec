import type { Game } from '../games/face.ts';
import { type AnyGame, upgrade } from '../kernel/kernel.ts';
import type { Position, Seat } from '../kernel/position.ts';
import type { Span } from './clocks.ts';
import { inTurn } from './in-turn.ts';
import type { Holder, Match, MatchId, Refused, UserId } from './match.ts';
import { nextOf, type Plan } from './next.ts';
import { paceOf, type Timing } from './pace.ts';
import { preferencesOf, zoneOf } from './preferences.ts';
import { refuse } from './refusals.ts';
import type { MatchRecord, SavedMatch, Store } from './store.ts';
import type { People } from './waiting.ts';
import { UTC } from './zones.ts';

/** What the service needs of a game. */
export type PlayableGame = Pick<Game, 'rules' | 'bot' | 'orders' | 'openSteps'>;
export type Games = { readonly [id: string]: PlayableGame };

/** A logger such as pino. It is given ids and errors, never a position, a seed or an answer. */
export type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void };

/** A request in hand: decides on the match as it is now. Called again when somebody else commits first. */
export type Decide = (saved: SavedMatch, game: PlayableGame) => Plan | Refused | Promise<Plan | Refused>;

/** What came of a request: `plan` is null when the interaction had counted before. */
export type Done = { readonly saved: SavedMatch; readonly plan: Plan | null };

/** The one place where matches change. */
export type Desk = {
  readonly store: Store;
  readonly now: () => Date;
  game(id: string): PlayableGame | null;
  change(match: MatchId, interaction: string, decide: Decide): Promise<Done | Refused>;
  /** Does something while none of these matches changes. */
  still<T>(matches: readonly MatchId[], job: () => Promise<T>): Promise<T>;
  /** Tells everybody who listens that a match has changed. */
  announce(saved: SavedMatch): void;
  onCommit(listener: (saved: SavedMatch) => void): void;
};

/** With the jobs of this process in turn, only other processes cause conflicts. */
const ATTEMPTS = 20;

/** `random` in [0, 1) decides how long answers take that are given by themselves. */
export function createDesk(store: Store, games: Games, now: () => Date, random: () => number, log: Log): Desk {
  const turns = inTurn();
  const listeners: ((saved: SavedMatch) => void)[] = [];
  const game = (id: string) => (Object.hasOwn(games, id) ? games[id]! : null);

  /** A listener's fault, also a late one, is logged and never reaches the person who answered. */
  const announce = (saved: SavedMatch) => {
    for (const listener of listeners)
      Promise.resolve(saved)
        .then(listener)
        .catch((error) => log.error({ match: saved.id, err: error }, 'a listener failed'));
  };

  async function peopleIn(timing: Timing, holders: readonly Holder[]): Promise<People> {
    const users = holders.flatMap((holder) => (holder.kind === 'user' ? [holder.user] : []));
    const spans = paceOf(timing)?.waitsForTheAway ? await store.absences(users) : new Map<UserId, readonly Span[]>();
    const chosen = await store.preferences(users);
    return {
      restOf: (holder) =>
        holder?.kind === 'user'
          ? { away: spans.get(holder.user) ?? [], zone: zoneOf(preferencesOf(chosen, holder.user)) }
          : { away: [], zone: UTC },
      preferencesOf: (user) => preferencesOf(chosen, user),
    };
  }

  async function attempt(match: MatchId, interaction: string, decide: Decide): Promise<Done | Refused> {
    for (let n = 0; n < ATTEMPTS; n++) {
      const saved = await store.load(match);
      if (!saved) return refuse('refused.no-match');
      if (await store.matchOf(interaction)) return { saved, plan: null };
      const playable = game(saved.game);
      if (!playable) return refuse('refused.unknown-game', { game: saved.game });
      const plan = await decide(saved, playable);
      if ('refused' in plan) return plan;
      const position = plan.position ?? positionOf(playable.rules, saved.position);
      const people = await peopleIn(saved.timing, plan.holders ?? saved.holders);
      const change = nextOf(playable, saved, plan, { interaction, position, at: now(), people, random });
      const outcome = await store.commit(change);
      if (outcome === 'busy') break;
      if (outcome !== 'done') continue;
      announce(change.match);
      return { saved: change.match, plan };
    }
    return refuse('refused.busy');
  }

  return {
    store,
    now,
    game,
    announce,
    change: (match, interaction, decide) => turns.run(match, () => attempt(match, interaction, decide)),
    // All in one order, so that no two wait for each other.
    still: (matches, job) => [...matches].sort().reduceRight((inner, match) => () => turns.run(match, inner), job)(),
    onCommit: (listener) => void listeners.push(listener),
  };
}

/** What everybody may know of a match: its seed only when it has ended. */
export const publicMatch = (record: MatchRecord): Match => ({
  id: record.id,
  game: record.game,
  status: record.status,
  host: record.host,
  settings: record.settings,
  timing: record.timing,
  holders: record.holders,
  tenures: record.tenures,
  awaited: record.awaited,
  offers: record.offers,
  proposal: record.proposal,
  pause: record.pause,
  version: record.version,
  place: record.place,
  seating: record.seating,
  rematch: record.rematch,
  seedHash: record.seedHash,
  seed: record.status === 'over' || record.status === 'called-off' ? record.seed : null,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
});

/** The newest position, lifted to the present rules; null before the start. */
export const positionOf = (rules: AnyGame, text: string | null): Position | null =>
  text === null ? null : upgrade(rules, JSON.parse(text) as Position);

/** The user's seat, or null. */
export function seatOf({ holders }: MatchRecord, user: UserId): Seat | null {
  const seat = holders.findIndex((holder) => holder.kind === 'user' && holder.user === user);
  return seat < 0 ? null : seat;
}

/** A refusal unless the match has not begun. */
export const refuseUnlessLobby = ({ status }: MatchRecord): Refused | null =>
  status === 'lobby' ? null : refuse(status === 'running' ? 'refused.started' : ended(status));

/** A refusal unless the match is being played. */
export const refuseUnlessRunning = ({ status }: MatchRecord): Refused | null =>
  status === 'running' ? null : refuse(status === 'lobby' ? 'refused.not-started' : ended(status));

/** The seat that the user plays with, or why there is none. */
export const playingSeat = (record: MatchRecord, user: UserId): Seat | Refused =>
  refuseUnlessRunning(record) ?? seatOf(record, user) ?? refuse('refused.not-in');

/** A refusal unless the match was begun and has ended. */
export function refuseUnlessEnded({ status, position }: SavedMatch): Refused | null {
  if (status === 'lobby') return refuse('refused.not-started');
  if (status === 'running') return refuse('refused.not-over');
  return position === null ? refuse('refused.never-began') : null;
}

const ended = (status: 'over' | 'called-off') => (status === 'over' ? 'refused.over' : 'refused.called-off');
