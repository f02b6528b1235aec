import { Worker } from 'node:worker_threads';
// Keeps the native library loaded: when a thread is the only one to have loaded it, its end unloads it too early and brings the process down.
import 'canvas';
import type { Scene } from '../scene/scene.ts';
import { newBusy, setBusy, setIdle, waitUntilIdle } from './busy.ts';
import type { Done, Job } from './worker.ts';

/** How a moving picture is made: its size in pixels, how long each frame is seen in milliseconds, and the most bytes it may have. */
export type Animation = { readonly width: number; readonly height: number; readonly delay: number; readonly largest: number };

/** Too many pictures wait already; try again when some are done. */
export class PainterBusy extends Error {}
/** The scene cannot be drawn, or the painting thread died over it. */
export class PaintingFailed extends Error {}

export type Painter = {
  /** A spoken scene (see `say`) as a PNG file, `width` pixels wide (default: the scene's own). Rejects with PainterBusy or PaintingFailed. */
  paint(scene: Scene, options?: { readonly width?: number }): Promise<Buffer>;
  /**
   * Spoken scenes as a GIF that plays once; each is asked for when the one before is drawn, and other pictures come in between. Null when it
   * would be larger than it may be. Rejects like `paint`.
   */
  animate(scenes: Iterable<Scene>, animation: Animation): Promise<Buffer | null>;
  /** The end is near: from now on a picture may take a few seconds only, so that a thread that hangs holds nobody up. */
  hasten(): void;
  /** Ends the thread when the picture in work is done, or given up a few seconds later; whatever waits is rejected. */
  close(): Promise<void>;
};

type Well = Exclude<Done, { readonly fault: string }>;
type Order = { readonly job: Job; readonly resolve: (done: Well) => void; readonly reject: (error: Error) => void };

const ENTRY = new URL('./thread.mjs', import.meta.url);
/** Far more than any picture takes, the start of a thread on a slow machine included. */
const PATIENCE_MS = 20_000;
const HASTE_MS = 3_000;
/** Little room for what lives briefly, so that each picture's pixels are cleared away soon and memory stays flat. */
const YOUNG_MB = 2;

/**
 * Paints in a thread of its own, one picture at a time in the order asked for. At most `mostWaiting` wait (64 by default). A thread that dies
 * or hangs rejects its picture and is replaced for the next one. An idle painter does not keep the process alive. `entry` is the thread's program.
 */
export function createPainter({ mostWaiting = 64, entry = ENTRY }: { readonly mostWaiting?: number; readonly entry?: URL } = {}): Painter {
  const waiting: Order[] = [];
  let current: Order | null = null;
  let thread: Worker | null = null;
  let closed = false;
  let onIdle = () => {};
  let patience = PATIENCE_MS;
  let watchdog: NodeJS.Timeout | undefined;
  /** Given up but not ended: threads that hang outside of JavaScript cannot be ended from here. */
  const stuck = new Set<Worker>();
  const busy = newBusy();
  const beforeExit = () => {
    // The end of the process would wait for such a thread for ever.
    if (stuck.size > 0) process.kill(process.pid, 'SIGKILL');
    waitUntilIdle(busy);
  };
  process.on('exit', beforeExit);

  const hire = (): Worker => {
    const worker = new Worker(entry, {
      execArgv: [],
      workerData: busy,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.on('message', (done: Done) => {
      if (thread !== worker) return;
      if ('fault' in done) settle((order) => order.reject(new PaintingFailed(done.fault)));
      else settle((order) => order.resolve(done));
    });
    worker.on('error', (error) => lose(worker, error.message));
    worker.on('exit', (code) => lose(worker, `the painting thread ended with code ${code}`));
    return worker;
  };

  const lose = (worker: Worker, why: string) => {
    if (thread !== worker) return;
    thread = null;
    settle((order) => order.reject(new PaintingFailed(why)));
  };

  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => thread && giveUp(thread), patience);
  };

  const giveUp = (worker: Worker) => {
    stuck.add(worker);
    worker.once('exit', () => stuck.delete(worker)).unref();
    void worker.terminate();
    lose(worker, `the picture was not done after ${patience / 1000} seconds`);
  };

  const settle = (how: (order: Order) => void) => {
    const order = current;
    current = null;
    clearTimeout(watchdog);
    setIdle(busy);
    if (order) how(order);
    next();
  };

  const next = () => {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) {
      thread?.unref();
      return onIdle();
    }
    thread ??= hire();
    thread.ref();
    setBusy(busy);
    thread.postMessage(current.job);
    watch();
  };

  const hasten = () => {
    patience = HASTE_MS;
    if (current) watch();
  };

  const order = (job: Job) =>
    new Promise<Well>((resolve, reject) => {
      if (closed) return reject(new PaintingFailed('the painter is closed'));
      if (waiting.length >= mostWaiting) return reject(new PainterBusy(`${waiting.length} pictures wait already`));
      waiting.push({ job, resolve, reject });
      next();
    });

  const file = async (job: Job): Promise<Buffer> => {
    const done = await order(job);
    return Buffer.from('file' in done ? done.file.buffer : new ArrayBuffer(0));
  };

  let films = 0;
  const animate = async (scenes: Iterable<Scene>, { largest, ...look }: Animation): Promise<Buffer | null> => {
    const film = ++films;
    let first = true;
    for (const scene of scenes) {
      const done = await order({ film, first, scene, ...look });
      if ('bytes' in done && done.bytes >= largest) return null;
      first = false;
    }
    return file({ film, cut: true });
  };

  return {
    paint: (scene, options = {}) => file({ scene, ...options }),
    animate,
    hasten,
    async close() {
      closed = true;
      hasten();
      for (const left of waiting.splice(0)) left.reject(new PaintingFailed('the painter is closed'));
      if (current) await new Promise<void>((resolve) => (onIdle = resolve));
      if (stuck.size === 0) process.off('exit', beforeExit);
      const gone = thread;
      thread = null;
      await gone?.terminate();
    },
  };
}
