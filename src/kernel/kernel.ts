import { advance, interrupt } from './flow.ts';
import type { Json } from './json.ts';
import type { Position, Seat, Viewer } from './position.ts';
import { asideOf, asked, awaited, isLegal, NOW, promptOf, promptsOf, valuesOf } from './prompts.ts';
import { completeSettings } from './settings.ts';
import type { Prompt, Sight } from './sight.ts';
import type { Event } from './steps.ts';
import { type AnyGame, newRun, type Run, seatsOf, step } from './table.ts';

export { completeSettings } from './settings.ts';
export type { AnyGame } from './table.ts';
export { upgrade } from './upgrade.ts';

/** Why an answer did not count: the match is over, the prompt is old, the seat is not asked, or the pick is not offered. */
export type Refusal = { readonly refused: 'over' | 'stale' | 'not-yours' | 'illegal' };

/** A later position and what happened on the way. */
export type Advance = { readonly position: Position; readonly events: readonly Event[] };

/** `undoable`: nothing was learnt by it and the same seat still chooses, so it may be taken back for free. */
export type Answered = Advance & { readonly undoable: boolean };

/** What a seat answers: to which prompt (`serial` and `key` of it) and which option ids. */
export type Answer = {
  readonly serial: number;
  readonly key: string;
  readonly seat: Seat;
  readonly picks: readonly string[];
};

/**
 * Starts a match. `settings` may leave out what shall have its default; whoever knows the `seed` knows all chance.
 * Throws a RangeError when the number of seats or a setting does not fit the game.
 */
export function open(def: AnyGame, seats: number, settings: { readonly [id: string]: string }, seed: string): Advance {
  if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max)
    throw new RangeError(`${def.id} is for ${def.seats.min} to ${def.seats.max} seats, not ${seats}`);
  const chosen = completeSettings(def.settings, settings);
  const blank: Position = {
    rules: def.rulesVersion,
    seats,
    game: def.blank(seatsOf(seats), chosen),
    agenda: [],
    serial: 0,
    answers: {},
    chance: { seed, used: {} },
    outcome: null,
  };
  const run = newRun();
  const set = step(def, blank, run, (table) => def.setup(table, chosen))!;
  return { position: renumbered(advance(def, set, run)), events: run.events };
}

/** Every prompt that is open, in full: the question of the flow first. For kernel, match and tests: a client gets `sight`. */
export const pending = (def: AnyGame, position: Position): readonly Prompt[] => promptsOf(def, position, seatsOf(position.seats));

/** Answers a prompt for a seat. A refusal changes nothing. */
export function answer(def: AnyGame, position: Position, given: Answer): Answered | Refusal {
  const run = newRun();
  const next = play(def, position, given, run);
  if ('refused' in next) return next;
  const undoable = !run.learnt && [position, next].every((at) => choosesAlone(def, at, given.seat));
  return { position: next, events: run.events, undoable };
}

/**
 * What the answer would do and tell, up to where something would be learnt; the position itself when nothing can be
 * shown. What others answered under seal is left out of it.
 */
export function preview(def: AnyGame, position: Position, given: Answer): Advance | Refusal {
  const own = position.answers[given.seat];
  const run = newRun(true);
  const next = play(def, { ...position, answers: own ? { [given.seat]: own } : {} }, given, run);
  if ('refused' in next) return next;
  return { position: next.game === position.game && next.agenda === position.agenda ? position : next, events: run.events };
}

/** The position to go back to when an undoable answer is taken back: as before it, but with prompts of a new serial. */
export const stepBack = (before: Position, now: Position): Position => ({ ...before, serial: now.serial + 1 });

/** A seat's owner goes for good. Returns null when the game needs a bot in the seat instead. */
export function leave(def: AnyGame, position: Position, seat: Seat): Advance | null {
  if (!def.leave || position.outcome) return null;
  const run = newRun();
  let verdict = 'needs-bot';
  const left = interrupt(def, position, run, (table) => {
    verdict = def.leave?.(table, seat) ?? 'needs-bot';
  })!;
  return verdict === 'left' ? { position: renumbered(advance(def, left, run)), events: run.events } : null;
}

/** The only thing that leaves the kernel for a client: what `viewer` may know. */
export const sight = <W extends Viewer>(def: AnyGame, position: Position, viewer: W): Sight<W> => ({
  viewer,
  seats: seatsOf(position.seats),
  view: def.view(position.game, viewer) as Json,
  step: position.agenda.at(-1)?.step ?? null,
  prompts: viewer === 'table' ? [] : promptsOf(def, position, [viewer]),
  awaited: awaited(def, position),
  outcome: position.outcome,
});

function play(def: AnyGame, position: Position, given: Answer, run: Run): Position | Refusal {
  if (position.outcome) return { refused: 'over' };
  if (given.serial !== position.serial) return { refused: 'stale' };
  const prompt = promptOf(def, position, given.seat, given.key);
  if (!prompt) return { refused: 'not-yours' };
  if (!isLegal(prompt.ask, given.picks)) return { refused: 'illegal' };
  if (given.key === NOW) {
    const next = advance(def, { ...position, answers: { ...position.answers, [given.seat]: given.picks } }, run);
    return next.agenda === position.agenda ? next : renumbered(next);
  }
  const picks = valuesOf(prompt.ask, given.picks);
  const next = interrupt(def, position, run, (table) => asideOf(def, given.key)!.resolve(table, given.seat, picks));
  return next ? renumbered(advance(def, next, run)) : position;
}

/** Prompts of every serial before are stale from here on. */
const renumbered = (position: Position): Position => ({ ...position, serial: position.serial + 1 });

const choosesAlone = (def: AnyGame, position: Position, seat: Seat): boolean =>
  asked(def, position).length === 1 && asked(def, position).includes(seat);
