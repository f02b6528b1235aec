import { type APIMessage, InteractionType as I, MessageFlags, MessageType, InteractionResponseType as R } from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import { hasFlag, type MessageBody, type Upload } from '../messages/body.ts';
import { channelOf, editMessage, withoutReference, writeMessage } from '../messages/messages.ts';
import { invalidForm } from '../validation/violation.ts';
import type { InteractionRecord, MessageRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Interactions } from './interactions.ts';
import { metadataOf } from './payload.ts';

export type Callback = { readonly type: R; readonly data?: MessageBody };

const VISIBLE = [R.ChannelMessageWithSource, R.DeferredChannelMessageWithSource];
const UPDATES = [R.DeferredMessageUpdate, R.UpdateMessage];

/** Which answers suit which interaction (Discord's "Interaction Callback Type"). */
function suits(record: InteractionRecord, type: R): boolean {
  switch (record.type) {
    case I.ApplicationCommandAutocomplete:
      return type === R.ApplicationCommandAutocompleteResult;
    case I.ApplicationCommand:
      return [...VISIBLE, R.Modal].includes(type);
    case I.MessageComponent:
      return [...VISIBLE, ...UPDATES, R.Modal].includes(type);
    case I.ModalSubmit:
      return (record.source ? [...VISIBLE, ...UPDATES] : VISIBLE).includes(type);
    default:
      return type === R.Pong;
  }
}

/** The application's first answer to an interaction. Gives the body for `with_response=true`. */
export function answerInteraction(
  world: World,
  interactions: Interactions,
  id: string,
  token: string,
  callback: Callback,
  uploads: readonly Upload[],
): object {
  const record = interactions.awaiting(id, token);
  if (!suits(record, callback.type)) {
    throw invalidForm([
      {
        path: ['type'],
        code: 'INTERACTION_APPLICATION_INVALID_CALLBACK_TYPE',
        message: `Type ${callback.type} does not answer an interaction of type ${record.type}.`,
      },
    ]);
  }
  const shown = perform(world, record, callback, uploads);
  const thinking = callback.type === R.DeferredChannelMessageWithSource;
  const modal = callback.type === R.Modal ? (callback.data ?? null) : null;
  interactions.settle(record, { state: thinking ? 'thinking' : 'answered', original: shown?.id ?? null, modal }, callback);
  const answered = shown && (callback.type === R.ChannelMessageWithSource || callback.type === R.UpdateMessage);
  return {
    interaction: {
      id,
      type: record.type,
      ...(shown
        ? {
            response_message_id: shown.id,
            response_message_loading: hasFlag(shown.message.flags, MessageFlags.Loading),
            response_message_ephemeral: hasFlag(shown.message.flags, MessageFlags.Ephemeral),
          }
        : {}),
    },
    ...(answered ? { resource: { type: callback.type, message: shown.message } } : {}),
  };
}

/** Does what the answer asks for; gives the message that `@original` will mean. */
function perform(world: World, record: InteractionRecord, callback: Callback, uploads: readonly Upload[]): MessageRecord | null {
  const body = callback.data ?? {};
  switch (callback.type) {
    case R.ChannelMessageWithSource:
      return respond(world, record, body, uploads);
    case R.DeferredChannelMessageWithSource:
      return respond(world, record, { flags: ((body.flags ?? 0) & MessageFlags.Ephemeral) | MessageFlags.Loading }, []);
    case R.DeferredMessageUpdate:
      return sourceOf(world, record);
    case R.UpdateMessage:
      return editMessage(world, sourceOf(world, record), body, uploads);
    default:
      return null;
  }
}

/** Writes a message that answers an interaction: the first answer, or (with `after`) a follow-up to it. */
export function respond(
  world: World,
  record: InteractionRecord,
  body: MessageBody,
  uploads: readonly Upload[],
  after: MessageRecord | null = null,
): MessageRecord {
  const place = world.channels.get(record.channel);
  if (!place) throw refusal('unknownChannel');
  const answered = after ?? (record.source ? (world.messages.get(record.source) ?? null) : null);
  const fields: Partial<APIMessage> = {
    application_id: world.facts.bot,
    webhook_id: world.facts.bot,
    type: answered ? MessageType.Reply : MessageType.ChatInputCommand,
    interaction_metadata: metadataOf(world, record),
    ...(answered ? replyTo(world, answered) : {}),
  };
  return writeMessage(world, {
    place,
    author: world.bot,
    body: { ...body, message_reference: null },
    uploads,
    viewer: hasFlag(body.flags, MessageFlags.Ephemeral) ? record.user : null,
    interaction: record.id,
    used: after ? null : { by: record.user, name: calledBy(world, record) },
    fields,
  });
}

/** What a person used in the first place: of a form that a command opened, the command. */
function calledBy(world: World, record: InteractionRecord): string {
  const trigger = record.trigger ? world.interactions.get(record.trigger) : undefined;
  return trigger && !trigger.source ? trigger.name : record.name;
}

function replyTo(world: World, answered: MessageRecord): Partial<APIMessage> {
  return {
    message_reference: { type: 0, channel_id: channelOf(world, answered).id, guild_id: world.facts.guild, message_id: answered.id },
    referenced_message: withoutReference(answered.message),
  };
}

function sourceOf(world: World, record: InteractionRecord): MessageRecord {
  const source = record.source ? world.messages.get(record.source) : undefined;
  if (!source) throw refusal('unknownMessage');
  return source;
}
