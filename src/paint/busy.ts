/** Shared by the painter and its thread: 1 from the asking for a picture until the thread is through with it. */
export type Busy = Int32Array<SharedArrayBuffer>;

const LONGEST_MS = 2000;

export const newBusy = (): Busy => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

export const setBusy = (busy: Busy): void => void Atomics.store(busy, 0, 1);

export function setIdle(busy: Busy): void {
  Atomics.store(busy, 0, 0);
  Atomics.notify(busy, 0);
}

/**
 * Holds this thread up until the other is through with its picture, two seconds at most. For the end of the process, which would otherwise
 * stop the thread in the midst of the drawing library's code: that was seen to abort the process, about once in a hundred times.
 */
export const waitUntilIdle = (busy: Busy): void => void Atomics.wait(busy, 0, 1, LONGEST_MS);
