import type { APIMessage } from 'discord-api-types/v10';

/** What the page and the local server say to each other. JSON over HTTP and Server-Sent Events, loopback only. */

export type Person = { readonly id: string; readonly name: string; readonly colour: string; readonly bot: boolean };

/** A role of the server; the one of everybody has the server's id. */
export type Role = { readonly id: string; readonly name: string };

export type PageChannel = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread';
  readonly parent: string | null;
  readonly archived: boolean;
  /** For a private thread: who may see it. */
  readonly members: readonly string[] | null;
};

/** A slash command's option as the page offers it (already localised). */
export type PageOption = {
  readonly name: string;
  readonly description: string;
  /** Discord's application command option type: 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 8 role, 10 number. */
  readonly type: number;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
  readonly min?: number;
  readonly max?: number;
};
/** `path` is the command name and, where there are any, its group and subcommand. */
export type PageCommand = { readonly path: readonly string[]; readonly description: string; readonly options: readonly PageOption[] };

/**
 * A message as one person sees it. The message itself is Discord's own shape; `ephemeral` ones are sent only to their
 * person. `used` is what called for it: a command's name with its subcommands (no slash), or a component's custom id.
 * `state` is `thinking` after a defer.
 */
export type PageMessage = {
  readonly message: APIMessage;
  readonly channel: string;
  readonly ephemeral: boolean;
  readonly state: 'sent' | 'thinking';
  readonly pingsMe: boolean;
  readonly used: { readonly by: string; readonly name: string } | null;
};

/** GET /page/world?user=ID: all that this person may see. */
export type World = {
  readonly server: string;
  readonly me: Person;
  readonly people: readonly Person[];
  readonly roles: readonly Role[];
  readonly channels: readonly PageChannel[];
  readonly messages: readonly PageMessage[];
  readonly commands: readonly PageCommand[];
  readonly online: boolean;
};

/** GET /page/events?user=ID: a Server-Sent Events stream of these. */
export type PageEvent =
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'deleted'; readonly id: string; readonly channel: string }
  | { readonly type: 'channels'; readonly channels: readonly PageChannel[] }
  | { readonly type: 'commands'; readonly commands: readonly PageCommand[] }
  | { readonly type: 'modal'; readonly interaction: string; readonly modal: unknown }
  /** An interaction of this person's got an answer, or did not in three seconds. */
  | { readonly type: 'settled'; readonly interaction: string; readonly ok: boolean }
  | { readonly type: 'typing'; readonly channel: string }
  | { readonly type: 'online'; readonly online: boolean };

/** POST /page/do?user=ID with one of these; the answer is `{ interaction: string }`, or `{ error: string }` with status 400. */
export type PageAction =
  | { readonly type: 'say'; readonly channel: string; readonly content: string }
  | {
      readonly type: 'command';
      readonly channel: string;
      readonly path: readonly string[];
      readonly values: { readonly [option: string]: string | number | boolean };
    }
  | { readonly type: 'click'; readonly message: string; readonly customId: string }
  | { readonly type: 'select'; readonly message: string; readonly customId: string; readonly values: readonly string[] }
  | {
      readonly type: 'submit';
      readonly interaction: string;
      readonly values: { readonly [customId: string]: string | readonly string[] | boolean };
    }
  /** Dismisses an ephemeral message of one's own. */
  | { readonly type: 'dismiss'; readonly message: string }
  /** A moderator's act, to see what the bot does: deletes a public message. */
  | { readonly type: 'delete'; readonly message: string };

/** POST /page/suggest?user=ID: autocomplete; the answer is `{ choices: { name, value }[] }`. */
export type PageSuggest = {
  readonly channel: string;
  readonly path: readonly string[];
  readonly focus: string;
  readonly values: { readonly [option: string]: string | number | boolean };
};
