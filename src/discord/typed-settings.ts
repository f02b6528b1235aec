import type { Speaker } from '../words/words.ts';
import type { Suggestion } from './command.ts';
import { LIMITS } from './limits.ts';
import type { LobbyChoice } from './lobby-choices.ts';

/** One choice of one setting: `goal=12`, or in words `Goal: twelve`. */
type Pair = { readonly setting: LobbyChoice; readonly choice: string; readonly text: string; readonly words: string };

const pairsOf = (settings: readonly LobbyChoice[], say: Speaker): readonly Pair[] =>
  settings.flatMap((setting) =>
    setting.choices.map((choice) => ({
      setting,
      choice,
      text: `${setting.id}=${choice}`,
      words: say({ id: 'lobby.settings.choice', args: { setting: setting.name, choice: setting.nameOf(choice) } }),
    })),
  );

/** Reads choices one after the other, divided by commas or spaces, as far as they are known: their words may hold commas too. */
function read(pairs: readonly Pair[], typed: string): { readonly known: readonly Pair[]; readonly rest: string } {
  const known: Pair[] = [];
  const spelled = pairs
    .flatMap((pair) => [pair.text, pair.words].map((spelling) => ({ pair, spelling: spelling.toLowerCase() })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
  let rest = typed.trim();
  for (;;) {
    const found = spelled.find(({ spelling }) => /^$|^[\s,]/.test(rest.slice(spelling.length)) && rest.toLowerCase().startsWith(spelling));
    if (!found) return { known, rest };
    known.push(found.pair);
    rest = rest.slice(found.spelling.length).replace(/^[\s,]+/, '');
  }
}

/** What was typed as requests, a later choice of a setting in place of an earlier one; null when any of it is not known. */
export function readSettings(
  settings: readonly LobbyChoice[],
  typed: string,
  say: Speaker,
): Required<ReturnType<LobbyChoice['request']>> | null {
  const { known, rest } = read(pairsOf(settings, say), typed);
  const requests = known.map(({ setting, choice }) => setting.request(choice));
  if (rest !== '') return null;
  return {
    settings: Object.assign({}, ...requests.map((request) => request.settings)),
    timing: Object.assign({}, ...requests.map((request) => request.timing)),
  };
}

/** How a choice is typed, to be shown to whoever typed something else. */
export const exampleOf = (settings: readonly LobbyChoice[]): string =>
  settings.map(({ id, choices }) => `${id}=${choices.at(-1)}`).at(-1) ?? '';

/** What is known of what is typed, with each further choice that the rest of it may mean. */
export function suggestSettings(settings: readonly LobbyChoice[], typed: string, say: Speaker): readonly Suggestion[] {
  const pairs = pairsOf(settings, say);
  const { known, rest } = read(pairs, typed);
  const words = rest.toLowerCase().split(/\s+/);
  const further = pairs.filter(
    ({ setting, ...pair }) =>
      !known.some((other) => other.setting === setting) && words.every((word) => `${pair.text} ${pair.words}`.toLowerCase().includes(word)),
  );
  const lists = [...(known.length > 0 && rest === '' ? [known] : []), ...further.map((pair) => [...known, pair])];
  return lists
    .map((list): Suggestion => {
      const [name, value] = (['words', 'text'] as const).map((way) => list.map((pair) => pair[way]).join(', '));
      return { name: name!.length <= LIMITS.choiceName ? name! : value!, value: value! };
    })
    .filter(({ value }) => value.length <= LIMITS.choiceValue)
    .slice(0, LIMITS.choices);
}
