import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord.js';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { commands } from '../../commands/index.ts';
import { type DiscordBot, startBot } from '../../src/discord/bot.ts';
import type { Painter } from '../../src/discord/context.ts';
import type { Game } from '../../src/games/face.ts';
import { games as installed } from '../../src/games/index.ts';
import type { Hand, Seen } from '../../src/local/people/hand.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.ts';
import type { MatchService } from '../../src/match/match.ts';
import { createMatchService, type MatchServiceParts } from '../../src/match/service.ts';
import { type OpenStore, openStore } from '../../src/store/store.ts';
import { bazaar, toyGame } from './toys.ts';

/** The smallest picture there is; pictures themselves are tested where they are painted. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
export const dots: Painter = { paint: async () => DOT, animate: async (scenes) => ([...scenes].length > 0 ? DOT : null) };

/** A component of a message, as far as tests care. */
export type Piece = {
  readonly custom_id?: string;
  readonly label?: string;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly style?: number;
  readonly placeholder?: string;
  readonly options?: readonly { value: string; label: string }[];
};

export function pieces(message: APIMessage | null): readonly Piece[] {
  const walk = (node: unknown): Piece[] => {
    if (Array.isArray(node)) return node.flatMap(walk);
    if (node === null || typeof node !== 'object') return [];
    const { components, ...own } = node as { components?: unknown };
    return [own as Piece, ...walk(components)];
  };
  return walk(message?.components ?? []);
}

/** All words of a message that stand in texts. */
export const wordsOf = (message: APIMessage | null): string =>
  [message?.content ?? '', ...pieces(message).map((p) => p.content ?? '')].join('\n');
export const buttonOf = (message: APIMessage | null, label: string | RegExp): Piece | undefined =>
  pieces(message).find(
    (p) => p.label !== undefined && p.custom_id !== undefined && (typeof label === 'string' ? p.label === label : label.test(p.label)),
  );
export const selectOf = (message: APIMessage | null): Piece | undefined => pieces(message).find((p) => p.options);

/** The real bot on a local Discord, with its database; can be stopped and started anew. */
export class Rig {
  bot!: DiscordBot;
  store!: OpenStore;
  service!: MatchService;
  readonly deployed = { text: null as string | null };

  constructor(
    readonly local: LocalDiscord,
    readonly file: string,
    readonly games: readonly Game[],
    readonly painter: Painter,
    readonly luck: Partial<MatchServiceParts>,
    readonly privacyUrl?: string,
  ) {}

  async start(): Promise<void> {
    this.store = openStore(this.file, this.luck.now ? { now: this.luck.now } : {});
    this.service = createMatchService({
      store: this.store,
      games: Object.fromEntries(this.games.map((game) => [game.rules.id, game])),
      ...this.luck,
    });
    this.bot = await startBot({
      token: this.local.token,
      rest: this.local.rest,
      service: this.service,
      outbox: this.store.outbox,
      surfaces: this.store.surfaces,
      games: this.games,
      painter: this.painter,
      health: this.store.health,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      commands,
      ...(this.privacyUrl === undefined ? {} : { privacyUrl: this.privacyUrl }),
      deployed: {
        read: () => this.deployed.text,
        write: (text) => {
          this.deployed.text = text;
        },
      },
    });
  }

  async stop(): Promise<void> {
    await this.bot.stop();
    await this.service.idle();
    this.store.close();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Waits until bots have played, posts are made and nothing is under way. */
  async settled(): Promise<void> {
    await this.service.idle();
    await this.bot.settled();
  }

  /** A match in the lobby: the first name opens it, the others press Join. */
  async lobby(game: string, ...names: readonly string[]): Promise<{ id: string; post: APIMessage }> {
    const [host, ...guests] = names.map((name) => this.local.hand(name));
    await host!.slash('newgame', { game });
    const id = (await this.service.mine(host!.id)).map(({ match }) => match).find((m) => m.status === 'lobby')!.id;
    const { message } = (await this.store.surfaces.get(id, 'lobby'))!;
    const post = host!.sees('general').find((m) => m.id === message)!;
    for (const guest of guests) await guest.click(message, 'Join');
    await this.settled();
    return { id, post };
  }

  /** A running match and its table. */
  async table(game: string, ...names: readonly string[]): Promise<{ id: string; post: APIMessage; lobby: APIMessage }> {
    const { id, post: lobby } = await this.lobby(game, ...names);
    await this.local.hand(names[0]!).click(lobby, 'Start');
    await this.settled();
    return { id, post: await this.tablePost(id), lobby };
  }

  async tablePost(id: string): Promise<APIMessage> {
    const surface = (await this.store.surfaces.get(id, 'table'))!;
    return this.local
      .hand('Ann')
      .sees(surface.channel)
      .find((m) => m.id === surface.message)!;
  }

  /** Presses a button or, with values, chooses in a select; gives what stands there once everything is done. */
  async press(hand: Hand, message: APIMessage, control: string, values?: readonly string[]): Promise<Seen> {
    const seen = values ? await hand.select(message, control, values) : await hand.click(message, control);
    await this.settled();
    const now = seen.message && (hand.sees().find((m) => m.id === seen.message!.id) ?? null);
    return { ...seen, message: now };
  }

  /** The private panel of somebody. */
  async panel(hand: Hand, post: APIMessage): Promise<APIMessage> {
    return (await this.press(hand, post, 'Act')).message!;
  }

  /** Makes a move by the panel: the choice of that place in the list, and Confirm where that is asked. Gives the panel after it. */
  async move(hand: Hand, post: APIMessage, which = 0): Promise<APIMessage> {
    const panel = await this.panel(hand, post);
    const select = selectOf(panel);
    const choices =
      select?.options?.map(({ value }) => value) ?? pieces(panel).flatMap((p) => (p.custom_id?.startsWith('a:') ? [p.custom_id] : []));
    const chosen = choices[which % choices.length]!;
    const { message } = select ? await this.press(hand, panel, select.custom_id!, [chosen]) : await this.press(hand, panel, chosen);
    return buttonOf(message, 'Confirm') ? (await this.press(hand, message!, 'Confirm')).message! : message!;
  }

  /** Who the match waits for, as hands. */
  async awaited(id: string): Promise<readonly Hand[]> {
    const look = (await this.service.lookAtTable(id))!;
    return (look.sight?.awaited ?? []).flatMap((seat) => {
      const holder = look.match.holders[seat];
      return holder?.kind === 'user' ? [this.hands.find((hand) => hand.id === holder.user)!] : [];
    });
  }

  get hands(): readonly Hand[] {
    return ['Ann', 'Bob', 'Cem', 'Dee'].map((name) => this.local.hand(name));
  }

  /** What the bot wrote for everybody to see, as it went over the wire: bodies with alt texts and custom ids, and file names. */
  publicPosts(): readonly string[] {
    return this.local.calls
      .filter(({ method, path }) => /^\/channels\/\d+\/messages(\/\d+)?$/.test(path) && (method === 'POST' || method === 'PATCH'))
      .map(({ method, body, files }) => JSON.stringify([method, body, files]));
  }

  /** Everything wrong that the local Discord found in what the bot sent. */
  violations(): readonly string[] {
    return this.local.calls.flatMap(({ method, path, violations }) => violations.map((v) => `${method} ${path}: ${JSON.stringify(v)}`));
  }
}

type RigParts = {
  readonly games?: readonly Game[];
  readonly painter?: Painter;
  readonly luck?: Partial<MatchServiceParts>;
  readonly privacyUrl?: string;
  readonly localNow?: () => number;
};

export async function rig(parts: RigParts = {}): Promise<Rig> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-discord-'));
  // What was wrong early in a long match counts as much as what was wrong at its end.
  const local = await startLocalDiscord({ callsKept: Number.POSITIVE_INFINITY, ...(parts.localNow ? { now: parts.localNow } : {}) });
  const made = new Rig(
    local,
    join(folder, 'holdout.db'),
    parts.games ?? [...installed, toyGame, bazaar],
    parts.painter ?? dots,
    // The same luck each time, unless a test wants other: a die that now and then ends a match early fails nobody.
    { randomSeed: () => 'a seed', ...parts.luck },
    parts.privacyUrl,
  );
  await made.start();
  onTestFinished(async () => {
    await made.stop();
    await local.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return made;
}
