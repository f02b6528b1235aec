import type { APIEmbed } from 'discord-api-types/v10';
import { hexColour } from './colour.ts';
import { Gallery } from './gallery.tsx';
import { Markdown } from './markdown.tsx';
import { SafeLink } from './safe-link.tsx';
import { fullTime } from './times.ts';

export function Embed({ embed }: { readonly embed: APIEmbed }) {
  const { author, title, url, description, fields, image, thumbnail, footer, timestamp, color } = embed;
  return (
    <section class="embed" style={{ borderInlineStartColor: hexColour(color) }}>
      {thumbnail && <img class="thumbnail" src={thumbnail.url} alt="" />}
      {author && <p class="embed-author">{author.url ? <SafeLink href={author.url}>{author.name}</SafeLink> : author.name}</p>}
      {title && <h3 class="size-3">{url ? <SafeLink href={url}>{title}</SafeLink> : <Markdown text={title} />}</h3>}
      {description && <Markdown text={description} />}
      {fields && fields.length > 0 && (
        <dl>
          {fields.map((field, at) => (
            <div key={at} class={field.inline ? 'inline' : ''}>
              <dt>
                <Markdown text={field.name} />
              </dt>
              <dd>
                <Markdown text={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {image && (
        <Gallery
          pictures={[{ url: image.url, alt: title ?? '', width: image.width ?? null, height: image.height ?? null, spoiler: false }]}
        />
      )}
      {(footer || timestamp) && (
        <p class="embed-footer">
          {footer?.text}
          {footer && timestamp && ' · '}
          {timestamp && <time dateTime={timestamp}>{fullTime(timestamp)}</time>}
        </p>
      )}
    </section>
  );
}
