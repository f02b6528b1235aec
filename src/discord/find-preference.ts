import type { MatchService } from '../match/match.ts';
import type { Suggestion } from './command.ts';
import { clip, LIMITS } from './limits.ts';
import { commonVoice } from './voices.ts';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];
/** Usual quiet hours; any others can be typed. */
const QUIET = ['22-8', '22-7', '23-7', '23-9', '0-8', 'off'];

/** What may be chosen for an option of /settings, by what is typed of it. */
export function suggestPreference(
  { preferable }: Pick<MatchService, 'preferable'>,
  option: string,
  typed: string,
  locale: string,
): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  return suggestionsFor(preferable, option, commonVoice(locale))
    .filter(({ name }) => name.toLowerCase().replaceAll('_', ' ').includes(wanted.replaceAll('_', ' ')))
    .slice(0, LIMITS.choices);
}

function suggestionsFor(
  preferable: MatchService['preferable'],
  option: string,
  say: ReturnType<typeof commonVoice>,
): readonly Suggestion[] {
  const same = (value: string): Suggestion => ({ name: value, value });
  if (option === 'zone') return ZONES.map(same);
  if (option === 'quiet') return QUIET.map(same);
  const choices = Object.hasOwn(preferable, option) ? preferable[option as keyof typeof preferable] : [];
  return choices.map((value) => ({ name: clip(say({ id: `preference.${option}.${value}` }), LIMITS.choiceName), value }));
}
