/**
 * A fault to play on the next matching calls: a failure before the call is done (`before`) or after it was done
 * (`after`: it counts, but the caller doesn't learn), a 429, or holding the call until a promise is fulfilled.
 */
export type Fault = {
  /** Matches `METHOD /path`, for example /^POST .*\/messages$/. */
  readonly call: RegExp;
  /** How many calls it meets; once by default. */
  readonly times?: number;
  readonly status?: number;
  readonly when?: 'before' | 'after';
  /** With status 429: seconds. */
  readonly retryAfter?: number;
  readonly hold?: Promise<unknown>;
};

/** The faults that wait for their calls. */
export class Faults {
  readonly #waiting: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault for this call, if one waits; it is used up. */
  take(call: string): Fault | null {
    const found = this.#waiting.find(({ fault, left }) => left > 0 && fault.call.test(call));
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
