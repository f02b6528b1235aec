import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening, type Happening } from '../events.ts';
import { say } from '../text/say.ts';

/** A cell by its owner and its number 1..6. */
export type CellName = readonly [seat: Seat, cell: number];

/** What the picture shows as just changed. */
export type Change = {
  /** One or two short lines. */
  readonly lines: readonly Message[];
  readonly cells: readonly CellName[];
  /** The cells exchanged their dice, two by two; else they were acted upon from the middle. */
  readonly exchanged: boolean;
};

/** The newest change among the events (latest last): what the last throw was used for, or the swaps since. Null when nothing has changed yet. */
export function newestChange(recent: readonly SeenEvent[]): Change | null {
  const events = recent.map(asHappening);
  const at = events.findLastIndex(({ type }) => type in DESCRIBE);
  if (at < 0) return null;
  const newest = events[at]!;
  if (newest.type !== 'swapped') return DESCRIBE[newest.type as keyof typeof DESCRIBE](newest as never, events.slice(at + 1));
  const since = events.slice(events.findLastIndex(({ type }, i) => i < at && type === 'thrown') + 1);
  return swaps(since.flatMap((event) => (event.type === 'swapped' ? [event.data] : [])));
}

type Of<K extends Happening['type']> = Extract<Happening, { type: K }>;
type Acted = Of<'hit' | 'one'>;

const DESCRIBE = {
  hit: ({ type, data: { seat, target, cell, from, to } }: Acted) =>
    acted(target, cell, [say(`picture.change.${type}`, named(seat, target)), points(cell, from, to)]),
  one: ({ type, data: { seat, target, cell, from, to } }: Acted) =>
    acted(target, cell, [say(`picture.change.${type}`, named(seat, target)), points(cell, from, to)]),
  added: ({ data: { seat, cell, from, to } }: Of<'added'>) =>
    acted(seat, cell, [say('picture.change.added', { who: { seat } }), points(cell, from, to)]),
  taken: ({ data: { seat, target, cell } }: Of<'taken'>, after: readonly Happening[]) => {
    const found = after.some(({ type }) => type === 'coin-found');
    const result = found ? say('picture.change.found', { target: { seat: target } }) : say('picture.change.noCoin');
    return acted(target, cell, [say('picture.change.taken', { ...named(seat, target), cell }), result]);
  },
  passed: ({ data: { seat } }: Of<'passed'>) => still(say('picture.change.passed', { who: { seat } })),
  left: ({ data: { seat } }: Of<'left'>) => still(say('picture.change.left', { who: { seat } })),
  starts: ({ data: { seat } }: Of<'starts'>) => still(say('picture.change.starts', { who: { seat } })),
  swapped: ({ data }: Of<'swapped'>) => swaps([data]),
};

const named = (who: Seat, target: Seat) => ({ who: { seat: who }, target: { seat: target } });

const points = (cell: number, from: number, to: number) =>
  say(to === 0 ? 'picture.change.gone' : 'picture.change.points', { cell, from, to });

const acted = (seat: Seat, cell: number, lines: readonly Message[]): Change => ({ lines, cells: [[seat, cell]], exchanged: false });

const still = (line: Message): Change => ({ lines: [line], cells: [], exchanged: false });

const swaps = (all: readonly Of<'swapped'>['data'][]): Change => ({
  lines: [
    say('picture.change.swapped', { who: all.map(({ seat }) => ({ seat })) }),
    say('picture.change.swappedCells', { a: all[0]!.cells[0], b: all[0]!.cells[1] }),
  ],
  cells: all.flatMap(({ seat, cells: [a, b] }): CellName[] => [
    [seat, a],
    [seat, b],
  ]),
  exchanged: true,
});
