import Database from 'better-sqlite3';
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Holder, MatchId, Notice, Place } from '../match/match.ts';
import type { Change, EntryKind, MatchRecord, NewEntry, Opening, SavedMatch, Store } from '../match/store.ts';
import type { sqliteAbsences } from './absences.ts';
import { checkpointNowAndThen } from './checkpoints.ts';
import type { Client, Db } from './database.ts';
import type { sqliteForgetting } from './forgetting.ts';
import type { sqliteKept } from './kept.ts';
import { AT_ONCE } from './outbox.ts';
import type { sqlitePeople } from './people.ts';
import type { sqliteResults } from './results.ts';
import { entryOf, entryRowOf, recordOf, rowOf, seatRowOf } from './rows.ts';
import { entries, matches, outbox, results, seats, surfaces } from './schema.ts';
import type { sqliteServers } from './servers.ts';
import { allSlots, slots } from './slots.ts';

/** The columns of a match that a commit writes. */
// biome-ignore format: a list to scan
const WRITTEN = [
  'status', 'host', 'settings', 'timing', 'rulesVersion', 'version', 'revision', 'position', 'awaited', 'clocks', 'tenures', 'offers',
  'orders', 'automatic', 'proposal', 'pause', 'pauses', 'nextDue', 'updatedAt',
] as const;

/** The kinds of entries that no log shows. */
const UNLOGGED = ['lobby', 'order'] as const satisfies readonly EntryKind[];

/** The kinds of entries that move a game on, to which what all agreed to take back is added; see `Store.newest`. */
const MOVES = ['start', 'answer', 'leave', 'end'] as const;
/** The kinds of entries that are no step of a match, such as what is said while the table agrees on something; what comes of it is one. */
const NO_STEPS = [...UNLOGGED, 'undo', 'ask-undo', 'ask-pause', 'agree', 'decline', 'lapse'] as const;

/** The parts of the store that stand in files of their own. */
type Elsewhere = keyof (ReturnType<typeof sqliteAbsences> &
  ReturnType<typeof sqliteForgetting> &
  ReturnType<typeof sqliteKept> &
  ReturnType<typeof sqlitePeople> &
  ReturnType<typeof sqliteResults> &
  ReturnType<typeof sqliteServers>);

/** Matches, seats, entries and due posts in SQLite: one immediate transaction a change, all statements prepared once. */
export function sqliteMatches(client: Client, db: Db): Omit<Store, Elsewhere> {
  const { position, ...listed } = getTableColumns(matches);
  const { before, match: ofMatch, ...told } = getTableColumns(entries);
  const entryColumns = { ...told, match: ofMatch, undoable: isNotNull(before).mapWith(Boolean) };
  const matchSlot = eq(entries.match, sql.placeholder('match'));
  const versionSlot = eq(entries.version, sql.placeholder('version'));

  const loadMatch = db
    .select({ ...listed, position })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('match')))
    .prepare();
  const loadSeats = db
    .select()
    .from(seats)
    .where(eq(seats.match, sql.placeholder('match')))
    .orderBy(asc(seats.seat))
    .prepare();
  const findInteraction = db
    .select({ match: entries.match })
    .from(entries)
    .where(eq(entries.interaction, sql.placeholder('interaction')))
    .prepare();
  const updateMatch = db
    .update(matches)
    .set(slots(matches, WRITTEN))
    .where(
      and(
        eq(matches.id, sql.placeholder('id')),
        eq(matches.version, sql.placeholder('expected')),
        eq(matches.revision, sql.placeholder('revised')),
      ),
    )
    .prepare();
  const insertMatch = db.insert(matches).values(allSlots(matches)).onConflictDoNothing().prepare();
  const insertSeat = db.insert(seats).values(allSlots(seats)).prepare();
  const clearSeats = db
    .delete(seats)
    .where(eq(seats.match, sql.placeholder('match')))
    .prepare();
  const insertEntry = db.insert(entries).values(allSlots(entries)).prepare();
  const markUndone = db
    .update(entries)
    .set(slots(entries, ['undoneBy']))
    .where(and(matchSlot, gte(entries.version, sql.placeholder('version')), eq(entries.kind, 'answer'), isNull(entries.undoneBy)))
    .prepare();
  const insertNotice = db
    .insert(outbox)
    .values(slots(outbox, ['match', 'version', 'kind', 'notice', 'due']))
    .prepare();
  const insertResult = db.insert(results).values(allSlots(results)).prepare();
  const newestEntries = (...also: Parameters<typeof and>) =>
    db
      .select(entryColumns)
      .from(entries)
      .where(and(matchSlot, ...also))
      .orderBy(desc(entries.version))
      .limit(sql.placeholder('limit'))
      .prepare();
  const newest = {
    all: newestEntries(notInArray(entries.kind, [...UNLOGGED])),
    standing: newestEntries(or(notInArray(entries.kind, [...NO_STEPS]), eq(entries.how, 'consent')), isNull(entries.undoneBy)),
    moves: newestEntries(or(inArray(entries.kind, [...MOVES]), eq(entries.how, 'consent')), isNull(entries.undoneBy)),
  };
  const allEntries = db.select(entryColumns).from(entries).where(matchSlot).orderBy(asc(entries.version)).prepare();
  const loadBefore = db.select({ before }).from(entries).where(and(matchSlot, versionSlot)).prepare();
  const countAnswers = db
    .select({ answers: count() })
    .from(entries)
    .where(and(matchSlot, eq(entries.kind, 'answer')))
    .prepare();

  const committed = checkpointNowAndThen(client);

  const seat = (match: string, holders: readonly Holder[]) =>
    holders.forEach((holder, n) => void insertSeat.run(seatRowOf(match, n, holder)));

  const tell = ({ id, version }: Pick<MatchRecord, 'id' | 'version'>, posts: Change['later']) => {
    for (const { notice, due } of posts) insertNotice.run({ match: id, version, kind: notice.kind, notice, due });
  };

  const write = client.transaction((change: Change): 'done' | 'conflict' => {
    const { match, holders, entry, notices, later, results: ended = [] } = change;
    const expected = entry ? match.version - 1 : match.version;
    const revised = entry ? match.revision : match.revision - 1;
    if (updateMatch.run({ ...rowOf(match), expected, revised }).changes === 0) return 'conflict';
    if (entry) insertEntry.run(entryRowOf(match.id, entry));
    if (entry && entry.undoes !== null) markUndone.run({ match: match.id, version: entry.undoes, undoneBy: entry.version });
    if (holders) {
      clearSeats.run({ match: match.id });
      seat(match.id, holders);
    }
    tell(match, [...notices.map((notice) => ({ notice, due: entry?.at ?? match.updatedAt })), ...later]);
    for (const result of ended) insertResult.run(result);
    return 'done';
  });

  const fallBehind = (match: MatchId) => db.update(surfaces).set({ shownVersion: 0 }).where(eq(surfaces.match, match)).run();

  const writeNew = client.transaction((match: SavedMatch, entry: NewEntry, also: Opening | null): 'done' | 'taken' | 'conflict' => {
    const again = also?.again;
    if (again && loadMatch.get({ match: again.match })?.rematch !== again.insteadOf) return 'conflict';
    if (insertMatch.run(rowOf(match)).changes === 0) return 'taken';
    seat(match.id, match.holders);
    insertEntry.run(entryRowOf(match.id, entry));
    tell(
      match,
      (also?.notices ?? []).map((notice) => ({ notice, due: entry.at })),
    );
    if (again) {
      db.update(matches).set({ rematch: match.id }).where(eq(matches.id, again.match)).run();
      fallBehind(again.match);
    }
    return 'done';
  });

  const move = client.transaction((match: MatchId, place: Place, notices: readonly Notice[]): void => {
    const moved = db.update(matches).set(place).where(eq(matches.id, match)).returning({ id: matches.id, version: matches.version }).get();
    fallBehind(match);
    db.update(outbox)
      .set({ due: AT_ONCE })
      // What was never claimed is due already, or planned for later.
      .where(and(eq(outbox.match, match), isNull(outbox.doneAt), gt(outbox.attempts, 0)))
      .run();
    if (moved)
      tell(
        moved,
        notices.map((notice) => ({ notice, due: AT_ONCE })),
      );
  });

  const recordsOf = (rows: readonly Parameters<typeof recordOf>[0][]): readonly MatchRecord[] =>
    rows.map((row) => recordOf(row, loadSeats.all({ match: row.id })));

  return {
    async load(match) {
      const row = loadMatch.get({ match });
      return row ? { ...recordOf(row, loadSeats.all({ match })), position: row.position } : null;
    },
    create: async (match, entry, also) => onceOnly(() => writeNew.immediate(match, entry, also ?? null)),
    async commit(change) {
      const outcome = onceOnly(() => write.immediate(change));
      if (outcome === 'done') committed();
      return outcome;
    },
    matchOf: async (interaction) => findInteraction.get({ interaction })?.match ?? null,
    async relocate(match, place, notices = []) {
      move.immediate(match, place, notices);
    },
    newest: async (match, limit, which) => newest[which].all({ match, limit }).map(entryOf).reverse(),
    entries: async (match) => allEntries.all({ match }).map(entryOf),
    before: async (match, version) => loadBefore.get({ match, version })?.before ?? null,
    countAnswers: async (match) => countAnswers.get({ match })?.answers ?? 0,
    at: async (channel, limit) =>
      recordsOf(
        db
          .select(listed)
          .from(matches)
          .where(and(eq(matches.channel, channel), or(ne(matches.status, 'called-off'), isNotNull(matches.position))))
          .orderBy(desc(matches.createdAt), desc(sql`rowid`))
          .limit(limit)
          .all(),
      ),
    of: async (user) =>
      recordsOf(
        db
          .select(listed)
          .from(matches)
          .innerJoin(seats, eq(seats.match, matches.id))
          .where(and(eq(seats.user, user), inArray(matches.status, ['lobby', 'running'])))
          .all(),
      ),
    finished: async (user, limit) =>
      recordsOf(
        db
          .select(listed)
          .from(matches)
          .innerJoin(seats, eq(seats.match, matches.id))
          .where(and(eq(seats.user, user), eq(matches.status, 'over')))
          .orderBy(desc(matches.updatedAt), desc(sql`${matches}.rowid`))
          .limit(limit)
          .all(),
      ),
    due: async (at) =>
      recordsOf(db.select(listed).from(matches).where(lte(matches.nextDue, at.getTime())).orderBy(asc(matches.nextDue)).all()),
    async putOff({ id, version, revision }, until) {
      db.update(matches)
        .set({ nextDue: until?.getTime() ?? null })
        .where(and(eq(matches.id, id), eq(matches.version, version), eq(matches.revision, revision)))
        .run();
      return 'done';
    },
    running: async () => recordsOf(db.select(listed).from(matches).where(eq(matches.status, 'running')).all()),
  };
}

/** The unique interaction refuses a second commit of the same request, even one that came by another process. */
function onceOnly<T>(write: () => T): T | 'repeated' {
  try {
    return write();
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') return 'repeated';
    throw error;
  }
}
