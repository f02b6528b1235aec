import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import { threadForBot } from '../../gateway/hello.ts';
import { demand, isThread } from '../../permissions.ts';
import { addMember, createThread, demandOpen, memberOf, removeMember, type ThreadBody } from '../../threads.ts';
import type { World } from '../../world/world.ts';
import { type Call, param, type Route, route } from '../route.ts';
import { messageOf, placeOf } from './lookup.ts';

const member = '/channels/:channel/thread-members/:user';

/** Threads and who is in them. */
export const threadRoutes: readonly Route[] = [
  route<ThreadBody>(
    {
      method: 'POST',
      path: '/channels/:channel/messages/:message/threads',
      answers: 'CreatedThreadResponse',
      body: { schemas: ['CreateTextThreadWithMessageRequest'] },
    },
    ({ world }, call) => {
      const place = placeOf(world, call);
      demand(world, place, P.CreatePublicThreads);
      return threadForBot(
        world,
        createThread(world, place, world.bot, { ...call.body, type: ChannelType.PublicThread }, messageOf(world, call)),
      );
    },
  ),
  route<ThreadBody>(
    {
      method: 'POST',
      path: '/channels/:channel/threads',
      answers: 'CreatedThreadResponse',
      body: { schemas: ['CreateTextThreadWithoutMessageRequest'] },
    },
    ({ world }, call) => {
      const place = placeOf(world, call);
      // Without a type Discord makes a private thread.
      const type = call.body.type ?? ChannelType.PrivateThread;
      demand(world, place, type === ChannelType.PublicThread ? P.CreatePublicThreads : P.CreatePrivateThreads);
      return threadForBot(world, createThread(world, place, world.bot, { ...call.body, type }, null));
    },
  ),
  route({ method: 'GET', path: '/channels/:channel/thread-members' }, ({ world }, call) => {
    const place = threadOf(world, call);
    return Object.keys(place.members).map((user) => memberOf(place, user));
  }),
  route({ method: 'GET', path: member, answers: 'ThreadMemberResponse' }, ({ world }, call) => {
    const place = threadOf(world, call);
    const user = userOf(world, call);
    if (!(user in place.members)) throw refusal('unknownMember');
    return memberOf(place, user);
  }),
  route({ method: 'PUT', path: member }, ({ world }, call) => {
    const place = threadOf(world, call);
    const user = userOf(world, call);
    demandOpen(place);
    if (!world.person(user)) throw refusal('unknownUser');
    if (user !== world.facts.bot) demand(world, place, P.SendMessagesInThreads);
    addMember(world, place, user, world.bot);
    return undefined;
  }),
  route({ method: 'DELETE', path: member }, ({ world }, call) => {
    const place = threadOf(world, call);
    const user = userOf(world, call);
    demandOpen(place);
    const own =
      place.channel.type === ChannelType.PrivateThread && 'owner_id' in place.channel && place.channel.owner_id === world.facts.bot;
    if (user !== world.facts.bot && !own) demand(world, place, P.ManageThreads);
    removeMember(world, place, user);
    return undefined;
  }),
];

function threadOf(world: World, call: Call<never> | Call) {
  const place = placeOf(world, call);
  demand(world, place);
  if (!isThread(place)) throw refusal('wrongChannelType');
  return place;
}

const userOf = (world: World, call: Call<never> | Call): string => (param(call, 'user') === '@me' ? world.facts.bot : param(call, 'user'));
