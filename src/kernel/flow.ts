import type { Json } from './json.ts';
import type { Frame, Position, Seat } from './position.ts';
import { isLegal, openQuestion, valuesOf } from './prompts.ts';
import type { Table } from './steps.ts';
import { type AnyGame, type Run, step } from './table.ts';

/** More steps in a row than any game needs: a rule plans itself for ever. */
const FUSE = 10_000;

/** Runs what is due until somebody must choose, the match is over, or (in a preview) something would be learnt. */
export function advance(def: AnyGame, from: Position, run: Run): Position {
  let position = from;
  for (let steps = 0; !position.outcome; steps++) {
    if (steps > FUSE) throw new Error(`${def.id}: runaway agenda at ${JSON.stringify(position.agenda.at(-1))}`);
    const next = advanceOnce(def, position, run);
    if (next === position) break;
    position = next;
  }
  return position;
}

/**
 * A change that comes from outside the flow: an anytime option, or a seat's owner who goes. Null when a preview may not
 * make it. If it plans something, the question it interrupts is put afresh later, so sealed answers to it are let go.
 */
export function interrupt(def: AnyGame, position: Position, run: Run, act: (table: Table<object, Frame>) => void): Position | null {
  const changed = step(def, position, run, act);
  if (!changed || changed.agenda === position.agenda) return changed;
  return { ...changed, answers: {} };
}

/** One step: a task, or a question whose answers are in. Returns the same position when it must wait. */
function advanceOnce(def: AnyGame, position: Position, run: Run): Position {
  const frame = position.agenda.at(-1);
  if (!frame) throw new Error(`${def.id}: nothing planned and no outcome`);
  const due = def.steps[frame.step];
  if (!due) throw new Error(`${def.id}: no step ${frame.step}`);
  const rest = { ...position, agenda: position.agenda.slice(0, -1), answers: {} };
  if (!('ask' in due)) return step(def, rest, run, (table) => due.run(table, frame)) ?? position;
  const { settled, picks } = answersIn(def, position);
  if (settled) return step(def, rest, run, (table) => due.resolve(table, frame, picks)) ?? position;
  return keepOnly(position, picks);
}

/** The answers to the open question that are (still) legal, in the order of the seats asked, and whether they settle it. */
function answersIn(def: AnyGame, position: Position): { readonly settled: boolean; readonly picks: ReadonlyMap<Seat, readonly Json[]> } {
  const { frame, question } = openQuestion(def, position)!;
  const seats = question.seats(position.game, frame);
  const picks = new Map<Seat, readonly Json[]>();
  for (const seat of seats) {
    const ids = position.answers[seat];
    if (!ids) continue;
    const ask = question.ask(position.game, frame, seat);
    if (isLegal(ask, ids)) picks.set(seat, valuesOf(ask, ids));
  }
  const settled = question.quorum === 'first' ? picks.size > 0 || seats.length === 0 : picks.size === seats.length;
  return { settled, picks };
}

/** Answers that a change made illegal, and those of seats no longer asked, are forgotten. */
function keepOnly(position: Position, picks: ReadonlyMap<Seat, unknown>): Position {
  const held = Object.entries(position.answers);
  const kept = held.filter(([seat]) => picks.has(Number(seat)));
  return kept.length === held.length ? position : { ...position, answers: Object.fromEntries(kept) };
}
