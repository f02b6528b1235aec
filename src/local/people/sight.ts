import { MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { hasFlag } from '../messages/body.ts';
import { isThread, mayIn } from '../permissions.ts';
import { isArchived } from '../threads.ts';
import type { PageChannel, PageMessage, Person } from '../wire.ts';
import type { ChannelRecord, MessageRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** What one person may see of the world, in the page's shapes. */

/** Among so many latest messages of a channel. */
const SHOWN = 300;

export const personShape = ({ id, user, colour }: PersonRecord): Person => ({
  id,
  name: user.global_name ?? user.username,
  colour,
  bot: user.bot ?? false,
});

export const mayEnter = (world: World, person: PersonRecord, place: ChannelRecord): boolean => mayIn(world, person, place, P.ViewChannel);

export const placesOf = (world: World, person: PersonRecord): ChannelRecord[] =>
  world.channels.all().filter((place) => mayEnter(world, person, place));

/** An ephemeral message is seen by its one person, any other by those who may enter its channel. */
export function maySee(world: World, person: PersonRecord, record: MessageRecord): boolean {
  if (record.viewer) return record.viewer === person.id;
  const place = world.channels.get(record.message.channel_id);
  return place !== undefined && mayEnter(world, person, place);
}

/** The latest messages of a channel that this person sees, oldest first. */
export const messagesFor = (world: World, person: PersonRecord, place: ChannelRecord): MessageRecord[] =>
  world.messages.latest('channel', place.id, SHOWN).filter((record) => record.viewer === null || record.viewer === person.id);

export function channelShape(place: ChannelRecord): PageChannel {
  const thread = isThread(place);
  const secret = 'thread_metadata' in place.channel && place.channel.thread_metadata?.invitable !== undefined;
  return {
    id: place.id,
    name: place.channel.name,
    kind: thread ? 'thread' : 'text',
    parent: thread ? (place.channel.parent_id ?? null) : null,
    archived: isArchived(place),
    members: secret ? Object.keys(place.members) : null,
  };
}

export function messageShape(record: MessageRecord, person: PersonRecord): PageMessage {
  const { message, viewer, used } = record;
  return {
    message,
    channel: message.channel_id,
    ephemeral: viewer !== null,
    state: hasFlag(message.flags, MessageFlags.Loading) ? 'thinking' : 'sent',
    pingsMe: pings(record, person),
    used,
  };
}

const pings = ({ message }: MessageRecord, person: PersonRecord): boolean =>
  message.author.id !== person.id &&
  (message.mention_everyone ||
    message.mentions.some((user) => user.id === person.id) ||
    message.mention_roles.some((role) => person.member.roles.includes(role)));
