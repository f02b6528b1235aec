import type { Json } from './json.ts';
import type { Frame, Position, Seat } from './position.ts';
import type { Prompt } from './sight.ts';
import type { Anytime, Ask, Question } from './steps.ts';
import type { AnyGame } from './table.ts';

/** The key of prompts that belong to the flow of the game; every other key names an anytime option. */
export const NOW = 'now';

type OpenQuestion = { readonly frame: Frame; readonly question: Question<object, Frame, string, Json> };

/** The question that is put now; null when the match is over, or while a task is due (a preview can stop there). */
export function openQuestion(def: AnyGame, position: Position): OpenQuestion | null {
  const frame = position.agenda.at(-1);
  const due = frame && def.steps[frame.step];
  return due && 'ask' in due ? { frame, question: due } : null;
}

let latest: (OpenQuestion & { readonly game: object; readonly asks: Ask[] }) | undefined;

/** What the open question asks a seat. Rules are pure, so listing, checking and showing the same options work them out once. */
export function askOf({ frame, question }: OpenQuestion, game: object, seat: Seat): Ask {
  if (latest?.frame !== frame || latest.question !== question || latest.game !== game) latest = { frame, question, game, asks: [] };
  latest.asks[seat] ??= question.ask(game, frame, seat);
  return latest.asks[seat];
}

/** The seats that the open question is put to, whether they have answered or not. */
export function asked(def: AnyGame, position: Position): readonly Seat[] {
  const open = openQuestion(def, position);
  return open ? open.question.seats(position.game, open.frame) : [];
}

/** The seats that the flow waits for. Public. */
export const awaited = (def: AnyGame, position: Position): readonly Seat[] =>
  asked(def, position).filter((seat) => !(seat in position.answers));

/** A seat's prompt of this key, or null when the seat is not asked that now. */
export function promptOf(def: AnyGame, position: Position, seat: Seat, key: string): Prompt | null {
  const ask = key === NOW ? askNow(def, position, seat) : askAside(def, position, seat, key);
  return ask && { serial: position.serial, key, seat, ask };
}

function askNow(def: AnyGame, position: Position, seat: Seat): Ask | null {
  const open = seat in position.answers ? null : openQuestion(def, position);
  return open?.question.seats(position.game, open.frame).includes(seat) ? askOf(open, position.game, seat) : null;
}

function askAside(def: AnyGame, position: Position, seat: Seat, key: string): Ask | null {
  const aside = position.outcome ? undefined : asideOf(def, key);
  const ask = aside?.seats(position.game).includes(seat) ? aside.ask(position.game, seat) : null;
  return ask && ask.options.length > 0 ? ask : null;
}

export const asideOf = (def: AnyGame, key: string): Anytime<object, Frame, Json> | undefined =>
  def.anytime && Object.hasOwn(def.anytime, key) ? def.anytime[key] : undefined;

/** All prompts of these seats: the question of the flow first, then anytime options. */
export function promptsOf(def: AnyGame, position: Position, seats: readonly Seat[]): readonly Prompt[] {
  const keys = def.anytime ? [NOW, ...Object.keys(def.anytime)] : [NOW];
  return keys.flatMap((key) => seats.map((seat) => promptOf(def, position, seat, key)).filter((prompt) => prompt !== null));
}

/** Whether these picks answer this ask: as many as it wants, all of them offered, none twice. */
export const isLegal = ({ options, min = 1, max = 1 }: Ask, picks: readonly string[]): boolean =>
  picks.length >= min && picks.length <= max && picks.every((id, n) => picks.indexOf(id) === n && options.some((o) => o.id === id));

/** What the rules receive for legal picks. */
export const valuesOf = (ask: Ask, picks: readonly string[]): readonly Json[] =>
  picks.map((id) => ask.options.find((option) => option.id === id)!.value);
