import type {
  APIApplicationCommand,
  APIGuildMember,
  APIMessage,
  APIRole,
  APITextChannel,
  APIThreadChannel,
  APIUser,
  InteractionType,
} from 'discord-api-types/v10';

/** What the world remembers. Each record is one JSON document; `id` is its key. */

export type PersonRecord = {
  readonly id: string;
  readonly user: APIUser;
  readonly member: Omit<APIGuildMember, 'user'>;
  readonly colour: string;
  /** Set while the bot is not on the server. */
  readonly expelled?: boolean;
};

export type GuildChannel = APITextChannel | APIThreadChannel;
/** `members` is for threads: who is in it, and since when (ISO time). */
export type ChannelRecord = { readonly id: string; readonly channel: GuildChannel; readonly members: { readonly [user: string]: string } };

export type RoleRecord = APIRole;
export type CommandRecord = APIApplicationCommand;

/** `viewer` is the one person who sees an ephemeral message; null for what everybody in the channel sees. */
export type MessageRecord = {
  readonly id: string;
  readonly message: APIMessage;
  readonly viewer: string | null;
  /** The interaction that it belongs to, for answers and follow-ups. */
  readonly interaction: string | null;
  /** Who called for it, and with what command; shown over the message. */
  readonly used: { readonly by: string; readonly name: string } | null;
  readonly nonce: string | null;
};

/** Where an interaction stands. `thinking` is after a defer, `unanswered` when nobody acknowledged it in time. */
export type InteractionState = 'pending' | 'thinking' | 'answered' | 'unanswered';
export type InteractionRecord = {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly user: string;
  readonly channel: string;
  readonly createdAt: number;
  readonly state: InteractionState;
  /** Of a command: its name with subcommands. Of a component or modal: its custom id. */
  readonly name: string;
  /** The message that holds the pressed component. */
  readonly source: string | null;
  /** The message that `@original` means. */
  readonly original: string | null;
  /** For a submitted modal: the interaction that opened it. */
  readonly trigger: string | null;
  /** The modal that answered it. */
  readonly modal: object | null;
};

/** An uploaded file; `path` is where the local server serves it. */
export type FileRecord = {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
};
