import { describe, expect, it } from 'vitest';
import { clear, contrast, dusk, type Palette } from '../../src/scene/palette.ts';
import { EYES, nearest } from './colour-vision.ts';

const seatsOf = ({ seats }: Palette) => seats.map(({ colour }) => colour);
const thingsOf = ({ safe, danger, deed, tool, plain, goal }: Palette) => [safe, danger, deed, tool, plain, goal];

describe('how far apart colours are', () => {
  it('is 1 for black and white, 0 for the same, and little for red and green without the green cones', () => {
    expect(nearest(['#000000', '#ffffff'], 'usual')).toBeCloseTo(1, 3);
    expect(nearest(['#336699', '#336699', '#ffffff'], 'usual')).toBe(0);
    const confused = ['#a86000', '#6b8000'];
    expect(nearest(confused, 'deuteranopia')).toBeLessThan(nearest(confused, 'usual') / 2);
  });
});

describe('the clear palette', () => {
  it.each(EYES)(
    'keeps all seats, and all kinds of things, apart for eyes of %s: several times as far as the usual one does at worst',
    (eyes) => {
      expect(nearest(seatsOf(clear), eyes)).toBeGreaterThan(0.12);
      expect(nearest(thingsOf(clear), eyes)).toBeGreaterThan(0.14);
      expect(Math.min(...EYES.map((each) => nearest(seatsOf(dusk), each)))).toBeLessThan(0.04);
    },
  );

  it.each([
    ['text', 'ground'],
    ['text', 'groundRaised'],
    ['textQuiet', 'ground'],
    ['textQuiet', 'groundRaised'],
    ['accent', 'ground'],
    ['metal', 'ground'],
    ['ink', 'paper'],
    ['ink', 'paperShade'],
    ['inkQuiet', 'paperShade'],
    ['markerInk', 'marker'],
  ] as const)('has much contrast: %s on %s', (front, back) => {
    expect(contrast(clear[front], clear[back])).toBeGreaterThanOrEqual(7);
  });

  it('shows seats on the ground, their figures on them, and things on paper', () => {
    for (const { colour, on, letter } of clear.seats) {
      expect(contrast(colour, clear.ground), letter).toBeGreaterThanOrEqual(4);
      expect(contrast(on, colour), letter).toBeGreaterThanOrEqual(4.5);
    }
    for (const colour of thingsOf(clear)) expect(contrast(colour, clear.paper), colour).toBeGreaterThanOrEqual(3);
  });

  it('leaves every seat its shape and its letter', () => {
    const marks = ({ seats }: Palette) => seats.map(({ shape, letter }) => [shape, letter]);
    expect(marks(clear)).toEqual(marks(dusk));
  });
});
