import { randomBytes } from 'node:crypto';
import {
  type APIOverwrite,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  type GuildMemberFlags,
  OverwriteType,
  PermissionFlagsBits as P,
  type RoleFlags,
  type UserFlags,
} from 'discord-api-types/v10';
import type { Facts, World } from './world.ts';

const union = (...bits: bigint[]): string => bits.reduce((sum, bit) => sum | bit, 0n).toString();

const EVERYBODY = union(
  P.ViewChannel,
  P.SendMessages,
  P.SendMessagesInThreads,
  P.CreatePublicThreads,
  P.CreatePrivateThreads,
  P.EmbedLinks,
  P.AttachFiles,
  P.ReadMessageHistory,
  P.AddReactions,
  P.UseApplicationCommands,
  P.UseExternalEmojis,
);
const MODERATORS = union(P.ManageMessages, P.ManageThreads, P.ManageChannels, P.MentionEveryone, P.PinMessages);
const PEOPLE: readonly (readonly [name: string, colour: string])[] = [
  ['Ann', '#c65d3b'],
  ['Bob', '#3b7ac6'],
  ['Cem', '#4c9a52'],
  ['Dee', '#9a6bc2'],
];

/**
 * Settles an empty world: the server "The Shelter" with its channels, four people and the bot. Ann owns the server, Dee
 * is a moderator, and in #announcements only moderators write.
 */
export function settle(world: World, botName: string): Facts {
  const guild = world.nextId();
  const moderators = world.nextId();
  const botRole = world.nextId();
  const bot = world.nextId();
  const role = (id: string, name: string, permissions: string, position: number, managed = false) =>
    world.roles.put({
      id,
      name,
      permissions,
      position,
      managed,
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      icon: null,
      unicode_emoji: null,
      mentionable: false,
      flags: 0 as RoleFlags,
      ...(managed ? { tags: { bot_id: bot } } : {}),
    });
  role(guild, '@everyone', EVERYBODY, 0);
  role(moderators, 'Moderators', MODERATORS, 2);
  role(botRole, botName, union(), 1, true);

  const settler = (id: string, name: string, colour: string, roles: string[], extra: Partial<APIUser> = {}) => {
    world.people.put({
      id,
      colour,
      user: {
        id,
        username: name.toLowerCase().replaceAll(' ', ''),
        global_name: name,
        discriminator: '0',
        avatar: null,
        bot: false,
        public_flags: 0 as UserFlags,
        flags: 0 as UserFlags,
        primary_guild: null,
        ...extra,
      },
      member: {
        nick: null,
        avatar: null,
        banner: null,
        roles,
        joined_at: world.time(),
        premium_since: null,
        deaf: false,
        mute: false,
        flags: 0 as GuildMemberFlags,
        pending: false,
        communication_disabled_until: null,
      },
    });
    return id;
  };
  settler(bot, botName, '#8a7f6a', [botRole], { bot: true });
  const [owner] = PEOPLE.map(([name, colour]) => settler(world.nextId(), name, colour, name === 'Dee' ? [moderators] : []));

  const channel = (name: string, position: number, permission_overwrites: APIOverwrite[] = []) => {
    const id = world.nextId();
    world.channels.put({
      id,
      members: {},
      channel: {
        id,
        name,
        position,
        permission_overwrites,
        type: ChannelType.GuildText,
        guild_id: guild,
        nsfw: false,
        parent_id: null,
        topic: null,
        last_message_id: null,
        rate_limit_per_user: 0,
        flags: 0 as ChannelFlags,
      },
    });
  };
  const silent = union(P.SendMessages, P.SendMessagesInThreads, P.CreatePublicThreads, P.CreatePrivateThreads);
  channel('general', 0);
  channel('games', 1);
  channel('announcements', 2, [
    { id: guild, type: OverwriteType.Role, allow: '0', deny: silent },
    { id: moderators, type: OverwriteType.Role, allow: silent, deny: '0' },
  ]);
  // Three parts, as Discord's tokens have.
  const token = [Buffer.from(bot), randomBytes(6), randomBytes(30)].map((part) => part.toString('base64url')).join('.');
  return { guild, name: 'The Shelter', owner: owner ?? bot, bot, token };
}
