import type { Look } from '../match/match.ts';
import type { Speaker } from '../words/words.ts';
import type { Suggestion } from './command.ts';
import type { Context } from './context.ts';
import { type Named, placeOf, suggestNamed } from './find-named.ts';
import { closeupsOf } from './pictures.ts';

/** Parts of the board by their numbers, counted from 1. */
const named = (context: Pick<Context, 'games'>, look: Look): readonly Named[] =>
  closeupsOf(context, look).map(({ label }, index) => ({ id: String(index + 1), label }));

/** The part of the board that is typed, by its index; null when that is not clear. */
export const findCloseup = (context: Pick<Context, 'games'>, look: Look, typed: string, say: Speaker): number | null =>
  placeOf(named(context, look), typed, say);

/** Parts of the board whose words contain what is typed; none in games without such parts. */
export const suggestCloseups = (context: Pick<Context, 'games'>, look: Look, typed: string, say: Speaker): readonly Suggestion[] =>
  suggestNamed(named(context, look), typed, say);
