import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import { guildOutline, threadForBot } from '../../gateway/hello.ts';
import { isThread, mayIn } from '../../permissions.ts';
import { isArchived, memberOf } from '../../threads.ts';
import type { World } from '../../world/world.ts';
import { type Call, param, type Route, route } from '../route.ts';

/** The server, its roles, channels and members. */
export const guildRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/guilds/:guild', answers: 'GuildWithCountsResponse' }, ({ world }, call) =>
    inGuild(world, call, guildOutline(world)),
  ),
  route({ method: 'GET', path: '/guilds/:guild/roles' }, ({ world }, call) => inGuild(world, call, world.roles.all())),
  route({ method: 'GET', path: '/guilds/:guild/channels' }, ({ world }, call) => {
    const channels = world.channels.all().map((place) => place.channel);
    return inGuild(
      world,
      call,
      channels.filter((channel) => channel.type === ChannelType.GuildText),
    );
  }),
  route({ method: 'GET', path: '/guilds/:guild/threads/active' }, ({ world }, call) => {
    const visible = world.channels
      .all()
      .filter((place) => isThread(place) && !isArchived(place) && mayIn(world, world.bot, place, P.ViewChannel));
    const joined = visible.filter((place) => world.facts.bot in place.members);
    return inGuild(world, call, {
      threads: visible.map((place) => threadForBot(world, place)),
      members: joined.map((place) => memberOf(place, world.facts.bot)),
    });
  }),
  route({ method: 'GET', path: '/guilds/:guild/members' }, ({ world }, call) => {
    const people = world.people.all().slice(0, Number(call.query.get('limit') ?? 1));
    return inGuild(
      world,
      call,
      people.map((person) => ({ ...person.member, user: person.user })),
    );
  }),
  route({ method: 'GET', path: '/guilds/:guild/members/:user', answers: 'GuildMemberResponse' }, ({ world }, call) => {
    const id = param(call, 'user') === '@me' ? world.facts.bot : param(call, 'user');
    const person = world.person(id);
    if (!person) throw refusal('unknownMember');
    return inGuild(world, call, { ...person.member, user: person.user });
  }),
];

/** Gives the answer where the call means this server and the bot is on it, else 10004. */
function inGuild<T>(world: World, call: Call<never> | Call, answer: T): T {
  if (param(call, 'guild') !== world.facts.guild || world.bot.expelled) throw refusal('unknownGuild');
  return answer;
}
