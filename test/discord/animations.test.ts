import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createAnimations } from '../../src/discord/animations.ts';
import type { Painter } from '../../src/discord/context.ts';
import { LIMITS } from '../../src/discord/limits.ts';
import { gameVoice, type Voices } from '../../src/discord/voices.ts';
import type { Game } from '../../src/games/face.ts';
import type { Replay } from '../../src/match/match.ts';
import type { ToyView } from '../match/toy.ts';
import { toyGame } from './toys.ts';

type Order = Parameters<Painter['animate']>[1] & { readonly frames: number };

const say = gameVoice(toyGame, 'en-US');
const voices: Voices = {
  say,
  plain: say,
  whole: say,
  at: () => say,
  asOf: () => voices,
  drawn: { colours: 'usual', print: 'usual' },
};

/** A match of so many steps; the turn in its view is the step. */
function replayOf(steps: number, match = 'match001'): Replay {
  const view = (turn: number) => ({ turn, hidden: [null], walked: [0], found: [0], shouts: 0 });
  const at = (step: number) => ({ look: { sight: { view: view(step) }, recent: [] }, entries: [] });
  return { match: { id: match, game: 'toy' }, steps, whole: true, at, hands: () => [] } as unknown as Replay;
}

/** Animations by a painter whose files have so many bytes for each pixel, and what it was asked for. */
function animations(bytesOf: (order: Order) => number = () => 1, game = toyGame) {
  const orders: Order[] = [];
  const painter: Painter = {
    paint: async () => Buffer.from('picture'),
    animate: async (scenes, look) => {
      const order = { ...look, frames: [...scenes].length };
      orders.push(order);
      return bytesOf(order) > look.largest ? null : Buffer.from(`film ${orders.length}`);
    },
  };
  return { orders, of: createAnimations({ games: [game], painter, log: pino({ level: 'silent' }) }) };
}

describe('an animation of a match', () => {
  it('has a frame for each step, in the shape of the board, and is seen for about a minute', async () => {
    const { orders, of } = animations();
    const film = (await of.of(replayOf(100), voices, 'en-US'))!;
    expect(film).toMatchObject({ name: 'match.gif', data: Buffer.from('film 1') });
    expect(film.alt).toContain('moving picture of 100 frames');
    expect(orders).toEqual([{ width: 800, height: 600, delay: 600, largest: LIMITS.fileBytes, frames: 100 }]);
  });

  it('is as tall as nearly all of its scenes, and not as the page of the result alone', async () => {
    const tall = (turn: number) => ({ width: 400, height: turn === 49 ? 4_000 : 300, nodes: [] });
    const game = { ...toyGame, face: { ...toyGame.face, scene: ({ view }: { view: ToyView }) => tall(view.turn) } } as Game;
    const { orders, of } = animations(() => 1, game);
    await of.of(replayOf(50), voices, 'en-US');
    expect(orders).toMatchObject([{ width: 800, height: 600 }]);
  });

  it('has at most 400 frames, each seen long enough, and a short one does not linger', async () => {
    const { orders, of } = animations();
    await of.of(replayOf(5_000), voices, 'en-US');
    await of.of(replayOf(3, 'match002'), voices, 'en-US');
    expect(orders.map(({ frames, delay }) => [frames, delay])).toEqual([
      [400, 300],
      [3, 1_500],
    ]);
  });

  it('is made smaller and with fewer frames until the file is small enough, and the smallest always is', async () => {
    // A GIF takes less than one and a half bytes for a pixel, and a kilobyte for each frame's colours.
    const { orders, of } = animations(({ width, height, frames }) => frames * (1.5 * width * height + 1_024));
    expect(await of.of(replayOf(1_000), voices, 'en-US')).not.toBeNull();
    expect(orders.map(({ width, height, frames }) => [width, height, frames])).toEqual([
      [800, 600, 400],
      [461, 346, 400],
      [200, 150, 200],
    ]);
  });

  it('is made once for all who ask, and anew where it failed', async () => {
    let broken = true;
    const { orders, of } = animations(() => {
      if (broken) throw new Error('no film');
      return 1;
    });
    expect(await of.of(replayOf(2), voices, 'en-US')).toBeNull();
    broken = false;
    const twice = await Promise.all([of.of(replayOf(2), voices, 'en-US'), of.of(replayOf(2), voices, 'en-US')]);
    expect(twice[0]).toBe(twice[1]);
    expect(orders).toHaveLength(2);
    for (const match of ['a', 'b', 'c', 'd']) await of.of(replayOf(2, match), voices, 'en-US');
    expect(await of.of(replayOf(2), voices, 'en-US')).not.toBe(twice[0]);
  });
});
