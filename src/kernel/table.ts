import { create } from 'mutative';
import { type ChanceUsed, draw } from './chance.ts';
import type { Frame, Outcome, Position, Seat } from './position.ts';
import type { Event, GameDefinition, Settings, Table } from './steps.ts';

// biome-ignore lint/suspicious/noExplicitAny: the kernel moves positions of every game
export type AnyGame = GameDefinition<any, any, any, Settings>;

/** What a chain of steps has told and whether anything was learnt by it. A preview must learn nothing. */
export type Run = { readonly events: Event[]; learnt: boolean; readonly preview: boolean };

export const newRun = (preview = false): Run => ({ events: [], learnt: false, preview });

/** Thrown inside a preview by a step that would learn something. */
class Learning extends Error {}

const CHAIRS: readonly Seat[] = Array.from({ length: 64 }, (_, seat) => seat);
export const seatsOf = (count: number): readonly Seat[] => CHAIRS.slice(0, count);

/** What a step may change besides the game itself. */
type Rest = { agenda: readonly Frame[]; readonly used: ChanceUsed; outcome: Outcome | null; readonly told: Event[] };

/**
 * One change of the position by the hand of a table. What it does not touch is shared with the position before.
 * In a preview, a step that would learn something returns null and has told nothing.
 */
export function step(def: AnyGame, from: Position, run: Run, act: (table: Table<object, Frame>) => void): Position | null {
  const rest: Rest = { agenda: from.agenda, used: { ...from.chance.used }, outcome: null, told: [] };
  try {
    const game = create(from.game, (draft) => void act(tableOver(def, from, draft, rest, run)));
    run.events.push(...rest.told);
    return { ...from, game, agenda: rest.outcome ? [] : rest.agenda, chance: { ...from.chance, used: rest.used }, outcome: rest.outcome };
  } catch (error) {
    if (error instanceof Learning) return null;
    throw error;
  }
}

function tableOver(def: AnyGame, { seats, chance }: Position, game: object, rest: Rest, run: Run): Table<object, Frame> {
  return {
    game,
    seats: seatsOf(seats),
    then(...frames) {
      rest.agenda = [...rest.agenda, ...frames.reverse().map(plain)];
    },
    skipTo(name) {
      const at = rest.agenda.findLastIndex((frame) => frame.step === name);
      if (at < 0) throw new Error(`${def.id}: no frame ${name} to skip to`);
      rest.agenda = rest.agenda.slice(0, at + 1);
    },
    roll(sides, stream = 'dice') {
      learn(run);
      return draw(chance.seed, rest.used, stream, sides) + 1;
    },
    shuffle(items, stream = 'shuffle') {
      if (items.length > 1) learn(run);
      for (let i = items.length - 1; i > 0; i--) {
        const j = draw(chance.seed, rest.used, stream, i + 1);
        [items[i], items[j]] = [items[j]!, items[i]!];
      }
    },
    draw(pile) {
      learn(run);
      return pile.pop();
    },
    reveal: () => learn(run),
    emit(event) {
      if (event.secret) learn(run);
      rest.told.push(plain(event));
    },
    finish(outcome) {
      rest.outcome = plain(outcome);
    },
  };
}

function learn(run: Run) {
  run.learnt = true;
  if (run.preview) throw new Learning();
}

/** Detaches what a rule hands over from the draft it may be part of. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(value)) copy[key] = plain(value[key as keyof T]);
  return copy as T;
}
