import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PageEvent, PageMessage, World } from '../wire.ts';
import type { Answer } from './talk.ts';
import { words } from './words.ts';

/** Something this person asked of the bot and that has not settled: a click, a command, a modal. `key` names the control that waits. */
export type Ask = { readonly key: string; readonly channel: string; readonly message: string | null; readonly interaction: string | null };

/** A private line of the page itself, shown below `message` or at the end of the channel. */
export type Note = { readonly key: string; readonly channel: string; readonly message: string | null; readonly text: string };

export type OpenModal = {
  readonly interaction: string;
  readonly modal: APIModalInteractionResponseCallbackData;
  readonly error: string | null;
};

/** All that a window knows. `settled` keeps answers that overtook the reply to their own request. */
export type Table = {
  readonly world: World | null;
  readonly link: 'loading' | 'live' | 'lost';
  readonly asks: readonly Ask[];
  readonly settled: readonly { readonly interaction: string; readonly ok: boolean }[];
  readonly notes: readonly Note[];
  readonly modal: OpenModal | null;
  readonly typing: string | null;
};

export type Change =
  | { readonly type: 'person changed'; readonly person: string }
  | { readonly type: 'lost' }
  | { readonly type: 'world'; readonly world: World }
  | { readonly type: 'event'; readonly event: PageEvent }
  | { readonly type: 'asked'; readonly ask: Ask }
  | { readonly type: 'answered'; readonly key: string; readonly answer: Answer }
  /** The server took an action that the bot does not answer, such as a plain message. */
  | { readonly type: 'done'; readonly key: string }
  | { readonly type: 'unnoted'; readonly key: string }
  | { readonly type: 'modal closed' }
  | { readonly type: 'typing ended' };

export const emptyTable: Table = { world: null, link: 'loading', asks: [], settled: [], notes: [], modal: null, typing: null };

const SETTLED_KEPT = 50;
export const modalKey = (interaction: string) => `modal:${interaction}`;

/** Orders snowflakes, which are decimal numbers too long for a number. */
export const bySnowflake = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The next state of the window. Pure: same table and change, same result. */
export function reduce(table: Table, change: Change): Table {
  switch (change.type) {
    case 'person changed':
      return { ...emptyTable, world: table.world && publicPart(table.world, change.person) };
    case 'lost':
      return { ...table, link: 'lost' };
    case 'world':
      // What was asked of a server that has gone will not be answered any more.
      return { ...table, world: sorted(change.world), link: 'live', asks: [], settled: [] };
    case 'event':
      return table.world ? onEvent(table, table.world, change.event) : table;
    case 'asked':
      return { ...table, asks: [...without(table.asks, change.ask.key), change.ask], notes: [] };
    case 'answered':
      return onAnswer(table, change.key, change.answer);
    case 'done':
      return { ...table, asks: without(table.asks, change.key) };
    case 'unnoted':
      return { ...table, notes: without(table.notes, change.key) };
    case 'modal closed':
      return { ...table, modal: null };
    case 'typing ended':
      return { ...table, typing: null };
  }
}

const without = <T extends { readonly key: string }>(list: readonly T[], key: string): T[] => list.filter((item) => item.key !== key);

/** What may stay on the screen until the world of the next person has come. */
function publicPart(world: World, person: string): World {
  const channels = world.channels.filter(({ members }) => members === null || members.includes(person));
  return {
    ...world,
    me: world.people.find(({ id }) => id === person) ?? world.me,
    channels,
    messages: world.messages
      .filter(({ ephemeral, channel }) => !ephemeral && channels.some(({ id }) => id === channel))
      .map((item) => ({ ...item, pingsMe: false })),
  };
}

const sorted = (world: World): World => ({
  ...world,
  messages: world.messages.toSorted((a, b) => bySnowflake(a.message.id, b.message.id)),
});

function onEvent(table: Table, world: World, event: PageEvent): Table {
  switch (event.type) {
    case 'message':
      return {
        ...table,
        world: { ...world, messages: placed(world.messages, event.message) },
        typing: table.typing === event.message.channel ? null : table.typing,
      };
    case 'deleted':
      return { ...table, world: { ...world, messages: world.messages.filter(({ message }) => message.id !== event.id) } };
    case 'channels':
      return { ...table, world: { ...world, channels: event.channels } };
    case 'commands':
      return { ...table, world: { ...world, commands: event.commands } };
    case 'online':
      return { ...table, world: { ...world, online: event.online } };
    case 'typing':
      return { ...table, typing: event.channel };
    case 'modal':
      return {
        ...table,
        modal: { interaction: event.interaction, modal: event.modal as APIModalInteractionResponseCallbackData, error: null },
      };
    case 'settled': {
      const ask = table.asks.find(({ interaction }) => interaction === event.interaction);
      const settled = [...table.settled, { interaction: event.interaction, ok: event.ok }].slice(-SETTLED_KEPT);
      return ask ? settle(table, ask, event.ok) : { ...table, settled };
    }
  }
}

/** Replaces an edited message in its place, or adds a new one where its id belongs. */
function placed(messages: readonly PageMessage[], message: PageMessage): PageMessage[] {
  const at = messages.findIndex((other) => other.message.id === message.message.id);
  if (at >= 0) return messages.with(at, message);
  const before = messages.findLastIndex((other) => bySnowflake(other.message.id, message.message.id) < 0);
  return messages.toSpliced(before + 1, 0, message);
}

function onAnswer(table: Table, key: string, answer: Answer): Table {
  const ask = table.asks.find((other) => other.key === key);
  if (!ask) return table;
  if ('error' in answer) return refused(table, ask, answer.error);
  const early = table.settled.find(({ interaction }) => interaction === answer.interaction);
  if (early) return settle(table, ask, early.ok);
  return { ...table, asks: table.asks.map((other) => (other === ask ? { ...ask, interaction: answer.interaction } : other)) };
}

function settle(table: Table, ask: Ask, ok: boolean): Table {
  if (!ok) return refused(table, ask, ask.message ? words.interactionFailed : words.noResponse);
  const submitted = table.modal && ask.key === modalKey(table.modal.interaction);
  return { ...table, asks: without(table.asks, ask.key), modal: submitted ? null : table.modal };
}

/** A modal says its error itself and keeps what was typed; all else gets a note. */
function refused(table: Table, ask: Ask, text: string): Table {
  const asks = without(table.asks, ask.key);
  if (table.modal && ask.key === modalKey(table.modal.interaction)) return { ...table, asks, modal: { ...table.modal, error: text } };
  const { key, channel, message } = ask;
  return { ...table, asks, notes: [...without(table.notes, key), { key, channel, message, text }] };
}
