import { randomPicks } from '../bots/bots.ts';
import { isLegal } from '../kernel/prompts.ts';
import type { Prompt } from '../kernel/sight.ts';
import type { How } from './match.ts';
import type { MatchRecord } from './store.ts';

/** An answer made for somebody whose time is up, and why it is this one. */
export type AnswerFor = { readonly picks: readonly string[]; readonly how: Exclude<How, 'asleep'> };

/**
 * What a seat answers when its time is up: what the game lays down for the absent, else something legal by chance.
 * Takes `random` in [0, 1). Standing orders go first here.
 */
export function answerFor(_match: MatchRecord, { ask }: Prompt, random: () => number): AnswerFor {
  const laidDown = ask.ifAbsent ?? 'any';
  return { picks: laidDown !== 'any' && isLegal(ask, laidDown) ? laidDown : randomPicks(ask, random), how: 'deadline' };
}
