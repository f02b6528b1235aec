import {
  type APIMessage,
  ChannelType,
  type Client,
  MessageFlags,
  PermissionFlagsBits,
  type RawFile,
  REST,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { UserId } from '../match/match.ts';
import { hasThreadAlready, isMessageGone, isPlaceGone } from './errors.ts';
import { clip, LIMITS } from './limits.ts';
import type { Screen } from './screen.ts';

/** Messages in channels, sent with the bot's own hand. Each call throws what Discord refuses it with. */
export type Post = {
  /** Sends once and never retries by itself. The same nonce within some minutes gives the message that is there already. Gives its id. */
  send(channel: string, screen: Screen, options: { readonly nonce: string; readonly mentions?: readonly UserId[] }): Promise<string>;
  edit(channel: string, message: string, screen: Screen): Promise<void>;
  /** Also fine when it is gone already. */
  remove(channel: string, message: string): Promise<void>;
  /** One of our newest messages there that has a button with this custom id, or null. */
  find(channel: string, customId: string): Promise<string | null>;
  /** A public thread off the message, or beside it when it is gone or its thread was deleted; null where none is possible. */
  openThread(channel: string, message: string | null, name: string): Promise<string | null>;
  unarchive(thread: string): Promise<void>;
};

/** What a thread for a match takes, beyond what any message takes. */
export const THREAD_PERMISSIONS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const READ_BACK = 50;

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

  return {
    async send(channel, screen, { nonce, mentions = [] }) {
      const body = {
        ...payload(screen),
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
        if (hasThreadAlready(error)) return (await client.channels.fetch(message).catch(() => null)) ? message : beside();
        throw error;
      }
    },
    async unarchive(thread) {
      await client.rest.patch(Routes.channel(thread), { body: { archived: false } });
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
