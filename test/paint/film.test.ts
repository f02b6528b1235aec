import { afterEach, describe, expect, it } from 'vitest';
import { createFilm } from '../../src/paint/film.ts';
import { createPainter, type Painter, PaintingFailed } from '../../src/paint/painter.ts';
import type { Node, Scene } from '../../src/scene/scene.ts';
import { type GifFrame, readGif } from './gif-frames.ts';
import { pixels } from './pixels.ts';

const ground: Node = { kind: 'rect', x: 0, y: 0, w: 40, h: 30, fill: '#123456' };
const square = (x: number, fill: string): Node => ({ kind: 'rect', x, y: 10, w: 10, h: 10, fill });
const scene = (...nodes: readonly Node[]): Scene => ({ width: 40, height: 30, nodes: [ground, ...nodes] });
const LOOK = { width: 40, height: 30, delay: 500, largest: 1_000_000 };

const at = ({ rgba }: GifFrame, x: number, y: number, width = 40) =>
  `#${Buffer.from(rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)).toString('hex')}`;

function film(scenes: readonly Scene[], width = 40, height = 30) {
  const made = createFilm(width, height);
  for (const each of scenes) made.add(each, 500);
  return readGif(Buffer.from(made.finish()));
}

const open: Painter[] = [];
const painter = () => {
  const made = createPainter();
  open.push(made);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

describe('a film', () => {
  it('shows each scene in its turn, once, with what changed in its own colours and the rest as it was', () => {
    const gif = film([scene(square(5, '#ff0000')), scene(square(25, '#00ff00')), scene(square(25, '#00ff00'))]);
    expect(gif).toMatchObject({ width: 40, height: 30, loops: false });
    expect(gif.frames.map(({ delayMs }) => delayMs)).toEqual([500, 500, 500]);
    expect(gif.frames.map((frame) => [at(frame, 10, 15), at(frame, 30, 15), at(frame, 1, 1)])).toEqual([
      ['#ff0000', '#123456', '#123456'],
      ['#123456', '#00ff00', '#123456'],
      ['#123456', '#00ff00', '#123456'],
    ]);
  });

  it('keeps the colours of areas to the bit among more colours than a GIF has', () => {
    const many = Array.from(
      { length: 400 },
      (_, i): Node => ({ kind: 'rect', x: i % 40, y: Math.floor(i / 40), w: 1, h: 1, fill: shade(i) }),
    );
    const [frame] = film([scene(...many, square(20, '#231a17'))]).frames;
    expect([at(frame!, 25, 15), at(frame!, 1, 25)]).toEqual(['#231a17', '#123456']);
    expect(new Set(Array.from({ length: 400 }, (_, i) => at(frame!, i % 40, Math.floor(i / 40)))).size).toBeGreaterThan(100);
  });

  it('shows a scene of another shape whole and in the middle, on the colour of its corner', () => {
    const [frame] = film([scene(square(5, '#ff0000'))], 80, 30).frames;
    expect([at(frame!, 30, 15, 80), at(frame!, 2, 15, 80), at(frame!, 77, 15, 80)]).toEqual(['#ff0000', '#123456', '#123456']);
  });
});

describe('an animation', () => {
  it('is made in the thread, with other pictures in between', async () => {
    const shared = painter();
    const done: string[] = [];
    const animated = shared
      .animate(
        [1, 2, 3, 4].map((n) => scene(square(n * 5, '#ff0000'))),
        LOOK,
      )
      .then((file) => {
        done.push('animation');
        return file!;
      });
    const picture = await shared.paint(scene());
    done.push('picture');
    expect((await pixels(picture)).at(1, 1)).toBe('#123456');
    expect(readGif(await animated).frames).toHaveLength(4);
    expect(done).toEqual(['picture', 'animation']);
  });

  it('asks for a scene when the one before is drawn', async () => {
    let asked = 0;
    function* scenes() {
      for (; asked < 3; ) {
        asked++;
        yield scene();
      }
    }
    const animated = painter().animate(scenes(), LOOK);
    expect(asked).toBe(1);
    expect(readGif((await animated)!).frames).toHaveLength(3);
  });

  it('is none where it would be larger than it may be', async () => {
    const shared = painter();
    const scenes = Array.from({ length: 20 }, (_, n) => scene(square(n, '#ff0000')));
    const file = (await shared.animate(scenes, LOOK))!;
    expect(await shared.animate(scenes, { ...LOOK, largest: file.length - 1 })).toBeNull();
    expect(await shared.animate(scenes, { ...LOOK, largest: file.length })).toEqual(file);
  });

  it('is rejected over a scene that cannot be drawn, and does not mix with another one', async () => {
    const shared = painter();
    const broken: Scene = { ...scene(), nodes: [{ kind: 'path', d: 'oops', fill: '#ff0000' }] };
    const [failed, red, green] = await Promise.allSettled([
      shared.animate([scene(), broken], LOOK),
      shared.animate([scene(), scene(square(5, '#ff0000'))], LOOK),
      shared.animate([scene(), scene(square(5, '#00ff00'))], LOOK),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(PaintingFailed) });
    const colours = [red, green].map((each) => at(readGif((each as { value: Buffer }).value).frames[1]!, 10, 15));
    expect(colours).toEqual(['#ff0000', '#00ff00']);
  });
});

/** A colour of its own for each number. */
const shade = (i: number) => `#${(0x404040 + i * 0x2f1d07).toString(16).slice(-6).padStart(6, '0')}`;
