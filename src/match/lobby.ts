import { seedHash } from '../kernel/chance.ts';
import { completeSettings, open } from '../kernel/kernel.ts';
import { freshClock } from './clocks.ts';
import { type Decide, type Desk, publicMatch, refuseUnlessLobby, seatOf } from './desk.ts';
import { nextDue } from './due.ts';
import type { Changed, Holder, Match, MatchId, MatchService, Refused, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { timingOr, UNHURRIED } from './pace.ts';
import { refuse } from './refusals.ts';
import { isPlayedByBot } from './seats.ts';
import type { Servers } from './servers.ts';
import type { NewEntry, Opening, SavedMatch, Store } from './store.ts';

/** Where chance comes in: the seed of a match's luck (32 random bytes in hexadecimal) and fresh match ids. */
export type Fresh = { readonly randomSeed: () => string; readonly randomId: () => MatchId };

const ID_ATTEMPTS = 20;

type LobbyRequests = Pick<MatchService, 'create' | 'join' | 'configure' | 'addBot' | 'removeBot' | 'keepOpen' | 'start'>;

/** Everything that happens before a match begins. */
export function createLobby(desk: Desk, servers: Pick<Servers, 'of'>, fresh: Fresh): LobbyRequests {
  /** A request that counts in a lobby only. */
  async function inLobby(match: MatchId, interaction: string, decide: Decide): Promise<Changed | Refused> {
    const done = await desk.change(match, interaction, (saved, game) => refuseUnlessLobby(saved) ?? decide(saved, game));
    return 'refused' in done ? done : { match: publicMatch(done.saved) };
  }

  const byHost =
    (user: UserId, decide: Decide): Decide =>
    (saved, game) =>
      saved.host === user ? decide(saved, game) : refuse('refused.not-host');

  return {
    async create({ game, host, place, settings, timing = {}, bots = 0, interaction }) {
      const already = await openedBy(desk.store, interaction);
      if (already) return { match: publicMatch(already) };
      const rules = desk.game(game)?.rules;
      if (!rules) return refuse('refused.unknown-game', { game });
      const chosen = settingsOr(rules.settings, settings);
      const kept = timingOr({ ...UNHURRIED, pace: (await servers.of(place.guild)).pace }, timing);
      if (!chosen || !kept) return refuse('refused.bad-setting');
      if (bots >= rules.seats.max) return refuse('refused.too-many-bots', { bots: rules.seats.max - 1 });
      const saved = newLobby({
        game,
        host,
        place,
        settings: chosen,
        timing: kept,
        holders: [{ kind: 'user', user: host }, ...Array.from({ length: bots }, (): Holder => ({ kind: 'bot' }))],
        rulesVersion: rules.rulesVersion,
        seed: fresh.randomSeed(),
        at: desk.now(),
      });
      const opened = await keepLobby(desk, fresh, saved, interaction);
      if (opened === 'busy' || opened === 'conflict') return refuse('refused.busy');
      return { match: publicMatch(opened) };
    },

    join: ({ match, user, interaction }) =>
      inLobby(match, interaction, async (saved, game) => {
        if (seatOf(saved, user) !== null) return refuse('refused.already-in');
        if (await wasRemoved(desk.store, saved, user)) return refuse('refused.removed');
        return seated(saved, game.rules.seats.max, { kind: 'user', user });
      }),

    configure: ({ match, user, interaction, settings = {}, timing = {} }) =>
      inLobby(
        match,
        interaction,
        byHost(user, (saved, game) => {
          const chosen = settingsOr(game.rules.settings, { ...saved.settings, ...settings });
          const kept = timingOr(saved.timing, timing);
          return chosen && kept ? { kind: 'lobby', settings: chosen, timing: kept } : refuse('refused.bad-setting');
        }),
      ),

    addBot: ({ match, user, interaction }) =>
      inLobby(
        match,
        interaction,
        byHost(user, (saved, game) => seated(saved, game.rules.seats.max, { kind: 'bot' })),
      ),

    removeBot: ({ match, user, interaction }) =>
      inLobby(
        match,
        interaction,
        byHost(user, (saved) => {
          const seat = saved.holders.findLastIndex((holder) => holder.kind === 'bot');
          return seat < 0 ? refuse('refused.no-bot') : { kind: 'lobby', holders: saved.holders.toSpliced(seat, 1) };
        }),
      ),

    keepOpen: ({ match, user, interaction }) =>
      inLobby(match, interaction, (saved) => (seatOf(saved, user) === null ? refuse('refused.not-in') : { kind: 'lobby' })),

    start: ({ match, user, interaction }) =>
      inLobby(
        match,
        interaction,
        byHost(user, (saved, { rules }) => {
          const have = saved.holders.length;
          if (have < rules.seats.min) return refuse('refused.too-few', { min: rules.seats.min, have });
          return {
            kind: 'start',
            status: 'running',
            clocks: saved.holders.map(() => freshClock(saved.timing)),
            ...open(rules, have, saved.settings, saved.seed),
          };
        }),
      ),
  };
}

/** The lobby that an interaction has opened already. */
export async function openedBy(store: Store, interaction: string): Promise<SavedMatch | null> {
  const match = await store.matchOf(interaction);
  return match === null ? null : store.load(match);
}

/** Keeps a new lobby under an id that is free and tells everybody of it; once, however often the interaction comes. */
export async function keepLobby(
  desk: Desk,
  fresh: Fresh,
  lobby: Omit<SavedMatch, 'id'>,
  interaction: string,
  also?: Opening,
): Promise<SavedMatch | 'busy' | 'conflict'> {
  for (let n = 0; n < ID_ATTEMPTS; n++) {
    const named: SavedMatch = { ...lobby, id: fresh.randomId() };
    const kept = await desk.store.create(named, opening(named, interaction), also);
    if (kept === 'taken') continue;
    if (kept === 'repeated') return (await openedBy(desk.store, interaction))!;
    if (kept !== 'done') return kept;
    desk.announce(named);
    return named;
  }
  throw new Error('no free match id found');
}

/** Whether the person was removed from the lobby of the match: they stay out of it. */
export const wasRemoved = async (store: Store, { id }: SavedMatch, user: UserId): Promise<boolean> =>
  (await store.entries(id)).some(({ kind, move }) => kind === 'lobby' && (move as { removed?: UserId } | null)?.removed === user);

/** Gives the chair up: the next person becomes host; with nobody left the match is called off. */
export function leaveLobby(saved: SavedMatch, user: UserId): Plan | Refused {
  const seat = seatOf(saved, user);
  if (seat === null) return refuse('refused.not-in');
  const holders = saved.holders.toSpliced(seat, 1);
  const host = nextHost(saved, holders);
  return host === null ? { kind: 'lobby', status: 'called-off' } : { kind: 'lobby', holders, host };
}

/**
 * The host if still seated, else the first person in the order of seats, those who are awake going first; null when only
 * computer players are left.
 */
export function nextHost({ host }: Match | SavedMatch, holders: readonly Holder[]): UserId | null {
  const people = holders.filter((holder) => holder.kind === 'user');
  const next = people.find(({ user }) => user === host) ?? people.find((holder) => !isPlayedByBot(holder)) ?? people[0];
  return next?.user ?? null;
}

function seated(saved: SavedMatch, max: number, holder: Holder): Plan | Refused {
  if (saved.holders.length >= max) return refuse('refused.full', { seats: max });
  return { kind: 'lobby', holders: inPlace(saved.seating, [...saved.holders, holder]) };
}

/** In a match that plays another one again everybody has their place in the order of seats; whoever is new sits behind them. */
function inPlace(seating: Match['seating'], holders: readonly Holder[]): readonly Holder[] {
  const ofBots = seating.flatMap((user, place) => (user === null ? [place] : []));
  const placeOf = (holder: Holder) => (holder.kind === 'user' ? seating.indexOf(holder.user) : (ofBots.shift() ?? -1));
  const placed = holders.map((holder) => ({ holder, place: placeOf(holder) }));
  const rank = ({ place }: { place: number }) => (place < 0 ? seating.length : place);
  return placed.toSorted((a, b) => rank(a) - rank(b)).map(({ holder }) => holder);
}

type NewLobby = Pick<SavedMatch, 'game' | 'host' | 'place' | 'settings' | 'timing' | 'rulesVersion' | 'seed'> &
  Partial<Pick<SavedMatch, 'holders' | 'seating'>> & { readonly at: Date };

/** A lobby as it is opened: nothing has been asked of anybody. */
export function newLobby({ at, ...given }: NewLobby): Omit<SavedMatch, 'id'> {
  const planned = {
    holders: [{ kind: 'user', user: given.host }],
    seating: [],
    ...given,
    rematch: null,
    status: 'lobby',
    version: 1,
    seedHash: seedHash(given.seed),
    tenures: [],
    awaited: [],
    clocks: [],
    offers: [],
    proposal: null,
    pause: null,
    pauses: [],
    orders: [],
    revision: 0,
    automatic: [],
    position: null,
    createdAt: at,
    updatedAt: at,
  } as const;
  return { ...planned, nextDue: nextDue(planned) };
}

/** Null for a setting or choice the game does not have. */
export function settingsOr(known: Parameters<typeof completeSettings>[0], given: Match['settings']): Match['settings'] | null {
  try {
    return completeSettings(known, given);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const opening = (saved: SavedMatch, interaction: string): NewEntry => ({
  version: 1,
  at: saved.createdAt,
  kind: 'lobby',
  seat: null,
  move: null,
  events: [],
  rulesVersion: saved.rulesVersion,
  positionHash: null,
  byBot: false,
  how: null,
  interaction,
  before: null,
  undoes: null,
  overtook: null,
});
