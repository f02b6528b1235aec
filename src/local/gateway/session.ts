/** A packet of the gateway: `op` what it is, `s` and `t` only for events. */
export type Packet = { readonly op: number; readonly d: unknown; readonly s?: number | null; readonly t?: string | null };

const REMEMBERED = 1000;

/** One bot session: it outlives its socket for a while, so that a RESUME gets what was missed. */
export class Session {
  readonly id: string;
  readonly intents: number;
  #send: ((packet: Packet) => void) | null;
  #sequence = 0;
  readonly #log: Packet[] = [];

  constructor(id: string, intents: number, send: (packet: Packet) => void) {
    this.id = id;
    this.intents = intents;
    this.#send = send;
  }

  get online(): boolean {
    return this.#send !== null;
  }

  dispatch(name: string, data: unknown): void {
    this.#sequence += 1;
    const packet = { op: 0, t: name, s: this.#sequence, d: data };
    this.#log.push(packet);
    if (this.#log.length > REMEMBERED) this.#log.shift();
    this.#send?.(packet);
  }

  disconnect(): void {
    this.#send = null;
  }

  /** Sends all after `seen` again over a new socket; false where some of it is forgotten. */
  resume(seen: number, send: (packet: Packet) => void): boolean {
    const oldest = this.#log[0]?.s ?? 0;
    if (seen > this.#sequence || seen < oldest - 1) return false;
    this.#send = send;
    for (const packet of this.#log) if ((packet.s ?? 0) > seen) send(packet);
    this.dispatch('RESUMED', {});
    return true;
  }
}
