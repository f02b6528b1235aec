import { eq, sql } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { people } from './schema.ts';

/** What people chose for themselves. */
export function sqlitePeople(db: Db): Pick<Store, 'preferences' | 'putPreferences'> {
  const ofOne = db
    .select()
    .from(people)
    .where(eq(people.user, sql.placeholder('user')))
    .prepare();

  return {
    preferences: async (users) => new Map(users.flatMap((user) => ofOne.all({ user })).map(({ user, preferences }) => [user, preferences])),
    async putPreferences(user, preferences) {
      db.insert(people).values({ user, preferences }).onConflictDoUpdate({ target: people.user, set: { preferences } }).run();
      return 'done';
    },
  };
}
