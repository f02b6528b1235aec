import { MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import type { MessageBody } from '../../messages/body.ts';
import { deleteMessage, editMessage, publicMessage, writeMessage } from '../../messages/messages.ts';
import { demand, mayIn, speaking } from '../../permissions.ts';
import { demandOpen, openFor } from '../../threads.ts';
import { messageLimits } from '../../validation/message-limits.ts';
import type { MessageRecord } from '../../world/records.ts';
import { param, type Route, route } from '../route.ts';
import { messageOf, placeOf } from './lookup.ts';

const messages = '/channels/:channel/messages';

/** Messages in channels and threads. */
export const messageRoutes: readonly Route[] = [
  route({ method: 'GET', path: messages }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place);
    if (!mayIn(world, world.bot, place, P.ReadMessageHistory)) return [];
    const shown = world.messages.where('channel', place.id).filter((record) => !record.viewer);
    return page(shown, call.query).map((record) => record.message);
  }),
  route<MessageBody>(
    {
      method: 'POST',
      path: messages,
      answers: 'MessageResponse',
      body: { schemas: ['MessageCreateRequest'], limits: messageLimits('create') },
    },
    ({ world }, call) => {
      const place = placeOf(world, call);
      const { body, uploads } = call;
      demand(world, place, speaking(place), ...(uploads.length ? [P.AttachFiles] : []), ...(body.embeds?.length ? [P.EmbedLinks] : []));
      openFor(world, place, world.bot);
      const flags = (body.flags ?? 0) & ~(MessageFlags.Ephemeral | MessageFlags.Loading);
      return writeMessage(world, { place, author: world.bot, body: { ...body, flags }, uploads }).message;
    },
  ),
  route({ method: 'GET', path: `${messages}/:message`, answers: 'MessageResponse' }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place, P.ReadMessageHistory);
    return messageOf(world, call).message;
  }),
  route<MessageBody>(
    {
      method: 'PATCH',
      path: `${messages}/:message`,
      answers: 'MessageResponse',
      body: {
        schemas: ['MessageEditRequestPartial'],
        limits: messageLimits('edit'),
        edits: ({ world }, call) => world.messages.get(param(call, 'message')),
      },
    },
    ({ world }, call) => {
      const place = placeOf(world, call);
      demand(world, place);
      const record = messageOf(world, call);
      if (record.message.author.id !== world.facts.bot) throw refusal('foreignMessage');
      demandOpen(place);
      return editMessage(world, record, call.body, call.uploads).message;
    },
  ),
  route({ method: 'DELETE', path: `${messages}/:message` }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place);
    const record = messageOf(world, call);
    if (record.message.author.id !== world.facts.bot) demand(world, place, P.ManageMessages);
    demandOpen(place);
    deleteMessage(world, record);
    return undefined;
  }),
  route<{ messages: string[] }>({ method: 'POST', path: `${messages}/bulk-delete` }, ({ world }, call) => {
    const place = placeOf(world, call);
    demand(world, place, P.ManageMessages);
    for (const id of call.body.messages) deleteMessage(world, publicMessage(world, place, id));
    return undefined;
  }),
];

/** Newest first, at most `limit` (50), after or before a message. */
function page(records: readonly MessageRecord[], query: URLSearchParams): MessageRecord[] {
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50)));
  const before = query.get('before');
  const after = query.get('after');
  if (after) {
    const later = records.filter((record) => BigInt(record.id) > BigInt(after));
    return later.slice(0, limit).reverse();
  }
  const earlier = before ? records.filter((record) => BigInt(record.id) < BigInt(before)) : records;
  return earlier.slice(-limit).reverse();
}
