import Database from 'better-sqlite3';

/** How long a statement holds the whole process up for another program's write, in milliseconds. */
export const BUSY_MS = 25;

/** Waits between tries, which hold nobody up. In all, and with the tries themselves, less than the time that Discord gives for an answer. */
const WAITS_MS = [50, 100, 200, 400, 750] as const;

/** Resolves after so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/** Whether another program, such as a back-up or a shell, holds the file at the moment. What was tried was not done at all. */
export const isBusy = (error: unknown): boolean => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

type Port = { readonly [name: string]: (...args: never[]) => Promise<unknown> };

/** A part of the store whose calls are tried again for a while when another program holds the file. They throw if it lasts. */
export function patient<T extends Port>(port: T, pause: Pause): T {
  const calls = Object.entries(port).map(([name, call]) => [name, (...args: never[]) => untilFree(() => call(...args), pause)]);
  return Object.fromEntries(calls) as T;
}

/** What a write gives, or `busy` in place of the error. */
export const orBusy = <T>(write: Promise<T>): Promise<T | 'busy'> =>
  write.catch((error) => {
    if (isBusy(error)) return 'busy';
    throw error;
  });

async function untilFree<T>(work: () => Promise<T>, pause: Pause): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await pause(wait);
  }
  return work();
}
