import { botMove } from '../bots/bots.ts';
import type { Game } from '../games/face.ts';
import { type ChanceUsed, draw } from '../kernel/chance.ts';
import { answer, open, pending, sight } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import type { Event } from '../kernel/steps.ts';

/** A moment of a match: the position, and what the newest answers brought about, latest last. */
export type Sample = { readonly position: Position; readonly recent: readonly Event[] };

/** Events of so many answers are recent, as in a running match. */
const RECENT = 12;

/** Every position of a match that computer players play to its end; all decided by the seed. For pictures, benches and tests. */
export function* samples(game: Game, seats: number, seed: string, settings: { readonly [id: string]: string } = {}): Generator<Sample> {
  const used: ChanceUsed = {};
  const luck = () => draw(`${seed}:players`, used, 'players', 2 ** 32) / 2 ** 32;
  const opened = open(game.rules, seats, settings, seed);
  const entries: (readonly Event[])[] = [opened.events];
  let { position } = opened;
  yield { position, recent: opened.events };
  while (!position.outcome) {
    const [awaited] = pending(game.rules, position);
    if (!awaited) throw new Error('nobody is asked anything');
    const move = botMove(game.bot, sight(game.rules, position, awaited.seat), luck, () => {});
    if (!move) throw new Error(`the player of seat ${awaited.seat} has nothing to answer`);
    const next = answer(game.rules, position, { ...move.prompt, picks: move.picks });
    if ('refused' in next) throw new Error(`seat ${awaited.seat} was refused: ${next.refused}`);
    entries.push(next.events);
    position = next.position;
    yield { position, recent: entries.slice(-RECENT).flat() };
  }
}
