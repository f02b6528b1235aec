import type { Game, RulesSection } from '../games/face.ts';
import type { Match } from '../match/match.ts';
import type { Suggestion } from './command.ts';
import type { Context } from './context.ts';
import { clip, LIMITS } from './limits.ts';
import { rulesScreen, sectionsFor } from './rules-screen.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, gameVoice } from './voices.ts';

type Found = { readonly game: Game; readonly section: RulesSection };

/** Every section, those for what the match here waits for first, then the rest of its game, then other games. */
async function sections({ games, service }: Context, here: Match | null): Promise<readonly Found[]> {
  const step = here ? ((await service.lookAtTable(here.id))?.sight?.step ?? null) : null;
  const first = games.filter((game) => game.rules.id === here?.game);
  const rest = games.filter((game) => game.rules.id !== here?.game);
  return [...first, ...rest].flatMap((game) =>
    sectionsFor(game, game.rules.id === here?.game ? step : null).map((section) => ({ game, section })),
  );
}

const nameOf = ({ game, section }: Found, locale: string) =>
  gameVoice(game, locale)({ id: 'rules.choice', args: { game: game.face.title, title: section.title } });

const sectionValue = ({ game, section }: Found) => `${game.rules.id}/${section.id}`;

export async function suggestSections(context: Context, here: Match | null, typed: string, locale: string): Promise<readonly Suggestion[]> {
  const all = await sections(context, here);
  return all
    .map((found) => ({ name: clip(nameOf(found, locale), LIMITS.choiceName), value: sectionValue(found) }))
    .filter(({ name, value }) => value.length <= LIMITS.choiceValue && name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, LIMITS.choices);
}

/** The section asked for by value or title; without one, that for now, or the list of games where no match is at hand. */
export async function rulesFor(context: Context, here: Match | null, wanted: string | null, locale: string): Promise<Screen> {
  const say = commonVoice(locale);
  const all = await sections(context, here);
  if (wanted === null && !here) {
    const lines = context.games.map((game) =>
      gameVoice(game, locale)({ id: 'rules.game', args: { title: game.face.title, summary: game.face.summary } }),
    );
    return screen({ text: [say({ id: 'rules.games' }), ...lines] });
  }
  const words = (wanted ?? '').trim().toLowerCase();
  const found = all.find((f) => sectionValue(f) === wanted) ?? all.find((f) => nameOf(f, locale).toLowerCase().includes(words));
  if (!found) return screen({ text: [say({ id: 'rules.none' })] });
  const voice = gameVoice(found.game, locale);
  return rulesScreen(found.game, found.section, voice, voice);
}
