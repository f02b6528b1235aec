import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ApiError } from './errors.ts';
import { crossSite } from './guard.ts';
import { type Streams, streamEvents } from './page-events.ts';
import { commandsFor } from './people/commands.ts';
import { Complaint } from './people/complaint.ts';
import type { People } from './people/people.ts';
import { channelShape, messageShape, messagesFor, personShape, placesOf } from './people/sight.ts';
import { parseJson, readBytes } from './rest/request.ts';
import type { PageAction, PageSuggest, World as PageWorld } from './wire.ts';
import type { PersonRecord } from './world/records.ts';
import type { World } from './world/world.ts';

const BODY_LIMIT = 64 * 1024;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const path = z.array(z.string()).min(1).max(3);
const action: z.ZodType<PageAction> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('say'), channel: z.string(), content: z.string() }),
  z.object({ type: z.literal('command'), channel: z.string(), path, values }),
  z.object({ type: z.literal('click'), message: z.string(), customId: z.string() }),
  z.object({ type: z.literal('select'), message: z.string(), customId: z.string(), values: z.array(z.string()) }),
  z.object({
    type: z.literal('submit'),
    interaction: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  }),
  z.object({ type: z.literal('dismiss'), message: z.string() }),
  z.object({ type: z.literal('delete'), message: z.string() }),
]);
const suggestion: z.ZodType<PageSuggest> = z.object({ channel: z.string(), path, focus: z.string(), values });

/** What the page's HTTP calls work with. */
export type PageServices = {
  readonly world: World;
  readonly people: People;
  readonly online: () => boolean;
  readonly streams: Streams;
};

type Reply = { readonly status: number; readonly body: object };

/** Serves `/page/world`, `/page/events`, `/page/do` and `/page/suggest` as wire.ts types them; false for other paths. */
export async function servePage(services: PageServices, request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  const call = `${request.method} ${url.pathname}`;
  if (!['GET /page/world', 'GET /page/events', 'POST /page/do', 'POST /page/suggest'].includes(call)) return false;
  let reply: Reply;
  try {
    if (call !== 'GET /page/world' && crossSite(request))
      throw new ApiError(403, 0, 'Forbidden: pages of other sites may not call this server.');
    const person = personOf(services, url.searchParams.get('user'));
    if (call === 'GET /page/events') {
      streamEvents(services, person, response);
      return true;
    }
    reply = { status: 200, body: await answer(services, call, person, request) };
  } catch (error) {
    reply = refused(error);
  }
  response.writeHead(reply.status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(reply.body));
  return true;
}

/** All that this person may see. */
function worldFor({ world, online }: PageServices, person: PersonRecord): PageWorld {
  const places = placesOf(world, person);
  return {
    server: world.facts.name,
    me: personShape(person),
    people: world.people.all().map(personShape),
    roles: world.roles.all().map(({ id, name }) => ({ id, name })),
    channels: places.map(channelShape),
    messages: places.flatMap((place) => messagesFor(world, person, place)).map((record) => messageShape(record, person)),
    commands: commandsFor(world, person),
    online: online(),
  };
}

/** The person whom a page speaks for: the first one where it does not say. */
function personOf({ world, people }: PageServices, user: string | null): PersonRecord {
  return people.person(user ?? world.people.all().find((person) => !person.user.bot)?.id ?? null);
}

async function answer(services: PageServices, call: string, person: PersonRecord, request: IncomingMessage): Promise<object> {
  if (call === 'GET /page/world') return worldFor(services, person);
  if (!request.headers['content-type']?.startsWith('application/json')) throw new ApiError(415, 0, 'Only application/json is taken here.');
  const body = parseJson((await readBytes(request, BODY_LIMIT)).toString());
  if (call === 'POST /page/do') return { interaction: act(services.people, person.id, action.parse(body)) };
  return { choices: await suggest(services, person.id, suggestion.parse(body)) };
}

/** Does it; gives the interaction that the bot is to answer, or an empty text. */
function act(people: People, user: string, what: PageAction): string {
  switch (what.type) {
    case 'say':
      people.say(user, what.channel, what.content);
      return '';
    case 'command':
      return people.command(user, what.channel, what.path, what.values).id;
    case 'click':
      return people.click(user, what.message, what.customId).id;
    case 'select':
      return people.select(user, what.message, what.customId, what.values).id;
    case 'submit':
      return people.submit(user, what.interaction, what.values).id;
    case 'dismiss':
      people.dismiss(user, what.message);
      return '';
    case 'delete':
      people.delete(user, what.message);
      return '';
  }
}

/** The choices that the bot offers; none when it doesn't answer. */
function suggest({ world, people }: PageServices, user: string, ask: PageSuggest): Promise<object> {
  return new Promise((resolve, reject) => {
    let id = '';
    const settled = new Map<string, object | null>();
    const finish = () => {
      if (!settled.has(id)) return;
      deaf();
      resolve((settled.get(id) as { data?: { choices?: object } } | null)?.data?.choices ?? []);
    };
    const deaf = world.news.listen((news) => {
      if (news.type !== 'settled') return;
      settled.set(news.record.id, news.callback);
      finish();
    });
    try {
      id = people.suggest(user, ask.channel, ask.path, ask.focus, ask.values).id;
      finish();
    } catch (error) {
      deaf();
      reject(error);
    }
  });
}

function refused(error: unknown): Reply {
  if (error instanceof Complaint) return { status: 400, body: { error: error.message } };
  if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
  if (error instanceof ApiError) return { status: error.status, body: { error: error.message } };
  throw error;
}
