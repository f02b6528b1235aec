import { randomPicks } from '../src/bots/bots.ts';
import type { Game } from '../src/games/face.ts';
import { type ChanceUsed, draw } from '../src/kernel/chance.ts';
import { answer, open, pending, sight } from '../src/kernel/kernel.ts';
import type { Position } from '../src/kernel/position.ts';

type Playable = Pick<Game, 'rules' | 'bot'>;
type Plan = { readonly seats: number; readonly seed: string; readonly computers: number };

/** A game that was played to its end, with the answers that led there. */
export type Played = { readonly answers: readonly (readonly string[])[]; readonly end: Position };

/** Plays a game to its end: the first seats by computer players, the others at random; the same each time. */
export function playedGame({ rules, bot }: Playable, { seats, seed, computers }: Plan): Played {
  const used: ChanceUsed = {};
  const random = () => draw(seed, used, 'players', 2 ** 32) / 2 ** 32;
  const answers: (readonly string[])[] = [];
  let { position } = open(rules, seats, {}, seed);
  while (!position.outcome) {
    const [prompt] = pending(rules, position);
    const { seat, ask } = prompt!;
    const picks = seat < computers ? bot(sight(rules, position, seat), random) : randomPicks(ask, random);
    answers.push(picks);
    const next = answer(rules, position, { ...prompt!, picks });
    if ('refused' in next) throw new Error(`${rules.id} refuses ${picks}: ${next.refused}`);
    position = next.position;
  }
  return { answers, end: position };
}

/**
 * Plays the same game again and gives the milliseconds of each answer: the options listed, the answer checked and applied, and the
 * sights of all seats and the table made.
 */
export function timesOfAnswers({ rules }: Playable, { seats, seed }: Plan, { answers }: Played): number[] {
  let { position } = open(rules, seats, {}, seed);
  return answers.map((picks) => {
    const begun = performance.now();
    const next = answer(rules, position, { ...pending(rules, position)[0]!, picks });
    if ('refused' in next) throw new Error(`${rules.id} refuses ${picks} the second time: ${next.refused}`);
    position = next.position;
    const sights = [...Array(seats).keys(), 'table' as const].map((viewer) => sight(rules, position, viewer));
    const spent = performance.now() - begun;
    if (sights.length !== seats + 1) throw new Error('a sight is missing');
    return spent;
  });
}
