import { type APIMessage, ApplicationIntegrationType, ChannelType, InteractionContextType, type Permissions } from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRecord, InteractionRecord, MessageRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

export const UPLOAD_LIMIT = 10 * 1024 * 1024;
const LOCALE = 'en-US';

/** The `d` of INTERACTION_CREATE for this interaction; `data` is what the person did. */
export function interactionPayload(
  world: World,
  record: InteractionRecord,
  person: PersonRecord,
  place: ChannelRecord,
  data: object,
  source: MessageRecord | null,
): object {
  const guild = world.facts.guild;
  return {
    id: record.id,
    application_id: world.facts.bot,
    type: record.type,
    data,
    token: record.token,
    version: 1,
    channel_id: place.id,
    channel: { ...place.channel, permissions: permissionsOf(world, person, place) },
    guild_id: guild,
    guild: { id: guild, locale: LOCALE, features: [] },
    guild_locale: LOCALE,
    locale: LOCALE,
    member: { ...person.member, user: person.user, permissions: permissionsOf(world, person, place) },
    app_permissions: permissionsOf(world, world.bot, place),
    entitlements: [],
    authorizing_integration_owners: owners(world),
    context: InteractionContextType.Guild,
    attachment_size_limit: UPLOAD_LIMIT,
    ...(source ? { message: source.message } : {}),
  };
}

/** `interaction_metadata` of the messages that answer this interaction. */
export function metadataOf(world: World, record: InteractionRecord): NonNullable<APIMessage['interaction_metadata']> {
  const trigger = record.trigger ? world.interactions.get(record.trigger) : undefined;
  const user = world.person(record.user)?.user;
  const metadata = {
    id: record.id,
    type: record.type,
    user,
    authorizing_integration_owners: owners(world),
    ...(record.source && !record.trigger ? { interacted_message_id: record.source } : {}),
    ...(trigger ? { triggering_interaction_metadata: metadataOf(world, trigger) } : {}),
  };
  return metadata as NonNullable<APIMessage['interaction_metadata']>;
}

const owners = (world: World) => ({ [ApplicationIntegrationType.GuildInstall]: world.facts.guild });

export const permissionsOf = (world: World, person: PersonRecord, place: ChannelRecord): Permissions =>
  permissionsIn(world, person, place).toString();

/** A channel as it stands among resolved data: its outline and the chooser's permissions in it. */
export function resolvedChannel(world: World, person: PersonRecord, { channel }: ChannelRecord): object {
  const thread = channel.type !== ChannelType.GuildText ? { thread_metadata: channel.thread_metadata } : {};
  const place = world.channels.get(channel.id);
  return {
    id: channel.id,
    name: channel.name,
    type: channel.type,
    parent_id: channel.parent_id,
    permissions: place ? permissionsOf(world, person, place) : '0',
    ...thread,
  };
}
