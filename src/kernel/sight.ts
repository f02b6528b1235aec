import type { Json } from './json.ts';
import type { Outcome, Seat, Viewer } from './position.ts';
import type { Ask, Event } from './steps.ts';

/** A question as one seat sees it. `key` is `now` for the question of the flow, else the name of an anytime option. */
export type Prompt = {
  readonly serial: number;
  readonly key: string;
  readonly seat: Seat;
  readonly ask: Ask;
};

/** What one viewer may know of a position: the only thing that leaves the kernel for a client. */
export type Sight<W extends Viewer = Viewer, V = Json> = {
  readonly viewer: W;
  readonly seats: readonly Seat[];
  readonly view: V;
  /** The name of the step that waits, or null when the match is over. */
  readonly step: string | null;
  /** The viewer's own prompts: the question of the flow first, then anytime options. Always empty for the table. */
  readonly prompts: readonly Prompt[];
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
};

/** An event as one viewer may read it: `secret` is that viewer's own part, if there is one. */
export type SeenEvent = { readonly type: string; readonly data: Json; readonly secret?: Json };

/** Leaves of an event only what `viewer` may read. */
export const redact = ({ type, data, secret }: Event, viewer: Viewer): SeenEvent =>
  viewer === 'table' || secret?.[viewer] === undefined ? { type, data } : { type, data, secret: secret[viewer] };
