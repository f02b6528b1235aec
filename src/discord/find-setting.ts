import type { Match } from '../match/match.ts';
import type { Speaker } from '../words/words.ts';
import type { Suggestion } from './command.ts';
import { type Context, gameOf } from './context.ts';
import { type Named, placeOf, suggestNamed } from './find-named.ts';
import { type LobbyChoice, lobbyChoices } from './lobby-choices.ts';
import { gameVoice } from './voices.ts';

const named = (settings: readonly LobbyChoice[]): readonly Named[] => settings.map(({ id, name }) => ({ id, label: name }));
const choicesOf = ({ choices, nameOf }: LobbyChoice): readonly Named[] => choices.map((id) => ({ id, label: nameOf(id) }));

/** The setting that is typed, by its place; null when that is not clear. */
export const findSetting = (settings: readonly LobbyChoice[], typed: string, say: Speaker): number | null =>
  placeOf(named(settings), typed, say);

/** The choice of a setting that is typed; null when that is not clear. */
export function findChoice(setting: LobbyChoice, typed: string, say: Speaker): string | null {
  const place = placeOf(choicesOf(setting), typed, say);
  return place === null ? null : setting.choices[place]!;
}

/** Settings of a lobby whose words contain what is typed, or choices of the `setting` that was typed before. */
export function suggestLobbyChoices(
  context: Pick<Context, 'games' | 'service'>,
  match: Match,
  setting: string | null,
  typed: string,
  locale: string,
): readonly Suggestion[] {
  const say = gameVoice(gameOf(context, match.game), locale);
  const settings = lobbyChoices(context, match);
  if (setting === null) return suggestNamed(named(settings), typed, say);
  const place = findSetting(settings, setting, say);
  return place === null ? [] : suggestNamed(choicesOf(settings[place]!), typed, say);
}
