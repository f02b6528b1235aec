import { type APIAttachment, type APIEmbed, ComponentType } from 'discord-api-types/v10';
import type { Component } from './body.ts';

/** Turns what was sent into what Discord answers: every component with an id and its defaults, `attachment://` resolved. */
export function renderComponents(sent: readonly Component[], attachments: readonly APIAttachment[], nextId: () => string): Component[] {
  let count = 0;
  const media = (item: { readonly url: string }) => unfurl(item.url, attachments, nextId);
  const render = (component: Component): Component => {
    count += 1;
    const own = { ...defaultsOf(component), ...component, id: component.id || count };
    return {
      ...own,
      ...(component.media ? { media: media(component.media) } : {}),
      ...(component.file ? { file: media(component.file), ...fileNote(component.file.url, attachments) } : {}),
      ...(component.items
        ? { items: component.items.map((item) => ({ description: null, spoiler: false, ...item, media: media(item.media) })) }
        : {}),
      ...(component.components ? { components: component.components.map(render) } : {}),
      ...(component.accessory ? { accessory: render(component.accessory) } : {}),
    };
  };
  return sent.map(render);
}

/** Embeds as Discord answers them. */
export function renderEmbeds(sent: readonly APIEmbed[], attachments: readonly APIAttachment[]): APIEmbed[] {
  const picture = <T extends { url: string }>(image: T): T => {
    const file = attached(image.url, attachments);
    return { ...image, ...(file ? { url: file.url, proxy_url: file.proxy_url, ...size(file) } : {}) };
  };
  return sent.map((embed) => ({
    ...embed,
    type: 'rich' as APIEmbed['type'] & string,
    ...(embed.image ? { image: picture(embed.image) } : {}),
    ...(embed.thumbnail ? { thumbnail: picture(embed.thumbnail) } : {}),
  })) as APIEmbed[];
}

const attached = (url: string, attachments: readonly APIAttachment[]): APIAttachment | undefined =>
  attachments.findLast((file) => url === `attachment://${file.filename}` || url === file.url);

const size = (file: APIAttachment) => (file.width && file.height ? { width: file.width, height: file.height } : {});

function unfurl(url: string, attachments: readonly APIAttachment[], nextId: () => string) {
  const file = attached(url, attachments);
  if (!file) return { id: nextId(), url, proxy_url: url };
  return {
    id: nextId(),
    url: file.url,
    proxy_url: file.proxy_url,
    attachment_id: file.id,
    content_type: file.content_type ?? null,
    ...size(file),
  };
}

function fileNote(url: string, attachments: readonly APIAttachment[]) {
  const file = attached(url, attachments);
  return { name: file?.filename ?? null, size: file?.size ?? null };
}

function defaultsOf(component: Component): object {
  switch (component.type) {
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return { min_values: 1, max_values: 1 };
    case ComponentType.Thumbnail:
      return { description: null, spoiler: false };
    case ComponentType.File:
      return { spoiler: false };
    case ComponentType.Separator:
      return { divider: true, spacing: 1 };
    case ComponentType.Container:
      return { accent_color: null, spoiler: false };
    default:
      return {};
  }
}
