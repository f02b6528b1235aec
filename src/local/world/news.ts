import type { ChannelRecord, InteractionRecord, MessageRecord } from './records.ts';

/** What just happened in the world. The gateway, the page and waiting hands all learn it from here. */
export type News =
  | { readonly type: 'message-created'; readonly record: MessageRecord }
  | { readonly type: 'message-edited'; readonly record: MessageRecord }
  | { readonly type: 'message-deleted'; readonly record: MessageRecord }
  | { readonly type: 'channel-created'; readonly record: ChannelRecord }
  | { readonly type: 'channel-updated'; readonly record: ChannelRecord }
  | { readonly type: 'channel-deleted'; readonly record: ChannelRecord }
  | {
      readonly type: 'thread-members';
      readonly record: ChannelRecord;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly type: 'roles' }
  /** The bot was thrown out of the server, or invited to it. */
  | { readonly type: 'bot-left' }
  | { readonly type: 'bot-joined' }
  /** The server cannot be reached for a while. */
  | { readonly type: 'outage' }
  | { readonly type: 'commands' }
  | { readonly type: 'typing'; readonly channel: string; readonly user: string }
  | { readonly type: 'interaction'; readonly record: InteractionRecord; readonly payload: object }
  /** The application's first answer, or (state `unanswered`) that none came in time. `callback` is its body. */
  | { readonly type: 'settled'; readonly record: InteractionRecord; readonly callback: object | null }
  | { readonly type: 'online'; readonly online: boolean }
  /** The local Discord stops. */
  | { readonly type: 'end' };

export type Listener = (news: News) => void;

/** Passes news on to all who listen, in the order in which they came to listen. */
export class Newsroom {
  readonly #listeners = new Set<Listener>();

  /** Listens from now on; the answer ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(news: News): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
