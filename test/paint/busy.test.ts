import { describe, expect, it } from 'vitest';
import { newBusy, setBusy, setIdle, waitUntilIdle } from '../../src/paint/busy.ts';

describe('busy', () => {
  it('is idle at first, and again after work, so that nobody is held up', () => {
    const busy = newBusy();
    waitUntilIdle(busy);
    expect(Atomics.load(busy, 0)).toBe(0);
    setBusy(busy);
    expect(Atomics.load(busy, 0)).toBe(1);
    setIdle(busy);
    waitUntilIdle(busy);
    expect(Atomics.load(busy, 0)).toBe(0);
  });
});
