import { ChannelType, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import type { Match } from '../match/match.ts';
import type { Context } from './context.ts';

/** Who asks, and in which channel of which server. */
export type Somewhere = Pick<ChatInputCommandInteraction, 'channelId' | 'guildId' | 'user'>;

/** Whether somebody may look at the channel in which a match is shown. Of private threads only moderators count as let in: others must ask there. */
export async function maySee(
  { client }: Pick<Context, 'client'>,
  { channelId, guildId, user }: Somewhere,
  { place }: Match,
): Promise<boolean> {
  if (channelId === place.channel) return true;
  if (guildId === null || guildId !== place.guild) return false;
  const channel = await client.channels.fetch(place.channel).catch(() => null);
  if (!channel || channel.isDMBased()) return false;
  const { ViewChannel, ManageThreads } = PermissionFlagsBits;
  const needed = channel.type === ChannelType.PrivateThread ? [ViewChannel, ManageThreads] : [ViewChannel];
  return channel.permissionsFor(user.id)?.has(needed) ?? false;
}
