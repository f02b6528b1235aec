import { randomPicks } from '../bots/bots.ts';
import type { Seat } from '../kernel/position.ts';
import { isLegal } from '../kernel/prompts.ts';
import type { Prompt, Sight } from '../kernel/sight.ts';
import type { PlayableGame } from './desk.ts';
import type { How } from './match.ts';
import { ordered } from './standing-orders.ts';
import type { MatchRecord } from './store.ts';

/** An answer made for somebody whose time is up, and why it is this one. */
export type AnswerFor = { readonly picks: readonly string[]; readonly how: Exclude<How, 'asleep'> };

/**
 * What a seat answers when its time is up, of what it sees: what it has ordered, else what the game lays down for the absent,
 * else something legal by chance. Takes `random` in [0, 1).
 */
export function answerFor(game: PlayableGame, match: MatchRecord, sees: Sight<Seat>, { ask }: Prompt, random: () => number): AnswerFor {
  const picks = ordered(game, match, sees, random);
  if (picks) return { picks, how: 'order' };
  const laidDown = ask.ifAbsent ?? 'any';
  return { picks: laidDown !== 'any' && isLegal(ask, laidDown) ? laidDown : randomPicks(ask, random), how: 'deadline' };
}
