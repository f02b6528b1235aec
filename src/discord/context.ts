import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/face.ts';
import type { Match, MatchService, Outbox, Surfaces } from '../match/match.ts';
import type { Scene } from '../scene/scene.ts';
import type { Names } from './names.ts';
import type { OpenPanels } from './open-panels.ts';
import type { Post } from './post.ts';
import type { Projection } from './projection.ts';

/** Draws a scene whose words are spoken already; gives a PNG. `width` in pixels, 1200 unless given. */
export type Painter = { paint(scene: Scene, options?: { readonly width?: number }): Promise<Buffer> };

/** What the adapter is given by whoever starts it. */
export type Parts = {
  readonly service: MatchService;
  readonly outbox: Outbox;
  readonly surfaces: Surfaces;
  readonly games: readonly Game[];
  readonly painter: Painter;
  readonly log: Logger;
};

/** Everything a handler may need. */
export type Context = Parts & {
  readonly client: Client<true>;
  readonly post: Post;
  readonly names: Names;
  readonly projection: Projection;
  readonly panels: OpenPanels;
};

/** The game of a match. Throws for a game that is not installed: a match of it cannot have been made here. */
export function gameOf(context: Pick<Parts, 'games'>, id: string): Game {
  const game = context.games.find((g) => g.rules.id === id);
  if (!game) throw new Error(`game ${id} is not installed`);
  return game;
}

/** Whether a match waits for players or is being played. */
export const isLive = ({ status }: Match): boolean => status === 'lobby' || status === 'running';
