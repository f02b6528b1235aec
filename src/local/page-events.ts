import type { ServerResponse } from 'node:http';
import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { ApiError } from './errors.ts';
import type { PageServices } from './page-api.ts';
import { commandsFor } from './people/commands.ts';
import { channelShape, mayEnter, maySee, messageShape, messagesFor, placesOf } from './people/sight.ts';
import type { PageEvent } from './wire.ts';
import type { News } from './world/news.ts';
import type { PersonRecord } from './world/records.ts';

const KEEP_ALIVE_MS = 25_000;
/** Windows that may be open at a time, so that a page gone wild cannot take the process along. */
const WINDOWS = { person: 20, all: 60 } as const;

/** Who has open streams, once for each. */
export type Streams = Set<{ readonly person: string }>;

/** Streams to one page what its person sees happen, as Server-Sent Events, until the page leaves. Throws ApiError 429 when too many are open. */
export function streamEvents(services: PageServices, person: PersonRecord, response: ServerResponse): void {
  const stream = { person: person.id };
  const own = [...services.streams].filter((other) => other.person === person.id).length;
  if (own >= WINDOWS.person || services.streams.size >= WINDOWS.all)
    throw new ApiError(429, 0, 'Too many windows are open on this table. Close some of them, then reload this one.');
  services.streams.add(stream);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' });
  response.write(': welcome\n\n');
  const watch = watcher(services, person.id);
  const deaf = services.world.news.listen((news) => {
    if (news.type === 'end') return response.end();
    for (const event of watch(news)) response.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  const alive = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS).unref();
  response.on('close', () => {
    services.streams.delete(stream);
    deaf();
    clearInterval(alive);
  });
}

/** Turns news into this person's events. It remembers which channels the person sees, to show those that appear. */
function watcher(services: PageServices, id: string): (news: News) => PageEvent[] {
  const { world } = services;
  const me = () => services.people.person(id);
  let known = new Set(placesOf(world, me()).map((place) => place.id));

  return (news) => {
    switch (news.type) {
      case 'message-created':
      case 'message-edited':
        return maySee(world, me(), news.record) ? [{ type: 'message', message: messageShape(news.record, me()) }] : [];
      case 'message-deleted':
        return maySee(world, me(), news.record) ? [{ type: 'deleted', id: news.record.id, channel: news.record.message.channel_id }] : [];
      case 'channel-created':
      case 'channel-updated':
      case 'channel-deleted':
      case 'thread-members':
        return places(news.type === 'channel-deleted' ? news.record.id : null);
      case 'roles':
        return [...places(null), { type: 'commands', commands: commandsFor(world, me()) }];
      case 'commands':
        return [{ type: 'commands', commands: commandsFor(world, me()) }];
      case 'typing': {
        const place = world.channels.get(news.channel);
        return news.user !== id && place && mayEnter(world, me(), place) ? [{ type: 'typing', channel: place.id }] : [];
      }
      case 'settled':
        return news.record.user === id ? settled(news) : [];
      case 'online':
        return [{ type: 'online', online: news.online }];
      default:
        return [];
    }
  };

  /** The channels as they are now, and the messages of those that just appeared. */
  function places(gone: string | null): PageEvent[] {
    const now = placesOf(world, me()).filter((place) => place.id !== gone);
    const fresh = now.filter((place) => !known.has(place.id));
    known = new Set(now.map((place) => place.id));
    const messages = fresh.flatMap((place) => messagesFor(world, me(), place));
    return [
      { type: 'channels', channels: now.map(channelShape) },
      ...messages.map((record): PageEvent => ({ type: 'message', message: messageShape(record, me()) })),
    ];
  }
}

function settled({ record, callback }: Extract<News, { type: 'settled' }>): PageEvent[] {
  if (record.type === InteractionType.ApplicationCommandAutocomplete) return [];
  const modal = (callback as { type?: number } | null)?.type === InteractionResponseType.Modal ? record.modal : null;
  return [
    ...(modal ? [{ type: 'modal', interaction: record.id, modal } as const] : []),
    { type: 'settled', interaction: record.id, ok: callback !== null },
  ];
}
