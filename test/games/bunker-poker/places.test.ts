import { describe, expect, it } from 'vitest';
import { HEADER, places } from '../../../src/games/bunker-poker/picture/places.ts';
import type { Box, Point } from '../../../src/scene/layout.ts';

const isIn = ({ x, y, w, h }: Box, at: Point) => at.x > x && at.x < x + w && at.y > y && at.y < y + h;
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each([2, 3, 4])('the places of a board for %i', (seats) => {
  const { height, hatch, sides } = places(seats);
  const all = [hatch, ...sides.flatMap(({ name, cells }) => [name, ...cells])];

  it('has a side of six cells for each seat and no more', () => {
    expect(sides.map(({ cells, trails }) => [cells.length, trails.length])).toEqual(Array(seats).fill([6, 6]));
  });

  it('lies on the page below the header, with nothing over anything else', () => {
    for (const [i, box] of all.entries()) {
      expect([box.x >= 0, box.x + box.w <= 1200, box.y >= HEADER, box.y + box.h <= height]).toEqual([true, true, true, true]);
      expect(all.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  it('leads a trail from the rim of the hatch to beside each cell, its head on no cell', () => {
    for (const { to, from } of sides.flatMap(({ trails }) => trails)) {
      expect(all.filter((box) => isIn(box, to))).toEqual([]);
      expect(isIn({ x: hatch.x - 1, y: hatch.y - 1, w: hatch.w + 2, h: hatch.h + 2 }, from)).toBe(true);
    }
  });
});

it('draws cells the larger the fewer sides there are', () => {
  const widths = [2, 3, 4].map((seats) => places(seats).sides[0]!.cells[0]!.w);
  expect(widths).toEqual([176, 160, 140]);
});
