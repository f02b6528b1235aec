import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createAnimations } from '../../src/discord/animations.ts';
import { createAnnouncer } from '../../src/discord/announcer.ts';
import type { Context } from '../../src/discord/context.ts';
import { encode, type Verb } from '../../src/discord/custom-id.ts';
import type { Post, SendOptions, Standing } from '../../src/discord/post.ts';
import { createProjection } from '../../src/discord/projection.ts';
import type { Screen } from '../../src/discord/screen.ts';
import type { Place } from '../../src/match/match.ts';
import { world } from '../match/world.ts';
import { bazaar, toyGame } from './toys.ts';

export type Sent = { channel: string; screen: Screen; nonce: string; mentions: readonly string[]; silent: boolean; edits: number };

/** Channels as a plain list of messages, with faults to order. */
export class PaperPost implements Post {
  readonly messages = new Map<string, Sent>();
  readonly threads: string[] = [];
  readonly removed: string[] = [];
  /** Thrown by the next call of that name, before or after it took effect. */
  faults: { call: keyof Post; after: boolean; error: unknown }[] = [];
  threadsPossible = true;
  /** How often something was wanted of Discord. */
  asked = 0;
  #next = 100;

  async send(channel: string, screen: Screen, { nonce, mentions = [], silent = false }: SendOptions): Promise<string> {
    return this.#faulty('send', () => {
      this.#find(channel);
      const id = String(this.#next++);
      this.messages.set(id, { channel, screen, nonce, mentions, silent, edits: 0 });
      return id;
    });
  }
  async edit(channel: string, message: string, screen: Screen): Promise<void> {
    return this.#faulty('edit', () => {
      this.#find(channel);
      const sent = this.messages.get(message)!;
      this.messages.set(message, { ...sent, screen, edits: sent.edits + 1 });
    });
  }
  async remove(channel: string, message: string): Promise<void> {
    return this.#faulty('remove', () => {
      if (this.messages.get(message)?.channel !== channel) return;
      this.messages.delete(message);
      this.removed.push(message);
    });
  }
  async find(channel: string, customId: string): Promise<string | null> {
    return (
      [...this.messages].findLast(([, m]) => m.channel === channel && JSON.stringify(m.screen.components).includes(`"${customId}"`))?.[0] ??
      null
    );
  }
  async openThread(_channel: string, message: string | null): Promise<string | null> {
    return this.#faulty('openThread', () => {
      if (!this.threadsPossible) return null;
      this.threads.push(`thread-of-${message}`);
      return `thread-of-${message}`;
    });
  }
  /** How places stand by channel; those that are not named are open. */
  readonly places = new Map<string, Standing>();
  async standing({ channel }: Place): Promise<Standing> {
    return this.places.get(channel) ?? 'open';
  }
  /** How many messages of people stand beneath any other. */
  talk = 0;
  async wake(): Promise<void> {}
  readonly keptAwake: string[] = [];
  readonly archived: string[] = [];
  async beneath(): Promise<number> {
    return this.#faulty('beneath', () => this.talk);
  }
  async keepAwake(channel: string): Promise<void> {
    return this.#faulty('keepAwake', () => void this.keptAwake.push(channel));
  }
  async archive(channel: string): Promise<void> {
    return this.#faulty('archive', () => void this.archived.push(channel));
  }

  #find(channel: string): void {
    if (this.places.get(channel) === 'gone') throw refusedWith(10003, 404);
  }

  #faulty<T>(call: keyof Post, act: () => T): T {
    this.asked++;
    const at = this.faults.findIndex((fault) => fault.call === call);
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1);
    if (fault && !fault.after) throw fault.error;
    const result = act();
    if (fault) throw fault.error;
    return result;
  }
}

/** What discord.js throws when Discord refuses a call with a code of its own. */
export const refusedWith = (code: number, status = 400) =>
  new DiscordAPIError({ code, message: `code ${code}` }, code, status, 'POST', 'http://discord', { body: undefined, files: undefined });
/** What it throws when nobody can know whether the call took effect. */
export const badGateway = () => new HTTPError(502, 'Bad Gateway', 'POST', 'http://discord', { body: undefined, files: undefined });
/** What it throws rather than wait so many milliseconds for a rate limit. */
export const rateLimit = (retryAfter: number) =>
  new RateLimitError({
    timeToReset: retryAfter,
    retryAfter,
    limit: 5,
    method: 'POST',
    hash: 'bucket',
    url: 'http://discord',
    route: '/channels/:id/messages',
    majorParameter: 'c',
    global: false,
    sublimitTimeout: 0,
    scope: 'user',
  });

export const textOf = (screen: Screen): string => JSON.stringify(screen.components);
export const verbId = (verb: Verb, match: string): string => encode({ do: 'verb', verb, match });

/** The part of the adapter behind the interactions, on a real store and service and a paper Discord. */
export function house(parts: Parameters<typeof world>[0] = {}) {
  const { service, store, file } = world({ games: { toy: toyGame, bazaar }, ...parts });
  const post = new PaperPost();
  const base = {
    service,
    outbox: store.outbox,
    surfaces: store.surfaces,
    games: [toyGame, bazaar],
    painter: { paint: async () => Buffer.from('picture'), animate: async () => Buffer.from('film') },
    health: store.health,
    log: pino({ level: 'silent' }),
    client: { guilds: { cache: new Map([['g', { preferredLocale: 'en-US' }]]) } } as unknown as Context['client'],
    post,
    names: { of: async (_guild: string | null, user: string) => `Name of ${user}` },
  };
  const panels = { keep: async () => {}, forget: () => {}, catchUp: async () => {} };
  const context: Context = { ...base, projection: createProjection(base), panels, animations: createAnimations(base) };
  const announcer = createAnnouncer(context);
  onTestFinished(announcer.close);
  return { context, post, service, store, file, announcer };
}
