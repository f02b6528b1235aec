import { parentPort, workerData } from 'node:worker_threads';
import type { Scene } from '../scene/scene.ts';
import { type Busy, setIdle } from './busy.ts';
import { createFilm, type Film } from './film.ts';
import { paintScene } from './studio.ts';

/** One picture. */
export type PictureJob = { readonly scene: Scene; readonly width?: number };
/** One more frame of a film, of which `first` begins it; see `Film`. */
export type FrameJob = {
  readonly film: number;
  readonly first: boolean;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  readonly delay: number;
};
/** The film has all its frames. */
export type CutJob = { readonly film: number; readonly cut: true };

/** What the painter sends to its thread, and what comes back: a file, or how many bytes the film has so far. */
export type Job = PictureJob | FrameJob | CutJob;
export type Done = { readonly file: Uint8Array<ArrayBuffer> } | { readonly bytes: number } | { readonly fault: string };

const port = parentPort;
if (!port) throw new Error('the painting thread was started as a program');

/** Films in the making; one that nobody goes on with makes room in the end. */
const films = new Map<number, Film>();
const MOST_FILMS = 4;

port.on('message', (job: Job) => {
  const done = carryOut(job);
  setIdle(workerData as Busy);
  if ('file' in done) port.postMessage(done, [done.file.buffer]);
  else port.postMessage(done);
});

function carryOut(job: Job): Done {
  try {
    if ('cut' in job) return cut(job);
    if ('film' in job) return addFrame(job);
    // An own copy: the encoder's buffer may be a part of a shared one, which cannot change threads.
    return { file: new Uint8Array(paintScene(job.scene, job.width === undefined ? {} : { width: job.width })) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function addFrame({ film, first, scene, width, height, delay }: FrameJob): Done {
  if (first) films.set(film, createFilm(width, height));
  if (films.size > MOST_FILMS) films.delete(films.keys().next().value!);
  return { bytes: filmOf(film).add(scene, delay) };
}

function cut({ film }: CutJob): Done {
  const file = filmOf(film).finish();
  films.delete(film);
  return { file };
}

/** Throws for a film that was begun in a thread that is gone, or that made room. */
function filmOf(film: number): Film {
  const found = films.get(film);
  if (!found) throw new Error('the film is lost');
  return found;
}
