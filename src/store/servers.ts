import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { Store } from '../match/store.ts';
import { emptyLog } from './checkpoints.ts';
import type { Client, Db } from './database.ts';
import { purgeMatches, tidyMatches } from './purge.ts';
import { matches, results, servers } from './schema.ts';

/** What servers chose, where the bot is, and the end of what is not to be kept. */
export function sqliteServers(client: Client, db: Db): Pick<Store, 'server' | 'putServer' | 'presentOn' | 'purge' | 'tidy'> {
  const knownServers = (): readonly string[] => [
    ...new Set(
      [matches, results, servers].flatMap((table) =>
        db
          .selectDistinct({ guild: table.guild })
          .from(table as typeof matches)
          .where(isNotNull(table.guild))
          .all()
          .map(({ guild }) => guild!),
      ),
    ),
  ];

  const settle = client.transaction((guilds: readonly string[], at: Date, otherwise: Parameters<Store['presentOn']>[2]): void => {
    const removed = db
      .select({ guild: servers.guild })
      .from(servers)
      .where(isNotNull(servers.removedAt))
      .all()
      .map(({ guild }) => guild);
    const back = removed.filter((guild) => guilds.includes(guild));
    db.update(servers).set({ removedAt: null }).where(inArray(servers.guild, back)).run();
    for (const guild of knownServers().filter((known) => !guilds.includes(known) && !removed.includes(known)))
      db.insert(servers)
        .values({ ...otherwise, guild, removedAt: at })
        .onConflictDoUpdate({ target: servers.guild, set: { removedAt: at } })
        .run();
  });

  return {
    async server(guild) {
      const found = db.select().from(servers).where(eq(servers.guild, guild)).get();
      if (!found) return null;
      const { guild: _, removedAt: __, ...settings } = found;
      return settings;
    },
    async putServer(guild, change, otherwise) {
      db.insert(servers)
        .values({ ...otherwise, ...change, guild })
        .onConflictDoUpdate({ target: servers.guild, set: { guild, ...change } })
        .run();
      return 'done';
    },
    async presentOn(guilds, at, otherwise) {
      settle.immediate(guilds, at, otherwise);
      return 'done';
    },
    async purge(at, most) {
      const gone = purgeMatches(client, db, at, most);
      emptyLog(client);
      return gone;
    },
    tidy: async (at, most) => tidyMatches(client, db, at, most),
  };
}
