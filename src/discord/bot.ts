import {
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type GuildChannel,
  OAuth2Scopes,
  Partials,
  type RateLimitData,
} from 'discord.js';
import { createAnimations } from './animations.ts';
import { createAnnouncer } from './announcer.ts';
import { PLAY_PERMISSIONS } from './asked.ts';
import type { Command } from './command.ts';
import type { Context, Parts } from './context.ts';
import { deployCommands, type Note } from './deploy.ts';
import { briefly } from './errors.ts';
import { lostPlaces } from './lost-places.ts';
import { createNames } from './names.ts';
import { createOpenPanels } from './open-panels.ts';
import { createPost, THREAD_PERMISSIONS } from './post.ts';
import { createProjection } from './projection.ts';
import { createRouter } from './router.ts';
import { seatPanel } from './seat-panel.ts';
import { voicesFor } from './voices.ts';

export type BotOptions = Parts & {
  readonly token: string;
  /** Where Discord's REST is, when it is not the real one. */
  readonly rest?: ClientOptions['rest'];
  readonly commands: readonly Command[];
  /** Remembers which commands were deployed. */
  readonly deployed: Note;
};

export type DiscordBot = {
  readonly client: Client<true>;
  /** The address with which a server invites the bot, asking for exactly what it needs. */
  readonly invite: string;
  /** Resolves when nothing that was begun is unfinished. */
  settled(): Promise<void>;
  /** Finishes what was begun, answers whoever comes meanwhile, and goes offline. */
  stop(): Promise<void>;
};

/** All that a match takes of permissions. */
export const PERMISSIONS = [...PLAY_PERMISSIONS, ...THREAD_PERMISSIONS] as const;

/** Guilds for channels, threads and roles; messages only to hear of deleted ones. No content is ever read. */
export const INTENTS = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];

/** Goes online, registers the commands if they changed, and heals what fell behind while it was away. Offline again when it throws. */
export async function startBot(options: BotOptions): Promise<DiscordBot> {
  const { token, rest, commands, deployed, ...parts } = options;
  const client = await connect(token, rest, parts.log);
  const context = furnish(client, parts);
  const announcer = createAnnouncer(context);
  const route = createRouter(context, commands);
  const busy = new Set<Promise<void>>();
  /** Matches that change while the bot stops; null until then. */
  let late: Set<string> | null = null;

  const track = (work: Promise<void>) => {
    const tracked = work
      .catch((error) => parts.log.error({ error: briefly(error) }, 'an event was not handled'))
      .finally(() => busy.delete(tracked));
    busy.add(tracked);
  };
  const follow = async (match: string) => {
    await context.projection.show(match);
    await Promise.all([context.panels.catchUp(match), announcer.wake()]);
  };
  parts.service.onCommit(({ id }) => (late ? void late.add(id) : track(follow(id))));
  client.on(Events.InteractionCreate, (interaction) => track(route(interaction)));
  client.on(Events.MessageDelete, ({ id }) => track(context.projection.lost(id)));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) track(context.projection.lost(id));
  });
  const heal = async () => {
    await parts.outbox.release();
    const shown = context.projection.heal(await parts.surfaces.behind());
    const moved = lostPlaces(context).then(context.projection.placesLost);
    await Promise.all([shown, moved, announcer.wake()]);
  };
  // A permission may have come back. Of changed names and topics there is nothing to heal.
  client.on(Events.ChannelUpdate, (before, after) => {
    if ('permissionOverwrites' in before && 'permissionOverwrites' in after && overwrites(before) !== overwrites(after)) track(heal());
  });
  client.on(Events.GuildRoleUpdate, (before, after) => {
    if (before.permissions.bitfield !== after.permissions.bitfield) track(heal());
  });
  client.on(Events.ThreadUpdate, (before, after) => {
    if (before.locked && !after.locked) track(heal());
  });
  /** Servers in an outage are among them. */
  const tellServers = () => parts.service.servers.presentOn([...client.guilds.cache.keys()]);
  client.on(Events.GuildCreate, () => track(Promise.all([tellServers(), heal()]).then(() => {})));
  client.on(Events.GuildDelete, () => track(tellServers()));
  client.on(Events.ThreadDelete, ({ id }) => track(context.projection.placesLost([id])));
  client.on(Events.ChannelDelete, (channel) => {
    // Of the threads that went with it Discord tells nothing.
    const threads = 'threads' in channel ? [...channel.threads.cache.keys()] : [];
    track(context.projection.placesLost([channel.id, ...threads]));
  });

  const settled = async () => {
    while (busy.size > 0) await Promise.all(busy);
  };

  await deployCommands(client, commands, deployed).catch(async (error) => {
    announcer.close();
    await client.destroy();
    throw error;
  });
  track(tellServers());
  track(heal());
  track(parts.service.resume());

  return {
    client,
    invite: client.generateInvite({ scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands], permissions: [...PERMISSIONS] }),
    settled,
    async stop() {
      late = new Set();
      announcer.close();
      await Promise.all(busy);
      await goDeaf(client);
      await settled();
      await Promise.all([...late].map(context.projection.show));
      context.projection.close();
      await client.destroy();
    },
  };
}

/**
 * Ends the connection by which events come; what has come can still be answered. By its public methods discord.js ends it
 * only together with REST.
 */
async function goDeaf({ ws }: Client): Promise<void> {
  // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets a private method be called by this form alone.
  await ws['destroy']();
}

/** Rather than wait this long for a rate limit, a call for a place or a person fails: all of them are made again when it is over. */
const LONGEST_WAIT_MS = 5_000;

const rejectOnRateLimit = ({ route, retryAfter }: RateLimitData): boolean =>
  retryAfter > LONGEST_WAIT_MS && ['/channels', '/guilds', '/users'].some((part) => route.startsWith(part));

const overwrites = ({ permissionOverwrites }: GuildChannel): string =>
  JSON.stringify(permissionOverwrites.cache.map(({ id, allow, deny }) => [id, `${allow.bitfield}`, `${deny.bitfield}`]));

async function connect(token: string, rest: ClientOptions['rest'], log: Parts['log']): Promise<Client<true>> {
  const client = new Client({
    intents: INTENTS,
    partials: [Partials.Message],
    allowedMentions: { parse: [] },
    rest: { ...rest, rejectOnRateLimit },
  });
  client.on(Events.Error, (error) => log.error({ error: briefly(error) }, 'client error'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.rest.on('rateLimited', ({ route, timeToReset }) => log.info({ route, timeToReset }, 'rate limited'));
  client.rest.on('invalidRequestWarning', (data) => log.warn(data, 'many invalid requests'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

function furnish(client: Client<true>, parts: Parts): Context {
  const base = { ...parts, client, post: createPost(client), names: createNames(client) };
  const panels = createOpenPanels(parts, async (shown, look) => seatPanel(context, look, await voicesFor(base, look.match, shown)));
  const context: Context = { ...base, projection: createProjection(base), panels, animations: createAnimations(base) };
  return context;
}
