import type { Json } from '../kernel/json.ts';
import * as kernel from '../kernel/kernel.ts';
import type { Position, Seat } from '../kernel/position.ts';
import { canonical, sha256 } from './canonical.ts';
import { type Games, positionOf } from './desk.ts';
import type { LogEntry, MatchId } from './match.ts';
import type { Entry, SavedMatch, Store } from './store.ts';
import { isLogged } from './views.ts';

/** Everything that is needed to play a match again. Holds the seed: for hosts, and for all once the match has ended. */
export type MatchExport = {
  readonly format: 1;
  readonly match: MatchId;
  readonly game: string;
  readonly seats: number;
  readonly settings: { readonly [id: string]: string };
  readonly seed: string;
  /** From the start on, oldest first. */
  readonly entries: readonly {
    readonly version: number;
    readonly kind: LogEntry['kind'];
    readonly seat: Seat | null;
    readonly move: Json;
    readonly rulesVersion: number;
    /** SHA-256 of the canonical JSON of the position after it. */
    readonly positionHash: string;
  }[];
};

/**
 * What a replay found. `positions`: how many hashes agreed. `differs`: the first entry whose position came out otherwise.
 * `otherRules`: the first entry made by rules of another version, from which on these rules can prove nothing.
 */
export type ReplayReport = {
  readonly positions: number;
  readonly differs: { readonly version: number; readonly expected: string; readonly found: string } | null;
  readonly otherRules: { readonly version: number; readonly rulesVersion: number } | null;
};

/** Takes a match out of the store. Null: there is no such match. */
export async function exportMatch(store: Store, match: MatchId): Promise<MatchExport | null> {
  const saved = await store.load(match);
  return saved && exportOf(saved, await store.entries(match));
}

/** A match and all its entries as they are given away. */
export function exportOf(saved: SavedMatch, entries: readonly Entry[]): MatchExport {
  const kept = entries.flatMap(({ version, kind, seat, move, rulesVersion, positionHash }) =>
    isLogged(kind) && positionHash !== null ? [{ version, kind, seat, move, rulesVersion, positionHash }] : [],
  );
  const { id, game, holders, settings, seed } = saved;
  return { format: 1, match: id, game, seats: holders.length, settings, seed, entries: kept };
}

/**
 * Plays a match again from its seed, entry by entry, and compares the hash of every position.
 * Throws when the game is not installed or an entry makes no sense (a refused answer, an undo of nothing).
 */
export function replayMatch(games: Games, exported: MatchExport): ReplayReport {
  const game = Object.hasOwn(games, exported.game) ? games[exported.game] : undefined;
  if (!game) throw new Error(`no game ${exported.game}`);
  let positions = 0;
  for (const { entry, position } of playedAgain(game.rules, exported)) {
    const { version, positionHash: expected } = entry;
    const found = sha256(canonical(position));
    if (found !== expected) return { positions, differs: { version, expected, found }, otherRules: null };
    positions++;
  }
  const unplayed = exported.entries[positions];
  return { positions, differs: null, otherRules: unplayed ? { version: unplayed.version, rulesVersion: unplayed.rulesVersion } : null };
}

/**
 * Each entry of a match with the position that playing it again leads to, up to the first that rules of another version made.
 * `from`: the position before the first entry, where that is not the start.
 * Throws when an entry makes no sense.
 */
export function* playedAgain(
  rules: kernel.AnyGame,
  exported: MatchExport,
  from: Position | null = null,
): Generator<{ readonly entry: ExportedEntry; readonly position: Position }> {
  const before = new Map<number, Position>();
  let position = from;
  for (const entry of exported.entries) {
    if (entry.rulesVersion !== rules.rulesVersion) return;
    if (position) before.set(entry.version, position);
    position = again(rules, exported, entry, position, before);
    yield { entry, position };
  }
}

/**
 * The position before an entry, from playing the match again since the newest position that is kept, or since the start;
 * null when these rules do not come to it.
 */
export async function positionBefore(
  store: Pick<Store, 'before'>,
  rules: kernel.AnyGame,
  saved: SavedMatch,
  entries: readonly Entry[],
  version: number,
): Promise<Position | null> {
  const kept = entries.findLast((entry) => entry.version <= version && isFirmGround(rules, entry, entries, version));
  const from = kept ? positionOf(rules, await store.before(saved.id, kept.version)) : null;
  if (kept?.version === version) return from;
  const since = from ? kept!.version : 0;
  const earlier = exportOf(saved, entries).entries.filter((entry) => since <= entry.version && entry.version < version);
  let last: { readonly entry: ExportedEntry; readonly position: Position } | null = null;
  for (const played of playedAgain(rules, { ...exportOf(saved, []), entries: earlier }, from)) last = played;
  return last && last.entry === earlier.at(-1) && sha256(canonical(last.position)) === last.entry.positionHash ? last.position : null;
}

/** Whether the position before an entry is kept, the entry was made by these rules, and nothing until the version goes back behind it. */
function isFirmGround(
  rules: kernel.AnyGame,
  { version, undoable, rulesVersion }: Entry,
  entries: readonly Entry[],
  until: number,
): boolean {
  const goesBehind = (entry: Entry) =>
    entry.kind === 'undo' && version < entry.version && entry.version < until && (entry.move as Undoing).undoes < version;
  return undoable && rulesVersion === rules.rulesVersion && !entries.some(goesBehind);
}

type Undoing = { readonly undoes: number };

type ExportedEntry = MatchExport['entries'][number];

/** The position after an entry. */
function again(
  rules: kernel.AnyGame,
  exported: MatchExport,
  entry: ExportedEntry,
  now: Position | null,
  before: ReadonlyMap<number, Position>,
): Position {
  if (entry.kind === 'start') return kernel.open(rules, exported.seats, exported.settings, exported.seed).position;
  if (!now) throw new Error(`version ${entry.version}: a ${entry.kind} before the start`);
  switch (entry.kind) {
    case 'answer': {
      const answered = kernel.answer(rules, now, { seat: entry.seat!, ...(entry.move as Pick<kernel.Answer, 'serial' | 'key' | 'picks'>) });
      if ('refused' in answered) throw new Error(`version ${entry.version}: the answer is refused (${answered.refused})`);
      return answered.position;
    }
    case 'undo': {
      const { undoes } = entry.move as Undoing;
      const back = before.get(undoes);
      if (!back) throw new Error(`version ${entry.version}: nothing known before version ${undoes}`);
      return kernel.stepBack(back, now);
    }
    case 'leave': {
      const left = kernel.leave(rules, now, entry.seat!);
      if (!left) throw new Error(`version ${entry.version}: seat ${entry.seat} cannot leave`);
      return left.position;
    }
    case 'handover':
    case 'wake':
    case 'offer':
    case 'withdraw':
    case 'take':
    case 'away':
    case 'ask-undo':
    case 'ask-pause':
    case 'agree':
    case 'decline':
    case 'lapse':
    case 'pause':
    case 'resume':
    case 'end':
      return now;
  }
}
