import {
  type APIMediaGalleryItem,
  type APIMessage,
  type APIMessageComponent,
  type APIThumbnailComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { ButtonControl } from './button-control.tsx';
import { hexColour } from './colour.ts';
import { FileCard } from './file-card.tsx';
import { Gallery, type Picture } from './gallery.tsx';
import { Markdown } from './markdown.tsx';
import { SelectControl } from './select-control.tsx';
import { words } from './words.ts';

/** Components, classic or V2, in their order. */
export function ComponentList({
  components,
  message,
}: {
  readonly components: readonly APIMessageComponent[];
  readonly message: APIMessage;
}) {
  return (
    <>
      {components.map((component, at) => (
        <Part key={component.id ?? at} component={component} message={message} />
      ))}
    </>
  );
}

function Part({ component, message }: { readonly component: APIMessageComponent; readonly message: APIMessage }) {
  switch (component.type) {
    case ComponentType.ActionRow:
      return (
        <div class="row">
          <ComponentList components={component.components} message={message} />
        </div>
      );
    case ComponentType.Button:
      return <ButtonControl button={component} message={message} />;
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return <SelectControl select={component} message={message} />;
    case ComponentType.Container:
      return (
        <section
          class={component.spoiler ? 'container spoilered' : 'container'}
          style={{ borderInlineStartColor: hexColour(component.accent_color) }}
        >
          <ComponentList components={component.components} message={message} />
        </section>
      );
    case ComponentType.Section:
      return (
        <div class="section">
          <div class="section-text">
            <ComponentList components={component.components} message={message} />
          </div>
          <Part component={component.accessory} message={message} />
        </div>
      );
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.MediaGallery:
      return <Gallery pictures={component.items.map((item) => pictureOf(item, message))} />;
    case ComponentType.Thumbnail:
      return (
        <div class="thumbnail">
          <Gallery pictures={[pictureOf(component, message)]} />
        </div>
      );
    case ComponentType.Separator: {
      const size = component.spacing === SeparatorSpacingSize.Large ? 'large' : 'small';
      return component.divider === false ? <div class={`gap ${size}`} /> : <hr class={size} />;
    }
    case ComponentType.File: {
      const url = resolved(component.file.url, message);
      return <FileCard url={url} name={component.name ?? url.split('/').at(-1)?.split('?')[0] ?? words.file} size={component.size} />;
    }
    default:
      return <p class="unknown">{words.unknownPart}</p>;
  }
}

function pictureOf({ media, description, spoiler }: APIMediaGalleryItem | APIThumbnailComponent, message: APIMessage): Picture {
  const url = resolved(media.url, message);
  const upload = message.attachments?.find((attachment) => attachment.url === url);
  return {
    url,
    alt: description ?? upload?.description ?? '',
    width: media.width ?? upload?.width ?? null,
    height: media.height ?? upload?.height ?? null,
    spoiler: spoiler ?? false,
  };
}

/** `attachment://name` is the upload of that name. */
function resolved(url: string, message: APIMessage): string {
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : null;
  return message.attachments?.find(({ filename }) => filename === name)?.url ?? url;
}
