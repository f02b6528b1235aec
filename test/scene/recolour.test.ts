import { expect, it } from 'vitest';
import { clear, dusk } from '../../src/scene/palette.ts';
import { coloursOf, recolour } from '../../src/scene/recolour.ts';
import type { Scene } from '../../src/scene/scene.ts';

const text = { kind: 'text', x: 0, y: 0, text: 'A', size: 30 } as const;

it('puts the colours of another palette in the place of those that mean the same, however deep and translucent', () => {
  const scene: Scene = {
    width: 10,
    height: 10,
    background: { key: 'table', nodes: [{ kind: 'rect', x: 0, y: 0, w: 10, h: 10, fill: dusk.ground }] },
    nodes: [
      { kind: 'group', children: [{ kind: 'circle', x: 1, y: 1, r: 1, fill: dusk.seats[0]!.colour, stroke: `${dusk.ink}80`, width: 2 }] },
      { ...text, fill: dusk.text },
      { kind: 'path', d: 'M0 0L1 1', stroke: dusk.accent },
      { kind: 'rect', x: 0, y: 0, w: 1, h: 1, fill: '#00000066' },
    ],
    spots: { here: { x: 1, y: 1 } },
  };
  expect(recolour(scene, clear)).toEqual({
    width: 10,
    height: 10,
    background: { key: 'clear table', nodes: [{ kind: 'rect', x: 0, y: 0, w: 10, h: 10, fill: clear.ground }] },
    nodes: [
      { kind: 'group', children: [{ kind: 'circle', x: 1, y: 1, r: 1, fill: clear.seats[0]!.colour, stroke: `${clear.ink}80`, width: 2 }] },
      { ...text, fill: clear.text },
      { kind: 'path', d: 'M0 0L1 1', stroke: clear.accent },
      { kind: 'rect', x: 0, y: 0, w: 1, h: 1, fill: '#00000066' },
    ],
    spots: { here: { x: 1, y: 1 } },
  });
  expect(recolour(scene, dusk).nodes).toEqual(scene.nodes);
});

it('can do so because one colour of the usual palette means one thing', () => {
  const colours = coloursOf(dusk);
  expect(new Set(colours).size).toBe(colours.length);
  expect(coloursOf(clear)).toHaveLength(colours.length);
});
