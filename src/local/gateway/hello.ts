import { GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import { isThread, mayIn } from '../permissions.ts';
import { isArchived } from '../threads.ts';
import type { ChannelRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** The `d` of READY for a new session. */
export const readyPayload = (world: World, session: string, shard: readonly [number, number], address: string): object => ({
  v: 10,
  user: { ...world.bot.user, verified: true, mfa_enabled: false, email: null },
  guilds: world.bot.expelled ? [] : [{ id: world.facts.guild, unavailable: true }],
  session_id: session,
  session_type: 'normal',
  resume_gateway_url: address,
  shard,
  application: { id: world.facts.bot, flags: 0 },
  private_channels: [],
  user_settings: {},
});

/** The `d` of GUILD_CREATE as the bot may see it; all members only with the intent for members. */
export function guildPayload(world: World, intents: number): object {
  const people = world.people.all();
  const places = world.channels.all();
  const active = places.filter(
    (place) => isThread(place) && !isArchived(place) && mayIn(world, world.bot, place, PermissionFlagsBits.ViewChannel),
  );
  const known = intents & GatewayIntentBits.GuildMembers ? people : people.filter((person) => person.id === world.facts.bot);
  return {
    ...guildOutline(world),
    joined_at: world.bot.member.joined_at,
    large: false,
    unavailable: false,
    member_count: people.length,
    members: known.map((person) => ({ ...person.member, user: person.user })),
    channels: places.filter((place) => !isThread(place)).map((place) => place.channel),
    threads: active.map((place) => threadForBot(world, place)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The server itself, as GET /guilds/:id answers it. */
export const guildOutline = (world: World) => ({
  id: world.facts.guild,
  name: world.facts.name,
  owner_id: world.facts.owner,
  roles: world.roles.all(),
  icon: null,
  icon_hash: null,
  splash: null,
  discovery_splash: null,
  home_header: null,
  region: 'local',
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  emojis: [],
  stickers: [],
  features: [],
  mfa_level: 0,
  application_id: null,
  widget_enabled: false,
  widget_channel_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  vanity_url_code: null,
  description: null,
  banner: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US',
  nsfw: false,
  nsfw_level: 0,
  incidents_data: null,
  max_members: 500_000,
  max_presences: null,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
});

/** A thread with the bot's own membership, which Discord adds where there is one. */
export function threadForBot(world: World, place: ChannelRecord): object {
  const joined = place.members[world.facts.bot];
  return joined
    ? { ...place.channel, member: { id: place.id, user_id: world.facts.bot, join_timestamp: joined, flags: 0 } }
    : place.channel;
}
