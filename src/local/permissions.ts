import { type APIOverwrite, ChannelType, OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refusal } from './errors.ts';
import type { ChannelRecord, PersonRecord } from './world/records.ts';
import type { World } from './world/world.ts';

const EVERYTHING: bigint = Object.values(P).reduce((sum, bit) => sum | bit, 0n);

/**
 * What this person may do in this channel, as a bit field. The algorithm is the one of Discord's documentation,
 * "Permissions": owner, roles, administrator, then the overwrites of everybody, of roles, of the member; and what is
 * implicitly lost with VIEW_CHANNEL or SEND_MESSAGES. A thread takes its parent's overwrites.
 */
export function permissionsIn(world: World, person: PersonRecord, place: ChannelRecord): bigint {
  if (person.expelled) return 0n;
  if (person.id === world.facts.owner) return EVERYTHING;
  const guild = world.facts.guild;
  const roles = [guild, ...person.member.roles];
  let may = roles.reduce((sum, id) => sum | BigInt(world.roles.get(id)?.permissions ?? 0), 0n);
  if (may & P.Administrator) return EVERYTHING;
  const overwrites = overwritesOf(world, place);
  const apply = (chosen: APIOverwrite[]) => {
    for (const { deny } of chosen) may &= ~BigInt(deny);
    for (const { allow } of chosen) may |= BigInt(allow);
  };
  apply(overwrites.filter((o) => o.id === guild));
  apply(overwrites.filter((o) => o.type === OverwriteType.Role && o.id !== guild && roles.includes(o.id)));
  apply(overwrites.filter((o) => o.type === OverwriteType.Member && o.id === person.id));
  if (isThread(place) && !mayEnter(place, person, may)) return 0n;
  if (!(may & P.ViewChannel)) return 0n;
  const speak = isThread(place) ? P.SendMessagesInThreads : P.SendMessages;
  if (!(may & speak)) may &= ~(P.MentionEveryone | P.SendTTSMessages | P.AttachFiles | P.EmbedLinks);
  return may;
}

/** Whether the person has all of these permissions there. */
export const mayIn = (world: World, person: PersonRecord, place: ChannelRecord, ...needed: bigint[]): boolean => {
  const may = permissionsIn(world, person, place);
  return needed.every((bit) => (may & bit) === bit);
};

/** Refuses the bot's call: 50001 where it can't see the channel, 50013 where it lacks one of `needed`. */
export function demand(world: World, place: ChannelRecord, ...needed: bigint[]): void {
  if (!mayIn(world, world.bot, place, P.ViewChannel)) throw refusal('missingAccess');
  if (!mayIn(world, world.bot, place, ...needed)) throw refusal('missingPermissions');
}

export const isThread = (place: ChannelRecord): boolean =>
  place.channel.type === ChannelType.PublicThread || place.channel.type === ChannelType.PrivateThread;

/** The permission that writing here takes. */
export const speaking = (place: ChannelRecord): bigint => (isThread(place) ? P.SendMessagesInThreads : P.SendMessages);

const mayEnter = (thread: ChannelRecord, person: PersonRecord, may: bigint): boolean =>
  thread.channel.type === ChannelType.PublicThread || person.id in thread.members || (may & P.ManageThreads) !== 0n;

function overwritesOf(world: World, place: ChannelRecord): APIOverwrite[] {
  if ('permission_overwrites' in place.channel) return place.channel.permission_overwrites ?? [];
  const parent = place.channel.parent_id ? world.channels.get(place.channel.parent_id) : undefined;
  return parent && !isThread(parent) ? overwritesOf(world, parent) : [];
}
