import { create } from 'mutative';
import { draw } from './chance.ts';
import type { Frame, Outcome, Position, Seat } from './position.ts';
import type { Event, GameDefinition, Settings, Table } from './steps.ts';

// biome-ignore lint/suspicious/noExplicitAny: the kernel moves positions of every game
export type AnyGame = GameDefinition<any, any, any, Settings>;

/** What a chain of steps has told and whether anything was learnt by it. A preview must learn nothing. */
export type Run = { readonly events: Event[]; learnt: boolean; readonly preview: boolean };

export const newRun = (preview = false): Run => ({ events: [], learnt: false, preview });

/** Thrown inside a preview by a step that would learn something. */
class Learning extends Error {}

export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** One change of the position by the hand of a table. In a preview, a step that would learn something returns null. */
export function step(def: AnyGame, from: Position, run: Run, act: (table: Table<object, Frame>) => void): Position | null {
  try {
    return mutate(from, (draft) => void act(tableOver(def, draft, run)));
  } catch (error) {
    if (error instanceof Learning) return null;
    throw error;
  }
}

type Draft = {
  readonly seats: number;
  readonly game: object;
  agenda: Frame[];
  readonly chance: { readonly seed: string; readonly used: { [stream: string]: number } };
  outcome: Outcome | null;
};

/** Copy-on-write: what the recipe does not touch is shared with the position before. */
const mutate = create as (from: Position, recipe: (draft: Draft) => void) => Position;

/** Detaches what a rule hands over, so that the draft it came from may still change. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function tableOver(def: AnyGame, draft: Draft, run: Run): Table<object, Frame> {
  const learn = () => {
    run.learnt = true;
    if (run.preview) throw new Learning();
  };
  const number = (range: number, stream: string) => {
    learn();
    return draw(draft.chance.seed, draft.chance.used, stream, range);
  };
  return {
    game: draft.game,
    seats: seatsOf(draft.seats),
    then: (...frames) => {
      draft.agenda.push(...frames.reverse().map(plain));
    },
    skipTo: (name) => {
      const at = draft.agenda.findLastIndex((frame) => frame.step === name);
      if (at < 0) throw new Error(`${def.id}: no frame ${name} to skip to`);
      draft.agenda.length = at + 1;
    },
    roll: (sides, stream = 'dice') => number(sides, stream) + 1,
    shuffle: (items, stream = 'shuffle') => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = number(i + 1, stream);
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
      run.events.push(plain(event));
    },
    finish: (outcome) => {
      draft.outcome = plain(outcome);
      draft.agenda = [];
    },
  };
}
