import type { Json } from './json.ts';
import type { Frame, Position, Seat } from './position.ts';
import { askOf, isLegal, openQuestion, valuesOf } from './prompts.ts';
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
  const popped = { ...position, agenda: position.agenda.slice(0, -1), answers: {} };
  if (!('ask' in due)) return step(def, popped, run, (table) => due.run(table, frame)) ?? position;
  const { settled, picks, answers } = legalAnswers(def, position);
  if (settled) return step(def, popped, run, (table) => due.resolve(table, frame, picks)) ?? position;
  return picks.size === Object.keys(position.answers).length ? position : { ...position, answers };
}

/**
 * The answers to the open question that are (still) legal, as values in the order of the seats asked and as they were
 * given, and whether they settle it. Others, that a change made illegal or that nobody asks for any more, are forgotten.
 */
function legalAnswers(def: AnyGame, position: Position) {
  const open = openQuestion(def, position)!;
  const seats = open.question.seats(position.game, open.frame);
  const picks = new Map<Seat, readonly Json[]>();
  const answers: { [seat: string]: readonly string[] } = {};
  for (const seat of seats) {
    const ids = position.answers[seat];
    const ask = ids && askOf(open, position.game, seat);
    if (!ask || !isLegal(ask, ids)) continue;
    picks.set(seat, valuesOf(ask, ids));
    answers[seat] = ids;
  }
  const settled = open.question.quorum === 'first' ? picks.size > 0 || seats.length === 0 : picks.size === seats.length;
  return { settled, picks, answers };
}
