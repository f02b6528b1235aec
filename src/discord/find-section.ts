import type { Game, RulesSection } from '../games/face.ts';
import type { Match } from '../match/match.ts';
import type { Suggestion } from './command.ts';
import type { Context } from './context.ts';
import { clip, LIMITS } from './limits.ts';
import { rulesScreen, sectionList, sectionsFor } from './rules-screen.ts';
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

/** Sections whose names contain what is typed. Before anything is, every game has a place among the first 25. */
export async function suggestSections(context: Context, here: Match | null, typed: string, locale: string): Promise<readonly Suggestion[]> {
  const all = await sections(context, here);
  const fitting = all
    .map((found) => ({ game: found.game, name: clip(nameOf(found, locale), LIMITS.choiceName), value: sectionValue(found) }))
    .filter(({ name, value }) => value.length <= LIMITS.choiceValue && name.toLowerCase().includes(typed.trim().toLowerCase()));
  const firsts = fitting.filter((found, n) => fitting.findIndex(({ game }) => game === found.game) === n);
  const shown = fitting.length > LIMITS.choices ? [...firsts, ...fitting.filter((found) => !firsts.includes(found))] : fitting;
  return shown.slice(0, LIMITS.choices).map(({ name, value }) => ({ name, value }));
}

/** The section asked for by value or title; without one, that for now, or the list of games where no match is at hand. */
export async function rulesFor(context: Context, here: Match | null, wanted: string | null, locale: string): Promise<Screen> {
  const say = commonVoice(locale);
  const all = await sections(context, here);
  if (wanted === null && !here) {
    const lines = context.games.map((game) =>
      gameVoice(game, locale)({ id: 'rules.game', args: { title: game.face.title, summary: game.face.summary } }),
    );
    const lists = context.games.map((game) =>
      sectionList(game, gameVoice(game, locale), { id: 'rules.choose.of', args: { game: game.face.title } }),
    );
    return screen({ text: [say({ id: 'rules.games' }), ...lines], rows: lists });
  }
  const words = (wanted ?? '').trim().toLowerCase();
  const found = all.find((f) => sectionValue(f) === wanted) ?? all.find((f) => nameOf(f, locale).toLowerCase().includes(words));
  if (!found) return screen({ text: [say({ id: 'rules.none' })] });
  const voice = gameVoice(found.game, locale);
  return rulesScreen(found.game, found.section, voice, voice);
}
