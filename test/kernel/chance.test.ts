import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChanceUsed, draw, seedHash } from '../../src/kernel/chance.ts';

const raw = (seed: string, stream: string, n: number) => createHmac('sha256', seed).update(`${stream}:${n}`).digest().readUInt32BE(0);

describe('draw', () => {
  it('gives number n of a stream as the first 32 bits of HMAC-SHA256(seed, "stream:n")', () => {
    const used: ChanceUsed = { dice: 41 };
    expect(draw('seed', used, 'dice', 2 ** 32)).toBe(raw('seed', 'dice', 41));
    expect(used).toEqual({ dice: 42 });
  });

  it('leaves other streams where they were', () => {
    const used: ChanceUsed = { deck: 7 };
    draw('seed', used, 'dice', 6);
    expect(used.deck).toBe(7);
    expect(draw('seed', used, 'deck', 1000)).toBe(draw('seed', { deck: 7 }, 'deck', 1000));
  });

  it('skips numbers that would favour low results', () => {
    const range = 2 ** 31 + 1;
    const firstFair = Array.from({ length: 100 }, (_, n) => n).find((n) => raw('s', 'dice', n) < range)!;
    const firstUnfair = Array.from({ length: 100 }, (_, n) => n).find((n) => raw('s', 'dice', n) >= range)!;
    const used: ChanceUsed = { dice: firstUnfair };
    const result = draw('s', used, 'dice', range);
    expect(used.dice).toBeGreaterThan(firstUnfair + 1);
    expect(result).toBe(raw('s', 'dice', used.dice! - 1));
    expect(draw('s', { dice: firstFair }, 'dice', range)).toBe(raw('s', 'dice', firstFair));
  });

  it('stays in 0..range-1 and is 0 for a range of 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, range) => {
        const x = draw(seed, {}, 'any', range);
        expect(Number.isInteger(x) && x >= 0 && x < range).toBe(true);
      }),
    );
    expect(draw('seed', {}, 'any', 1)).toBe(0);
  });

  it('reaches every face of a die', () => {
    const used: ChanceUsed = {};
    expect(new Set(Array.from({ length: 100 }, () => draw('seed', used, 'dice', 6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses a range of %s and uses nothing', (range) => {
    const used: ChanceUsed = {};
    expect(() => draw('seed', used, 'dice', range)).toThrow(RangeError);
    expect(used).toEqual({});
  });
});

describe('seedHash', () => {
  it('is the SHA-256 of the seed in hexadecimal', () => {
    expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
