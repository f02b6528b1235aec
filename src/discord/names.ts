import type { Client } from 'discord.js';
import type { UserId } from '../match/match.ts';
import { isNobody } from './errors.ts';
import { plainName } from './safe-names.ts';

/** What people are called on a server, in plain letters, for pictures, labels and alt texts. */
export type Names = { of(guild: string | null, user: UserId): Promise<string | null> };

/**
 * Asks discord.js' cache, then Discord, and remembers what that answers; null for somebody whose name is unknown or has no
 * plain letters. After a fault the next one who wants the name asks again.
 */
export function createNames(client: Client): Names {
  const known = new Map<string, Promise<string | null>>();

  async function fetchName(key: string, guild: string | null, user: UserId): Promise<string | null> {
    const orUnknown = (error: unknown) => {
      if (!isNobody(error)) known.delete(key);
      return null;
    };
    const server = guild ? client.guilds.cache.get(guild) : undefined;
    const member = server && (await server.members.fetch(user).catch(orUnknown));
    const name = member?.displayName ?? (await client.users.fetch(user).catch(orUnknown))?.displayName;
    return (name && plainName(name)) || null;
  }

  return {
    of(guild, user) {
      const cached = guild ? client.guilds.cache.get(guild)?.members.cache.get(user) : undefined;
      if (cached) return Promise.resolve(plainName(cached.displayName) || null);
      const key = `${guild}/${user}`;
      const asked = known.get(key) ?? fetchName(key, guild, user);
      known.set(key, asked);
      return asked;
    },
  };
}
