import type { Bot } from '../games/face.ts';
import type { Seat } from '../kernel/position.ts';
import { isLegal } from '../kernel/prompts.ts';
import type { Prompt, Sight } from '../kernel/sight.ts';
import type { Ask } from '../kernel/steps.ts';

/** What a computer player does now: option ids for a prompt, as a person would send them. */
export type BotMove = { readonly prompt: Prompt; readonly picks: readonly string[] };

/** Called when a computer player threw or chose what is not offered. */
export type BotFault = (fault: { readonly error?: unknown; readonly picks?: readonly string[] }) => void;

/**
 * Asks a computer player what it does with the first prompt of its sight. One that throws or picks what is not offered
 * is reported to `onFault`, and a random legal pick is made instead, so that a faulty player never holds a match up.
 * Takes `random` in [0, 1). Returns null when the sight has no prompt.
 */
export function botMove<V>(bot: Bot<V>, sight: Sight<Seat, V>, random: () => number, onFault: BotFault): BotMove | null {
  const prompt = sight.prompts[0];
  if (!prompt) return null;
  try {
    const picks = bot(sight, random);
    if (isLegal(prompt.ask, picks)) return { prompt, picks };
    onFault({ picks });
  } catch (error) {
    onFault({ error });
  }
  return { prompt, picks: randomPicks(prompt.ask, random) };
}

/** A random legal answer: a random number of options within the bounds of the ask, drawn without replacement. */
export function randomPicks({ options, min = 1, max = 1 }: Ask, random: () => number): readonly string[] {
  const left = options.map((option) => option.id);
  const most = Math.min(max, left.length);
  const count = min + Math.floor(random() * (most - min + 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
