import { type Client, PermissionsBitField, type PermissionsString } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import { permissionNames } from './asked.ts';
import type { Asked } from './deeds/deed.ts';

/**
 * What to click so that the bot gets permissions that it lacks in a channel: what it may not anywhere on the server is a
 * matter of its role, what it may elsewhere is a matter of the channel.
 */
export function whereToGrant(
  { guilds, user }: Client<true>,
  { place, whereabouts }: Asked,
  lacking: readonly string[],
): readonly Message[] {
  if (lacking.length === 0) return [];
  const me = guilds.cache.get(place.guild ?? '')?.members.me;
  const everywhere = me?.permissions ?? new PermissionsBitField();
  const role = me?.roles.botRole;
  const inChannel = lacking.filter((name) => everywhere.has(name as PermissionsString));
  const inRole = lacking.filter((name) => !inChannel.includes(name));
  const args = { bot: role ? `<@&${role.id}>` : `<@${user.id}>`, channel: `<#${whereabouts.at(-1)}>` };
  return [
    ...(inRole.length > 0 ? [{ id: 'doctor.grant.role', args: { ...args, permissions: permissionNames(inRole) } }] : []),
    ...(inChannel.length > 0 ? [{ id: 'doctor.grant.channel', args: { ...args, permissions: permissionNames(inChannel) } }] : []),
  ];
}
