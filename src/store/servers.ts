import { eq } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import type { Client, Db } from './database.ts';
import { deleteMatches, outlived } from './purge.ts';
import { servers } from './schema.ts';

/** What servers chose, and the end of what they do not want kept. */
export function sqliteServers(client: Client, db: Db): Pick<Store, 'server' | 'putServer' | 'purge'> {
  return {
    async server(guild) {
      const found = db.select().from(servers).where(eq(servers.guild, guild)).get();
      if (!found) return null;
      const { guild: _, ...settings } = found;
      return settings;
    },
    async putServer(guild, change, otherwise) {
      db.insert(servers)
        .values({ ...otherwise, ...change, guild })
        .onConflictDoUpdate({ target: servers.guild, set: { guild, ...change } })
        .run();
      return 'done';
    },
    async purge(at, most) {
      const gone = outlived(db, at, most);
      if (gone.length > 0) deleteMatches(client, db, gone);
      return gone.length;
    },
  };
}
