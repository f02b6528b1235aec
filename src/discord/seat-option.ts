import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Holder } from '../match/match.ts';
import { type Command, described, type Suggestion, serverCommand, withMatch } from './command.ts';
import type { Context } from './context.ts';
import type { Asked, Show } from './deeds/deed.ts';
import type { MeantSeat } from './deeds/seats.ts';
import { matchOf } from './find-match.ts';
import { clip, LIMITS } from './limits.ts';
import { aboutMatch, suggestMatch } from './match-command.ts';
import { voicesOf } from './voices.ts';

type Options = ReturnType<typeof withMatch>;

/** A command about one seat of a match, chosen by its `seat` option among those whose holders fit. `more`: adds further options. */
export const seatCommand = (
  name: 'kick' | 'offerseat',
  fits: (holder: Holder) => boolean,
  deedOf: (interaction: ChatInputCommandInteraction) => (context: Context, asked: Asked, meant: MeantSeat) => Promise<Show>,
  more: (data: Options) => Options = (data) => data,
): Command => ({
  data: more(
    withMatch(
      serverCommand(name).addStringOption((o) => described(o, 'seat', `command.${name}.seat`).setRequired(true).setAutocomplete(true)),
    ),
  ),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => deedOf(interaction)(context, asked, seatIn(interaction.options.getString('seat', true)))),
  autocomplete: (interaction, context) =>
    interaction.options.getFocused(true).name === 'match' ? suggestMatch(interaction, context) : suggestSeats(interaction, context, fits),
});

/** Reads a number of a seat, or what the list gives: that and who sat there. -1 for what is neither. */
function seatIn(typed: string): MeantSeat {
  const [, number, whom] = /^(\d{1,2})(?: (\d{1,20}))?$/.exec(typed.trim()) ?? [];
  return { seat: number ? Number(number) - 1 : -1, ...(whom ? { whom } : {}) };
}

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
    .flatMap((holder, seat) => (fits(holder) ? [{ holder, seat }] : []))
    .map(({ holder, seat }) => ({
      value: holder.kind === 'user' ? `${seat + 1} ${holder.user}` : String(seat + 1),
      name: clip(plain({ id: 'seat.choice', args: { number: String(seat + 1), name: { seat } } }), LIMITS.choiceName),
    }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
