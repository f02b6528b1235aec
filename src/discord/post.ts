import {
  type AnyThreadChannel,
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
import { hasThreadAlready, isArchived, isForbidden, isMessageGone, isPlaceGone } from './errors.ts';
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
  /** Takes a thread out of the archive for it, as `send` does, unless moderators locked it: then 50083. */
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
  /** Takes a thread out of the archive if it may be: there Discord takes no answers to people. */
  wake(thread: string): Promise<void>;
  /** How many of the messages beneath that one are not ours; 50 where there are more. */
  beneath(channel: string, message: string): Promise<number>;
  /** Keeps a thread that we opened from falling asleep, or wakes it, and nobody is told; leaves any other place alone. */
  keepAwake(channel: string): Promise<void>;
  /** Puts a thread that we opened into the archive, from which anybody's word takes it out again; leaves any other place alone. */
  archive(channel: string): Promise<void>;
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

  const wake = async (thread: string): Promise<void> => {
    await client.rest.patch(Routes.channel(thread), { body: { archived: false } });
  };

  /** Does what an archived thread refuses, after taking it out of the archive if need be. */
  async function awake(channel: string, call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (error) {
      if (!isArchived(error)) throw error;
      await wake(channel).catch((refused) => {
        // Only moderators open a thread that is locked.
        throw isForbidden(refused) ? error : refused;
      });
      await call();
    }
  }

  async function ownThread(channel: string): Promise<AnyThreadChannel | null> {
    const found = await client.channels.fetch(channel, { force: true });
    return found?.isThread() && found.ownerId === client.user.id ? found : null;
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
      await awake(channel, () => client.rest.patch(Routes.channelMessage(channel, message), { body, files: filesOf(screen) }));
    },
    async remove(channel, message) {
      try {
        await awake(channel, () => client.rest.delete(Routes.channelMessage(channel, message)));
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
    async wake(thread) {
      await wake(thread).catch((error) => {
        if (!isForbidden(error) && !isPlaceGone(error)) throw error;
      });
    },
    async beneath(channel, message) {
      const query = new URLSearchParams({ after: message, limit: String(READ_BACK) });
      const messages = (await client.rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
      return messages.filter(({ author }) => author.id !== client.user.id).length;
    },
    async keepAwake(channel) {
      const thread = await ownThread(channel);
      if (!thread || thread.locked) return;
      if (thread.archived) return wake(channel);
      // A changed time counts as activity in the thread, and nobody sees it.
      for (const auto_archive_duration of [ThreadAutoArchiveDuration.ThreeDays, ThreadAutoArchiveDuration.OneWeek])
        await client.rest.patch(Routes.channel(channel), { body: { auto_archive_duration } });
    },
    async archive(channel) {
      const thread = await ownThread(channel);
      if (thread && !thread.archived) await client.rest.patch(Routes.channel(channel), { body: { archived: true } });
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
