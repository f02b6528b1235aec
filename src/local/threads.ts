import {
  type APIThreadChannel,
  type ChannelFlags,
  ChannelType,
  MessageFlags,
  MessageType,
  PermissionFlagsBits as P,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { refusal } from './errors.ts';
import { withoutReference, writeMessage } from './messages/messages.ts';
import { demand, isThread, mayIn } from './permissions.ts';
import type { ChannelRecord, MessageRecord, PersonRecord } from './world/records.ts';
import type { World } from './world/world.ts';

const MINUTE = 60 * 1000;

export type ThreadBody = {
  readonly name: string;
  readonly type?: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly auto_archive_duration?: number | null;
  readonly invitable?: boolean | null;
  readonly rate_limit_per_user?: number | null;
};
export type ThreadChange = {
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly auto_archive_duration?: number | null;
  readonly invitable?: boolean | null;
};

export const isArchived = (place: ChannelRecord): boolean => threadOf(place)?.thread_metadata?.archived ?? false;

/** Refuses (50083) what an archived thread does not allow: edits, deletions, new members. */
export function demandOpen(place: ChannelRecord): void {
  if (isArchived(place)) throw refusal('archivedThread');
}

/** Makes a thread in a text channel: on a message (its id becomes the thread's), or alone, which is announced in the channel. */
export function createThread(
  world: World,
  parent: ChannelRecord,
  owner: PersonRecord,
  body: ThreadBody,
  start: MessageRecord | null,
): ChannelRecord {
  if (isThread(parent)) throw refusal('wrongChannelType');
  if (start && world.channels.get(start.id)) throw refusal('threadExists');
  const id = start?.id ?? world.nextId();
  const type = body.type ?? ChannelType.PublicThread;
  const channel = {
    id,
    type,
    name: body.name,
    guild_id: world.facts.guild,
    parent_id: parent.id,
    owner_id: owner.id,
    last_message_id: null,
    rate_limit_per_user: body.rate_limit_per_user ?? 0,
    flags: 0 as ChannelFlags,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    thread_metadata: {
      archived: false,
      archive_timestamp: world.time(),
      auto_archive_duration: (body.auto_archive_duration ?? 4320) as ThreadAutoArchiveDuration,
      locked: false,
      create_timestamp: world.time(),
      ...(type === ChannelType.PrivateThread ? { invitable: body.invitable ?? true } : {}),
    },
  } as APIThreadChannel;
  const record = world.channels.put({ id, channel, members: { [owner.id]: world.time() } });
  world.news.tell({ type: 'channel-created', record });
  if (start) hangOn(world, start, channel);
  else if (type === ChannelType.PublicThread) announce(world, parent, owner, channel);
  return record;
}

/**
 * Renames, archives, reopens or locks a thread. The bot needs MANAGE_THREADS for what is not its own and for locks, also to
 * open one that is locked.
 */
export function changeThread(world: World, place: ChannelRecord, change: ThreadChange): ChannelRecord {
  const thread = threadOf(place);
  if (!thread) throw refusal('wrongChannelType');
  const manages = mayIn(world, world.bot, place, P.ManageThreads);
  const reopens = change.archived === false;
  const own = thread.owner_id === world.facts.bot;
  if (change.locked != null || !(reopens ? !thread.thread_metadata?.locked : own)) demand(world, place, P.ManageThreads);
  demand(world, place, ...(manages ? [] : [P.SendMessagesInThreads]));
  if (isArchived(place) && change.archived !== false) throw refusal('archivedThread');
  return update(world, place, change);
}

/**
 * Lets threads fall asleep in which nothing happened for as long as they are set to: no message, no way out of the archive, no
 * change of that time.
 */
export function letSleep(world: World): void {
  for (const place of world.channels.all()) {
    const metadata = threadOf(place)?.thread_metadata;
    if (!metadata || metadata.archived) continue;
    const last = world.messages.where('channel', place.id).findLast(({ viewer }) => !viewer)?.message.timestamp;
    const active = Math.max(...[metadata.archive_timestamp, last ?? metadata.archive_timestamp].map((time) => Date.parse(time)));
    if (world.now() - active >= metadata.auto_archive_duration * MINUTE) update(world, place, { archived: true });
  }
}

/** Opens an archived thread because `person` writes in it; a locked one stays shut (50083) to all but moderators. */
export function openFor(world: World, place: ChannelRecord, person: PersonRecord): void {
  if (!isArchived(place)) return;
  if (threadOf(place)?.thread_metadata?.locked && !mayIn(world, person, place, P.ManageThreads)) throw refusal('archivedThread');
  update(world, place, { archived: false });
}

/** Adds a person to a thread and says so in it; nothing happens to one who is in already. */
export function addMember(world: World, place: ChannelRecord, user: string, by: PersonRecord): void {
  const record = enter(world, place, [user]);
  const added = world.person(user)?.user;
  if (!record || !added || user === by.id) return;
  writeMessage(world, { place: record, author: by, body: {}, fields: { type: MessageType.RecipientAdd, mentions: [added] } });
}

/** Who writes in a thread or is mentioned in it joins it, as on Discord. Works from now on; the answer ends it. */
export function letTalkersJoin(world: World): () => void {
  return world.news.listen((news) => {
    if (news.type !== 'message-created' || news.record.viewer) return;
    const { message } = news.record;
    const place = world.channels.get(message.channel_id);
    if (place && isThread(place)) enter(world, place, [message.author.id, ...message.mentions.map((user) => user.id)]);
  });
}

/** Puts those among `users` into a thread who are not in it; null where all are. */
function enter(world: World, place: ChannelRecord, users: readonly string[]): ChannelRecord | null {
  const added = [...new Set(users)].filter((user) => !(user in place.members));
  if (!added.length) return null;
  const joined = Object.fromEntries(added.map((user) => [user, world.time()]));
  const record = putMembers(world, place, { ...place.members, ...joined });
  world.news.tell({ type: 'thread-members', record, added, removed: [] });
  return record;
}

export function removeMember(world: World, place: ChannelRecord, user: string): void {
  if (!(user in place.members)) return;
  const { [user]: _, ...members } = place.members;
  const record = putMembers(world, place, members);
  world.news.tell({ type: 'thread-members', record, added: [], removed: [user] });
}

export const memberOf = (place: ChannelRecord, user: string): object => ({
  id: place.id,
  user_id: user,
  join_timestamp: place.members[user],
  flags: 0,
});

/** A moderator puts a thread into the archive or takes it out, and locks or unlocks it. */
export const lockThread = (world: World, place: ChannelRecord, change: Pick<ThreadChange, 'archived' | 'locked'>): ChannelRecord =>
  update(world, place, change);

/** Takes a channel (with its threads, of which nobody is told) or a thread out of the world, with all messages. */
export function deletePlace(world: World, place: ChannelRecord): void {
  for (const other of world.channels.all()) if (isThread(other) && other.channel.parent_id === place.id) erase(world, other);
  world.news.tell({ type: 'channel-deleted', record: place });
  erase(world, place);
}

function erase(world: World, place: ChannelRecord): void {
  for (const record of world.messages.where('channel', place.id)) {
    for (const file of record.message.attachments) world.deleteFile(file.id);
    world.messages.delete(record.id);
  }
  world.channels.delete(place.id);
}

const threadOf = (place: ChannelRecord): APIThreadChannel | null => (isThread(place) ? (place.channel as APIThreadChannel) : null);

function update(world: World, place: ChannelRecord, change: ThreadChange): ChannelRecord {
  const thread = place.channel as APIThreadChannel;
  const metadata = thread.thread_metadata;
  const archived = change.archived ?? metadata?.archived ?? false;
  const channel = {
    ...thread,
    name: change.name ?? thread.name,
    thread_metadata: {
      ...metadata,
      archived,
      archive_timestamp: isActivity(change, metadata) ? world.time() : metadata?.archive_timestamp,
      locked: change.locked ?? metadata?.locked ?? false,
      auto_archive_duration: change.auto_archive_duration ?? metadata?.auto_archive_duration,
      ...(change.invitable == null ? {} : { invitable: change.invitable }),
    },
  } as APIThreadChannel;
  const record = world.channels.put({ ...place, channel });
  world.news.tell({ type: 'channel-updated', record });
  return record;
}

const isActivity = ({ archived, auto_archive_duration }: ThreadChange, before: APIThreadChannel['thread_metadata']): boolean =>
  (archived ?? before?.archived) !== before?.archived ||
  (auto_archive_duration ?? before?.auto_archive_duration) !== before?.auto_archive_duration;

function putMembers(world: World, place: ChannelRecord, members: ChannelRecord['members']): ChannelRecord {
  return world.channels.put({
    ...place,
    members,
    channel: { ...place.channel, member_count: Object.keys(members).length } as APIThreadChannel,
  });
}

/** The message that a thread starts from carries it from now on; in the thread stands a pointer to it. */
function hangOn(world: World, start: MessageRecord, channel: APIThreadChannel): void {
  const flags = (start.message.flags ?? 0) | MessageFlags.HasThread;
  const record = world.messages.put({ ...start, message: { ...start.message, flags, thread: channel } });
  world.news.tell({ type: 'message-edited', record });
  const place = world.channels.get(channel.id);
  const pointer = { type: 0, channel_id: start.message.channel_id, guild_id: world.facts.guild, message_id: start.id };
  const fields = {
    type: MessageType.ThreadStarterMessage,
    message_reference: pointer,
    referenced_message: withoutReference(start.message),
  };
  if (place) writeMessage(world, { place, author: world.bot, body: {}, fields });
}

function announce(world: World, parent: ChannelRecord, owner: PersonRecord, channel: APIThreadChannel): void {
  const message_reference = { type: 0, channel_id: channel.id, guild_id: world.facts.guild };
  writeMessage(world, {
    place: parent,
    author: owner,
    body: { content: channel.name },
    fields: { type: MessageType.ThreadCreated, message_reference },
  });
}
