import { asc, eq, gte } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { absences } from './schema.ts';

/** When people are away. */
export const sqliteAbsences = (db: Db): Pick<Store, 'absences' | 'putAbsence' | 'absencesSince'> => ({
  absences: async (user) =>
    db
      .select({ from: absences.from, until: absences.until })
      .from(absences)
      .where(eq(absences.user, user))
      .orderBy(asc(absences.from))
      .all(),
  async putAbsence(user, { from, until }) {
    db.insert(absences)
      .values({ user, from, until })
      .onConflictDoUpdate({ target: [absences.user, absences.from], set: { until } })
      .run();
    return 'done';
  },
  absencesSince: async (moment) =>
    db
      .select()
      .from(absences)
      .where(gte(absences.until, moment.getTime()))
      .orderBy(asc(absences.from))
      .all()
      .map(({ user, ...span }) => ({ user, span })),
});
