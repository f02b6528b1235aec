import {
  type APIMessage,
  type Channel,
  ChannelType,
  type Client,
  MessageFlags,
  PermissionFlagsBits,
  type RawFile,
  REST,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Place, UserId } from '../match/match.ts';
import { PLAY_PERMISSIONS, PLAY_PERMISSIONS_IN_THREADS } from './asked.ts';
import { hasThreadAlready, isForbidden, isMessageGone, isPlaceGone } from './errors.ts';
import { clip, LIMITS } from './limits.ts';
import type { Screen } from './screen.ts';

export type SendOptions = { readonly nonce: string; readonly mentions?: readonly UserId[]; readonly silent?: boolean };

/** Messages in channels, sent with the bot's own hand. Each call throws what Discord refuses it with. */
export type Post = {
  /**
   * Sends once and never retries by itself. The same nonce within some minutes gives the message that is there already.
   * `silent`: who is mentioned finds it marked, and hears nothing. Gives its id.
   */
  send(channel: string, screen: Screen, options: SendOptions): Promise<string>;
  edit(channel: string, message: string, screen: Screen): Promise<void>;
  /** Also fine when it is gone already. */
  remove(channel: string, message: string): Promise<void>;
  /** One of our newest messages there that has a button with this custom id, or null. */
  find(channel: string, customId: string): Promise<string | null>;
  /**
   * A public thread off the message, or beside it when it is gone or its thread was deleted; null where none is possible,
   * also when moderators locked the one that there is.
   */
  openThread(channel: string, message: string | null, name: string): Promise<string | null>;
  unarchive(thread: string): Promise<void>;
  /** Whether we can post there. What cannot be told is `open`. */
  standing(place: Place): Promise<Standing>;
};

/** `shut`: we may not post there. `gone`: it was deleted. `left`: we are not on its server. */
export type Standing = 'open' | 'shut' | 'gone' | 'left';

/** What a thread for a match takes, beyond what any message takes. */
export const THREAD_PERMISSIONS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const READ_BACK = 50;

/** Whether the bot is on the server of that place, be it unavailable at the moment. Elsewhere Discord refuses whatever we ask. */
export const isOnServer = ({ guilds }: Pick<Client, 'guilds'>, { guild }: Place): boolean => guild === null || guilds.cache.has(guild);

export function createPost(client: Client<true>): Post {
  const once = new REST({ ...client.options.rest, retries: 0 }).setToken(client.token);

  const startThread = async (path: `/${string}`, name: string, extra: object): Promise<string> => {
    const body = { name: clip(name, LIMITS.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek, ...extra };
    return ((await once.post(path, { body })) as { id: string }).id;
  };

  async function mayOpenThread(channel: string): Promise<boolean> {
    const found = await client.channels.fetch(channel);
    if (found?.type !== ChannelType.GuildText) return false;
    return found.permissionsFor(client.user)?.has(THREAD_PERMISSIONS.map((name) => PermissionFlagsBits[name])) ?? false;
  }

  function mayPost(channel: Channel): boolean {
    if (channel.isDMBased()) return true;
    const may = channel.permissionsFor(client.user);
    if (!channel.isThread()) return may?.has([...PLAY_PERMISSIONS]) ?? false;
    if (channel.archived && channel.locked && !may?.has(PermissionFlagsBits.ManageThreads)) return false;
    return may?.has(PLAY_PERMISSIONS_IN_THREADS) ?? false;
  }

  return {
    async send(channel, screen, { nonce, mentions = [], silent = false }) {
      const body = {
        ...payload(screen),
        ...(silent ? { flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications } : {}),
        nonce: nonce.slice(0, LIMITS.nonce),
        enforce_nonce: true,
        allowed_mentions: { parse: [], users: [...mentions] },
      };
      return ((await once.post(Routes.channelMessages(channel), { body, files: filesOf(screen) })) as APIMessage).id;
    },
    async edit(channel, message, screen) {
      const body = { ...payload(screen), allowed_mentions: { parse: [] } };
      await client.rest.patch(Routes.channelMessage(channel, message), { body, files: filesOf(screen) });
    },
    async remove(channel, message) {
      try {
        await client.rest.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        if (!isMessageGone(error) && !isPlaceGone(error)) throw error;
      }
    },
    async find(channel, customId) {
      const query = new URLSearchParams({ limit: String(READ_BACK) });
      const messages = (await client.rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
      return (
        messages.find((m) => m.author.id === client.user.id && JSON.stringify(m.components ?? []).includes(`"${customId}"`))?.id ?? null
      );
    },
    async openThread(channel, message, name) {
      if (!(await mayOpenThread(channel))) return null;
      const beside = () => startThread(Routes.threads(channel), name, { type: ChannelType.PublicThread });
      if (message === null) return beside();
      try {
        return await startThread(Routes.threads(channel, message), name, {});
      } catch (error) {
        if (isMessageGone(error)) return beside();
        // A thread has the id of the message it hangs off; it may have been deleted since.
        if (!hasThreadAlready(error)) throw error;
        const there = await client.channels.fetch(message, { force: true }).catch(() => null);
        if (!there) return beside();
        return mayPost(there) ? message : null;
      }
    },
    async unarchive(thread) {
      await client.rest.patch(Routes.channel(thread), { body: { archived: false } });
    },
    async standing(place) {
      if (!isOnServer(client, place)) return 'left';
      try {
        const channel = await client.channels.fetch(place.channel);
        return channel === null || mayPost(channel) ? 'open' : 'shut';
      } catch (error) {
        if (isPlaceGone(error)) return 'gone';
        return isForbidden(error) ? 'shut' : 'open';
      }
    },
  };
}

/** A screen as REST takes it. Naming all attachments drops those of before, so that no picture is shown twice after an edit. */
const payload = (screen: Screen) => ({
  flags: MessageFlags.IsComponentsV2,
  components: screen.components,
  attachments: screen.pictures.map(({ name, alt }, id) => ({ id: String(id), filename: name, description: alt })),
});

const filesOf = (screen: Screen): RawFile[] => screen.pictures.map(({ name, data }) => ({ name, data, contentType: 'image/png' }));
