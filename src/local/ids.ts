const DISCORD_EPOCH = 1_420_070_400_000n;

/**
 * Gives ids as Discord makes them: milliseconds since its epoch, shifted by 22 bits. Each is greater than the one before
 * and than `after`, also when the clock stands still.
 */
export function snowflakes(now: () => number, after: bigint): () => string {
  let last = after;
  return () => {
    const fresh = (BigInt(now()) - DISCORD_EPOCH) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

/** A time in milliseconds as Discord writes it: ISO 8601 with microseconds and an offset. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace('Z', '000+00:00');
