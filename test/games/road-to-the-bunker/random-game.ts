import fc from 'fast-check';
import { randomPicks } from '../../../src/bots/bots.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import { type RoadSettings, type State, settings } from '../../../src/games/road-to-the-bunker/state.ts';
import { answer, open, pending } from '../../../src/kernel/kernel.ts';
import type { Position } from '../../../src/kernel/position.ts';
import type { Event } from '../../../src/kernel/steps.ts';
import { luckOf } from '../../contract/play.ts';

/** One answer of a game and what came of it. */
export type Move = { readonly before: Position<State>; readonly after: Position<State>; readonly events: readonly Event[] };

type Kind = { readonly seats: number; readonly settings: Partial<RoadSettings>; readonly seed: string };

/** Games of 2 to 6 seats with every mixture of settings. */
export const kinds: fc.Arbitrary<Kind> = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  settings: fc.record({
    bunkerReveal: fc.constantFrom(...settings.bunkerReveal),
    safeReach: fc.constantFrom(...settings.safeReach),
    resourceReuse: fc.constantFrom(...settings.resourceReuse),
    tentPath: fc.constantFrom(...settings.tentPath),
    pileTrim: fc.constantFrom(...settings.pileTrim),
    firstRoundTruce: fc.constantFrom(...settings.firstRoundTruce),
    firstPlayer: fc.constantFrom(...settings.firstPlayer),
  }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

/** Plays a game to its end, every seat picking any option. Throws when an answer is refused or the game does not end. */
export function playAnyhow({ seats, settings: chosen, seed }: Kind): Move[] {
  const { random } = luckOf(seed);
  const moves: Move[] = [];
  let position = open(rules, seats, chosen, seed).position;
  while (!position.outcome) {
    if (moves.length > 3000) throw new Error('no end');
    const prompt = pending(rules, position)[0]!;
    const next = answer(rules, position, { ...prompt, picks: randomPicks(prompt.ask, random) });
    if ('refused' in next) throw new Error(`${next.refused}: ${prompt.ask.text.id}`);
    moves.push({ before: position as Position<State>, after: next.position as Position<State>, events: next.events });
    position = next.position;
  }
  return moves;
}
