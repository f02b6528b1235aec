import fc from 'fast-check';
import { rules } from '../../../src/games/bunker-poker/game.ts';
import { type BunkerPokerSettings, type State, settings, type View } from '../../../src/games/bunker-poker/state.ts';
import type { Bot } from '../../../src/games/face.ts';
import { answer, open, pending, sight } from '../../../src/kernel/kernel.ts';
import type { Position, Seat } from '../../../src/kernel/position.ts';
import type { Sight } from '../../../src/kernel/sight.ts';
import type { Event } from '../../../src/kernel/steps.ts';

/** One answer of a game and what came of it. */
export type Move = { readonly before: Position<State>; readonly after: Position<State>; readonly events: readonly Event[] };

type Kind = { readonly seats: number; readonly settings: BunkerPokerSettings; readonly seed: string };

/** Games of 2, 3 and 4 seats with every mixture of settings. */
export const kinds: fc.Arbitrary<Kind> = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  settings: fc.record({
    giveUp: fc.constantFrom(...settings.giveUp),
    swapOrder: fc.constantFrom(...settings.swapOrder),
    startDice: fc.constantFrom(...settings.startDice),
    takeAfterSwap: fc.constantFrom(...settings.takeAfterSwap),
    leaver: fc.constantFrom(...settings.leaver),
  }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

/** Numbers in 0..1 that look random and are the same for the same seed (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x9e3779b1), 0x2545f491);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks any option. */
export const anyOption: Bot<View> = (seen, random) => {
  const { options } = seen.prompts[0]!.ask;
  return [options[Math.floor(random() * options.length)]!.id];
};

/** Plays a game to its end, each seat by its player. Throws when an answer is refused or the game does not end. */
export function* play({ seats, settings: chosen, seed }: Kind, players: readonly Bot<View>[]): Generator<Move> {
  const random = randomOf(seed);
  let position = open(rules, seats, chosen, seed).position;
  for (let answers = 0; !position.outcome; answers++) {
    if (answers > 3000) throw new Error('no end');
    const { seat, serial, key } = pending(rules, position)[0]!;
    const picks = players[seat]!(sight(rules, position, seat) as unknown as Sight<Seat, View>, random);
    const next = answer(rules, position, { serial, key, seat, picks });
    if ('refused' in next) throw new Error(`${next.refused}: ${picks}`);
    yield { before: position as Position<State>, after: next.position as Position<State>, events: next.events };
    position = next.position;
  }
}

/** A game in which every seat picks any option. */
export const playAnyhow = (kind: Kind): Move[] => [...play(kind, Array(kind.seats).fill(anyOption))];
