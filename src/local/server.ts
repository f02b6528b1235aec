import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gateway } from './gateway/gateway.ts';
import { unwelcome } from './guard.ts';
import { Interactions } from './interactions/interactions.ts';
import { type PageServices, servePage } from './page-api.ts';
import { People } from './people/people.ts';
import { RestApi } from './rest/api.ts';
import { ROUTES } from './rest/routes.ts';
import { Stage } from './stage.ts';
import { type PageFiles, sendPageFile, sendUpload } from './static-files.ts';
import { letSleep, letTalkersJoin } from './threads.ts';
import { warmUp } from './validation/check.ts';
import { World } from './world/world.ts';

const SECOND = 1000;
/** How often threads are looked for in which nothing happens any more. */
const SLEEP_MS = 60 * SECOND;

export type LocalDiscordOptions = {
  /** 0 (the default) takes a free one. */
  readonly port?: number;
  /** The SQLite file that keeps the world; `':memory:'` (the default) forgets it at the end. */
  readonly worldFile?: string;
  /** What the bot is called in a world that begins now: `Game Bot`. */
  readonly botName?: string;
  /** Milliseconds to acknowledge an interaction: 3 s. */
  readonly ackMs?: number;
  /** Milliseconds that an interaction's token lives: 15 minutes. */
  readonly tokenMs?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** Whether bodies are checked against the published schema and the documented limits: yes. */
  readonly validate?: boolean;
  /** How many of the bot's calls are remembered: 1000. */
  readonly callsKept?: number;
  /** The files of the page, by path. */
  readonly page?: PageFiles;
};

/** A running local Discord: where a client finds it, and (as Stage) what tests do in it. */
export type LocalDiscord = Stage & {
  /** The page's address, `http://127.0.0.1:port`. */
  readonly url: string;
  /** What the bot logs in with. */
  readonly token: string;
  /** For `new Client({ rest })`. */
  readonly rest: { readonly api: string; readonly cdn: string; readonly mediaProxy: string };
  /** Ends it; the world file stays. */
  stop(): Promise<void>;
};

/** Starts a local Discord on the loopback interface. Rejects when the port is taken or the world file can't be opened. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const { validate = true, now = Date.now } = options;
  if (validate) warmUp(ROUTES);
  const world = new World(options.worldFile ?? ':memory:', now, options.botName ?? 'Game Bot');
  const interactions = new Interactions(world, { ackMs: options.ackMs ?? 3 * SECOND, tokenMs: options.tokenMs ?? 15 * 60 * SECOND });
  const gateway = new Gateway(world, world.facts.token);
  const api = new RestApi({ world, interactions }, { token: world.facts.token, validate, remember: options.callsKept ?? 1000 });
  const people = new People(world, interactions);
  const page: PageServices = { world, people, online: () => gateway.online, streams: new Set() };
  letTalkersJoin(world);
  const sleeping = setInterval(() => letSleep(world), SLEEP_MS).unref();
  let port = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const reason = unwelcome(request, port);
    if (reason) return response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
    if (!URL.canParse(request.url ?? '/', world.address))
      return response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('That is no address of this server.');
    const url = new URL(request.url ?? '/', world.address);
    if (url.pathname.startsWith('/api/')) return api.serve(request, response, url);
    if (url.pathname.startsWith('/cdn/')) return sendUpload(response, world, url.pathname);
    if (await servePage(page, request, response, url)) return response;
    return sendPageFile(response, options.page, url.pathname);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: '500: Internal Server Error', code: 0 }));
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (unwelcome(request, port)) return socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    gateway.accept(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    interactions.stop();
    world.close();
    throw error;
  });
  port = (server.address() as AddressInfo).port;
  world.moveTo(`http://127.0.0.1:${port}`);

  const url = world.address;
  return Object.assign(new Stage({ world, people, api, gateway }), {
    url,
    token: world.facts.token,
    rest: { api: `${url}/api`, cdn: `${url}/cdn`, mediaProxy: `${url}/media` },
    stop: async () => {
      clearInterval(sleeping);
      world.news.tell({ type: 'end' });
      interactions.stop();
      gateway.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      world.close();
    },
  });
}
