import fc from 'fast-check';
import { randomPicks } from '../../src/bots/bots.ts';
import { type ChanceUsed, draw } from '../../src/kernel/chance.ts';
import { type Answer, type AnyGame, answer, leave, open, pending, stepBack } from '../../src/kernel/kernel.ts';
import type { Position, Seat, Viewer } from '../../src/kernel/position.ts';
import type { Prompt } from '../../src/kernel/sight.ts';
import type { Event } from '../../src/kernel/steps.ts';

/** More answers than any game comes near to, even at random. */
export const LIMIT = 5_000;

/** All that decides a random match: the table, its luck, and what its players do. */
export type Plan = {
  readonly seats: number;
  readonly settings: { readonly [id: string]: string };
  readonly seed: string;
  readonly players: string;
};

/** What led from one position to the next. */
export type Move =
  | { readonly kind: 'answer'; readonly given: Answer; readonly undoable: boolean }
  | { readonly kind: 'undo'; readonly to: Position }
  | { readonly kind: 'leave'; readonly seat: Seat };

/** A position, and the move and events that made it; the first has no move. */
export type Moment = {
  readonly position: Position;
  readonly events: readonly Event[];
  readonly made: { readonly from: Position; readonly by: Move } | null;
};

export type Play = {
  readonly moments: readonly Moment[];
  /** Why it stopped: the match is over, nobody is asked anything, an offered answer was refused, or it was too long. */
  readonly stopped: 'over' | 'stuck' | 'refused' | 'endless';
};

/** A source of choices that the same words always repeat. */
export type Luck = {
  /** A whole number in 0..range-1. */
  readonly below: (range: number) => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

export function luckOf(words: string): Luck {
  const used: ChanceUsed = {};
  const below = (range: number) => draw(words, used, 'luck', range);
  const shuffle = <T>(items: readonly T[]) => {
    const left = [...items];
    return Array.from(items, () => left.splice(below(left.length), 1)[0]!);
  };
  return { below, random: () => below(2 ** 32) / 2 ** 32, shuffle };
}

/** Every third moment and the last: enough for checks that draw pictures. */
export const someOf = (moments: readonly Moment[]): readonly Moment[] => moments.filter((_, n) => n % 3 === 0 || n === moments.length - 1);

export const viewersOf = (position: Position): readonly Viewer[] => ['table', ...Array.from({ length: position.seats }, (_, seat) => seat)];

/** Any table of a game. Seeds do not shrink: another seed is another match, not a smaller one. */
export const plans = (rules: AnyGame): fc.Arbitrary<Plan> =>
  fc.record({
    seats: fc.integer(rules.seats),
    settings: fc.record(Object.fromEntries(Object.entries(rules.settings).map(([id, choices]) => [id, fc.constantFrom(...choices)]))),
    seed: fc.noShrink(fc.string({ minLength: 1 })),
    players: fc.noShrink(fc.string({ minLength: 1 })),
  });

/** Plays a match at random, with answers taken back and, in some matches, seats that go for good. */
export function play(rules: AnyGame, { seats, settings, seed, players }: Plan): Play {
  const luck = luckOf(players);
  const gone = new Set<Seat>();
  const restless = luck.below(3) === 0;
  const moments: Moment[] = [{ ...open(rules, seats, settings, seed), made: null }];
  for (;;) {
    const { position, made } = moments.at(-1)!;
    if (position.outcome) return { moments, stopped: 'over' };
    if (moments.length > LIMIT) return { moments, stopped: 'endless' };
    if (made?.by.kind === 'answer' && made.by.undoable && luck.below(4) === 0) {
      moments.push({ position: stepBack(made.from, position), events: [], made: { from: position, by: { kind: 'undo', to: made.from } } });
      continue;
    }
    const departure = restless && luck.below(40) === 0 ? departs(rules, position, luck.below(seats), gone) : null;
    if (departure) {
      moments.push(departure);
      continue;
    }
    const prompt = somePrompt(rules, position, luck);
    if (!prompt) return { moments, stopped: 'stuck' };
    const given = { ...prompt, picks: randomPicks(prompt.ask, luck.random) };
    const next = answer(rules, position, given);
    if ('refused' in next) return { moments, stopped: 'refused' };
    moments.push({ ...next, made: { from: position, by: { kind: 'answer', given, undoable: next.undoable } } });
  }
}

function departs(rules: AnyGame, position: Position, seat: Seat, gone: Set<Seat>): Moment | null {
  const left = gone.has(seat) ? null : leave(rules, position, seat);
  if (!left) return null;
  gone.add(seat);
  return { ...left, made: { from: position, by: { kind: 'leave', seat } } };
}

/** Mostly what the flow waits for, so that anytime options do not make a match endless. */
function somePrompt(rules: AnyGame, position: Position, luck: Luck): Prompt | undefined {
  const prompts = pending(rules, position).filter((p) => p.ask.options.length >= (p.ask.min ?? 1));
  const flow = prompts.filter((p) => p.key === 'now');
  const from = flow.length > 0 && luck.below(8) > 0 ? flow : prompts;
  return from[luck.below(Math.max(from.length, 1))];
}
