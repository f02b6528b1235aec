import { describe, expect, it } from 'vitest';
import { canvasShelf } from '../../src/paint/canvases.ts';
import { LARGEST_FILE, paintScene } from '../../src/paint/studio.ts';
import type { Node, Scene } from '../../src/scene/scene.ts';
import { pixels, unlike } from './pixels.ts';

const box = (fill: string, x = 0, w = 100): Node => ({ kind: 'rect', x, y: 0, w, h: 100, fill });
const page = { width: 100, height: 100 };
const withBackground = (key: string, fill: string, ...nodes: readonly Node[]): Scene => ({
  ...page,
  background: { key, nodes: [box(fill)] },
  nodes,
});

/** Colours that no packing makes small. */
const noise: Scene = {
  width: 120,
  height: 120,
  nodes: Array.from({ length: 14_400 }, (_, i) => ({
    kind: 'rect',
    x: i % 120,
    y: Math.floor(i / 120),
    w: 1,
    h: 1,
    fill: `#${(Math.imul(i + 1, 2654435761) >>> 8).toString(16).padStart(6, '0')}`,
  })),
};

describe('studio', () => {
  it('paints at the width asked for, and at the scene’s own', async () => {
    const scene: Scene = { width: 100, height: 50, nodes: [{ kind: 'rect', x: 50, y: 0, w: 50, h: 50, fill: '#ff0000' }] };
    const [own, wide] = [await pixels(paintScene(scene)), await pixels(paintScene(scene, { width: 300 }))];
    expect([own.width, own.height, wide.width, wide.height]).toEqual([100, 50, 300, 150]);
    expect([wide.at(149, 75), wide.at(150, 75)]).toEqual(['#000000', '#ff0000']);
  });

  it('begins each picture with a clean page', async () => {
    paintScene({ ...page, nodes: [box('#ff0000')] });
    const picture = await pixels(paintScene({ ...page, nodes: [] }));
    expect(unlike(picture, '#000000', { x: 0, y: 0, w: 100, h: 100 })).toBe(0);
  });

  it('paints a background once for its key, under the nodes', async () => {
    const first = await pixels(paintScene(withBackground('once', '#00ff00', box('#ff0000', 50, 50))));
    expect([first.at(10, 10), first.at(60, 10)]).toEqual(['#00ff00', '#ff0000']);
    const again = await pixels(paintScene(withBackground('once', '#0000ff')));
    expect([again.at(10, 10), again.at(60, 10)]).toEqual(['#00ff00', '#00ff00']);
    const other = await pixels(paintScene(withBackground('other', '#0000ff')));
    expect(other.at(10, 10)).toBe('#0000ff');
  });

  it('keeps a background for each size', async () => {
    paintScene(withBackground('sized', '#00ff00'));
    const large = await pixels(paintScene(withBackground('sized', '#00ff00'), { width: 200 }));
    expect(unlike(large, '#00ff00', { x: 0, y: 0, w: 200, h: 200 })).toBe(0);
  });

  it('does not keep a background whose painting failed', async () => {
    const broken: Scene = { ...page, background: { key: 'broken', nodes: [{ kind: 'path', d: 'oops', fill: '#ff0000' }] }, nodes: [] };
    expect(() => paintScene(broken)).toThrow('cannot read');
    const mended = await pixels(paintScene(withBackground('broken', '#00ff00')));
    expect(mended.at(50, 50)).toBe('#00ff00');
  });

  it('paints well after a scene that failed in the midst of moved and clipped groups', async () => {
    const failing: Node = {
      kind: 'group',
      x: 30,
      scale: 2,
      opacity: 0.3,
      clip: { x: 0, y: 0, w: 5, h: 5 },
      children: [{ kind: 'path', d: 'oops', fill: '#ff0000' }],
    };
    expect(() => paintScene({ ...page, nodes: [failing] })).toThrow('cannot read');
    const picture = await pixels(paintScene({ ...page, nodes: [box('#ff0000')] }));
    expect(unlike(picture, '#ff0000', { x: 0, y: 0, w: 100, h: 100 })).toBe(0);
  });
});

describe('size ladder', () => {
  it('keeps a picture that is small enough at its size', async () => {
    expect(LARGEST_FILE).toBeLessThan(10 * 1024 * 1024);
    expect((await pixels(paintScene(noise))).width).toBe(120);
  });

  it('makes a picture smaller until it fits', async () => {
    const whole = paintScene(noise).length;
    const file = paintScene(noise, { largest: whole * 0.6 });
    expect(file.length).toBeLessThanOrEqual(whole * 0.6);
    expect((await pixels(file)).width).toBe(84);
  });

  it('gives the smallest it has where nothing fits', async () => {
    expect((await pixels(paintScene(noise, { largest: 1 }))).width).toBe(30);
  });
});

describe('shelf of canvases', () => {
  it('gives the same canvas for the same name and size, and says when it is fresh', () => {
    const shelf = canvasShelf(2);
    const first = shelf.take('a', 10, 20);
    expect([first.fresh, first.canvas.width, first.canvas.height]).toEqual([true, 10, 20]);
    expect(shelf.take('a', 10, 20)).toEqual({ canvas: first.canvas, fresh: false });
    expect(shelf.take('a', 11, 20).fresh).toBe(true);
  });

  it('makes no more canvases than it may keep: the one unused for longest takes the new name and size', () => {
    const shelf = canvasShelf(2);
    const [a, b] = [shelf.take('a', 10, 10).canvas, shelf.take('b', 10, 10).canvas];
    shelf.take('a', 10, 10);
    const c = shelf.take('c', 30, 5);
    expect([c.canvas === b, c.fresh, c.canvas.width, c.canvas.height]).toEqual([true, true, 30, 5]);
    expect(shelf.take('a', 10, 10)).toEqual({ canvas: a, fresh: false });
    expect(shelf.take('b', 10, 10).fresh).toBe(true);
  });

  it('forgets what is dropped', () => {
    const shelf = canvasShelf(2);
    shelf.take('a', 10, 10);
    shelf.drop('a', 10, 10);
    expect(shelf.take('a', 10, 10).fresh).toBe(true);
  });
});
