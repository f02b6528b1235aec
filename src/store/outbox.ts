import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Outbox } from '../match/match.ts';
import type { Db } from './database.ts';
import { outbox } from './schema.ts';

/** Posts that are due, in the order they were decided. A claim is one statement, so that no row is claimed twice. */
export function sqliteOutbox(db: Db, now: () => Date): Outbox {
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  return {
    async claim(limit, seconds) {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.doneAt), lte(outbox.due, now())))
        .orderBy(asc(outbox.id))
        .limit(limit);
      const rows = db
        .update(outbox)
        .set({ due: inSeconds(seconds), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning()
        .all();
      return rows
        .map(({ id, match, version, notice, attempts }) => ({ id, match, version, notice, attempts: attempts - 1 }))
        .sort((a, b) => a.id - b.id);
    },
    async done(id, message) {
      db.update(outbox).set({ doneAt: now(), message }).where(eq(outbox.id, id)).run();
    },
    async later(id, seconds) {
      db.update(outbox)
        .set({ due: inSeconds(seconds) })
        .where(eq(outbox.id, id))
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
    async posted(match, kind, seat) {
      const [newest] = db
        .select({ row: outbox.id, message: outbox.message })
        .from(outbox)
        .where(and(eq(outbox.match, match), eq(outbox.kind, kind), ofSeat(seat), isNotNull(outbox.doneAt), isNotNull(outbox.message)))
        .orderBy(desc(outbox.id))
        .limit(1)
        .all();
      return newest?.message ? { row: newest.row, message: newest.message } : null;
    },
  };
}

const ofSeat = (seat: number | undefined) => (seat === undefined ? undefined : sql`json_extract(${outbox.notice}, '$.seat') = ${seat}`);
