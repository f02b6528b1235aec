import { describe, expect, it } from 'vitest';
import { centre, grid, inset, piece, place } from '../../src/scene/layout.ts';
import type { Node } from '../../src/scene/scene.ts';

const dot: Node = { kind: 'circle', x: 0, y: 0, r: 1, fill: '#000000' };

describe('layout', () => {
  it('lays a grid row by row with gaps that fills its box', () => {
    expect(grid({ x: 10, y: 20, w: 210, h: 110 }, 2, 2, 10)).toEqual([
      { x: 10, y: 20, w: 100, h: 50 },
      { x: 120, y: 20, w: 100, h: 50 },
      { x: 10, y: 80, w: 100, h: 50 },
      { x: 120, y: 80, w: 100, h: 50 },
    ]);
  });

  it('finds the centre, and makes boxes smaller or larger', () => {
    const box = { x: 0, y: 0, w: 100, h: 60 };
    expect(centre(box)).toEqual({ x: 50, y: 30 });
    expect(inset(box, 5)).toEqual({ x: 5, y: 5, w: 90, h: 50 });
    expect(inset(box, -5)).toEqual({ x: -5, y: -5, w: 110, h: 70 });
  });

  it('places nodes, scaled only where asked', () => {
    expect(place({ x: 1, y: 2 }, [dot])).toEqual({ kind: 'group', x: 1, y: 2, children: [dot] });
    expect(place({ x: 1, y: 2 }, [dot], 3)).toEqual({ kind: 'group', x: 1, y: 2, scale: 3, children: [dot] });
    expect(piece({ x: 1, y: 2 }, 4, [dot])).toEqual({ kind: 'group', x: 1, y: 2, children: [dot], stamp: { x: -4, y: -4, w: 8, h: 8 } });
  });
});
