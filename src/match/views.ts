import { seedHash } from '../kernel/chance.ts';
import { type AnyGame, sight } from '../kernel/kernel.ts';
import type { Message } from '../kernel/message.ts';
import type { Position, Seat, Viewer } from '../kernel/position.ts';
import { NOW, promptOf } from '../kernel/prompts.ts';
import { redact, type Sight } from '../kernel/sight.ts';
import type { Event } from '../kernel/steps.ts';
import { type Desk, positionOf, publicMatch, seatOf } from './desk.ts';
import { sinceLastWord } from './last-word.ts';
import type { LogEntry, Look, Match, MatchId, MatchService, MyMatch, UserId } from './match.ts';
import { heldSince, isPlayedByBot } from './seats.ts';
import type { Entry, EntryKind, MatchRecord, SavedMatch, Store } from './store.ts';

/** Entries whose events are what is new on the board. */
export const RECENT_ENTRIES = 12;
/** Entries that `lately` holds at least and at most. */
const LATELY = { least: 3, most: 40 } as const;
const SHOWN_IN_A_CHANNEL = 50;
const FINISHED = 5;

type Views = Pick<MatchService, 'look' | 'lookAtTable' | 'log' | 'at' | 'mine' | 'finished' | 'verify'>;

/** Everything that only looks. */
export function createViews(desk: Desk): Views {
  const { store } = desk;

  async function lookAs<W extends Viewer>(match: MatchId, viewerOf: (saved: SavedMatch) => W): Promise<Look<W> | null> {
    const saved = await store.load(match);
    const game = saved && desk.game(saved.game);
    if (!game) return null;
    return lookFor(store, game.rules, saved, positionOf(game.rules, saved.position), viewerOf(saved));
  }

  return {
    look: (match, user) => lookAs<Viewer>(match, (saved) => seatOf(saved, user) ?? 'table'),
    lookAtTable: (match) => lookAs(match, () => 'table' as const),

    async log(match, user, limit) {
      const saved = await store.load(match);
      if (!saved) return [];
      const viewer = seatOf(saved, user) ?? 'table';
      return (await store.newest(match, limit, 'all')).map((entry) => logEntry(saved, entry, viewer));
    },

    at: async (channel) => (await store.at(channel, SHOWN_IN_A_CHANNEL)).map(publicMatch),

    mine: async (user) =>
      (await store.of(user))
        .map((record) => myMatch(record, user))
        .sort(byWaiting)
        .map(({ mine }) => mine),

    finished: async (user) => (await store.finished(user, FINISHED)).map(publicMatch),

    async verify(match) {
      const saved = await store.load(match);
      if (!saved) return null;
      const { seed } = publicMatch(saved);
      const answers = await store.countAnswers(match);
      return { seedHash: saved.seedHash, seed, matches: seedHash(saved.seed) === saved.seedHash, answers };
    },
  };
}

/** What `viewer` may know of a match that stands at `position`, or would stand there once the `further` events have happened. */
export async function lookFor<W extends Viewer>(
  store: Store,
  rules: AnyGame,
  saved: SavedMatch,
  position: Position | null,
  viewer: W,
  further: readonly Event[] = [],
): Promise<Look<W>> {
  const entries = await store.newest(saved.id, LATELY.most, 'standing');
  const recent = entries.slice(-RECENT_ENTRIES).flatMap(({ events }) => events);
  const seen = position && sight(rules, position, viewer);
  return {
    match: publicMatch(saved),
    viewer,
    sight: seen && (saved.status === 'called-off' ? closed(seen) : seen),
    lately: lately(entries).map((entry) => logEntry(saved, entry, viewer)),
    since: viewer === 'table' ? [] : sinceLastWord(saved, viewer, entries).map((entry) => logEntry(saved, entry, viewer)),
    sealed: position && viewer !== 'table' ? sealedBy(rules, position, viewer) : null,
    recent: [...recent, ...further].map((event) => redact(event, viewer)),
    undoable: await undoableBy(store, saved, viewer),
    automatic: saved.automatic.some(({ seat }) => seat === viewer),
  };
}

/** Whether the seat may take back the newest answer for free: its holder gave it, and nothing moved the game since. */
export async function undoableBy(store: Store, saved: SavedMatch, viewer: Viewer | null): Promise<boolean> {
  if (viewer === null || viewer === 'table' || saved.status !== 'running') return false;
  const [newest] = await store.newest(saved.id, 1, 'moves');
  return newest?.kind === 'answer' && newest.undoable && isOwn(saved, newest, viewer);
}

/** A deadline's answer is nobody's own. What was ordered looks like any other. */
function lately(entries: readonly Entry[]): readonly Entry[] {
  const own = entries.findLastIndex(({ kind, byBot, how }) => kind === 'answer' && !byBot && (how === null || how === 'order'));
  return entries.slice(Math.min(Math.max(own, 0), Math.max(entries.length - LATELY.least, 0)));
}

/** The labels of what the seat picked, as it was offered before it answered. */
function sealedBy(rules: AnyGame, position: Position, seat: Seat): readonly Message[] | null {
  const picks = position.answers[seat];
  const prompt = picks && promptOf(rules, { ...position, answers: {} }, seat, NOW);
  return prompt ? prompt.ask.options.filter(({ id }) => picks.includes(id)).map(({ label }) => label) : null;
}

/** Nobody is asked anything in a match that was called off. */
const closed = <W extends Viewer>(seen: Sight<W>): Sight<W> => ({ ...seen, step: null, prompts: [], awaited: [] });

/** Whether a log shows entries of this kind. */
export const isLogged = (kind: EntryKind): kind is LogEntry['kind'] => kind !== 'lobby' && kind !== 'order';

/** An entry as a viewer may read it. */
export const logEntry = (match: Pick<Match, 'tenures'>, entry: Entry, viewer: Viewer): LogEntry => ({
  version: entry.version,
  at: entry.at,
  seat: entry.seat,
  kind: entry.kind as LogEntry['kind'],
  byBot: entry.byBot,
  how: entry.how === 'order' && !isOwn(match, entry, viewer) ? null : entry.how,
  undone: entry.undoneBy !== null,
  overtook: entry.overtook,
  events: entry.events.map((event) => redact(event, viewer)),
});

/** Whether an entry is of the time since which the viewer has had their seat. */
const isOwn = (match: Pick<Match, 'tenures'>, { seat, version }: Entry, viewer: Viewer): boolean =>
  viewer !== 'table' && seat === viewer && heldSince(match, viewer) <= version;

function myMatch(record: MatchRecord, user: UserId): { mine: MyMatch; since: number; awaited: boolean } {
  const seat = seatOf(record, user)!;
  const waits = record.awaited.find((waiting) => waiting.seat === seat);
  const asleep = isPlayedByBot(record.holders[seat]);
  const awaited = waits !== undefined && !asleep && !record.automatic.some((answered) => answered.seat === seat);
  return { mine: { match: publicMatch(record), seat, awaited, asleep }, since: (waits?.since ?? record.updatedAt).getTime(), awaited };
}

/** Matches that wait for the user first, and of these the one that has waited longest. */
const byWaiting = (a: ReturnType<typeof myMatch>, b: ReturnType<typeof myMatch>): number =>
  Number(b.awaited) - Number(a.awaited) || a.since - b.since;
