import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening, type Happening } from '../events.ts';
import { line } from '../text/line.ts';
import { say } from '../text/say.ts';

/** A cell by its owner and its number 1..6. */
export type CellName = readonly [seat: Seat, cell: number];

/** What the picture shows as just changed: in words, and at which cells. */
export type Change = {
  readonly line: Message;
  readonly cells: readonly CellName[];
  /** It came from the throw, so a trail leads from there to the cells. */
  readonly byThrow: boolean;
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

const weakened = ({ type, data: { seat, target, cell, from, to } }: Of<'hit' | 'one'>): Change => ({
  line: say(`picture.change.${type}`, { who: { seat }, target: { seat: target }, cell, from, to }),
  cells: [[target, cell]],
  byThrow: true,
});

const still = (happened: Of<'passed' | 'left' | 'starts'>): Change => ({ line: line(happened as SeenEvent)!, cells: [], byThrow: false });

const DESCRIBE = {
  hit: weakened,
  one: weakened,
  added: ({ data: { seat, cell, from, to } }: Of<'added'>): Change => ({
    line: say('picture.change.added', { who: { seat }, cell, from, to }),
    cells: [[seat, cell]],
    byThrow: true,
  }),
  taken: ({ data: { seat, target, cell } }: Of<'taken'>, after: readonly Happening[]): Change => {
    const found = after.some(({ type }) => type === 'coin-found');
    const told = { who: { seat }, target: { seat: target }, cell };
    return { line: say(found ? 'picture.change.found' : 'picture.change.noCoin', told), cells: [[target, cell]], byThrow: true };
  },
  passed: still,
  left: still,
  starts: still,
  swapped: ({ data }: Of<'swapped'>) => swaps([data]),
};

function swaps(all: readonly Of<'swapped'>['data'][]): Change {
  const [a, b] = all[0]!.cells;
  return {
    line: say('picture.change.swapped', { who: all.map(({ seat }) => ({ seat })), count: all.length, a, b }),
    cells: all.flatMap(({ seat }): CellName[] => [
      [seat, a],
      [seat, b],
    ]),
    byThrow: false,
  };
}
