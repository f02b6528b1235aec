import type { Game } from '../games/face.ts';
import type { Match } from '../match/match.ts';
import { catalogueOf } from '../words/catalogues.ts';
import { type Speaker, speaker } from '../words/words.ts';
import { type Context, gameOf } from './context.ts';

/** How one match is spoken of: in text that knows mentions, and in plain words for pictures, labels and alt texts. */
export type Voices = { readonly say: Speaker; readonly plain: Speaker };

/** Speaks the common catalogue only; for sentences that name no seat. */
export const commonVoice = (locale: string): Speaker =>
  speaker({ locale, catalogues: [catalogueOf(locale)], seatName: (seat) => String(seat + 1) });

/** Speaks of a game as such, outside of any match. */
export const gameVoice = ({ face: { catalogue } }: Game, locale: string): Speaker =>
  speaker({ locale, catalogues: [catalogue[locale] ?? catalogue.en, catalogueOf(locale)], seatName: (seat) => String(seat + 1) });

/** The voices for a match in a language. Names of people are looked up once, at the start. */
export async function voicesOf(context: Pick<Context, 'games' | 'names'>, match: Match, locale: string): Promise<Voices> {
  const { catalogue } = gameOf(context, match.game).face;
  const catalogues = [catalogue[locale] ?? catalogue.en, catalogueOf(locale)];
  const common = commonVoice(locale);
  const letter = (seat: number) => String.fromCharCode(65 + seat);
  const plainNames = await Promise.all(
    match.holders.map(async (holder, seat) => {
      const user = holder.kind === 'user' ? holder.user : holder.formerly;
      const name =
        user === undefined
          ? null
          : ((await context.names.of(match.place.guild, user)) ?? common({ id: 'seat.nameless', args: { number: seat + 1 } }));
      if (holder.kind === 'user') return name!;
      return common(
        name === null
          ? { id: 'seat.bot', args: { letter: letter(seat) } }
          : { id: 'seat.bot.formerly', args: { letter: letter(seat), name } },
      );
    }),
  );
  const mentions = match.holders.map((holder, seat) => {
    if (holder.kind === 'user') return `<@${holder.user}>`;
    return holder.formerly === undefined
      ? plainNames[seat]!
      : common({ id: 'seat.bot.formerly', args: { letter: letter(seat), name: `<@${holder.formerly}>` } });
  });
  const nameless = (seat: number) => common({ id: 'seat.nameless', args: { number: seat + 1 } });
  return {
    say: speaker({ locale, catalogues, seatName: (seat) => mentions[seat] ?? nameless(seat) }),
    plain: speaker({ locale, catalogues, seatName: (seat) => plainNames[seat] ?? nameless(seat) }),
  };
}
