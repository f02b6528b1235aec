import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { MatchId } from '../match/match.ts';
import type { Asked } from './deeds/deed.ts';
import { THREAD_PERMISSIONS } from './post.ts';
import type { PressInteraction } from './respond.ts';

/** What a match in a channel needs of the bot's permissions there. */
export const PLAY_PERMISSIONS = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;

/** The same in a thread that was there before, where Discord asks for another permission to speak. */
export const PLAY_PERMISSIONS_IN_THREADS = PLAY_PERMISSIONS.map((name) => (name === 'SendMessages' ? 'SendMessagesInThreads' : name));

/** Permissions by the names that people see. */
export const permissionNames = (names: readonly string[]): readonly Message[] => names.map((name) => ({ id: `permission.${name}` }));

type Someones = ChatInputCommandInteraction | PressInteraction;

/** Reads from an interaction who asks and what they and the bot may do there. */
export const askedBy = (interaction: Someones, match: MatchId): Asked => ({
  match,
  user: interaction.user.id,
  interaction: interaction.id,
  locale: interaction.locale,
  place: { guild: interaction.guildId, channel: interaction.channelId },
  lacking: missing(interaction, interaction.channel?.isThread() ? PLAY_PERMISSIONS_IN_THREADS : PLAY_PERMISSIONS),
  moderates: interaction.memberPermissions?.any(PermissionFlagsBits.ManageChannels | PermissionFlagsBits.ManageMessages)
    ? interaction.channelId
    : null,
  noThread: interaction.channel?.isThread() ? [] : missing(interaction, THREAD_PERMISSIONS),
  manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  roles: rolesOf(interaction.member),
  whereabouts: [interaction.channelId, (interaction.channel?.isThread() && interaction.channel.parentId) || []].flat(),
});

/** Discord sends the ids of the roles; discord.js makes an object of them where it knows the server. */
function rolesOf(member: Someones['member']): readonly string[] {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

/** Which of these permissions the bot lacks where the interaction happened. Discord tells it for free. */
const missing = (interaction: Someones, needed: readonly (keyof typeof PermissionFlagsBits)[]): readonly string[] =>
  needed.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
