import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/face.ts';
import type { Match, MatchService, Outbox, Surfaces } from '../match/match.ts';
import type { Scene } from '../scene/scene.ts';
import type { Animations } from './animations.ts';
import type { Names } from './names.ts';
import type { OpenPanels } from './open-panels.ts';
import type { Post } from './post.ts';
import type { Projection } from './projection.ts';

/** Draws scenes whose words are spoken already. */
export type Painter = {
  /** Gives a PNG; `width` in pixels, 1200 unless given. */
  paint(scene: Scene, options?: { readonly width?: number }): Promise<Buffer>;
  /** Gives a GIF that plays once, each scene for `delay` milliseconds; null when it would have more bytes than `largest`. */
  animate(
    scenes: Iterable<Scene>,
    look: { readonly width: number; readonly height: number; readonly delay: number; readonly largest: number },
  ): Promise<Buffer | null>;
};

/** How the file is in which everything is kept. */
export type Health = {
  /** Nothing in it is damaged. */
  readonly sound: boolean;
  /** It has the tables of the program as it is installed now. */
  readonly upToDate: boolean;
  /** Free on its disk. */
  readonly freeBytes: number;
  /** Committed, but not yet moved into the file itself. */
  readonly logBytes: number;
};

/** What the adapter is given by whoever starts it. */
export type Parts = {
  readonly service: MatchService;
  readonly outbox: Outbox;
  readonly surfaces: Surfaces;
  readonly games: readonly Game[];
  readonly painter: Painter;
  /** Looks the file over, which may take some seconds. */
  readonly health: () => Promise<Health>;
  readonly log: Logger;
  /** Where the privacy text of whoever runs the bot is to be read. */
  readonly privacyUrl?: string;
};

/** Everything a handler may need. */
export type Context = Parts & {
  readonly client: Client<true>;
  readonly post: Post;
  readonly names: Names;
  readonly projection: Projection;
  readonly panels: OpenPanels;
  readonly animations: Animations;
};

/** The game of a match. Throws for a game that is not installed: a match of it cannot have been made here. */
export function gameOf(context: Pick<Parts, 'games'>, id: string): Game {
  const game = context.games.find((g) => g.rules.id === id);
  if (!game) throw new Error(`game ${id} is not installed`);
  return game;
}

/** Whether a match waits for players or is being played. */
export const isLive = ({ status }: Pick<Match, 'status'>): boolean => status === 'lobby' || status === 'running';
