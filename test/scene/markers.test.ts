import { describe, expect, it } from 'vitest';
import { markers } from '../../src/scene/markers.ts';
import type { Group, Node, Scene, Text } from '../../src/scene/scene.ts';
import { validate } from '../../src/scene/validate.ts';

const board: Node = { kind: 'rect', x: 0, y: 0, w: 1200, h: 900, fill: '#000000' };
const scene: Scene = {
  width: 1200,
  height: 900,
  nodes: [board],
  spots: { a: { x: 100, y: 50 }, b: { x: 600, y: 400 }, edge: { x: 30, y: 30 } },
};

const labels = (node: Node) => (node as Group).children.filter((child): child is Text => child.kind === 'text').map(({ text }) => text);
const disc = (node: Node) =>
  (node as Group).children.find((child) => child.kind === 'rect' && child.stroke !== undefined) as Node & {
    x: number;
    w: number;
    h: number;
  };

describe('markers', () => {
  it('draws a numbered disc at each spot, after everything else', () => {
    const marked = markers(scene, [
      { at: 'a', label: '1' },
      { at: 'b', label: '2' },
    ]);
    expect(marked.nodes[0]).toBe(board);
    expect(marked.nodes.slice(1).map((node) => [(node as Group).x, (node as Group).y, labels(node)])).toEqual([
      [100, 50, ['1']],
      [600, 400, ['2']],
    ]);
    expect(validate(marked)).toEqual([]);
  });

  it('is a circle for one short label, white with a dark figure of at least 34 units', () => {
    const marker = markers(scene, [{ at: 'a', label: '1' }]).nodes[1] as Group;
    expect(disc(marker).w).toBe(disc(marker).h);
    expect(disc(marker)).toMatchObject({ fill: '#ffffff', x: -disc(marker).w / 2 });
    expect(marker.children.find((child) => child.kind === 'text')).toMatchObject({ size: 34, fill: '#16110d' });
  });

  it('gives several choices at one spot a disc each, apart from each other, the last one at the spot', () => {
    const [one, two] = markers(scene, [
      { at: 'b', label: '1' },
      { at: 'b', label: '5' },
    ]).nodes.slice(1) as [Group, Group];
    expect([labels(one), labels(two)]).toEqual([['1'], ['5']]);
    expect([two.x, two.y]).toEqual([600, 400]);
    expect(one.x! + disc(one).x + disc(one).w).toBeLessThan(two.x! + disc(two).x);
  });

  it('stays on the page at its left edge', () => {
    const row = markers(
      scene,
      ['1', '2', '3'].map((label) => ({ at: 'edge', label })),
    ).nodes.slice(1) as Group[];
    expect(row).toHaveLength(3);
    expect(row[0]!.x! + disc(row[0]!).x).toBeGreaterThanOrEqual(0);
  });

  it('leaves out what has no spot, and leaves the given scene alone', () => {
    expect(markers(scene, [{ at: 'nowhere', label: '1' }]).nodes).toEqual([board]);
    expect(scene.nodes).toEqual([board]);
  });
});
