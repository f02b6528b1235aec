import { describe, expect, it } from 'vitest';
import { dusk } from '../../src/scene/palette.ts';
import type { Group, Node } from '../../src/scene/scene.ts';
import { badge } from '../../src/scene/symbols/badge.ts';
import { arrowHead, halo, trail } from '../../src/scene/symbols/change.ts';
import { coin } from '../../src/scene/symbols/coin.ts';
import { die } from '../../src/scene/symbols/die.ts';
import { arrow, plus } from '../../src/scene/symbols/signs.ts';
import { token } from '../../src/scene/symbols/token.ts';
import { validate } from '../../src/scene/validate.ts';
import { extent } from './extent.ts';

const at = { x: 200, y: 150 };
const look = { colour: '#56b4e9', shade: '#2b7fb0', pip: '#10202b' };
const pieces: readonly (readonly [string, Group])[] = [
  ['die', die(at, 90, 5, look)],
  ['coin', coin(at, 40, dusk)],
  ['token', token(at, 50, look)],
  ...dusk.seats.map((seat): [string, Group] => [`badge ${seat.letter}`, badge(at, 24, seat)]),
];
const signs: readonly (readonly [string, readonly Node[]])[] = [
  ['halo', halo({ x: 10, y: 10, w: 50, h: 50 }, 8, dusk.accent)],
  ['trail', trail({ x: 10, y: 10 }, { x: 300, y: 200 }, dusk.accent, 20)],
  ['trail of no length', trail({ x: 10, y: 10 }, { x: 10, y: 10 }, dusk.accent)],
  ['arrow', [arrow(at, 36, dusk.accent)]],
  ['plus', [plus(at, 36, dusk.accent)]],
];

describe('symbols', () => {
  it.each([...pieces.map(([name, node]) => [name, [node]] as const), ...signs])('%s is sound', (_, nodes) => {
    expect(validate({ width: 400, height: 300, nodes })).toEqual([]);
  });

  it.each(pieces)('%s lies within the box of its stamp, about its centre', (_, { x, y, stamp, children }) => {
    const { left, top, right, bottom } = extent(children);
    expect([x, y]).toEqual([at.x, at.y]);
    expect(stamp).toBeDefined();
    expect(left).toBeGreaterThanOrEqual(stamp!.x);
    expect(top).toBeGreaterThanOrEqual(stamp!.y);
    expect(right).toBeLessThanOrEqual(stamp!.x + stamp!.w);
    expect(bottom).toBeLessThanOrEqual(stamp!.y + stamp!.h);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('a die of %i has as many pips', (value) => {
    expect(die(at, 90, value, look).children.filter(({ kind }) => kind === 'circle')).toHaveLength(value);
  });

  it('a badge carries the letter of its seat', () => {
    for (const seat of dusk.seats)
      expect(badge(at, 24, seat).children.find(({ kind }) => kind === 'text')).toMatchObject({ text: seat.letter, fill: seat.on });
  });

  it('a halo lies around its box and leaves it free', () => {
    const box = { x: 100, y: 100, w: 50, h: 80 };
    for (const ring of halo(box, 8, dusk.accent)) {
      expect(ring).not.toHaveProperty('fill');
      expect(extent([ring]).left).toBeLessThan(box.x);
      expect(extent([ring]).bottom).toBeGreaterThan(box.y + box.h);
    }
  });

  it('a trail ends in an arrow head whose tip is where it leads', () => {
    expect(trail({ x: 0, y: 0 }, { x: 100, y: 0 }, dusk.accent).at(-1)).toEqual(arrowHead({ x: 100, y: 0 }, 0, 22, dusk.accent));
  });
});
