import { describe, expect, it } from 'vitest';
import type { Node, Scene } from '../../src/scene/scene.ts';
import { validate } from '../../src/scene/validate.ts';

const sound: Scene = {
  width: 1200,
  height: 900,
  background: { key: 'table', nodes: [{ kind: 'rect', x: 0, y: 0, w: 1200, h: 900, fill: '#000000' }] },
  nodes: [
    { kind: 'circle', x: 1, y: 1, r: 4, stroke: '#ffffff80', width: 2 },
    { kind: 'path', d: 'M0 0L5 5', stroke: '#ffffff' },
    { kind: 'group', scale: 2, children: [{ kind: 'text', x: 0, y: 0, text: { id: 'a' }, size: 10, fill: '#ffffff' }] },
  ],
  spots: { corner: { x: 1200, y: 900 } },
};
const withNode = (node: object): Scene => ({ ...sound, nodes: [node as Node] });

describe('validate', () => {
  it('finds nothing wrong with a sound scene', () => {
    expect(validate(sound)).toEqual([]);
  });

  it.each([
    ['a size that is no number', { kind: 'rect', x: Number.NaN, y: 0, w: 1, h: 1, fill: '#000000' }, 'nodes.0: x is NaN'],
    ['a negative size', { kind: 'rect', x: 0, y: 0, w: -1, h: 1, fill: '#000000' }, 'nodes.0: negative size'],
    ['a negative radius', { kind: 'circle', x: 0, y: 0, r: -1, fill: '#000000' }, 'nodes.0: negative radius'],
    ['a word for a colour', { kind: 'circle', x: 0, y: 0, r: 1, fill: 'red' }, 'nodes.0: fill red is no colour'],
    ['a shape without ink', { kind: 'circle', x: 0, y: 0, r: 1 }, 'nodes.0: neither fill nor stroke'],
    ['an opacity over one', { kind: 'circle', x: 0, y: 0, r: 1, fill: '#000000', opacity: 2 }, 'nodes.0: opacity 2'],
    ['a path that cannot be read', { kind: 'path', d: 'M0', fill: '#000000' }, 'nodes.0: path data: M takes 2 numbers in "M0"'],
    ['text nobody can read', { kind: 'text', x: 0, y: 0, text: 'a', size: 19, fill: '#000000' }, 'nodes.0: text of 19 units'],
    ['text without letters', { kind: 'text', x: 0, y: 0, text: '', size: 20, fill: '#000000' }, 'nodes.0: empty text'],
    ['a kind that does not exist', { kind: 'star' }, 'nodes.0: unknown kind "star"'],
  ])('names %s', (_, node, fault) => {
    expect(validate(withNode(node))).toEqual([fault]);
  });

  it('says where inside groups, and counts their scale', () => {
    const small = { kind: 'text', x: 0, y: 0, text: 'a', size: 30, fill: '#000000' };
    expect(validate(withNode({ kind: 'group', scale: 0.5, children: [{ kind: 'group', children: [small] }] }))).toEqual([
      'nodes.0.0.0: text of 15 units',
    ]);
  });

  it('names faults of the background, a spot off the page and an empty page', () => {
    expect(validate({ ...sound, background: { key: '', nodes: [{ kind: 'circle', x: 0, y: 0, r: 1 }] } })).toEqual([
      'background.0: neither fill nor stroke',
      'background without a key',
    ]);
    expect(validate({ ...sound, spots: { far: { x: 1201, y: 0 } } })).toEqual(['spot far lies off the page']);
    expect(validate({ width: 0, height: 5, nodes: [] })).toEqual(['page of 0 × 5']);
  });
});
