import type { Game } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Suggestion } from './command.ts';
import { clip, LIMITS } from './limits.ts';
import { markdownName } from './safe-names.ts';
import { gameVoice } from './voices.ts';

const titleOf = (game: Game, locale: string) => gameVoice(game, locale)(game.face.title);

const named = (games: readonly Game[], typed: string, locale: string) =>
  games.filter((game) => titleOf(game, locale).toLowerCase().includes(typed.trim().toLowerCase()));

/** Games whose title contains what is typed. */
export const suggestGames = (games: readonly Game[], typed: string, locale: string): readonly Suggestion[] =>
  named(games, typed, locale)
    .slice(0, LIMITS.choices)
    .map((game) => ({ name: clip(titleOf(game, locale), LIMITS.choiceName), value: game.rules.id }));

/** The game of an id, or the only one whose title contains what is typed. */
export function findGame(games: readonly Game[], typed: string, locale: string): Game | null {
  const exact = games.find((game) => game.rules.id === typed);
  const close = named(games, typed, locale);
  return exact ?? (close.length === 1 ? close[0]! : null);
}

/** Says that there is no such game, by its name if anything of that can be repeated. */
export function unknownGame(typed: string): Message {
  const game = markdownName(typed);
  return game === '' ? { id: 'refused.unclear-game' } : { id: 'refused.unknown-game', args: { game } };
}
