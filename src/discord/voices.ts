import type { Game } from '../games/face.ts';
import type { Holder, Match, Preferences, UserId } from '../match/match.ts';
import { catalogueOf } from '../words/catalogues.ts';
import { type Speaker, speaker } from '../words/words.ts';
import { type Context, gameOf } from './context.ts';

/** What stands for somebody who was forgotten: shorter than any id of Discord, which would show it as a broken mention. */
const FORGOTTEN = /^\d{1,12}$/;

/** How pictures are drawn for those who look at them. */
export type Manner = Pick<Preferences, 'colours' | 'print'>;

/** As at the table. */
const USUAL: Manner = { colours: 'usual', print: 'usual' };

/** How one match is spoken of: in text that knows mentions, and in plain words for pictures, labels and alt texts. */
export type Voices = {
  readonly say: Speaker;
  readonly plain: Speaker;
  /** As `say`, calling the seats by those who held them when the match had that version. */
  at(version: number): Speaker;
  /** As `say`, naming with each seat all who held it. */
  readonly whole: Speaker;
  /** All voices as they were when the match had that version, pictures and labels included. */
  asOf(version: number): Voices;
  /** How the pictures beside the words are drawn. */
  readonly drawn: Manner;
};

/** Speaks the common catalogue only; for sentences that name no seat. */
export const commonVoice = (locale: string): Speaker =>
  speaker({ locale, catalogues: [catalogueOf(locale)], seatName: (seat) => String(seat + 1) });

/** Speaks of a game as such, outside of any match. */
export const gameVoice = ({ face: { catalogue } }: Game, locale: string): Speaker =>
  speaker({ locale, catalogues: [catalogue[locale] ?? catalogue.en, catalogueOf(locale)], seatName: (seat) => String(seat + 1) });

/** The voices for somebody to whom a match is shown in private, with pictures as they have chosen them. */
export const voicesFor = async (
  context: Pick<Context, 'games' | 'names' | 'service'>,
  match: Match,
  { user, locale }: { readonly user: UserId; readonly locale: string },
): Promise<Voices> => ({ ...(await voicesOf(context, match, locale)), drawn: await context.service.preferences(user) });

/** The voices for a match in a language. Names of people are looked up once, at the start. */
export async function voicesOf(context: Pick<Context, 'games' | 'names'>, match: Match, locale: string): Promise<Voices> {
  const { catalogue } = gameOf(context, match.game).face;
  const catalogues = [catalogue[locale] ?? catalogue.en, catalogueOf(locale)];
  const common = commonVoice(locale);
  const letter = (seat: number) => String.fromCharCode(65 + seat);
  const nameless = (seat: number) => common({ id: 'seat.nameless', args: { number: seat + 1 } });
  const people = new Set([
    ...match.holders.flatMap((holder) => (holder.kind === 'user' ? holder.user : (holder.formerly ?? []))),
    ...match.tenures.flatMap(({ user }) => user ?? []),
  ]);
  const names = new Map(
    await Promise.all([...people].map(async (user) => [user, await context.names.of(match.place.guild, user)] as const)),
  );
  const mention = (user: UserId, seat: number) => (FORGOTTEN.test(user) ? nameless(seat) : `<@${user}>`);
  const plainName = (user: UserId, seat: number) => names.get(user) ?? nameless(seat);
  const bot = (seat: number, of: readonly string[]) =>
    common(
      of.length === 0
        ? { id: 'seat.bot', args: { letter: letter(seat) } }
        : { id: 'seat.bot.formerly', args: { letter: letter(seat), name: of } },
    );
  const called = (holder: Holder | undefined, seat: number, name: typeof mention) => {
    if (holder === undefined) return nameless(seat);
    if (holder.kind === 'user') return name(holder.user, seat);
    return bot(seat, holder.formerly === undefined ? [] : [name(holder.formerly, seat)]);
  };
  const throughout = (seat: number) => {
    const holder = match.holders[seat];
    const held = [...new Set(match.tenures.flatMap((tenure) => (tenure.seat === seat ? (tenure.user ?? []) : [])))];
    if (held.length < 2 || !holder) return called(holder, seat, mention);
    const before = held.filter((user) => holder.kind === 'bot' || user !== holder.user).map((user) => mention(user, seat));
    return holder.kind === 'bot' ? bot(seat, before) : common({ id: 'seat.after', args: { name: mention(holder.user, seat), before } });
  };
  const speak = (seatName: (seat: number) => string) => speaker({ locale, catalogues, seatName });
  const voicesBy = (holderOf: (seat: number) => Holder | undefined): Voices => ({
    say: speak((seat) => called(holderOf(seat), seat, mention)),
    plain: speak((seat) => called(holderOf(seat), seat, plainName)),
    at: (version) => speak((seat) => called(holderAt(match, seat, version), seat, mention)),
    whole: speak(throughout),
    asOf: (version) => voicesBy((seat) => holderAt(match, seat, version)),
    drawn: USUAL,
  });
  return voicesBy((seat) => match.holders[seat]);
}

/** The voices for what everybody sees of a match: in the language of its server. */
export const publicVoicesOf = (context: Pick<Context, 'client' | 'games' | 'names'>, match: Match): Promise<Voices> =>
  voicesOf(context, match, context.client.guilds.cache.get(match.place.guild ?? '')?.preferredLocale ?? 'en-US');

/** Who held a seat when the match had that version. */
function holderAt({ tenures, holders }: Match, seat: number, version: number): Holder | undefined {
  const until = tenures.filter((tenure) => tenure.seat === seat && tenure.since <= version);
  const held = until.at(-1);
  if (!held) return holders[seat];
  if (held.user !== null) return { kind: 'user', user: held.user };
  const formerly = until.findLast(({ user }) => user !== null)?.user;
  return formerly ? { kind: 'bot', formerly } : { kind: 'bot' };
}
