import { and, eq, inArray, isNull, lt, lte, ne, notLike, or, sql } from 'drizzle-orm';
import type { MatchId, UserId } from '../match/match.ts';
import type { Client, Db } from './database.ts';
import { blankInteractions } from './forgetting.ts';
import { absences, entries, matches, outbox, people, results, seats, servers, surfaces } from './schema.ts';

/** What belongs to one match and goes with it. */
export const OF_A_MATCH = [entries, seats, surfaces, outbox] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes matches with all that belongs to them. */
function deleteMatches(db: Db, ids: readonly MatchId[]): void {
  for (const table of OF_A_MATCH)
    db.delete(table)
      .where(inArray(table.match, [...ids]))
      .run();
  db.delete(matches)
    .where(inArray(matches.id, [...ids]))
    .run();
}

/** Days after which nothing is kept of a server that has removed the bot, and of what was only for a while. */
const GRACE_DAYS = 30;
/** Days after which an absence is over for good: until then it counts among those of its year, and moves clocks. */
const ABSENCE_DAYS = 366;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Deletes what is not to be kept any longer, at most so many matches at once, in one transaction. Gives how many. */
export function purgeMatches(client: Client, db: Db, at: Date, most: number): number {
  const purge = client.transaction((): number => {
    const old = outlived(db, at, most);
    deleteMatches(db, old);
    const left = abandoned(db, at, most - old.length);
    const players = peopleIn(db, left);
    deleteMatches(db, left);
    forgetStrangers(db, players);
    const gone = old.length + left.length;
    if (gone < most) deleteServers(db, at);
    return gone;
  });
  return purge.immediate();
}

/** Deletes what is kept only for a while, of at most so many matches at once, in one transaction. Gives how many. */
export function tidyMatches(client: Client, db: Db, at: Date, most: number): number {
  const tidy = client.transaction((): number => {
    const ids = past(db, at, most);
    for (const match of ids) {
      blankInteractions(db, eq(entries.match, match));
      db.delete(outbox).where(eq(outbox.match, match)).run();
    }
    db.delete(absences)
      .where(and(isNull(absences.untold), lt(absences.until, daysBefore(at, ABSENCE_DAYS).getTime())))
      .run();
    return ids.length;
  });
  return tidy.immediate();
}

/** Servers that removed the bot long enough ago. */
const leftServers = (db: Db, at: Date) =>
  db
    .select({ guild: servers.guild })
    .from(servers)
    .where(lte(servers.removedAt, daysBefore(at, GRACE_DAYS)));

/** Matches of such servers, whatever their state. */
const abandoned = (db: Db, at: Date, most: number): readonly MatchId[] =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.guild, leftServers(db, at)))
    .limit(most)
    .all()
    .map(({ id }) => id);

/** What is left of such servers once their matches are gone. */
function deleteServers(db: Db, at: Date): void {
  const guilds = leftServers(db, at)
    .all()
    .map(({ guild }) => guild);
  if (guilds.length === 0) return;
  const players = db.selectDistinct({ user: results.user }).from(results).where(inArray(results.guild, guilds)).all();
  db.delete(results).where(inArray(results.guild, guilds)).run();
  db.delete(servers).where(inArray(servers.guild, guilds)).run();
  forgetStrangers(
    db,
    players.map(({ user }) => user),
  );
}

/** Everybody who has, or gave up, a seat in one of these matches. */
const peopleIn = (db: Db, ids: readonly MatchId[]): readonly UserId[] =>
  db
    .select({ user: seats.user, formerly: seats.formerly })
    .from(seats)
    .where(inArray(seats.match, [...ids]))
    .all()
    .flatMap(({ user, formerly }) => user ?? formerly ?? []);

/** Deletes what people chose of whom nothing else is kept. */
function forgetStrangers(db: Db, users: readonly UserId[]): void {
  for (const user of new Set(users)) {
    const seat = db
      .select({ match: seats.match })
      .from(seats)
      .where(or(eq(seats.user, user), eq(seats.formerly, user)))
      .get();
    if (seat || db.select({ match: results.match }).from(results).where(eq(results.user, user)).get()) continue;
    for (const table of [people, absences]) db.delete(table).where(eq(table.user, user)).run();
  }
}

/** Matches that ended so long ago that no button of theirs is pressed twice, and nobody waits for their posts; see the first entry of each. */
const past = (db: Db, at: Date, most: number): readonly MatchId[] =>
  db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(entries, and(eq(entries.match, matches.id), eq(entries.version, 1)))
    .where(
      and(
        inArray(matches.status, ['over', 'called-off']),
        lte(matches.updatedAt, daysBefore(at, GRACE_DAYS)),
        notLike(entries.interaction, 'past:%'),
      ),
    )
    .limit(most)
    .all()
    .map(({ id }) => id);

/** Matches that ended longer ago than their server keeps them, at most so many. */
const outlived = (db: Db, at: Date, most: number): readonly MatchId[] =>
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
