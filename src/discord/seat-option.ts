import type { AutocompleteInteraction } from 'discord.js';
import type { Holder } from '../match/match.ts';
import { type Command, described, type Suggestion, serverCommand, withMatch } from './command.ts';
import type { Context } from './context.ts';
import type { Asked, Show } from './deeds/deed.ts';
import { matchOf } from './find-match.ts';
import { clip, LIMITS } from './limits.ts';
import { aboutMatch, suggestMatch } from './match-command.ts';
import { voicesOf } from './voices.ts';

/** A command about one seat of a match, chosen by its `seat` option among those whose holders fit. */
export const seatCommand = (
  name: 'kick' | 'offerseat',
  fits: (holder: Holder) => boolean,
  deed: (context: Context, asked: Asked, seat: number) => Promise<Show>,
): Command => ({
  data: withMatch(
    serverCommand(name).addStringOption((o) => described(o, 'seat', `command.${name}.seat`).setRequired(true).setAutocomplete(true)),
  ),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => deed(context, asked, seatIn(interaction.options.getString('seat', true)))),
  autocomplete: (interaction, context) =>
    interaction.options.getFocused(true).name === 'match' ? suggestMatch(interaction, context) : suggestSeats(interaction, context, fits),
});

/** The seat that is meant, counted from 0; -1 for what is no number of a seat. */
const seatIn = (typed: string): number => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) - 1 : -1);

async function suggestSeats(
  interaction: AutocompleteInteraction,
  context: Context,
  fits: (holder: Holder) => boolean,
): Promise<readonly Suggestion[]> {
  const match = await matchOf(context, interaction);
  if (!('status' in match)) return [];
  const { plain } = await voicesOf(context, match, interaction.locale);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  return match.holders
    .flatMap((holder, seat) => (fits(holder) ? [{ value: String(seat + 1), seat }] : []))
    .map(({ value, seat }) => ({
      value,
      name: clip(plain({ id: 'seat.choice', args: { number: value, name: { seat } } }), LIMITS.choiceName),
    }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
