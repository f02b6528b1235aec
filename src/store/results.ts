import { and, asc, eq } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import type { Db } from './database.ts';
import { results } from './schema.ts';

/** What matches were for those who played them to their end. They are written where matches are, in the commit that ends one. */
export const sqliteResults = (db: Db): Pick<Store, 'results' | 'gamesOf'> => ({
  results: async (guild, game) =>
    db
      .select()
      .from(results)
      .where(and(eq(results.guild, guild), eq(results.game, game)))
      .orderBy(asc(results.at), asc(results.match))
      .all(),
  gamesOf: async (guild, user) =>
    db
      .selectDistinct({ game: results.game })
      .from(results)
      .where(and(eq(results.guild, guild), eq(results.user, user)))
      .orderBy(asc(results.game))
      .all()
      .map(({ game }) => game),
});
