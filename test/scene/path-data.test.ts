import { describe, expect, it } from 'vitest';
import { readPath } from '../../src/scene/path-data.ts';

describe('path data', () => {
  it('reads absolute letters', () => {
    expect(readPath('M1 2 L3,4 H5 V6 Z')).toEqual([
      { to: 'M', x: 1, y: 2 },
      { to: 'L', x: 3, y: 4 },
      { to: 'L', x: 5, y: 4 },
      { to: 'L', x: 5, y: 6 },
      { to: 'Z' },
    ]);
  });

  it('reads relative letters from where the pen is, and from the start again after closing', () => {
    expect(readPath('m1 1l2 0v3h-1zl5 5')).toEqual([
      { to: 'M', x: 1, y: 1 },
      { to: 'L', x: 3, y: 1 },
      { to: 'L', x: 3, y: 4 },
      { to: 'L', x: 2, y: 4 },
      { to: 'Z' },
      { to: 'L', x: 6, y: 6 },
    ]);
  });

  it('reads curves and arcs', () => {
    expect(readPath('M0 0c1 2 3 4 5 6q1 1 2 2A3 4 30 1 0 9 9')).toEqual([
      { to: 'M', x: 0, y: 0 },
      { to: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
      { to: 'Q', x1: 6, y1: 7, x: 7, y: 8 },
      { to: 'A', rx: 3, ry: 4, turn: 30, large: true, sweep: false, x: 9, y: 9 },
    ]);
  });

  it('takes numbers that go on for the same letter again, and for lines after a move', () => {
    expect(readPath('M0 0 1 1 2 2')).toEqual([
      { to: 'M', x: 0, y: 0 },
      { to: 'L', x: 1, y: 1 },
      { to: 'L', x: 2, y: 2 },
    ]);
  });

  it('reads numbers without spaces, with exponents, and bare fractions', () => {
    expect(readPath('M.5-1.5L1e1,-.25')).toEqual([
      { to: 'M', x: 0.5, y: -1.5 },
      { to: 'L', x: 10, y: -0.25 },
    ]);
  });

  it.each([
    ['L1 1', 'begin with M'],
    ['M1', 'M takes 2 numbers'],
    ['M0 0 L1', 'L takes 2 numbers'],
    ['M0 0 S1 1 2 2', 'cannot read'],
    ['5 5', 'number without a letter'],
    ['M0 0 Z 4', 'number without a letter'],
  ])('refuses %s', (d, why) => {
    expect(() => readPath(d)).toThrow(why);
  });

  it('reads nothing from nothing', () => {
    expect(readPath('')).toEqual([]);
  });
});
