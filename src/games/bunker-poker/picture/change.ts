import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening, type Happening } from '../events.ts';
import { say } from '../text/say.ts';

/** A cell by its owner and its number 1..6. */
export type CellName = readonly [seat: Seat, cell: number];

/** What the picture shows as just changed. */
export type Change = {
  /** Who did what to whom, shown with badges and a sign. */
  readonly actors: readonly Seat[];
  readonly sign: 'against' | 'plus' | 'swap' | null;
  readonly target: Seat | null;
  /** The same or the rest of it in a few words. */
  readonly line: Message;
  readonly cells: readonly CellName[];
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

const weakened = ({ data: { seat, target, cell, from, to } }: Acted) => against(seat, target, cell, points(cell, from, to));

const DESCRIBE = {
  hit: weakened,
  one: weakened,
  added: ({ data: { seat, cell, from, to } }: Of<'added'>): Change => ({
    actors: [seat],
    sign: 'plus',
    target: null,
    line: points(cell, from, to),
    cells: [[seat, cell]],
  }),
  taken: ({ data: { seat, target, cell } }: Of<'taken'>, after: readonly Happening[]) => {
    const found = after.some(({ type }) => type === 'coin-found');
    return against(seat, target, cell, say(found ? 'picture.change.found' : 'picture.change.noCoin', { cell }));
  },
  passed: ({ data: { seat } }: Of<'passed'>) => still(seat, say('picture.change.passed')),
  left: ({ data: { seat } }: Of<'left'>) => still(seat, say('picture.change.left')),
  starts: ({ data: { seat } }: Of<'starts'>) => still(seat, say('picture.change.starts')),
  swapped: ({ data }: Of<'swapped'>) => swaps([data]),
};

const points = (cell: number, from: number, to: number) =>
  say(to === 0 ? 'picture.change.gone' : 'picture.change.points', { cell, from, to });

const against = (seat: Seat, target: Seat, cell: number, line: Message): Change => ({
  actors: [seat],
  sign: 'against',
  target,
  line,
  cells: [[target, cell]],
});

const still = (seat: Seat, line: Message): Change => ({ actors: [seat], sign: null, target: null, line, cells: [] });

const swaps = (all: readonly Of<'swapped'>['data'][]): Change => ({
  actors: all.map(({ seat }) => seat),
  sign: 'swap',
  target: null,
  line: say('picture.change.swapped', { a: all[0]!.cells[0], b: all[0]!.cells[1] }),
  cells: all.flatMap(({ seat, cells: [a, b] }): CellName[] => [
    [seat, a],
    [seat, b],
  ]),
});
