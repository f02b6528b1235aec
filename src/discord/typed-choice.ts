import type { Prompt } from '../kernel/sight.ts';
import type { Speaker } from '../words/words.ts';
import { choices, folded, nameOf } from './choices.ts';
import type { Suggestion } from './command.ts';
import { clip, LIMITS } from './limits.ts';

/** What a typed or suggested choice means: a prompt and indexes of its options, a group of its options to look into, named by the first, or nothing clear. */
export type TypedChoice =
  | { readonly kind: 'picks'; readonly serial: number; readonly key: string; readonly picks: readonly number[] }
  | { readonly kind: 'group'; readonly serial: number; readonly key: string; readonly group: number }
  | { readonly kind: 'unclear' };

const UNCLEAR: TypedChoice = { kind: 'unclear' };
const PICKS = /^(\d+):([\w-]+):((?:\d+(?:,\d+)*)?)$/;
const GROUP = /^(\d+):([\w-]+):g(\d+)$/;

/**
 * Choices that fit what is typed so far, at most 25. Where there are more and nothing is typed, their groups are folded.
 * For several picks, what stands before the last comma is already chosen.
 */
export function suggestChoices(prompts: readonly Prompt[], typed: string, say: Speaker): readonly Suggestion[] {
  const all = prompts.flatMap((prompt) => ((prompt.ask.max ?? 1) > 1 ? severalOf(prompt, typed, say) : singleOf(prompt, typed, say)));
  return all.filter(({ value }) => value.length <= LIMITS.choiceValue).slice(0, LIMITS.choices);
}

function singleOf(prompt: Prompt, typed: string, say: Speaker): readonly Suggestion[] {
  const { options, min = 1 } = prompt.ask;
  const none = min === 0 && typed.trim() === '' ? [suggestion(say({ id: 'button.none' }), picksValue(prompt, []))] : [];
  if (typed.trim() === '')
    return [
      ...none,
      ...folded(prompt.ask, LIMITS.choices).map(({ index, label, folds }) =>
        folds
          ? suggestion(say(label), `${prompt.serial}:${prompt.key}:g${index}`)
          : suggestion(say(nameOf(options[index]!)), picksValue(prompt, [index])),
      ),
    ];
  return [
    ...none,
    ...options.flatMap((option, index) =>
      fits(say(nameOf(option)), typed) ? [suggestion(say(nameOf(option)), picksValue(prompt, [index]))] : [],
    ),
  ];
}

function severalOf(prompt: Prompt, typed: string, say: Speaker): readonly Suggestion[] {
  const { options, min = 1, max = 1 } = prompt.ask;
  const comma = typed.lastIndexOf(',');
  const chosen =
    comma < 0
      ? []
      : typed
          .slice(0, comma)
          .split(',')
          .map((part) => indexOf(prompt, part, say));
  if (chosen.includes(null) || chosen.length >= max) return [];
  const before = chosen as number[];
  const names = (picks: readonly number[]) => picks.map((index) => say(nameOf(options[index]!))).join(', ') || say({ id: 'button.none' });
  const enough =
    before.length >= min && typed.slice(comma + 1).trim() === '' ? [suggestion(names(before), picksValue(prompt, before))] : [];
  const further = options.flatMap((option, index) =>
    before.includes(index) || !fits(say(nameOf(option)), typed.slice(comma + 1))
      ? []
      : [suggestion(names([...before, index]), picksValue(prompt, [...before, index]))],
  );
  return [...enough, ...further];
}

/** Understands a suggestion's value, or words and numbers typed by hand. A value of an old prompt keeps its old serial. */
export function readChoice(prompts: readonly Prompt[], given: string, say: Speaker): TypedChoice {
  const group = GROUP.exec(given);
  if (group) return { kind: 'group', serial: Number(group[1]), key: group[2]!, group: Number(group[3]) };
  const picks = PICKS.exec(given);
  if (picks) return { kind: 'picks', serial: Number(picks[1]), key: picks[2]!, picks: picks[3] ? picks[3].split(',').map(Number) : [] };
  for (const prompt of prompts) {
    const parts = (prompt.ask.max ?? 1) > 1 ? given.split(',') : [given];
    const indexes = parts.map((part) => indexOf(prompt, part, say));
    if (!indexes.includes(null)) return { kind: 'picks', serial: prompt.serial, key: prompt.key, picks: indexes as number[] };
  }
  return UNCLEAR;
}

/** The one option that words or a number mean: exactly, else as the only one that contains them. */
function indexOf({ ask }: Prompt, typed: string, say: Speaker): number | null {
  const words = typed.trim().toLowerCase();
  const names = ask.options.map((option) => say(nameOf(option)).toLowerCase());
  const labels = ask.options.map((option) => say(option.label).toLowerCase());
  const exact = [...names.keys()].filter((i) => names[i] === words || labels[i] === words);
  if (exact.length === 1) return exact[0]!;
  const numbered = choices(ask).items.find(({ number, folds }) => String(number) === words && !folds);
  if (numbered) return numbered.index;
  const loose = words === '' ? [] : [...names.keys()].filter((i) => fits(names[i]!, words));
  return exact.length === 0 && loose.length === 1 ? loose[0]! : null;
}

/** Every word typed occurs in the name. */
const fits = (name: string, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

const picksValue = ({ serial, key }: Prompt, picks: readonly number[]) => `${serial}:${key}:${picks.join(',')}`;

const suggestion = (name: string, value: string): Suggestion => ({ name: clip(name, LIMITS.choiceName), value });
