import { inArray } from 'drizzle-orm';
import type { UserId } from '../match/match.ts';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { people } from './schema.ts';

/** What people chose for themselves. */
export const sqlitePeople = (db: Db): Pick<Store, 'preferences' | 'putPreferences'> => ({
  preferences: async (users: readonly UserId[]) =>
    new Map(
      db
        .select()
        .from(people)
        .where(inArray(people.user, [...users]))
        .all()
        .map(({ user, preferences }) => [user, preferences]),
    ),
  async putPreferences(user, preferences) {
    db.insert(people).values({ user, preferences }).onConflictDoUpdate({ target: people.user, set: { preferences } }).run();
    return 'done';
  },
});
