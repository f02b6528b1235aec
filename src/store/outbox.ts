import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Outbox } from '../match/match.ts';
import type { Db } from './database.ts';
import { matches, outbox, seats } from './schema.ts';

/** When a parked row is due; the last moment there is. */
const NEVER = new Date(8_640_000_000_000_000);
/** When a row is due that need not wait any longer. */
export const AT_ONCE = new Date(0);

/** Posts that are due, in the order they were decided. A claim is one statement, so that no row is claimed twice. */
export function sqliteOutbox(db: Db, now: () => Date): Outbox {
  const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
  return {
    async claim(seconds) {
      const at = now();
      const other = alias(outbox, 'other');
      const held = db
        .select({ id: other.id })
        .from(other)
        .where(and(eq(other.match, outbox.match), isNull(other.doneAt), gt(other.heldUntil, at)));
      const oldest = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.doneAt), lte(outbox.due, at), notExists(held)))
        .orderBy(asc(outbox.id))
        .limit(1);
      // An update asks for the right to write even where there is nothing to do, and this is asked all the time.
      if (!oldest.get()) return null;
      const row = db
        .update(outbox)
        .set({ heldUntil: after(at, seconds), attempts: sql`${outbox.attempts} + 1` })
        .where(eq(outbox.id, oldest))
        .returning()
        .get();
      if (!row) return null;
      const { id, match, version, notice, attempts } = row;
      return { id, match, version, notice, attempts: attempts - 1 };
    },
    async done(id, posted, later = []) {
      db.transaction((at) => {
        const row = at
          .update(outbox)
          .set({ doneAt: now(), message: posted?.message ?? null, channel: posted?.channel ?? null })
          .where(eq(outbox.id, id))
          .returning()
          .get();
        if (!row) return;
        const { match, version } = row;
        // Whoever was forgotten while the first one was being posted must not come back by the next.
        const stays = (user: string) =>
          at
            .select()
            .from(seats)
            .where(and(eq(seats.match, match), eq(seats.user, user)))
            .get() !== undefined;
        const meant = later.filter(({ notice }) => !('users' in notice) || notice.users.every(stays));
        for (const { notice, due } of meant) at.insert(outbox).values({ match, version, kind: notice.kind, notice, due }).run();
      });
    },
    async hold(id, seconds) {
      db.update(outbox)
        .set({ heldUntil: after(now(), seconds) })
        .where(eq(outbox.id, id))
        .run();
    },
    async later(id, seconds) {
      db.update(outbox)
        .set({ due: after(now(), seconds), heldUntil: null })
        .where(eq(outbox.id, id))
        .run();
    },
    async park(id) {
      db.update(outbox).set({ due: NEVER, heldUntil: null }).where(eq(outbox.id, id)).run();
    },
    async backlog(guild, seconds) {
      const waiting = (...also: Parameters<typeof and>) =>
        db
          .select({ rows: count() })
          .from(outbox)
          .innerJoin(matches, eq(matches.id, outbox.match))
          .where(and(eq(matches.guild, guild), isNull(outbox.doneAt), ...also))
          .get()!.rows;
      return { late: waiting(lte(outbox.due, after(now(), -seconds))), parked: waiting(eq(outbox.due, NEVER)) };
    },
    async release() {
      db.update(outbox)
        .set({ due: AT_ONCE })
        .where(and(isNull(outbox.doneAt), eq(outbox.due, NEVER)))
        .run();
    },
    async calledLater(match, row) {
      const rows = db
        .select({ notice: outbox.notice })
        .from(outbox)
        .where(and(eq(outbox.match, match), eq(outbox.kind, 'turn'), gt(outbox.id, row)))
        .all();
      return rows.flatMap(({ notice }) => (notice.kind === 'turn' ? notice.users : []));
    },
    async posted(match, kinds, about = {}) {
      const [newest] = db
        .select({ row: outbox.id, version: outbox.version, notice: outbox.notice, message: outbox.message, channel: outbox.channel })
        .from(outbox)
        .where(
          and(
            eq(outbox.match, match),
            inArray(outbox.kind, [...kinds]),
            isAbout(about),
            isNotNull(outbox.doneAt),
            isNotNull(outbox.message),
          ),
        )
        // Discord's ids rise with time: a reminder is posted long after it was decided.
        .orderBy(desc(sql`length(${outbox.message})`), desc(outbox.message))
        .limit(1)
        .all();
      return newest?.message ? { ...newest, message: newest.message } : null;
    },
  };
}

/** Lets go of what an earlier process held when it ended; only for whoever serves the file alone. */
export function letGo(db: Db): void {
  db.update(outbox)
    .set({ heldUntil: null })
    .where(and(isNull(outbox.doneAt), isNotNull(outbox.heldUntil)))
    .run();
}

const isAbout = ({ seat, proposal }: NonNullable<Parameters<Outbox['posted']>[2]>) =>
  and(
    seat === undefined ? undefined : sql`json_extract(${outbox.notice}, '$.seat') = ${seat}`,
    proposal === undefined ? undefined : sql`json_extract(${outbox.notice}, '$.proposal.id') = ${proposal}`,
  );
