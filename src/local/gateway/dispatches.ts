import { GatewayIntentBits as Intent, PermissionFlagsBits } from 'discord-api-types/v10';
import { isThread, mayIn } from '../permissions.ts';
import type { News } from '../world/news.ts';
import type { ChannelRecord, MessageRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { guildPayload, threadForBot } from './hello.ts';

/** An event for the bot; it goes to sessions that asked for `intent` (0: to all). */
export type Dispatch = { readonly name: string; readonly intent: number; readonly data: object };

/** What the bot is told of the news: nothing of ephemeral messages, nor of what happens where it can't look. */
export function dispatchesOf(world: World, news: News): Dispatch[] {
  if (world.bot.expelled && news.type !== 'bot-left') return [];
  switch (news.type) {
    case 'bot-left':
      return [{ name: 'GUILD_DELETE', intent: Intent.Guilds, data: { id: world.facts.guild } }];
    case 'outage':
      return [{ name: 'GUILD_DELETE', intent: Intent.Guilds, data: { id: world.facts.guild, unavailable: true } }];
    case 'bot-joined':
      return [{ name: 'GUILD_CREATE', intent: Intent.Guilds, data: guildPayload(world, 0) }];
    case 'message-created':
      return ofMessage(world, 'MESSAGE_CREATE', news.record);
    case 'message-edited':
      return ofMessage(world, 'MESSAGE_UPDATE', news.record);
    case 'message-deleted': {
      const { id, channel_id } = news.record.message;
      return sees(world, news.record)
        ? [{ name: 'MESSAGE_DELETE', intent: Intent.GuildMessages, data: { id, channel_id, guild_id: world.facts.guild } }]
        : [];
    }
    case 'channel-created':
      return ofChannel(world, news.record, 'CREATE', isThread(news.record) ? { newly_created: true } : {});
    case 'channel-updated':
      return ofChannel(world, news.record, 'UPDATE');
    case 'channel-deleted':
      return ofDeletedChannel(world, news.record);
    case 'thread-members':
      return ofThreadMembers(world, news.record, news.added, news.removed);
    case 'roles':
      return world.roles
        .all()
        .map((role) => ({ name: 'GUILD_ROLE_UPDATE', intent: Intent.Guilds, data: { guild_id: world.facts.guild, role } }));
    case 'interaction':
      return [{ name: 'INTERACTION_CREATE', intent: 0, data: news.payload }];
    case 'typing':
      return [typing(world, news.channel, news.user)];
    default:
      return [];
  }
}

/** A message's content and what hangs on it, hidden from a session without the intent unless it is the bot's business. */
export function withoutContent(world: World, dispatch: Dispatch): object {
  const message = dispatch.data as { author?: { id: string }; mentions?: { id: string }[] };
  const bot = world.facts.bot;
  if (message.author?.id === bot || message.mentions?.some((user) => user.id === bot)) return dispatch.data;
  return { ...dispatch.data, content: '', embeds: [], attachments: [], components: [] };
}

function ofMessage(world: World, name: string, record: MessageRecord): Dispatch[] {
  if (!sees(world, record)) return [];
  const { user: _, ...member } = { user: null, ...world.person(record.message.author.id)?.member };
  return [{ name, intent: Intent.GuildMessages, data: { ...record.message, guild_id: world.facts.guild, member } }];
}

const seesPlace = (world: World, place: ChannelRecord): boolean => mayIn(world, world.bot, place, PermissionFlagsBits.ViewChannel);

function sees(world: World, record: MessageRecord): boolean {
  const place = world.channels.get(record.message.channel_id);
  return record.viewer === null && place !== undefined && seesPlace(world, place);
}

/** Bots hear of every channel, also of those that they can't see; of threads only where they may look in. */
function ofChannel(world: World, place: ChannelRecord, what: 'CREATE' | 'UPDATE', extra: object = {}): Dispatch[] {
  const thread = isThread(place);
  if (thread && !seesPlace(world, place)) return [];
  const data = thread ? { ...threadForBot(world, place), ...extra } : place.channel;
  return [{ name: `${thread ? 'THREAD' : 'CHANNEL'}_${what}`, intent: Intent.Guilds, data }];
}

function ofDeletedChannel(world: World, place: ChannelRecord): Dispatch[] {
  if (!isThread(place)) return [{ name: 'CHANNEL_DELETE', intent: Intent.Guilds, data: place.channel }];
  if (!seesPlace(world, place)) return [];
  const { id, type, parent_id } = place.channel;
  return [{ name: 'THREAD_DELETE', intent: Intent.Guilds, data: { id, type, parent_id, guild_id: world.facts.guild } }];
}

/** A thread that the bot is added to appears to it; of one that it leaves it hears only that. */
function ofThreadMembers(world: World, place: ChannelRecord, added: readonly string[], removed: readonly string[]): Dispatch[] {
  const bot = world.facts.bot;
  if (!seesPlace(world, place) && !removed.includes(bot)) return [];
  const joined = (user: string) => ({ id: place.id, user_id: user, join_timestamp: place.members[user] ?? world.time(), flags: 0 });
  const members = {
    id: place.id,
    guild_id: world.facts.guild,
    member_count: Object.keys(place.members).length,
    ...(added.length ? { added_members: added.map(joined) } : {}),
    ...(removed.length ? { removed_member_ids: removed } : {}),
  };
  const appears = added.includes(bot) ? [{ name: 'THREAD_CREATE', intent: Intent.Guilds, data: threadForBot(world, place) }] : [];
  return [...appears, { name: 'THREAD_MEMBERS_UPDATE', intent: Intent.Guilds, data: members }];
}

function typing(world: World, channel: string, user: string): Dispatch {
  const person = world.person(user);
  const data = {
    channel_id: channel,
    guild_id: world.facts.guild,
    user_id: user,
    timestamp: Math.floor(world.now() / 1000),
    member: person && { ...person.member, user: person.user },
  };
  return { name: 'TYPING_START', intent: Intent.GuildMessageTyping, data };
}
