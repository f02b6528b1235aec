import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../src/games/bunker-poker/events.ts';
import { newestChange } from '../../../src/games/bunker-poker/picture/change.ts';
import { A, B, C } from './literals.ts';

const thrown: Happening = { type: 'thrown', data: { seat: A, dice: [6, 3] } };
const hit: Happening = { type: 'hit', data: { seat: A, target: B, cell: 6, from: 6, to: 3 } };
const swapped = (seat: number): Happening => ({ type: 'swapped', data: { seat, cells: [6, 3] } });
const who = { seat: A };
const hitting = (cell: number, from: number, to: number) => ({
  id: 'picture.change.hit',
  args: { who, target: { seat: B }, cell, from, to },
});

describe('what just changed', () => {
  it('is nothing at the start', () => {
    expect(newestChange([])).toBeNull();
    expect(newestChange([thrown, { type: 'hidden', data: { seat: A } }])).toBeNull();
  });

  it('is what the last throw was used for, also when the next was thrown since', () => {
    const change = { line: hitting(6, 6, 3), cells: [[B, 6]], byThrow: true };
    expect(newestChange([thrown, hit])).toEqual(change);
    expect(newestChange([thrown, hit, { type: 'thrown', data: { seat: B, dice: [1, 2] } }])).toEqual(change);
  });

  it('is a single point for a throw given up', () => {
    expect(newestChange([{ type: 'one', data: { seat: A, target: B, cell: 2, from: 3, to: 2 } }])).toEqual({
      line: { id: 'picture.change.one', args: { who, target: { seat: B }, cell: 2, from: 3, to: 2 } },
      cells: [[B, 2]],
      byThrow: true,
    });
  });

  it('is still the hit when the die is gone by it', () => {
    const gone: Happening = { type: 'hit', data: { seat: A, target: B, cell: 3, from: 6, to: 0 } };
    expect(newestChange([gone, { type: 'die-lost', data: { seat: B, cell: 3 } }])).toMatchObject({
      line: hitting(3, 6, 0),
      cells: [[B, 3]],
    });
  });

  it('is points added to an own die', () => {
    expect(newestChange([{ type: 'added', data: { seat: A, cell: 3, from: 1, to: 6 } }])).toEqual({
      line: { id: 'picture.change.added', args: { who, cell: 3, from: 1, to: 6 } },
      cells: [[A, 3]],
      byThrow: true,
    });
  });

  it('is a token taken, with or without the coin', () => {
    const taken: Happening = { type: 'taken', data: { seat: A, target: B, cell: 3 } };
    const args = { who, target: { seat: B }, cell: 3 };
    expect(newestChange([taken])).toEqual({ line: { id: 'picture.change.noCoin', args }, cells: [[B, 3]], byThrow: true });
    const found: readonly Happening[] = [
      taken,
      { type: 'coin-found', data: { seat: B, cell: 3 } },
      { type: 'eliminated', data: { seat: B } },
    ];
    expect(newestChange([...found, { type: 'win', data: { seat: A, coin: 1 } }])).toMatchObject({
      cells: [[B, 3]],
      line: { id: 'picture.change.found', args },
    });
  });

  it('is every swap since the throw, and none from before it', () => {
    expect(newestChange([swapped(A), hit, thrown, swapped(B), { type: 'kept', data: { seat: A, cells: [6, 3] } }, swapped(C)])).toEqual({
      line: { id: 'picture.change.swapped', args: { who: [{ seat: B }, { seat: C }], count: 2, a: 6, b: 3 } },
      cells: [
        [B, 6],
        [B, 3],
        [C, 6],
        [C, 3],
      ],
      byThrow: false,
    });
  });

  it('is no longer the swaps once the throw was used', () => {
    expect(newestChange([thrown, swapped(B), hit])).toMatchObject({ byThrow: true, cells: [[B, 6]] });
  });

  it.each([
    ['passed', 'poker.event.passed'],
    ['starts', 'poker.event.starts'],
  ] as const)('shows that somebody %s, at no cell, in the words of the log', (type, id) => {
    const line = { id, args: { who: { seat: C } } };
    expect(newestChange([{ type, data: { seat: C } }])).toEqual({ line, cells: [], byThrow: false });
  });

  it('shows that somebody has left', () => {
    expect(newestChange([hit, { type: 'left', data: { seat: C, cell: 4 } }])).toEqual({
      line: { id: 'poker.event.left', args: { who: { seat: C }, cell: 4 } },
      cells: [],
      byThrow: false,
    });
  });
});
