import { type APITextChannel, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { threadForBot } from '../../gateway/hello.ts';
import { demand, isThread, speaking } from '../../permissions.ts';
import { changeThread, deletePlace, type ThreadChange } from '../../threads.ts';
import type { ChannelRecord } from '../../world/records.ts';
import { type Route, route } from '../route.ts';
import { placeOf } from './lookup.ts';

type ChannelChange = ThreadChange & { readonly topic?: string | null };

/** Channels themselves, threads among them. */
export const channelRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/channels/:channel' }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place);
    return threadForBot(world, place);
  }),
  route<ChannelChange>(
    { method: 'PATCH', path: '/channels/:channel', body: { schemas: ['UpdateThreadRequestPartial'] } },
    ({ world }, call) => {
      const place = placeOf(world, call);
      if (isThread(place)) return threadForBot(world, changeThread(world, place, call.body));
      demand(world, place, P.ManageChannels);
      const { name, topic } = call.body;
      const channel = { ...place.channel, ...(name ? { name } : {}), ...(topic === undefined ? {} : { topic }) } as APITextChannel;
      const record: ChannelRecord = world.channels.put({ ...place, channel });
      world.news.tell({ type: 'channel-updated', record });
      return channel;
    },
  ),
  route({ method: 'DELETE', path: '/channels/:channel' }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place, isThread(place) ? P.ManageThreads : P.ManageChannels);
    deletePlace(world, place);
    return place.channel;
  }),
  route({ method: 'POST', path: '/channels/:channel/typing' }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place, speaking(place));
    world.news.tell({ type: 'typing', channel: place.id, user: world.facts.bot });
    return undefined;
  }),
];
