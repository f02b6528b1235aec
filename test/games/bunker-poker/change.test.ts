import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../src/games/bunker-poker/events.ts';
import { newestChange } from '../../../src/games/bunker-poker/picture/change.ts';
import { A, B, C } from './literals.ts';

const thrown: Happening = { type: 'thrown', data: { seat: A, dice: [6, 3] } };
const hit: Happening = { type: 'hit', data: { seat: A, target: B, cell: 6, from: 6, to: 3 } };
const swapped = (seat: number): Happening => ({ type: 'swapped', data: { seat, cells: [6, 3] } });
const points = (cell: number, from: number, to: number) => ({ id: 'picture.change.points', args: { cell, from, to } });

describe('what just changed', () => {
  it('is nothing at the start', () => {
    expect(newestChange([])).toBeNull();
    expect(newestChange([thrown, { type: 'hidden', data: { seat: A } }])).toBeNull();
  });

  it('is what the last throw was used for, also when the next was thrown since', () => {
    const change = { actors: [A], sign: 'against', target: B, line: points(6, 6, 3), cells: [[B, 6]] };
    expect(newestChange([thrown, hit])).toEqual(change);
    expect(newestChange([thrown, hit, { type: 'thrown', data: { seat: B, dice: [1, 2] } }])).toEqual(change);
  });

  it('is a single point for a throw given up, and a die that is gone at 0', () => {
    expect(newestChange([{ type: 'one', data: { seat: A, target: B, cell: 2, from: 3, to: 2 } }])).toMatchObject({
      sign: 'against',
      line: points(2, 3, 2),
    });
    const gone: Happening = { type: 'hit', data: { seat: A, target: B, cell: 3, from: 6, to: 0 } };
    expect(newestChange([gone, { type: 'die-lost', data: { seat: B, cell: 3 } }])).toMatchObject({
      line: { id: 'picture.change.gone', args: { cell: 3, from: 6, to: 0 } },
      cells: [[B, 3]],
    });
  });

  it('is points added to an own die', () => {
    expect(newestChange([{ type: 'added', data: { seat: A, cell: 3, from: 1, to: 6 } }])).toEqual({
      actors: [A],
      sign: 'plus',
      target: null,
      line: points(3, 1, 6),
      cells: [[A, 3]],
    });
  });

  it('is a token taken, with or without the coin', () => {
    const taken: Happening = { type: 'taken', data: { seat: A, target: B, cell: 3 } };
    expect(newestChange([taken])).toMatchObject({ target: B, cells: [[B, 3]], line: { id: 'picture.change.noCoin', args: { cell: 3 } } });
    const found: readonly Happening[] = [
      taken,
      { type: 'coin-found', data: { seat: B, cell: 3 } },
      { type: 'eliminated', data: { seat: B } },
    ];
    expect(newestChange([...found, { type: 'win', data: { seat: A, coin: 1 } }])).toMatchObject({
      cells: [[B, 3]],
      line: { id: 'picture.change.found', args: { cell: 3 } },
    });
  });

  it('is every swap since the throw, and none from before it', () => {
    expect(newestChange([swapped(A), hit, thrown, swapped(B), { type: 'kept', data: { seat: A, cells: [6, 3] } }, swapped(C)])).toEqual({
      actors: [B, C],
      sign: 'swap',
      target: null,
      line: { id: 'picture.change.swapped', args: { a: 6, b: 3 } },
      cells: [
        [B, 6],
        [B, 3],
        [C, 6],
        [C, 3],
      ],
    });
  });

  it('is no longer the swaps once the throw was used', () => {
    expect(newestChange([thrown, swapped(B), hit])).toMatchObject({ sign: 'against', cells: [[B, 6]] });
  });

  it.each([
    ['passed', 'picture.change.passed'],
    ['starts', 'picture.change.starts'],
  ] as const)('shows that somebody %s, at no cell', (type, id) => {
    expect(newestChange([{ type, data: { seat: C } }])).toEqual({ actors: [C], sign: null, target: null, line: { id }, cells: [] });
  });

  it('shows that somebody has left', () => {
    expect(newestChange([hit, { type: 'left', data: { seat: C, cell: 4 } }])).toMatchObject({
      actors: [C],
      line: { id: 'picture.change.left' },
      cells: [],
    });
  });
});
