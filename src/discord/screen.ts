import {
  ActionRowBuilder,
  type APIMessageTopLevelComponent,
  ButtonBuilder,
  ButtonStyle,
  type ChannelSelectMenuBuilder,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  type RoleSelectMenuBuilder,
  type StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { encode, type Press } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import type { Shown } from './open-panels.ts';

/** The product's one accent colour. */
const ACCENT = 0xd9822b;

/** A picture that goes up with a message. The file name tells nothing. */
export type Picture = { readonly name: string; readonly data: Buffer; readonly alt: string };

/** One picture, or the parts of one, to be seen one below the other. */
export type Pictures = readonly Picture[];

/** A file to keep, that goes up with a private answer. */
export type KeepFile = { readonly name: string; readonly data: Buffer };

export type Row =
  | ActionRowBuilder<ButtonBuilder>
  | ActionRowBuilder<StringSelectMenuBuilder>
  | ActionRowBuilder<ChannelSelectMenuBuilder>
  | ActionRowBuilder<RoleSelectMenuBuilder>;

/** One container, ready to be sent anywhere. `follows` is set on a panel that is to follow its match. */
export type Screen = {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly pictures: readonly Picture[];
  readonly file?: KeepFile;
  readonly follows?: Shown;
};

/**
 * A message of ours is one container: a picture or several, text, file, rows of controls. Text beyond Discord's 4000
 * characters is cut; more than its 40 components are a RangeError.
 */
export function screen(parts: {
  readonly picture?: Picture | Pictures | null;
  /** Whether several pictures stand side by side instead. */
  readonly beside?: boolean;
  readonly text: readonly string[];
  readonly file?: KeepFile;
  readonly rows?: readonly (Row | null)[];
}): Screen {
  const rows = (parts.rows ?? []).filter((row) => row !== null && row.components.length > 0) as Row[];
  const box = new ContainerBuilder().setAccentColor(ACCENT);
  const pictures = [parts.picture ?? []].flat();
  for (const row of parts.beside && pictures.length > 0 ? [pictures] : pictures.map((picture) => [picture]))
    box.addMediaGalleryComponents(new MediaGalleryBuilder().addItems(row.map(galleryItem)));
  const text = parts.text.filter((line) => line !== '').join('\n');
  if (text) box.addTextDisplayComponents(new TextDisplayBuilder().setContent(clip(text, LIMITS.text)));
  if (parts.file) box.addFileComponents(new FileBuilder().setURL(`attachment://${parts.file.name}`));
  box.addActionRowComponents(rows.map((row) => row.toJSON()));
  const count = 1 + box.components.length + pictures.length + rows.reduce((sum, row) => sum + row.components.length, 0);
  if (count > LIMITS.components) throw new RangeError(`${count} components in one message`);
  return { components: [box.toJSON()], pictures, ...(parts.file ? { file: parts.file } : {}) };
}

const galleryItem = ({ name, alt }: Picture) =>
  new MediaGalleryItemBuilder().setURL(`attachment://${name}`).setDescription(clip(alt, LIMITS.altText));

/** A button that asks for something; quiet by default. */
export function button(press: Press, label: string, style: 'main' | 'quiet' | 'danger' = 'quiet', disabled = false): ButtonBuilder {
  const styles = { main: ButtonStyle.Primary, quiet: ButtonStyle.Secondary, danger: ButtonStyle.Danger } as const;
  return new ButtonBuilder()
    .setCustomId(encode(press))
    .setLabel(clip(label, LIMITS.buttonLabel))
    .setStyle(styles[style])
    .setDisabled(disabled);
}

export const link = (url: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setURL(url).setLabel(clip(label, LIMITS.buttonLabel)).setStyle(ButtonStyle.Link);

/** A row of at most five buttons; null when there are none. */
export function buttons(...row: readonly (ButtonBuilder | null | false)[]): ActionRowBuilder<ButtonBuilder> | null {
  const shown = row.filter((b): b is ButtonBuilder => b instanceof ButtonBuilder);
  if (shown.length > LIMITS.buttonsInRow) throw new RangeError(`${shown.length} buttons in one row`);
  return shown.length > 0 ? new ActionRowBuilder<ButtonBuilder>().addComponents(shown) : null;
}

/** As many rows of at most five buttons as it takes. */
export function buttonRows(all: readonly (ButtonBuilder | null | false)[]): readonly (Row | null)[] {
  const shown = all.filter((b) => b instanceof ButtonBuilder);
  return Array.from({ length: Math.ceil(shown.length / LIMITS.buttonsInRow) }, (_, row) =>
    buttons(...shown.slice(row * LIMITS.buttonsInRow, (row + 1) * LIMITS.buttonsInRow)),
  );
}

/** The address of a message in Discord's clients. */
export const messageLink = (guild: string | null, channel: string, message?: string): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}${message ? `/${message}` : ''}`;
