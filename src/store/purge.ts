import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { MatchId } from '../match/match.ts';
import type { Client, Db } from './database.ts';
import { entries, matches, outbox, seats, servers, surfaces } from './schema.ts';

/** What belongs to one match and goes with it. */
export const OF_A_MATCH = [entries, seats, surfaces, outbox] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes matches with all that belongs to them, in one transaction. */
export function deleteMatches(client: Client, db: Db, ids: readonly MatchId[]): void {
  const remove = client.transaction(() => {
    for (const table of OF_A_MATCH)
      db.delete(table)
        .where(inArray(table.match, [...ids]))
        .run();
    db.delete(matches)
      .where(inArray(matches.id, [...ids]))
      .run();
  });
  remove.immediate();
}

/** Matches that ended longer ago than their server keeps them, at most so many. */
export const outlived = (db: Db, at: Date, most: number): readonly MatchId[] =>
  db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(servers, eq(servers.guild, matches.guild))
    .where(
      and(
        inArray(matches.status, ['over', 'called-off']),
        ne(servers.purge, 'never'),
        lte(matches.updatedAt, sql`${at.getTime()} - ${DAY_MS} * CAST(${servers.purge} AS INTEGER)`),
      ),
    )
    .limit(most)
    .all()
    .map(({ id }) => id);
