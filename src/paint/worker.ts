import { parentPort, workerData } from 'node:worker_threads';
import type { Scene } from '../scene/scene.ts';
import { type Busy, setIdle } from './busy.ts';
import { paintScene } from './studio.ts';

/** What the painter sends to its thread, and what comes back. */
export type Job = { readonly scene: Scene; readonly width?: number };
export type Done = { readonly png: Uint8Array<ArrayBuffer> } | { readonly fault: string };

const port = parentPort;
if (!port) throw new Error('the painting thread was started as a program');

port.on('message', (job: Job) => {
  const done = paint(job);
  setIdle(workerData as Busy);
  if ('png' in done) port.postMessage(done, [done.png.buffer]);
  else port.postMessage(done);
});

function paint({ scene, width }: Job): Done {
  try {
    // An own copy: the encoder's buffer may be a part of a shared one, which cannot change threads.
    return { png: new Uint8Array(paintScene(scene, width === undefined ? {} : { width })) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
