import { type Answered, type AnyGame, answer, open } from '../../../src/kernel/kernel.ts';
import type { Frame, Position, Seat } from '../../../src/kernel/position.ts';
import type { Anytime, Ask, Question, Table, Task } from '../../../src/kernel/steps.ts';

/** State of games made up inside one test: what was done, and a face-down pile. */
export type Tiny = { log: string[]; pile: number[] };
export type TinyTable = Table<Tiny, Frame>;
export type TinyStep = Task<Tiny, Frame> | Question<Tiny, Frame, string, string>;

type Picks = Pick<Ask, 'min' | 'max'>;

const text = { id: 'tiny' };

/** A game of these steps that begins with the step `start`. */
export const tiny = (steps: { readonly [step: string]: TinyStep }, more: Partial<AnyGame> = {}): AnyGame => ({
  id: 'tiny',
  rulesVersion: 1,
  seats: { min: 1, max: 3 },
  settings: {},
  blank: () => ({ log: [], pile: [1, 2, 3] }),
  setup: (table) => table.then({ step: 'start' }),
  steps: { over, ...steps },
  view: (game: Tiny) => ({ log: game.log, pile: game.pile.length }),
  upgrades: {},
  disguise: (game) => game,
  audit: () => {},
  ...more,
});

/** An ask whose options have their id as value. */
export const askFor = (ids: readonly string[], more: Picks = {}): Ask<string> => ({
  text,
  options: ids.map((id) => ({ id, label: text, value: id })),
  ...more,
});

export const task = (run: (table: TinyTable) => void): TinyStep => ({ run });

/** A question that logs who picked what, as `0:a 1:b`, and then does `next`. */
export const question = (
  seats: readonly Seat[],
  ids: readonly string[],
  next: (table: TinyTable, picks: ReadonlyMap<Seat, readonly string[]>) => void = (table) => table.then({ step: 'over' }),
  more: Picks & { readonly quorum?: 'all' | 'first' } = {},
): Question<Tiny, Frame, string, string> => ({
  seats: () => seats,
  ...(more.quorum ? { quorum: more.quorum } : {}),
  ask: () => askFor(ids, more),
  resolve(table, _frame, picks) {
    table.game.log.push([...picks].map(([seat, ids]) => `${seat}:${ids.join('+')}`).join(' '));
    next(table, picks);
  },
});

export const aside = (
  seats: readonly Seat[],
  resolve: (table: TinyTable, seat: Seat) => void,
  ids: readonly string[] = ['x'],
): Anytime<Tiny, Frame, string> => ({ seats: () => seats, ask: () => askFor(ids), resolve });

/** The step that ends a tiny match. */
const over: TinyStep = task((table) => table.finish({ winners: [0], reason: { id: 'tiny.over' } }));

export const begin = (def: AnyGame, seats = 2, seed = 'seed'): Position<Tiny> => open(def, seats, {}, seed).position as Position<Tiny>;

/** Answers the current prompt and insists that it counts. */
export function reply(
  def: AnyGame,
  position: Position,
  seat: Seat,
  picks: readonly string[],
  key = 'now',
): Answered & { readonly position: Position<Tiny> } {
  const next = answer(def, position, { serial: position.serial, key, seat, picks });
  if ('refused' in next) throw new Error(next.refused);
  return next as Answered & { readonly position: Position<Tiny> };
}
