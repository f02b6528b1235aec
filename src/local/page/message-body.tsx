import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { Attachments } from './attachments.tsx';
import { ComponentList } from './component-list.tsx';
import { Embed } from './embed.tsx';
import { Markdown } from './markdown.tsx';
import { Mention } from './mention.tsx';
import { words } from './words.ts';

/** Text, embeds, attachments and components of a message. With Components V2 only what the components show. */
export function MessageBody({ message }: { readonly message: APIMessage }) {
  if (message.type === MessageType.ThreadCreated) {
    return (
      <p>
        {words.startedThread}{' '}
        {message.message_reference ? <Mention kind="channel" id={message.message_reference.channel_id} /> : message.content}
      </p>
    );
  }
  const components = <ComponentList components={message.components ?? []} message={message} />;
  if ((message.flags ?? 0) & MessageFlags.IsComponentsV2) return components;
  const embeds = message.embeds ?? [];
  const inEmbeds = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  return (
    <>
      {message.content && <Markdown text={message.content} />}
      {embeds.map((embed, at) => (
        <Embed key={at} embed={embed} />
      ))}
      <Attachments
        list={(message.attachments ?? []).filter(({ url, filename }) => !inEmbeds.has(url) && !inEmbeds.has(`attachment://${filename}`))}
      />
      {components}
    </>
  );
}
