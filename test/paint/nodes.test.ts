import { describe, expect, it } from 'vitest';
import { paintScene } from '../../src/paint/studio.ts';
import type { Node, Scene } from '../../src/scene/scene.ts';
import { difference, pixels, unlike } from './pixels.ts';

const BLACK = '#000000';
const RED = '#ff0000';
const BLUE = '#0000ff';
const page = { width: 100, height: 100 };
const box = (x: number, y: number, w: number, h: number, fill = RED): Node => ({ kind: 'rect', x, y, w, h, fill });

const paint = (...nodes: readonly Node[]) => pixels(paintScene({ ...page, nodes }));

describe('rect', () => {
  it('fills its box and nothing else', async () => {
    const picture = await paint(box(10, 20, 30, 40));
    expect(unlike(picture, RED, { x: 10, y: 20, w: 30, h: 40 })).toBe(0);
    expect([picture.at(9, 20), picture.at(40, 20), picture.at(10, 60), picture.at(10, 19)]).toEqual(Array(4).fill(BLACK));
  });

  it('has rounded corners, also where the radius is larger than the box', async () => {
    const picture = await paint({ kind: 'rect', x: 0, y: 0, w: 60, h: 20, r: 500, fill: RED });
    expect([picture.at(0, 0), picture.at(59, 19)]).toEqual([BLACK, BLACK]);
    expect(picture.at(30, 10)).toBe(RED);
  });

  it('is outlined along its edge', async () => {
    const picture = await paint({ kind: 'rect', x: 20, y: 20, w: 60, h: 60, stroke: BLUE, width: 4 });
    expect([picture.at(50, 18), picture.at(50, 21), picture.at(50, 50)]).toEqual([BLUE, BLUE, BLACK]);
  });
});

describe('circle', () => {
  it('reaches its radius and no farther', async () => {
    const picture = await paint({ kind: 'circle', x: 50, y: 50, r: 20, fill: RED });
    expect([picture.at(50, 50), picture.at(68, 50), picture.at(72, 50), picture.at(66, 66)]).toEqual([RED, RED, BLACK, BLACK]);
  });
});

describe('path', () => {
  it('fills straight and curved outlines', async () => {
    const picture = await paint(
      { kind: 'path', d: 'M0 0H40V40H0Z', fill: RED },
      { kind: 'path', d: 'M50 50C50 100 100 100 100 50Z', fill: BLUE },
      { kind: 'path', d: 'M50 0Q75 40 100 0Z', fill: BLUE },
    );
    expect([picture.at(20, 20), picture.at(75, 80), picture.at(75, 95), picture.at(75, 15), picture.at(75, 25)]).toEqual([
      RED,
      BLUE,
      BLACK,
      BLUE,
      BLACK,
    ]);
  });

  it('draws the arc that its flags choose', async () => {
    const half = (flags: string) => paint({ kind: 'path', d: `M20 50A30 30 0 ${flags} 80 50Z`, fill: RED });
    const [over, under] = [await half('0 1'), await half('0 0')];
    expect([over.at(50, 30), over.at(50, 70)]).toEqual([RED, BLACK]);
    expect([under.at(50, 30), under.at(50, 70)]).toEqual([BLACK, RED]);
  });

  it('tells the large arc from the small one', async () => {
    const arc = (large: 0 | 1) => paint({ kind: 'path', d: `M35 50A30 30 0 ${large} 1 65 50Z`, fill: RED });
    const [large, small] = [await arc(1), await arc(0)];
    expect([large.at(50, 10), small.at(50, 10)]).toEqual([RED, BLACK]);
  });

  it('makes the radii of an arc large enough, and a line of an arc without radius', async () => {
    const stretched = await paint({ kind: 'path', d: 'M20 50A1 1 0 0 1 80 50Z', fill: RED });
    expect(stretched.at(50, 25)).toBe(RED);
    const flat = await paint({ kind: 'path', d: 'M0 0A0 5 0 0 1 100 0V50H0Z', fill: RED });
    expect(flat.at(50, 25)).toBe(RED);
  });

  it('dashes its outline', async () => {
    const picture = await paint({ kind: 'path', d: 'M0 50H100', stroke: RED, width: 10, dash: [20, 20] });
    expect([picture.at(10, 50), picture.at(30, 50), picture.at(50, 50)]).toEqual([RED, BLACK, RED]);
  });

  it('is not painted when its data cannot be read', () => {
    expect(() => paintScene({ ...page, nodes: [{ kind: 'path', d: 'M0 0 S1', fill: RED }] })).toThrow('cannot read');
  });
});

describe('ink', () => {
  it('lets through as much as its opacity says, and only there', async () => {
    const picture = await paint({ ...box(0, 0, 50, 100), opacity: 0.5 } as Node, box(50, 0, 50, 100));
    expect(Number.parseInt(picture.at(25, 50).slice(1, 3), 16)).toBeCloseTo(128, -1);
    expect(picture.at(75, 50)).toBe(RED);
  });

  it('takes colours with their own opacity', async () => {
    const picture = await paint(box(0, 0, 100, 100, '#ff000080'));
    expect(Number.parseInt(picture.at(50, 50).slice(1, 3), 16)).toBeCloseTo(128, -1);
  });
});

describe('group', () => {
  it('moves, scales and turns its children about its own place', async () => {
    const moved = await paint({ kind: 'group', x: 40, y: 20, scale: 2, children: [box(0, 0, 10, 5)] });
    expect(unlike(moved, RED, { x: 40, y: 20, w: 20, h: 10 })).toBe(0);
    const turned = await paint({ kind: 'group', x: 50, y: 50, rotate: 90, children: [box(0, 0, 40, 10)] });
    expect([turned.at(45, 80), turned.at(80, 55)]).toEqual([RED, BLACK]);
  });

  it('clips, and multiplies opacity through levels', async () => {
    const clipped = await paint({ kind: 'group', clip: { x: 0, y: 0, w: 20, h: 100 }, children: [box(0, 0, 100, 100)] });
    expect([clipped.at(19, 50), clipped.at(21, 50)]).toEqual([RED, BLACK]);
    const faint = await paint({
      kind: 'group',
      opacity: 0.5,
      children: [{ kind: 'group', opacity: 0.5, children: [box(0, 0, 100, 100)] }],
    });
    expect(Number.parseInt(faint.at(50, 50).slice(1, 3), 16)).toBeCloseTo(64, -1);
  });

  it('leaves what comes after it as it was', async () => {
    const picture = await paint(
      { kind: 'group', x: 10, rotate: 45, scale: 3, opacity: 0.2, clip: { x: 0, y: 0, w: 1, h: 1 }, children: [box(0, 0, 5, 5)] },
      box(60, 60, 10, 10),
    );
    expect(unlike(picture, RED, { x: 60, y: 60, w: 10, h: 10 })).toBe(0);
  });
});

describe('stamp', () => {
  const children: readonly Node[] = [
    { kind: 'circle', x: 0, y: 0, r: 15, fill: RED },
    { kind: 'circle', x: 5, y: -5, r: 5, fill: '#ffffffaa' },
  ];
  const stamp = { x: -16, y: -16, w: 32, h: 32 };
  const both = (at: Partial<Node & { kind: 'group' }>): readonly [Scene, Scene] => [
    { ...page, nodes: [box(0, 0, 100, 100, BLUE), { kind: 'group', ...at, children }] },
    { ...page, nodes: [box(0, 0, 100, 100, BLUE), { kind: 'group', ...at, children, stamp }] },
  ];

  it.each([
    ['on whole pixels', { x: 50, y: 40 }],
    ['on a quarter of a pixel', { x: 50.25, y: 40.75 }],
    ['scaled', { x: 50, y: 50, scale: 2.5 }],
    ['turned', { x: 50, y: 50, rotate: 30 }],
    ['translucent', { x: 50, y: 50, opacity: 0.5 }],
    ['over the edge of the page', { x: 2, y: 98 }],
  ])('looks like what it was made of: %s', async (_, at) => {
    const [plain, stamped] = both(at);
    const wanted = await pixels(paintScene(plain));
    expect(difference(await pixels(paintScene(stamped)), wanted, 2)).toBe(0);
    expect(difference(await pixels(paintScene(stamped)), wanted, 2)).toBe(0);
  });

  it('is not taken for another that differs only in what is inside', async () => {
    const dot = (fill: string): Node => ({ kind: 'group', x: 50, y: 50, stamp, children: [{ kind: 'circle', x: 0, y: 0, r: 15, fill }] });
    expect([(await paint(dot(RED))).at(50, 50), (await paint(dot(BLUE))).at(50, 50)]).toEqual([RED, BLUE]);
  });

  it('whose drawing failed is not kept half-drawn', async () => {
    const broken = (d: string): Scene => ({
      ...page,
      nodes: [{ kind: 'group', x: 50, y: 50, stamp, children: [box(-5, -5, 10, 10), { kind: 'path', d, fill: RED }] }],
    });
    expect(() => paintScene(broken('oops'))).toThrow('cannot read');
    expect(() => paintScene(broken('oops'))).toThrow('cannot read');
  });
});
