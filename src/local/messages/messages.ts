import { type APIMessage, type APIMessageReference, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import type { ChannelRecord, MessageRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { attach } from './attachments.ts';
import { componentsOf, hasFlag, type MessageBody, type Upload } from './body.ts';
import { mentionsIn, spokenText } from './mentions.ts';
import { renderComponents, renderEmbeds } from './rendered.ts';

const NONCE_MEMORY = 5 * 60 * 1000;

/** What comes with a new message besides its body. `fields` are further fields of Discord's message. */
export type Writing = {
  readonly place: ChannelRecord;
  readonly author: PersonRecord;
  readonly body: MessageBody;
  readonly uploads?: readonly Upload[];
  readonly viewer?: string | null;
  readonly interaction?: string | null;
  readonly used?: MessageRecord['used'];
  readonly fields?: Partial<APIMessage>;
};

/** Writes a message and tells the world. With `enforce_nonce` an equal nonce of some minutes ago gives the message of then. */
export function writeMessage(world: World, writing: Writing): MessageRecord {
  const { place, author, body } = writing;
  const twin = body.enforce_nonce && body.nonce != null ? sameNonce(world, place, author, String(body.nonce)) : undefined;
  if (twin) return twin;
  return world.atOnce(() => {
    const blank: APIMessage = {
      id: world.nextId(),
      type: MessageType.Default,
      channel_id: place.id,
      author: author.user,
      content: '',
      timestamp: world.time(),
      edited_timestamp: null,
      tts: body.tts ?? false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      attachments: [],
      embeds: [],
      components: [],
      pinned: false,
      flags: body.flags ?? (0 as MessageFlags),
      ...(body.nonce == null ? {} : { nonce: body.nonce }),
      ...replyFields(world, place, body),
      ...writing.fields,
    };
    const message = filledIn(world, place, author, blank, body, writing.uploads ?? []);
    const record: MessageRecord = {
      id: message.id,
      message: body.message_reference ? pingReplied(message, body) : message,
      viewer: writing.viewer ?? null,
      interaction: writing.interaction ?? null,
      used: writing.used ?? null,
      nonce: body.nonce == null ? null : String(body.nonce),
    };
    world.messages.put(record);
    if (!record.viewer) noteLastMessage(world, place, message.id);
    world.news.tell({ type: 'message-created', record });
    return record;
  });
}

/** Edits a message: fields that are absent stay. `quiet` leaves out the mark "(edited)", as for the end of a defer. */
export function editMessage(
  world: World,
  before: MessageRecord,
  body: MessageBody,
  uploads: readonly Upload[],
  quiet = false,
): MessageRecord {
  const place = channelOf(world, before);
  const author = world.person(before.message.author.id) ?? world.bot;
  return world.atOnce(() => {
    // The only flags that an edit changes; "thinking" ends with it.
    const changeable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
    const old = before.message.flags ?? 0;
    const kept = old & ~MessageFlags.Loading & ~(body.flags == null ? 0 : MessageFlags.SuppressEmbeds);
    const flags = (kept | ((body.flags ?? 0) & changeable)) as MessageFlags;
    const stamped = { ...before.message, flags, edited_timestamp: quiet ? before.message.edited_timestamp : world.time() };
    const message = filledIn(world, place, author, stamped, body, uploads);
    if (isEmpty(message)) throw refusal('emptyMessage');
    const record = world.messages.put({ ...before, message });
    world.news.tell({ type: 'message-edited', record });
    return record;
  });
}

/** Takes a message (and its files) out of the world. */
export function deleteMessage(world: World, record: MessageRecord): void {
  world.atOnce(() => {
    for (const file of record.message.attachments) world.deleteFile(file.id);
    world.messages.delete(record.id);
    world.news.tell({ type: 'message-deleted', record });
  });
}

/** The public message with this id in this channel, as the bot may ask for it; 10008 where there is none. */
export function publicMessage(world: World, place: ChannelRecord, id: string): MessageRecord {
  const record = world.messages.get(id);
  if (!record || record.viewer || record.message.channel_id !== place.id) throw refusal('unknownMessage');
  return record;
}

export function channelOf(world: World, record: MessageRecord): ChannelRecord {
  const place = world.channels.get(record.message.channel_id);
  if (!place) throw refusal('unknownChannel');
  return place;
}

function filledIn(
  world: World,
  place: ChannelRecord,
  author: PersonRecord,
  message: APIMessage,
  body: MessageBody,
  uploads: readonly Upload[],
): APIMessage {
  const attachments = attach(world, place.id, message.attachments, body, uploads);
  const content = body.content === undefined ? message.content : (body.content ?? '');
  const components =
    body.components === undefined ? componentsOf(message) : renderComponents(body.components ?? [], attachments, world.nextId);
  const embeds = body.embeds === undefined ? message.embeds : renderEmbeds(body.embeds ?? [], attachments);
  const spoken =
    body.content === undefined && body.components === undefined
      ? {}
      : mentionsIn(world, place, author, spokenText(content, components), body.allowed_mentions);
  return {
    ...message,
    content,
    attachments,
    embeds,
    components: components as unknown as NonNullable<APIMessage['components']>,
    ...spoken,
  };
}

const isEmpty = (message: APIMessage): boolean =>
  !message.content &&
  !message.embeds.length &&
  !message.components?.length &&
  !message.attachments.length &&
  !message.poll &&
  !hasFlag(message.flags, MessageFlags.Loading);

function sameNonce(world: World, place: ChannelRecord, author: PersonRecord, nonce: string): MessageRecord | undefined {
  const since = world.now() - NONCE_MEMORY;
  return world.messages
    .where('nonce', nonce)
    .find(({ message }) => message.author.id === author.id && message.channel_id === place.id && Date.parse(message.timestamp) >= since);
}

function replyFields(world: World, place: ChannelRecord, body: MessageBody): Partial<APIMessage> {
  const reference = body.message_reference;
  if (!reference) return {};
  const target = world.messages.get(reference.message_id);
  if (!target && reference.fail_if_not_exists !== false) throw refusal('unknownMessage');
  const message_reference = {
    type: 0,
    channel_id: place.id,
    guild_id: world.facts.guild,
    message_id: reference.message_id,
  } as APIMessageReference;
  return { type: MessageType.Reply, message_reference, referenced_message: target ? withoutReference(target.message) : null };
}

/** A reply mentions the one it replies to, unless it asks not to. */
function pingReplied(message: APIMessage, { allowed_mentions: allowed }: MessageBody): APIMessage {
  const replied = message.referenced_message?.author;
  if (!replied || (allowed && !allowed.replied_user) || message.mentions.some((user) => user.id === replied.id)) return message;
  return { ...message, mentions: [...message.mentions, replied] };
}

/** Discord nests a referenced message only one deep. */
export function withoutReference(message: APIMessage): APIMessage {
  const { referenced_message: _, ...rest } = message;
  return rest;
}

function noteLastMessage(world: World, place: ChannelRecord, id: string): void {
  const current = world.channels.get(place.id) ?? place;
  const thread =
    'thread_metadata' in current.channel
      ? { message_count: (current.channel.message_count ?? 0) + 1, total_message_sent: (current.channel.total_message_sent ?? 0) + 1 }
      : {};
  world.channels.put({ ...current, channel: { ...current.channel, last_message_id: id, ...thread } as ChannelRecord['channel'] });
}
