import { describe, expect, it } from 'vitest';
import { contrast, dusk, seatLook } from '../../src/scene/palette.ts';

const READABLE = 4.5;

describe('palette', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
  });

  it.each([
    ['text', 'ground'],
    ['text', 'groundRaised'],
    ['textQuiet', 'ground'],
    ['textQuiet', 'groundRaised'],
    ['textQuiet', 'groundDeep'],
    ['accent', 'ground'],
    ['ink', 'paper'],
    ['ink', 'paperShade'],
    ['markerInk', 'marker'],
    ['paper', 'ink'],
  ] as const)('is readable: %s on %s', (front, back) => {
    expect(contrast(dusk[front], dusk[back])).toBeGreaterThanOrEqual(READABLE);
  });

  it('has readable figures on every seat, and large ones on paper tabs', () => {
    for (const seat of dusk.seats) expect(contrast(seat.on, seat.colour), seat.letter).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(dusk.inkQuiet, dusk.paperShade)).toBeGreaterThanOrEqual(3);
  });

  it('tells seats apart by colour, by shape and by letter', () => {
    for (const part of ['colour', 'shape', 'letter'] as const)
      expect(new Set(dusk.seats.map((seat) => seat[part])).size, part).toBe(dusk.seats.length);
  });

  it('begins again after the last seat', () => {
    expect(seatLook(dusk, 0).letter).toBe('A');
    expect(seatLook(dusk, dusk.seats.length)).toBe(dusk.seats[0]);
  });
});
