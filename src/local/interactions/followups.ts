import type { APIMessage } from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import type { MessageBody, Upload } from '../messages/body.ts';
import { channelOf, deleteMessage, editMessage } from '../messages/messages.ts';
import type { InteractionRecord, MessageRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { respond } from './callback.ts';

/** Everything that an interaction's token still allows after the first answer. `id` is a message id or `@original`. */

export function writeFollowup(world: World, record: InteractionRecord, body: MessageBody, uploads: readonly Upload[]): APIMessage {
  // Discord takes the first follow-up to a defer as the awaited answer itself.
  if (record.state === 'thinking') return editOwn(world, record, '@original', body, uploads);
  const original = record.original ? (world.messages.get(record.original) ?? null) : null;
  return respond(world, record, body, uploads, original).message;
}

export function editOwn(world: World, record: InteractionRecord, id: string, body: MessageBody, uploads: readonly Upload[]): APIMessage {
  const message = own(world, record, id);
  const place = channelOf(world, message);
  if ('thread_metadata' in place.channel && place.channel.thread_metadata?.archived) throw refusal('archivedThread');
  const ends = record.state === 'thinking' && message.id === record.original;
  const edited = editMessage(world, message, body, uploads, ends);
  if (ends) world.interactions.put({ ...record, state: 'answered' });
  return edited.message;
}

export const readOwn = (world: World, record: InteractionRecord, id: string): APIMessage => own(world, record, id).message;

export const deleteOwn = (world: World, record: InteractionRecord, id: string): void => deleteMessage(world, own(world, record, id));

function own(world: World, record: InteractionRecord, id: string): MessageRecord {
  const found = world.messages.get(id === '@original' ? (record.original ?? '0') : id);
  if (!found || (found.interaction !== record.id && found.id !== record.original)) throw refusal('unknownMessage');
  return found;
}
