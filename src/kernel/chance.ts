import { createHash, createHmac } from 'node:crypto';

/** How far each stream of chance has been used. One counter a stream: an extra roll in one rule never shifts a deck. */
export type ChanceUsed = { [stream: string]: number };

const LIMIT = 2 ** 32;

/**
 * The next whole number in 0..range-1 of a stream, counting it as used.
 * Number n of a stream is the first 32 bits of HMAC-SHA256(seed, "stream:n"); numbers that would favour low
 * results are skipped (rejection sampling). Nobody without the seed can predict it, and with it everybody can check it.
 * Throws a RangeError when `range` is not a whole number in 1..2^32.
 */
export function draw(seed: string, used: ChanceUsed, stream: string, range: number): number {
  if (!Number.isInteger(range) || range < 1 || range > LIMIT) throw new RangeError(`a draw is from 1 to 2^32 numbers, not ${range}`);
  const fair = LIMIT - (LIMIT % range);
  for (;;) {
    const n = used[stream] ?? 0;
    used[stream] = n + 1;
    const x = createHmac('sha256', seed).update(`${stream}:${n}`).digest().readUInt32BE(0);
    if (x < fair) return x % range;
  }
}

/** The hash that is published when a match starts; the seed itself is published at its end. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');
