import type { APIEmbed, APIMessage, MessageFlags, Snowflake } from 'discord-api-types/v10';

/** A component as it is sent: any of Discord's, read field by field. */
export type Component = {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
  readonly items?: readonly { readonly media: { readonly url: string } }[];
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly [field: string]: unknown;
};

export type AllowedMentions = {
  readonly parse?: readonly ('users' | 'roles' | 'everyone')[];
  readonly users?: readonly Snowflake[];
  readonly roles?: readonly Snowflake[];
  readonly replied_user?: boolean;
};

/** The body of a call that writes or edits a message; the schema has checked the fields' shapes. */
export type MessageBody = {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly Component[] | null;
  readonly flags?: MessageFlags | null;
  readonly tts?: boolean | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly allowed_mentions?: AllowedMentions | null;
  readonly attachments?:
    | readonly { readonly id: string | number; readonly filename?: string; readonly description?: string | null }[]
    | null;
  readonly message_reference?: { readonly message_id: Snowflake; readonly fail_if_not_exists?: boolean } | null;
  readonly sticker_ids?: readonly Snowflake[] | null;
  readonly poll?: object | null;
};

/** A file of a multipart call; `field` is `files[n]`. */
export type Upload = { readonly field: string; readonly name: string; readonly type: string; readonly data: Buffer };

/** Every component of a message or modal, nested ones too, outer ones first. */
export function* everyComponent(components: readonly Component[] | null | undefined): Generator<Component> {
  for (const component of components ?? []) {
    yield component;
    yield* everyComponent(component.components);
    if (component.accessory) yield* everyComponent([component.accessory]);
    if (component.component) yield* everyComponent([component.component]);
  }
}

export const hasFlag = (flags: number | null | undefined, flag: MessageFlags): boolean => ((flags ?? 0) & flag) !== 0;

/** The components of a stored message, read the way sent ones are. */
export const componentsOf = (message: APIMessage): readonly Component[] => (message.components ?? []) as unknown as readonly Component[];
