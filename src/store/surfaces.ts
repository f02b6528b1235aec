import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { MatchId, Surfaces } from '../match/match.ts';
import type { Db } from './database.ts';
import { matches, surfaces } from './schema.ts';

/** Which messages show which match, and how far they are. */
export function sqliteSurfaces(db: Db): Surfaces {
  const { threads, ...shown } = getTableColumns(surfaces);
  const lobbyOf = (match: MatchId) => and(eq(surfaces.match, match), eq(surfaces.kind, 'lobby'));
  return {
    async get(match, kind) {
      return (
        db
          .select(shown)
          .from(surfaces)
          .where(and(eq(surfaces.match, match), eq(surfaces.kind, kind)))
          .get() ?? null
      );
    },
    async byMessage(message) {
      return db.select(shown).from(surfaces).where(eq(surfaces.message, message)).get() ?? null;
    },
    threads: async (match) => db.select({ threads }).from(surfaces).where(lobbyOf(match)).get()?.threads ?? 0,
    async countThread(match) {
      db.update(surfaces)
        .set({ threads: sql`${threads} + 1` })
        .where(lobbyOf(match))
        .run();
    },
    async put(surface) {
      const { channel, message, shownVersion } = surface;
      db.insert(surfaces)
        .values(surface)
        .onConflictDoUpdate({ target: [surfaces.match, surfaces.kind], set: { channel, message, shownVersion } })
        .run();
    },
    async remove(message) {
      db.delete(surfaces).where(eq(surfaces.message, message)).run();
    },
    standingIn: async (channel) => db.select(shown).from(surfaces).where(eq(surfaces.channel, channel)).all(),
    startedFrom: async (channel) =>
      db
        .select({ id: matches.id })
        .from(surfaces)
        .innerJoin(matches, eq(matches.id, surfaces.match))
        .where(and(eq(surfaces.channel, channel), eq(surfaces.kind, 'lobby'), eq(matches.status, 'running')))
        .orderBy(asc(matches.createdAt))
        .all()
        .map(({ id }) => id),
    places: async () =>
      db
        .selectDistinct({ guild: matches.guild, channel: matches.channel })
        .from(matches)
        .where(inArray(matches.status, ['lobby', 'running']))
        .all(),
    async behind() {
      const lobby = alias(surfaces, 'lobby');
      const table = alias(surfaces, 'board');
      return db
        .select({ id: matches.id })
        .from(matches)
        .leftJoin(lobby, and(eq(lobby.match, matches.id), eq(lobby.kind, 'lobby')))
        .leftJoin(table, and(eq(table.match, matches.id), eq(table.kind, 'table')))
        .where(
          or(
            lt(lobby.shownVersion, matches.version),
            lt(table.shownVersion, matches.version),
            and(eq(matches.status, 'lobby'), isNull(lobby.match)),
            and(eq(matches.status, 'running'), isNull(table.match)),
          ),
        )
        .orderBy(asc(matches.createdAt))
        .all()
        .map(({ id }) => id);
    },
  };
}
