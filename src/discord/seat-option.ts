import type { AutocompleteInteraction, ChatInputCommandInteraction, SlashCommandOptionsOnlyBuilder } from 'discord.js';
import type { Match } from '../match/match.ts';
import { type Command, described, type Suggestion, serverCommand, withMatch } from './command.ts';
import type { Context } from './context.ts';
import type { Asked, Show } from './deeds/deed.ts';
import type { MeantSeat } from './deeds/seats.ts';
import { anyMatch, type Finder } from './find-match.ts';
import { clip, LIMITS } from './limits.ts';
import { aboutMatch } from './match-command.ts';
import { voicesOf } from './voices.ts';

/** What sets commands about a seat apart. */
type About = {
  /** Which seats are offered in the list. */
  fits(match: Match, seat: number): boolean;
  deedOf(interaction: ChatInputCommandInteraction): (context: Context, asked: Asked, meant: MeantSeat) => Promise<Show>;
  /** Adds further options. */
  readonly more?: (data: SlashCommandOptionsOnlyBuilder) => SlashCommandOptionsOnlyBuilder;
  readonly finder?: Finder;
};

/** A command about one seat of a match, chosen by its `seat` option. */
export const seatCommand = (
  name: 'kick' | 'offerseat' | 'takeseat',
  { fits, deedOf, more = (data) => data, finder = anyMatch }: About,
): Command => ({
  data: more(
    withMatch(
      serverCommand(name).addStringOption((o) => described(o, 'seat', `command.${name}.seat`).setRequired(true).setAutocomplete(true)),
    ),
  ),
  execute: (interaction, context) =>
    aboutMatch(
      interaction,
      context,
      (asked) => deedOf(interaction)(context, asked, seatIn(interaction.options.getString('seat', true))),
      finder,
    ),
  async autocomplete(interaction, context) {
    if (interaction.options.getFocused(true).name === 'match') return finder.suggest(interaction, context);
    const match = await finder.find(context, interaction);
    return 'status' in match ? suggestSeats(interaction, context, match, fits) : [];
  },
});

/** Reads a number of a seat, or what the list gives: that and who sat there. -1 for what is neither. */
function seatIn(typed: string): MeantSeat {
  const [, number, whom] = /^(\d{1,2})(?: (\d{1,20}))?$/.exec(typed.trim()) ?? [];
  return { seat: number ? Number(number) - 1 : -1, ...(whom ? { whom } : {}) };
}

async function suggestSeats(
  interaction: AutocompleteInteraction,
  context: Context,
  match: Match,
  fits: About['fits'],
): Promise<readonly Suggestion[]> {
  const { plain } = await voicesOf(context, match, interaction.locale);
  const typed = interaction.options.getFocused().trim().toLowerCase();
  return match.holders
    .flatMap((holder, seat) => (fits(match, seat) ? [{ holder, seat }] : []))
    .map(({ holder, seat }) => ({
      value: holder.kind === 'user' ? `${seat + 1} ${holder.user}` : String(seat + 1),
      name: clip(plain({ id: 'seat.choice', args: { number: String(seat + 1), name: { seat } } }), LIMITS.choiceName),
    }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}
