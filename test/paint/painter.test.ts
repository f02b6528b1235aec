import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPainter, type Painter, PainterBusy, PaintingFailed } from '../../src/paint/painter.ts';
import { paintScene } from '../../src/paint/studio.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { pixels } from './pixels.ts';

const scene = (fill = '#ff0000', width = 40): Scene => ({
  width,
  height: 30,
  nodes: [{ kind: 'rect', x: 0, y: 0, w: width, h: 30, fill }],
});
const BROKEN: Scene = { ...scene(), nodes: [{ kind: 'path', d: 'oops', fill: '#ff0000' }] };
/** A thread that dies or hangs over scenes of these widths, in two ways each, and answers all others with their width. */
const FRAGILE = new URL('./fragile-thread.mjs', import.meta.url);
const EXITS = scene('#ff0000', 13);
const THROWS = scene('#ff0000', 14);
const LOOPS = scene('#ff0000', 15);
const BLOCKS = scene('#ff0000', 16);

const open: Painter[] = [];
const painter = (options: Parameters<typeof createPainter>[0] = {}) => {
  const made = createPainter(options);
  open.push(made);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

const widthOf = (answer: Buffer) => Number(answer.toString());

describe('painter', () => {
  it('paints in its thread exactly what is painted here', async () => {
    const file = await painter().paint(scene('#123456'));
    expect(file.equals(paintScene(scene('#123456')))).toBe(true);
    expect((await pixels(file)).at(20, 15)).toBe('#123456');
  });

  it('paints at the width asked for', async () => {
    expect((await pixels(await painter().paint(scene(), { width: 80 }))).height).toBe(60);
  });

  it('gives each caller their own picture, in the order asked for', async () => {
    const shared = painter();
    const done: number[] = [];
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
    const files = await Promise.all(
      colours.map(async (colour, i) => {
        const file = await shared.paint(scene(colour));
        done.push(i);
        return file;
      }),
    );
    expect(done).toEqual([0, 1, 2, 3]);
    expect(await Promise.all(files.map(async (file) => (await pixels(file)).at(5, 5)))).toEqual(colours);
  });

  it('rejects a scene it cannot draw, and paints the next', async () => {
    const shared = painter();
    const [broken, sound] = await Promise.allSettled([shared.paint(BROKEN), shared.paint(scene())]);
    expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(PaintingFailed) });
    expect(sound.status).toBe('fulfilled');
  });

  it('refuses more than may wait, and takes more when some are done', async () => {
    const small = painter({ mostWaiting: 2 });
    const asked = [1, 2, 3, 4, 5].map(() => small.paint(scene()));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(results[3]).toMatchObject({ reason: expect.any(PainterBusy) });
    await expect(small.paint(scene())).resolves.toBeInstanceOf(Buffer);
  });

  it.each([
    ['ends', EXITS],
    ['throws', THROWS],
  ])('a thread that %s rejects its own picture only and is replaced for the next', async (_, deadly) => {
    const shared = painter({ entry: FRAGILE });
    const [before, lost, after] = await Promise.allSettled([
      shared.paint(scene('#ff0000', 1)),
      shared.paint(deadly),
      shared.paint(scene('#ff0000', 2)),
    ]);
    expect(before.status === 'fulfilled' && widthOf(before.value)).toBe(1);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(PaintingFailed) });
    expect(after.status === 'fulfilled' && widthOf(after.value)).toBe(2);
  });

  it('survives a thread that died with nobody waiting', async () => {
    const shared = painter({ entry: FRAGILE });
    await expect(shared.paint(EXITS)).rejects.toBeInstanceOf(PaintingFailed);
    expect(widthOf(await shared.paint(scene('#ff0000', 3)))).toBe(3);
  });

  it('gives a thread up that hangs, and paints what waits in a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const shared = painter({ entry: FRAGILE });
    const asked = Promise.allSettled([shared.paint(LOOPS), shared.paint(scene('#ff0000', 4))]);
    vi.advanceTimersByTime(20_000);
    const [lost, after] = await asked;
    expect(lost).toMatchObject({ status: 'rejected', reason: new PaintingFailed('the picture was not done after 20 seconds') });
    expect(after.status === 'fulfilled' && widthOf(after.value)).toBe(4);
  });

  it('waits three seconds for a thread that hangs when it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const closing = createPainter({ entry: FRAGILE });
    const asked = Promise.allSettled([closing.paint(LOOPS)]);
    const closed = closing.close();
    vi.advanceTimersByTime(3_000);
    await closed;
    expect((await asked)[0]).toMatchObject({ status: 'rejected', reason: expect.any(PaintingFailed) });
  });

  it('finishes the picture in work when it is closed, and rejects what waits and everything afterwards', async () => {
    const closing = createPainter();
    const asked = Promise.allSettled([closing.paint(scene()), closing.paint(scene())]);
    await closing.close();
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(closing.paint(scene())).rejects.toBeInstanceOf(PaintingFailed);
    await expect(closing.close()).resolves.toBeUndefined();
  });
});

describe('a process with a painter', () => {
  const run = async (then: string, entry?: URL) => {
    const program = `
      const { createPainter } = await import(${JSON.stringify(new URL('../../src/paint/painter.ts', import.meta.url).href)});
      const painter = createPainter(${entry ? `{ entry: new URL(${JSON.stringify(entry.href)}) }` : ''});
      const file = await painter.paint(${JSON.stringify(scene())});
      console.log(file.length > 0);
      ${then}`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
    });
    const [code, signal] = await once(child, 'close');
    return { code, signal, printed };
  };

  it.each([
    ['by itself when nothing is left to do', ''],
    ['at once when told to', 'process.exit(0);'],
    ['after closing the painter', 'await painter.close();'],
    ['in the midst of a picture', `void painter.paint(${JSON.stringify(scene())}); process.exit(0);`],
  ])('ends %s', async (_, then) => {
    expect(await run(then)).toEqual({ code: 0, signal: null, printed: 'true\n' });
  });

  it('ends hard where its thread is stuck in a call to the system, which would hold it up', async () => {
    const then = `
      const lost = painter.paint(${JSON.stringify(BLOCKS)}).catch(() => {});
      await painter.close();
      await lost;
      process.exit(0);`;
    expect(await run(then, FRAGILE)).toEqual({ code: null, signal: 'SIGKILL', printed: 'true\n' });
  });
});
