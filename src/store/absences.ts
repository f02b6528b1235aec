import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { absences } from './schema.ts';

/** When people are away. */
export function sqliteAbsences(db: Db): Pick<Store, 'absences' | 'putAbsence' | 'absenceTold' | 'untoldAbsences'> {
  const spansOf = db
    .select({ from: absences.from, until: absences.until })
    .from(absences)
    .where(eq(absences.user, sql.placeholder('user')))
    .orderBy(asc(absences.from))
    .prepare();

  return {
    absences: async (users) => new Map(users.map((user) => [user, spansOf.all({ user })])),
    async putAbsence(user, { from, until }, interaction) {
      db.insert(absences)
        .values({ user, from, until, untold: interaction })
        .onConflictDoUpdate({ target: [absences.user, absences.from], set: { until, untold: interaction } })
        .run();
      return 'done';
    },
    async absenceTold(user, { from }) {
      db.update(absences)
        .set({ untold: null })
        .where(and(eq(absences.user, user), eq(absences.from, from)))
        .run();
      return 'done';
    },
    untoldAbsences: async () =>
      db
        .select()
        .from(absences)
        .where(isNotNull(absences.untold))
        .orderBy(asc(absences.from))
        .all()
        .map(({ user, untold, ...span }) => ({ user, span, interaction: untold! })),
  };
}
