import { and, eq, getTableColumns, gte, inArray, lt, notInArray, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { MatchId, Tenure, UserId } from '../match/match.ts';
import type { Store } from '../match/store.ts';
import { emptyLog } from './checkpoints.ts';
import type { Client, Db } from './database.ts';
import { PERSONAL, type Says } from './personal-columns.ts';
import * as schema from './schema.ts';
import { absences, entries, matches, people, seats, surfaces } from './schema.ts';

/** What was the key of an entry once nobody can press that button again. */
const PAST = sql`'past:' || ${entries.match} || ':' || ${entries.version}`;

/** Blanks the interactions of entries that have one. */
export const blankInteractions = (db: Pick<Db, 'update'>, which: SQL | undefined): void =>
  void db
    .update(entries)
    .set({ interaction: PAST })
    .where(and(which, notLike(entries.interaction, 'past:%')))
    .run();

/** The columns in which ids of people stand, each with its table. */
export const personalColumns: readonly {
  readonly table: SQLiteTable;
  readonly name: string;
  readonly column: SQLiteColumn;
  readonly says: Says;
}[] = Object.entries<SQLiteTable>(schema).flatMap(([name, table]) => {
  const columns: { readonly [column: string]: Says } = PERSONAL[name as keyof typeof PERSONAL];
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const says = columns[key]!;
    return says === 'none' ? [] : [{ table, name: key, column, says }];
  });
});

/** An id as it stands in JSON. */
const quoted = (user: UserId) => JSON.stringify(user);

/** That a person's id stands in a column. */
export const names = (column: SQLiteColumn, says: Says, user: UserId): SQL =>
  says === 'one' ? sql`${column} = ${user}` : sql`instr(${column}, ${quoted(user)}) > 0`;

/** The matches that name a person anywhere in their rows. */
export function matchesNaming(db: Pick<Db, 'select'>, user: UserId): readonly MatchId[] {
  const found = personalColumns.flatMap(({ table, column, says }) => {
    const match = table === matches ? matches.id : getTableColumns(table).match;
    return match === undefined
      ? []
      : db
          .select({ match: match as typeof matches.id })
          .from(table)
          .where(names(column, says, user))
          .all();
  });
  return [...new Set(found.map(({ match }) => match))].sort();
}

/** When a person held which seat of a match: from that version on, and until before that one. */
export function heldBy(tenures: readonly Tenure[], user: UserId) {
  return tenures.flatMap((tenure, n) => {
    if (tenure.user !== user) return [];
    const { seat, since } = tenure;
    return [{ seat, since, until: tenures.slice(n + 1).find((next) => next.seat === seat)?.since ?? null }];
  });
}

/** The kinds of entries about a seat that others make. */
const BY_OTHERS = ['offer', 'withdraw'] as const;
/** The kinds by which somebody's time in a seat ends. */
const ENDS = ['leave', 'handover'] as const;

/** What somebody did, or what was done in their name, while they held a seat; their leaving it included. */
export const ofTenure = (match: MatchId, { seat, since, until }: ReturnType<typeof heldBy>[number]): SQL | undefined =>
  and(
    eq(entries.match, match),
    eq(entries.seat, seat),
    gte(entries.version, since),
    until === null ? undefined : or(lt(entries.version, until), and(eq(entries.version, until), inArray(entries.kind, [...ENDS]))),
    notInArray(entries.kind, [...BY_OTHERS]),
  );

/** Makes a person unknown, everything in one transaction. */
export function sqliteForgetting(client: Client, db: Db): Pick<Store, 'naming' | 'forget'> {
  const rewrite = client.transaction((user: UserId, as: UserId): 'done' | 'seated' => {
    const ids = [...matchesNaming(db, user)];
    const seated = db
      .select({ match: seats.match })
      .from(seats)
      .innerJoin(matches, eq(matches.id, seats.match))
      .where(and(eq(seats.user, user), inArray(matches.status, ['lobby', 'running'])))
      .get();
    if (seated) return 'seated';
    for (const id of ids) {
      const { tenures = [] } = db.select({ tenures: matches.tenures }).from(matches).where(eq(matches.id, id)).get() ?? {};
      for (const held of heldBy(tenures, user)) blankInteractions(db, ofTenure(id, held));
      db.update(surfaces).set({ shownVersion: 0 }).where(eq(surfaces.match, id)).run();
    }
    for (const table of [people, absences]) db.delete(table).where(eq(table.user, user)).run();
    for (const { table, name, column, says } of personalColumns) {
      const value = says === 'one' ? sql`${as}` : sql`replace(${column}, ${quoted(user)}, ${quoted(as)})`;
      db.update(table)
        .set({ [name]: value })
        .where(names(column, says, user))
        .run();
    }
    return 'done';
  });

  return {
    naming: async (user) => matchesNaming(db, user),
    async forget(user, as) {
      const outcome = rewrite.immediate(user, as);
      if (outcome === 'done') emptyLog(client);
      return outcome;
    },
  };
}
