import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Client, isUpToDate } from './database.ts';

/** How a database file is: whether it is whole and has today's tables; bytes free on its disk, and in its write-ahead log. */
export type Health = {
  readonly sound: boolean;
  readonly upToDate: boolean;
  readonly freeBytes: number;
  readonly logBytes: number;
};

const ENTRY = new URL('./quick-check.mjs', import.meta.url);

/** Looks a database file over while it is served. Whoever asks while that is under way gets the same answer. */
export function createHealth(client: Client): () => Promise<Health> {
  let looking: Promise<Health> | null = null;
  return () => {
    looking ??= look(client).finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function look(client: Client): Promise<Health> {
  const file = client.name;
  const [sound, disk, log] = await Promise.all([isSound(file), statfs(dirname(file)), stat(`${file}-wal`).catch(() => null)]);
  // A damaged file may not even be able to say so.
  return { sound, upToDate: !sound || isUpToDate(client), freeBytes: disk.bavail * disk.bsize, logBytes: log?.size ?? 0 };
}

/** What cannot be read is damaged, too. */
const isSound = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = new Worker(ENTRY, { workerData: file, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', () => resolve(false));
    worker.on('exit', () => resolve(false));
  });
