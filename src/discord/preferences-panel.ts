import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { MatchService, Preferences } from '../match/match.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { type Row, type Screen, screen } from './screen.ts';
import { commonVoice } from './voices.ts';

/** Something to choose: the ends of the quiet hours, or one of the service's preferences. */
type Choice = { readonly part: string; readonly chosen: string; readonly choices: readonly (readonly [value: string, name: Message])[] };

/** What ends the quiet hours, and what begins them when nobody said when they end. */
export const NO_QUIET = 'off';
export const MORNING = 8;

const hours = Array.from({ length: 24 }, (_, hour) => [String(hour), { id: 'preferences.hour', args: { hour } }] as const);

/** The private panel of what somebody chooses for themselves, with a word on what has just happened. */
export function preferencesPanel(
  { preferable }: Pick<MatchService, 'preferable'>,
  preferences: Preferences,
  locale: string,
  note: Message | null = null,
): Screen {
  const say = commonVoice(locale);
  const { zone } = preferences;
  return screen({
    text: [
      ...(note ? [say(note), ''] : []),
      say({ id: 'preferences.title' }),
      say(zone === null ? { id: 'preferences.zone.none' } : { id: 'preferences.zone', args: { zone } }),
    ],
    rows: choicesOf(preferable, preferences).map((choice) => select(choice, say)),
  });
}

function choicesOf(preferable: MatchService['preferable'], { quiet, ...preferences }: Preferences): readonly Choice[] {
  const listed = (Object.keys(preferable) as (keyof typeof preferable)[]).map(
    (part): Choice => ({
      part,
      chosen: preferences[part],
      choices: preferable[part].map((value) => [value, { id: `preference.${part}.${value}` }]),
    }),
  );
  const from: Choice = {
    part: 'from',
    chosen: quiet ? String(quiet.from) : NO_QUIET,
    choices: [[NO_QUIET, { id: 'preference.from.off' }], ...hours],
  };
  return quiet ? [...listed, from, { part: 'until', chosen: String(quiet.until), choices: hours }] : [...listed, from];
}

function select({ part, chosen, choices }: Choice, say: (message: Message) => string): Row {
  const preference = { id: `preference.${part}` };
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder().setCustomId(encode({ do: 'prefer', part })).addOptions(
      choices.map(([value, choice]) => ({
        value,
        label: clip(say({ id: 'preferences.choice', args: { preference, choice } }), LIMITS.selectLabel),
        default: value === chosen,
      })),
    ),
  );
}
