import { describe, expect, it } from 'vitest';
import { release } from '../../src/paint/release.ts';

describe('release', () => {
  it('gives the memory of a buffer back at once', () => {
    const buffer = Buffer.from(new ArrayBuffer(5_000_000));
    release(buffer);
    expect([buffer.length, buffer.buffer.byteLength]).toEqual([0, 0]);
  });

  it('does so for many buffers', () => {
    const buffers = Array.from({ length: 20 }, () => Buffer.from(new ArrayBuffer(1000)));
    for (const buffer of buffers) release(buffer);
    expect(buffers.map(({ length }) => length)).toEqual(Array(20).fill(0));
  });

  it('leaves alone what shares its memory with others', () => {
    const whole = Buffer.from(new ArrayBuffer(8)).fill(7);
    release(whole.subarray(2, 4));
    expect([...whole]).toEqual(Array(8).fill(7));
  });
});
