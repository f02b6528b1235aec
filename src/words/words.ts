import { IntlMessageFormat } from 'intl-messageformat';
import type { Arg, Message } from '../kernel/message.ts';
import type { Seat } from '../kernel/position.ts';

/** Sentences in ICU MessageFormat by message id. */
export type Catalogue = { readonly [id: string]: string };

/** Turns a message into a sentence of one language. Throws when the catalogue lacks the id or an argument. */
export type Speaker = (message: Message) => string;

export type Voice = {
  /** A BCP 47 tag, such as `en` or `pt-BR`. */
  readonly locale: string;
  /** Looked up in this order: a game's own catalogue first, then the common one. */
  readonly catalogues: readonly Catalogue[];
  /** How a seat is called here: a mention, an escaped name, or a plain name for a picture. */
  readonly seatName: (seat: Seat) => string;
};

const parsed = new Map<string, IntlMessageFormat>();

/** Makes a speaker. Parsed sentences are kept, so making one is cheap. */
export function speaker({ locale, catalogues, seatName }: Voice): Speaker {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const fill = (arg: Arg): string | number => {
    if (typeof arg === 'string' || typeof arg === 'number') return arg;
    if (Array.isArray(arg)) return lists.format(arg.map((a) => String(fill(a))));
    return 'seat' in arg ? seatName(arg.seat) : speak(arg as Message);
  };
  const speak: Speaker = ({ id, args = {} }) => {
    const sentence = catalogues.find((c) => Object.hasOwn(c, id))?.[id];
    if (sentence === undefined) throw new Error(`no sentence for message ${id}`);
    const key = `${locale}\n${sentence}`;
    const format = parsed.get(key) ?? new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true });
    parsed.set(key, format);
    return String(format.format(Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, fill(arg)]))));
  };
  return speak;
}
