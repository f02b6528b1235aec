import { type APIEmbed, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { hasFlag, type MessageBody, type Upload } from '../messages/body.ts';
import { mediaLinks, messageComponentLimits } from './component-limits.ts';
import { fault, length, tooLong } from './text.ts';
import type { Violation } from './violation.ts';

const CONTENT = 2000;
const EMBEDS_IN_ALL = 6000;
const POLL_ANSWER = 55;

/**
 * What Discord's documentation demands of a message beyond its schema. A message being created must say something. An
 * edit is judged together with what stays of the message `before` (null where that is unknown).
 */
export const messageLimits =
  (writing: 'create' | 'edit') =>
  (body: MessageBody, uploads: readonly Upload[], before: APIMessage | null = null): Violation[] => {
    const whole = before ? edited(before, body) : body;
    return [
      ...(length(body.content) > CONTENT ? [tooLong(['content'], CONTENT)] : []),
      ...(writing === 'create' && saysNothing(body, uploads) ? [fault([], 'MESSAGE_EMPTY', 'Cannot send an empty message')] : []),
      ...legacyFields(whole),
      ...embedLimits(body.embeds ?? []),
      ...messageComponentLimits({ ...body, flags: whole.flags ?? null }),
      ...(writing === 'create' || before ? unattached(body, [...uploads.map(({ name }) => name), ...namesOf(before, body)]) : []),
      ...mentionLimits(body),
      ...pollLimits(body.poll),
    ];
  };

/** The message as the edit will leave it, as far as limits ask for it. The flag for components of version 2 stays. */
const edited = (before: APIMessage, body: MessageBody): MessageBody => ({
  content: body.content === undefined ? before.content : body.content,
  embeds: body.embeds === undefined ? before.embeds : body.embeds,
  poll: body.poll ?? before.poll ?? null,
  flags: ((before.flags ?? 0) | (body.flags ?? 0)) as MessageFlags,
});

/** Names of files besides the uploads: those that the body gives, and those that stay. */
function namesOf(before: APIMessage | null, { attachments: notes }: MessageBody): string[] {
  const kept = (before?.attachments ?? []).filter(({ id }) => !notes || notes.some((note) => String(note.id) === id));
  return [...(notes ?? []).flatMap((note) => note.filename ?? []), ...kept.map(({ filename }) => filename)];
}

const saysNothing = (body: MessageBody, uploads: readonly Upload[]): boolean =>
  !body.content &&
  !body.embeds?.length &&
  !body.components?.length &&
  !uploads.length &&
  !body.poll &&
  !body.sticker_ids?.length &&
  !body.message_reference;

function legacyFields(body: MessageBody): Violation[] {
  if (!hasFlag(body.flags, MessageFlags.IsComponentsV2)) return [];
  const present = (['content', 'embeds', 'poll', 'sticker_ids'] as const).filter((field) => {
    const value = body[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  return present.map((field) =>
    fault([field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', `The ${field} field cannot be used with components V2`),
  );
}

function embedLimits(embeds: readonly APIEmbed[]): Violation[] {
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  const links = embeds.flatMap((embed, index) =>
    embedLinks(embed)
      .filter(([, url]) => url !== undefined && !/^(https?|attachment):\/\//.test(url))
      .map(([path]) => fault(['embeds', index, ...path], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, attachment).')),
  );
  return [
    ...(total > EMBEDS_IN_ALL ? [fault(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBEDS_IN_ALL}`)] : []),
    ...links,
  ];
}

const embedLength = (embed: APIEmbed): number =>
  length(embed.title) +
  length(embed.description) +
  length(embed.footer?.text) +
  length(embed.author?.name) +
  (embed.fields ?? []).reduce((sum, field) => sum + length(field.name) + length(field.value), 0);

const embedLinks = (embed: APIEmbed): (readonly [readonly string[], string | undefined])[] => [
  [['url'], embed.url],
  [['image', 'url'], embed.image?.url],
  [['thumbnail', 'url'], embed.thumbnail?.url],
  [['footer', 'icon_url'], embed.footer?.icon_url],
  [['author', 'icon_url'], embed.author?.icon_url],
];

function unattached(body: MessageBody, names: readonly string[]): Violation[] {
  const inEmbeds = (body.embeds ?? []).flatMap((embed, index) =>
    embedLinks(embed).map(([path, url]) => ({ path: ['embeds', index, ...path], url: url ?? '' })),
  );
  return [...inEmbeds, ...mediaLinks(body.components ?? [])]
    .filter(({ url }) => url.startsWith('attachment://') && !names.includes(url.slice('attachment://'.length)))
    .map(({ path, url }) => fault(path, 'ATTACHMENT_NOT_FOUND', `${url} is not among the uploaded files`));
}

function mentionLimits({ allowed_mentions: allowed }: MessageBody): Violation[] {
  const both = (['users', 'roles'] as const).filter((kind) => allowed?.parse?.includes(kind) && allowed[kind]?.length);
  return both.map((kind) =>
    fault(
      ['allowed_mentions', 'parse'],
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    ),
  );
}

function pollLimits(poll: object | null | undefined): Violation[] {
  const answers = (poll as { answers?: readonly { poll_media?: { text?: string } }[] } | null | undefined)?.answers ?? [];
  return answers.flatMap((answer, index) =>
    length(answer.poll_media?.text) > POLL_ANSWER ? [tooLong(['poll', 'answers', index, 'poll_media', 'text'], POLL_ANSWER)] : [],
  );
}
