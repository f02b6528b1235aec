import { setImmediate } from 'node:timers/promises';
import { type AnyGame, sight } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { redact } from '../kernel/sight.ts';
import type { AfterTheEnd, Replay, ReplayStep } from './after.ts';
import { type Desk, publicMatch, refuseUnlessEnded, seatOf } from './desk.ts';
import { ladderOf, RANKED_FROM } from './ladder.ts';
import type { MatchId, Refused } from './match.ts';
import { refuse } from './refusals.ts';
import { exportOf, playedAgain } from './replay.ts';
import { everHeld } from './seats.ts';
import type { Entry, SavedMatch } from './store.ts';
import { isLogged, logEntry, RECENT_ENTRIES } from './views.ts';

/** Matches whose positions are kept for whoever turns the next page. */
const KEPT = 8;

/** The position at a step, and the entries that led there since the step before. */
type Played = { readonly steps: readonly { readonly position: Position; readonly entries: readonly Entry[] }[]; readonly whole: boolean };

/** What can be asked of a match that has ended, and of all that were played to their end. */
export function createRetelling(desk: Desk): AfterTheEnd {
  const { store } = desk;
  const kept = new Map<MatchId, Promise<Played>>();

  /** The match if it has ended after it began. */
  async function ended(match: MatchId): Promise<{ saved: SavedMatch; rules: AnyGame } | Refused> {
    const saved = await store.load(match);
    const game = saved && desk.game(saved.game);
    if (!game) return refuse('refused.no-match');
    return refuseUnlessEnded(saved) ?? { saved, rules: game.rules };
  }

  function played(rules: AnyGame, saved: SavedMatch): Promise<Played> {
    const playing = kept.get(saved.id) ?? playThrough(rules, saved);
    kept.delete(saved.id);
    kept.set(saved.id, playing);
    playing.catch(() => kept.delete(saved.id));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return playing;
  }

  /** Lets other work in between two answers. */
  async function playThrough(rules: AnyGame, saved: SavedMatch): Promise<Played> {
    const entries = await store.entries(saved.id);
    const standing = entries.filter(({ kind, undoneBy }) => isLogged(kind) && kind !== 'undo' && undoneBy === null);
    const exported = exportOf(saved, entries);
    const positions = new Map<number, Position>();
    for (const { entry, position } of playedAgain(rules, exported)) {
      positions.set(entry.version, position);
      await setImmediate();
    }
    const steps: { position: Position; entries: Entry[] }[] = [];
    let since: Entry[] = [];
    for (const entry of standing) {
      since.push(entry);
      const position = positions.get(entry.version);
      if (!position) break;
      if (steps.length > 0 && entry.events.length === 0) continue;
      steps.push({ position, entries: since });
      since = [];
    }
    steps.at(-1)?.entries.push(...since);
    return { steps, whole: positions.size === exported.entries.length };
  }

  return {
    rankedFrom: RANKED_FROM,

    async replay(match) {
      const found = await ended(match);
      if ('refused' in found) return found;
      const { steps, whole } = await played(found.rules, found.saved);
      return steps.length > 0 ? replayOf(found.rules, found.saved, { steps, whole }) : refuse('refused.other-rules');
    },

    async story(match) {
      const found = await ended(match);
      if ('refused' in found) return found;
      const entries = (await store.entries(match)).filter(({ kind }) => isLogged(kind));
      return { match: publicMatch(found.saved), entries: entries.map((entry) => logEntry(found.saved, entry, 'table')) };
    },

    async export({ match, user }) {
      const found = await ended(match);
      if ('refused' in found) return found;
      const { saved } = found;
      const own = saved.host === user || everHeld(saved, user) || seatOf(saved, user) !== null;
      return own ? { file: JSON.stringify(exportOf(saved, await store.entries(match))) } : refuse('refused.not-yours-to-export');
    },

    ladder: async (guild, game) => ladderOf(game, await store.results(guild, game)),

    async ranks(guild, user) {
      const games = await store.gamesOf(guild, user);
      const ladders = await Promise.all(games.map(async (game) => ladderOf(game, await store.results(guild, game))));
      return ladders.flatMap((ranks) => ranks.filter((rank) => rank.user === user));
    },
  };
}

function replayOf(rules: AnyGame, saved: SavedMatch, { steps, whole }: Played): Replay {
  const match = publicMatch(saved);
  const nearest = (step: number) => Math.min(Math.max(step, 0), steps.length - 1);
  const at = (step: number): ReplayStep => {
    const n = nearest(step);
    const { position, entries } = steps[n]!;
    const recent = steps
      .slice(Math.max(n + 1 - RECENT_ENTRIES, 0), n + 1)
      .flatMap((step) => step.entries)
      .slice(-RECENT_ENTRIES);
    const lately = entries.map((entry) => logEntry(saved, entry, 'table'));
    return {
      version: entries.at(-1)!.version,
      look: {
        match,
        viewer: 'table',
        sight: sight(rules, position, 'table'),
        recent: recent.flatMap(({ events }) => events.map((event) => redact(event, 'table'))),
        lately,
        since: [],
        sealed: null,
        undoable: false,
        automatic: false,
      },
      entries: lately,
    };
  };
  const hands: Replay['hands'] = (step) => saved.holders.map((_, seat) => sight(rules, steps[nearest(step)]!.position, seat));
  return { match, steps: steps.length, whole, at, hands };
}
