import { create } from 'mutative';
import { draw } from './chance.ts';
import type { Json } from './json.ts';
import type { Frame, Position, Seat, Viewer } from './position.ts';
import type { Prompt, Sight } from './sight.ts';
import type { Anytime, Ask, Event, GameDefinition, Question, Settings, Table, Task } from './steps.ts';

// biome-ignore lint/suspicious/noExplicitAny: the kernel moves positions of every game
export type AnyGame = GameDefinition<any, any, any, Settings>;

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

/** Where a run of steps must stop, and what it has found. */
type Run = { readonly events: Event[]; learnt: boolean; readonly preview: boolean };

/** Thrown inside a preview when the next step would learn something. */
class Learning extends Error {}

const FUSE = 10_000;
const NOW = 'now';

/** Starts a match. Throws a RangeError when the number of seats or a setting does not fit the game. */
export function open(def: AnyGame, seats: number, settings: { readonly [id: string]: string }, seed: string): Advance {
  if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max)
    throw new RangeError(`${def.id} is for ${def.seats.min} to ${def.seats.max} seats, not ${seats}`);
  const chosen = completeSettings(def.settings, settings);
  const blank: Position = {
    rules: def.rulesVersion,
    seats,
    game: def.blank(range(seats), chosen),
    agenda: [],
    serial: 0,
    answers: {},
    chance: { seed, used: {} },
    outcome: null,
  };
  const run: Run = { events: [], learnt: false, preview: false };
  const set = step(def, blank, run, (table) => def.setup(table, chosen));
  return { position: advance(def, set, run), events: run.events };
}

/** Fills in the defaults. Throws a RangeError that names an unknown setting or choice. */
export function completeSettings<T extends Settings>(settings: T, given: { readonly [id: string]: string }): { [K in keyof T]: T[K][number] } {
  for (const [id, choice] of Object.entries(given)) {
    const choices = Object.hasOwn(settings, id) ? settings[id] : undefined;
    if (!choices) throw new RangeError(`unknown setting ${id}`);
    if (!choices.includes(choice)) throw new RangeError(`setting ${id} is one of ${choices.join(', ')}, not ${choice}`);
  }
  return Object.fromEntries(Object.entries(settings).map(([id, choices]) => [id, given[id] ?? choices[0]])) as { [K in keyof T]: T[K][number] };
}

/** Every prompt that is open, in full. For kernel, match and tests: a client gets `sight`. */
export function pending(def: AnyGame, position: Position): readonly Prompt[] {
  if (position.outcome) return [];
  const frame = position.agenda.at(-1)!;
  const question = questionOf(def, frame);
  const flow = question
    .seats(position.game, frame)
    .filter((seat) => !(seat in position.answers))
    .map((seat) => prompt(position, NOW, seat, question.ask(position.game, frame, seat)));
  const asides = Object.entries(def.anytime ?? {}).flatMap(([key, aside]) =>
    aside.seats(position.game).map((seat) => prompt(position, key, seat, aside.ask(position.game, seat))),
  );
  return [...flow, ...asides.filter((p) => p.ask.options.length > 0)];
}

/** Answers a prompt for a seat. A refusal changes nothing. */
export function answer(def: AnyGame, position: Position, given: Answer): Answered | Refusal {
  const run: Run = { events: [], learnt: false, preview: false };
  const next = play(def, position, given, run);
  if ('refused' in next) return next;
  return { position: next, events: run.events, undoable: !run.learnt && sameChooser(def, position, next, given.seat) };
}

/**
 * What the answer would do, up to where something hidden or left to chance would be learnt: shows a move before it is
 * made. Returns the position itself when its first step already learns something.
 */
export function preview(def: AnyGame, position: Position, given: Answer): Position | Refusal {
  return play(def, position, given, { events: [], learnt: false, preview: true });
}

/** The position to go back to when an undoable answer is taken back: as before it, but with prompts of a new serial. */
export const stepBack = (before: Position, now: Position): Position => ({ ...before, serial: now.serial + 1 });

/** A seat's owner goes for good. Returns null when the game needs a bot in the seat instead. */
export function leave(def: AnyGame, position: Position, seat: Seat): Advance | null {
  if (!def.leave || position.outcome) return null;
  const run: Run = { events: [], learnt: false, preview: false };
  let verdict = 'needs-bot';
  const left = step(def, position, run, (table) => {
    verdict = def.leave?.(table, seat) ?? 'needs-bot';
  });
  return verdict === 'left' ? { position: advance(def, left, run), events: run.events } : null;
}

/** The only thing that leaves the kernel for a client: what `viewer` may know. */
export function sight<W extends Viewer>(def: AnyGame, position: Position, viewer: W): Sight<W> {
  const prompts = pending(def, position);
  return {
    viewer,
    seats: range(position.seats),
    view: def.view(position.game, viewer),
    step: position.outcome ? null : position.agenda.at(-1)!.step,
    prompts: prompts.filter((p) => p.seat === viewer),
    awaited: prompts.filter((p) => p.key === NOW).map((p) => p.seat),
    outcome: position.outcome,
  };
}

/**
 * Lifts a saved position to the game's current rules version, one numbered upgrade after the other.
 * Throws when the position is newer than the code or an upgrade is missing.
 */
export function upgrade(def: AnyGame, saved: Position): Position {
  if (saved.rules > def.rulesVersion) throw new Error(`${def.id}: position of rules version ${saved.rules}, code knows ${def.rulesVersion}`);
  let position = saved;
  while (position.rules < def.rulesVersion) {
    const lift = def.upgrades[position.rules];
    if (!lift) throw new Error(`${def.id}: no upgrade from rules version ${position.rules}`);
    position = { ...(lift(position as unknown as Json) as unknown as Position), rules: position.rules + 1 };
  }
  return position;
}

function play(def: AnyGame, position: Position, given: Answer, run: Run): Position | Refusal {
  if (position.outcome) return { refused: 'over' };
  if (given.serial !== position.serial) return { refused: 'stale' };
  const mine = pending(def, position).find((p) => p.seat === given.seat && p.key === given.key);
  if (!mine) return { refused: 'not-yours' };
  if (!isLegal(mine.ask, given.picks)) return { refused: 'illegal' };
  if (given.key === NOW) return advance(def, { ...position, answers: { ...position.answers, [given.seat]: given.picks } }, run);
  const aside = def.anytime![given.key] as Anytime<object, Frame, Json>;
  const picks = valuesOf(mine.ask, given.picks);
  return attempt(position, run, () => advance(def, step(def, position, run, (table) => aside.resolve(table, given.seat, picks)), run, true));
}

/** Runs what is due until somebody must choose or the match is over. */
function advance(def: AnyGame, from: Position, run: Run, changed = false): Position {
  let position = from;
  let moved = changed;
  for (let fuse = 0; position.agenda.length > 0; fuse++) {
    if (fuse > FUSE) throw new Error(`${def.id}: runaway agenda at ${JSON.stringify(position.agenda.at(-1))}`);
    const next = advanceOnce(def, position, run);
    if (next === position) break;
    if (next.agenda !== position.agenda || next.game !== position.game) moved = true;
    position = next;
    if (run.preview && run.learnt) break;
  }
  if (position.agenda.length === 0 && !position.outcome) throw new Error(`${def.id}: nothing planned and no outcome`);
  return moved || from.serial === 0 ? { ...position, serial: position.serial + 1 } : position;
}

/** One step: a task, or a question whose answers are in. Returns the same position when it must wait. */
function advanceOnce(def: AnyGame, position: Position, run: Run): Position {
  const frame = position.agenda.at(-1)!;
  const due = def.steps[frame.step] as Task<object, Frame> | Question<object, Frame, string, Json> | undefined;
  if (!due) throw new Error(`${def.id}: no step ${frame.step}`);
  const popped = { ...position, agenda: position.agenda.slice(0, -1), answers: {} };
  if (!('ask' in due)) return attempt(position, run, () => step(def, popped, run, (table) => due.run(table, frame)));
  const seats = due.seats(position.game, frame);
  const picks = new Map<Seat, readonly Json[]>();
  for (const seat of seats) {
    const ids = position.answers[seat];
    if (!ids) continue;
    const ask = due.ask(position.game, frame, seat);
    if (isLegal(ask, ids)) picks.set(seat, valuesOf(ask, ids));
  }
  const settled = due.quorum === 'first' ? picks.size > 0 || seats.length === 0 : picks.size === seats.length;
  if (settled) return attempt(position, run, () => step(def, popped, run, (table) => due.resolve(table, frame, picks)));
  return keepLegal(position, picks);
}

/** Answers that a change made illegal are asked again. */
function keepLegal(position: Position, picks: ReadonlyMap<Seat, unknown>): Position {
  const held = Object.entries(position.answers);
  const kept = held.filter(([seat]) => picks.has(Number(seat)));
  return kept.length === held.length ? position : { ...position, answers: Object.fromEntries(kept) };
}

/** In a preview, a step that would learn something does not happen. */
function attempt(position: Position, run: Run, act: () => Position): Position {
  if (!run.preview) return act();
  try {
    return act();
  } catch (error) {
    if (error instanceof Learning) return position;
    throw error;
  }
}

/** One mutation of the position by the hand of a table. */
function step(def: AnyGame, from: Position, run: Run, act: (table: Table<object, Frame>) => void): Position {
  const learn = () => {
    run.learnt = true;
    if (run.preview) throw new Learning();
  };
  return mutate(from, (draft) => {
    const int = (size: number, stream: string) => {
      learn();
      return draw(draft.chance.seed, draft.chance.used, stream, size);
    };
    act({
      get game() {
        return draft.game;
      },
      seats: range(from.seats),
      then: (...frames) => {
        draft.agenda.push(...frames.reverse());
      },
      skipTo: (name) => {
        const at = draft.agenda.findLastIndex((f) => f.step === name);
        if (at < 0) throw new Error(`${def.id}: no frame ${name} to skip to`);
        draft.agenda.length = at + 1;
      },
      roll: (sides, stream = 'dice') => int(sides, stream) + 1,
      shuffle: (items, stream = 'shuffle') => {
        for (let i = items.length - 1; i > 0; i--) {
          const j = int(i + 1, stream);
          [items[i], items[j]] = [items[j]!, items[i]!];
        }
      },
      draw: (pile) => {
        learn();
        return pile.pop();
      },
      reveal: learn,
      emit: (event) => {
        if (event.secret) learn();
        run.events.push(JSON.parse(JSON.stringify(event)));
      },
      finish: (outcome) => {
        draft.outcome = outcome;
        draft.agenda = [];
      },
    });
  });
}

type Draft = {
  game: object;
  agenda: Frame[];
  chance: { seed: string; used: { [stream: string]: number } };
  outcome: Position['outcome'];
};

/** Copy-on-write: what the recipe does not touch is shared with the position before. */
const mutate = create as (from: Position, recipe: (draft: Draft) => void) => Position;

const sameChooser = (def: AnyGame, before: Position, after: Position, seat: Seat) => {
  const chooses = (p: Position) => {
    const frame = p.agenda.at(-1);
    const asked = frame ? questionOf(def, frame).seats(p.game, frame) : [];
    return asked.length === 1 && asked[0] === seat;
  };
  return chooses(before) && chooses(after);
};

function questionOf(def: AnyGame, frame: Frame): Question<unknown & object, Frame, string, Json> {
  return def.steps[frame.step] as never;
}

const prompt = (position: Position, key: string, seat: Seat, ask: Ask): Prompt => ({ serial: position.serial, key, seat, ask });

const isLegal = ({ options, min = 1, max = 1 }: Ask, picks: readonly string[]) =>
  picks.length >= min && picks.length <= max && new Set(picks).size === picks.length && picks.every((id) => options.some((o) => o.id === id));

const valuesOf = (ask: Ask, picks: readonly string[]) => picks.map((id) => ask.options.find((o) => o.id === id)!.value);

const range = (n: number): readonly Seat[] => Array.from({ length: n }, (_, seat) => seat);
