import { describe, expect, it } from 'vitest';
import { largePrint } from '../../src/scene/large-print.ts';
import type { Scene } from '../../src/scene/scene.ts';

const page = (width: number, height: number): Scene => ({
  width,
  height,
  background: { key: 'ground', nodes: [{ kind: 'rect', x: 0, y: 0, w: width, h: height, fill: '#000000' }] },
  nodes: [{ kind: 'circle', x: 5, y: 5, r: 5, fill: '#ffffff' }],
});

/** Which part of the page each picture shows. */
const shown = (scene: Scene) =>
  largePrint(scene).map(({ width, height, nodes: [all] }) => {
    const { x = 0, y = 0 } = all as { x?: number; y?: number };
    return { x: 0 - x, y: 0 - y, width, height };
  });

describe('large print', () => {
  it('shows a page in two overlapping parts, each two thirds larger', () => {
    expect(shown(page(1200, 600))).toEqual([
      { x: 0, y: 0, width: 720, height: 600 },
      { x: 480, y: 0, width: 720, height: 600 },
    ]);
  });

  it('cuts a high page into rows that overlap too', () => {
    expect(shown(page(1200, 961)).map(({ x, y }) => [x, y])).toEqual([[0, 0], [480, 0], [0, 1], [480, 1]]); // biome-ignore format: one line
    const rows = shown(page(1200, 1_900)).filter(({ x }) => x === 0);
    expect(rows.map(({ y, height }) => [y, height])).toEqual([[0, 960], [470, 960], [940, 960]]); // biome-ignore format: one line
  });

  it('leaves no part out, and takes the ground along', () => {
    for (const height of [200, 960, 1_000, 2_400]) {
      const parts = shown(page(1200, height));
      expect(parts.at(-1)).toMatchObject({ x: 480, y: height - Math.min(height, 960) });
      const ys = [...new Set(parts.map(({ y }) => y))];
      for (const [n, y] of ys.slice(1).entries()) expect(y - ys[n]!).toBeLessThanOrEqual(720);
    }
    const [first] = largePrint(page(1200, 600));
    expect(first!.nodes).toEqual([
      { kind: 'group', x: -0, y: -0, children: [...page(1200, 600).background!.nodes, ...page(1200, 600).nodes] },
    ]);
  });
});
