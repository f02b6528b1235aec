import type { Seat } from './position.ts';

/** Names a seat inside a message; whoever shows the message puts that player's name there. */
export type SeatRef = { readonly seat: Seat };

/** What a message may be filled with. A list is joined in the reader's language ("a, b and c"). */
export type Arg = string | number | SeatRef | Message | readonly Arg[];

/** A sentence as data: an id of the catalogue and its arguments. The language is chosen where it is shown. */
export type Message = { readonly id: string; readonly args?: { readonly [name: string]: Arg } };

/**
 * A typed maker of messages for one catalogue, so that an id without a sentence does not compile.
 * @example const say = messagesOf<typeof en>(); say('use.hit', { cell: 3 })
 */
export const messagesOf =
  <Catalogue extends { readonly [id: string]: string }>() =>
  (id: keyof Catalogue & string, args?: Message['args']): Message =>
    args ? { id, args } : { id };
