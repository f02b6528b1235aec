import { setImmediate } from 'node:timers/promises';
import type { Game } from '../games/face.ts';
import type { Replay } from '../match/match.ts';
import { say } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { type Context, gameOf, type Parts } from './context.ts';
import { briefly } from './errors.ts';
import { clip, LIMITS } from './limits.ts';
import type { Picture } from './screen.ts';
import type { Voices } from './voices.ts';

/**
 * Tried in turn until the file is small enough for Discord: how many pixels a frame has, and how many frames there are at
 * most. A GIF takes less than one and a half bytes for a pixel, whatever it shows, so that the last one always fits.
 */
const SIZES = [
  { pixels: 480_000, frames: 400 },
  { pixels: 160_000, frames: 400 },
  { pixels: 30_000, frames: 200 },
] as const;
/** A frame is seen so long that all of them take about a minute, but never shorter or longer than one can follow. In milliseconds. */
const WHOLE_MS = 60_000;
const FRAME_MS = { least: 300, most: 1_500 } as const;
/** The part of all scenes that fill a frame's height or less of it. */
const FITTING = 0.9;
/** Files that are kept for whoever asks again. */
const KEPT = 4;

/** Matches as moving pictures. */
export type Animations = {
  /** The board from the first step to the last. Null when it cannot be drawn. One that is being made is not made twice. */
  of(replay: Replay, voices: Voices, locale: string): Promise<Picture | null>;
};

export function createAnimations(context: Pick<Parts, 'games' | 'painter' | 'log'>): Animations {
  const kept = new Map<string, Promise<Picture | null>>();
  return {
    of(replay, voices, locale) {
      const key = `${replay.match.id} ${locale}`;
      const file = kept.get(key) ?? animate(context, replay, voices);
      kept.delete(key);
      kept.set(key, file);
      // What failed may work the next time.
      void file.then((made) => made ?? kept.delete(key));
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
      return file;
    },
  };
}

async function animate(context: Pick<Context, 'games' | 'painter' | 'log'>, replay: Replay, voices: Voices): Promise<Picture | null> {
  const { plain } = voices;
  const game = gameOf(context, replay.match.game);
  try {
    for (const { pixels, frames } of SIZES) {
      const steps = spread(replay.steps, frames);
      const shape = await shapeOf(game, replay, steps);
      const height = Math.round(Math.sqrt(pixels * shape));
      const look = { width: Math.round(height / shape), height, delay: delayFor(steps.length), largest: LIMITS.fileBytes };
      const data = await context.painter.animate(scenes(game, replay, steps, voices), look);
      const alt = plain({
        id: 'replay.animation.alt',
        args: { game: game.face.title, count: steps.length, text: endOf(game, replay, plain) },
      });
      if (data) return { name: 'match.gif', data, alt: clip(alt, LIMITS.altText) };
    }
  } catch (error) {
    context.log.error({ error: briefly(error), match: replay.match.id }, 'a match could not be animated');
  }
  return null;
}

/** At most so many steps, evenly, the first and the last among them. */
const spread = (steps: number, most: number): readonly number[] =>
  steps <= most
    ? Array.from({ length: steps }, (_, n) => n)
    : Array.from({ length: most }, (_, n) => Math.round((n * (steps - 1)) / (most - 1)));

const delayFor = (frames: number): number => Math.min(FRAME_MS.most, Math.max(FRAME_MS.least, Math.round(WHOLE_MS / frames)));

const sceneAt = ({ face }: Game, replay: Replay, step: number): Scene => {
  const { look } = replay.at(step);
  return face.scene(look.sight!, look.recent);
};

function* scenes(game: Game, replay: Replay, steps: readonly number[], voices: Voices): Generator<Scene> {
  for (const step of steps) yield say(sceneAt(game, replay, step), voices.asOf(replay.at(step).version).plain);
}

/**
 * Height by width of the frames: that of a scene than which few are taller, such as the page of a result, which are shown
 * smaller. Lets other work in between two scenes.
 */
async function shapeOf(game: Game, replay: Replay, steps: readonly number[]): Promise<number> {
  const shapes: number[] = [];
  for (const step of steps) {
    const { width, height } = sceneAt(game, replay, step);
    shapes.push(height / width);
    await setImmediate();
  }
  return shapes.sort((a, b) => a - b)[Math.floor(FITTING * (shapes.length - 1))]!;
}

/** The end of the match in words: a moving picture cannot be told whole. */
const endOf = ({ face }: Game, replay: Replay, plain: Voices['plain']): string =>
  face
    .text(replay.at(replay.steps - 1).look.sight!)
    .map(plain)
    .join(' ');
