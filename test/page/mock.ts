import http from 'node:http';
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { createPageFiles } from '../../src/local/page/bundle.ts';
import type { PageAction, PageEvent, PageMessage, PageSuggest, World } from '../../src/local/wire.ts';
import { sampleMessages, sampleModal } from './sample-messages.ts';
import { ann, bot, channels, commands, idOf, messageBy, people, picture, roles } from './sample-world.ts';

type Kept = {
  readonly message: APIMessage;
  readonly only: string | null;
  readonly state: PageMessage['state'];
  readonly used: PageMessage['used'];
};
export type Mock = Awaited<ReturnType<typeof startMock>>;

/** Serves the page and speaks wire.ts with a small made-up bot, so that the page can be tried without the real server. */
export async function startMock(port = 0) {
  const files = await createPageFiles();
  const streams = new Map<http.ServerResponse, string>();
  const actions: { readonly user: string; readonly action: PageAction }[] = [];
  const suggestions: PageSuggest[] = [];
  let kept: Kept[] = [];
  let number = 1000;
  /** Answers wait here while `hold` is set, so that a test sees the state between click and answer. */
  const held: (() => void)[] = [];
  let holding = false;
  const next = () => idOf(number++);

  const visible = (user: string) =>
    kept.filter(
      ({ only, message }) =>
        (only === null || only === user) && (channels.find(({ id }) => id === message.channel_id)?.members?.includes(user) ?? true),
    );
  const asSeen = ({ message, only, state, used }: Kept, user: string): PageMessage => ({
    message,
    channel: message.channel_id,
    ephemeral: only !== null,
    state,
    pingsMe: message.mentions.some(({ id }) => id === user),
    used,
  });
  const world = (user: string): World => ({
    server: 'Holdout',
    me: people.find(({ id }) => id === user) ?? ann,
    people,
    roles,
    channels: channels.filter(({ members }) => members?.includes(user) ?? true),
    messages: visible(user).map((item) => asSeen(item, user)),
    commands,
    online: true,
  });
  const send = (event: PageEvent, to?: string) => {
    for (const [stream, user] of streams) if (to === undefined || to === user) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const show = (item: Kept) => {
    kept = [...kept.filter(({ message }) => message.id !== item.message.id), item];
    for (const user of new Set(streams.values()))
      if (visible(user).includes(item)) send({ type: 'message', message: asSeen(item, user) }, user);
  };
  const post = (message: APIMessage, more: Partial<Kept> = {}) => show({ message, only: null, state: 'sent', used: null, ...more });
  const later = (answer: () => void) => (holding ? held.push(answer) : answer());

  /** A private answer to a command, or to a component of the message `to`. */
  const reply = (user: string, channel: string, name: string, content: string, to: APIMessage | null = null) =>
    post(
      messageBy(bot, next(), channel, { content, type: to ? MessageType.Reply : MessageType.ChatInputCommand, referenced_message: to }),
      {
        only: user,
        used: { by: user, name },
      },
    );
  const settle = (interaction: string, user: string, ok = true) => send({ type: 'settled', interaction, ok }, user);

  function perform(user: string, action: PageAction): { interaction: string } | { error: string } {
    const interaction = next();
    const answered = (work: () => void) =>
      later(() => {
        work();
        settle(interaction, user);
      });
    const author = people.find(({ id }) => id === user) ?? ann;
    switch (action.type) {
      case 'say':
        post(messageBy(author, next(), action.channel, { content: action.content, timestamp: '2026-11-30T10:20:00.000Z' }));
        break;
      case 'command':
        if (action.path[0] === 'refused') return { error: 'This command is not allowed here. Use it in a channel.' };
        if (action.path[0] === 'silence') later(() => settle(interaction, user, false));
        else answered(() => reply(user, action.channel, action.path.join(' '), `You asked with ${JSON.stringify(action.values)}`));
        break;
      case 'click': {
        const pressed = kept.find(({ message }) => message.id === action.message)?.message ?? null;
        if (action.customId === 'end') later(() => settle(interaction, user, false));
        else if (action.customId === 'start') answered(() => send({ type: 'modal', interaction, modal: sampleModal }, user));
        else answered(() => reply(user, pressed?.channel_id ?? '', action.customId, `You pressed ${action.customId}`, pressed));
        break;
      }
      case 'select':
        answered(() => undefined);
        break;
      case 'submit':
        answered(() => undefined);
        break;
      case 'dismiss':
      case 'delete': {
        const gone = kept.find(({ message }) => message.id === action.message);
        kept = kept.filter((item) => item !== gone);
        if (gone) send({ type: 'deleted', id: action.message, channel: gone.message.channel_id });
      }
    }
    return { interaction };
  }

  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const user = people.some(({ id }) => id === url.searchParams.get('user')) ? (url.searchParams.get('user') as string) : ann.id;
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = async () => JSON.parse(Buffer.concat(await request.toArray()).toString()) as unknown;
    const file = files(url.pathname);
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.body);
    switch (url.pathname) {
      case '/picture.svg':
        return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      case '/page/world':
        return json(200, world(user));
      case '/page/events':
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
        streams.set(response, user);
        return request.on('close', () => streams.delete(response));
      case '/page/do': {
        const action = (await body()) as PageAction;
        actions.push({ user, action });
        const answer = perform(user, action);
        return json('error' in answer ? 400 : 200, answer);
      }
      case '/page/suggest': {
        const ask = (await body()) as PageSuggest;
        suggestions.push(ask);
        const typed = String(ask.values[ask.focus] ?? '').toLowerCase();
        const games = [
          ['Bunker Poker', 'bunker-poker'],
          ['Road to the Bunker', 'road'],
          ['Silver City', 'silver'],
        ] as const;
        return json(200, {
          choices: games.filter(([name]) => name.toLowerCase().includes(typed)).map(([name, value]) => ({ name, value })),
        });
      }
      default:
        return response.writeHead(404).end();
    }
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(port);
  const address = server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  const base = `http://127.0.0.1:${opened}`;
  for (const message of sampleMessages(`${base}/picture.svg`)) post(message);

  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return {
    url: (user: string, channel?: string) => `${base}/?user=${user}${channel ? `&channel=${channel}` : ''}`,
    actions,
    suggestions,
    post,
    nextId: next,
    send,
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const answer of held.splice(0)) answer();
    },
    stop,
    restart: () => listen(opened),
  };
}
