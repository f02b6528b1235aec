import { randomBytes } from 'node:crypto';
import type { InteractionType } from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import type { ChannelRecord, InteractionRecord, MessageRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { interactionPayload } from './payload.ts';

/** What a person did: the start of an interaction. `name` is the command's or the custom id. */
export type Deed = {
  readonly type: InteractionType;
  readonly person: PersonRecord;
  readonly place: ChannelRecord;
  readonly name: string;
  readonly data: object;
  readonly source?: MessageRecord | null;
  readonly trigger?: string | null;
};

/** Keeps the time limits of interactions: `ackMs` to the first answer, `tokenMs` for everything after it. */
export class Interactions {
  readonly #world: World;
  readonly #ackMs: number;
  readonly #tokenMs: number;
  readonly #clocks = new Map<string, NodeJS.Timeout>();

  constructor(world: World, limits: { readonly ackMs: number; readonly tokenMs: number }) {
    this.#world = world;
    this.#ackMs = limits.ackMs;
    this.#tokenMs = limits.tokenMs;
    // Those that were waiting when the process ended will get no answer any more.
    for (const record of world.interactions.all()) if (record.state === 'pending') this.#giveUp(record.id);
  }

  /** Tells the application what a person did and starts the clock for its answer. */
  begin(deed: Deed): InteractionRecord {
    const { person, place, source = null } = deed;
    const record: InteractionRecord = {
      id: this.#world.nextId(),
      token: randomBytes(48).toString('base64url'),
      type: deed.type,
      user: person.id,
      channel: place.id,
      createdAt: this.#world.now(),
      state: 'pending',
      name: deed.name,
      source: source?.id ?? null,
      original: null,
      trigger: deed.trigger ?? null,
      modal: null,
    };
    this.#world.interactions.put(record);
    this.#clocks.set(record.id, setTimeout(() => this.#giveUp(record.id), this.#ackMs).unref());
    const payload = interactionPayload(this.#world, record, person, place, deed.data, source);
    this.#world.news.tell({ type: 'interaction', record, payload });
    return record;
  }

  /** The interaction that may now be answered for the first time: else 10062 (unknown or too late) or 40060 (already). */
  awaiting(id: string, token: string): InteractionRecord {
    const record = this.#world.interactions.get(id);
    if (record?.token !== token || record.state === 'unanswered') throw refusal('unknownInteraction');
    if (record.state !== 'pending') throw refusal('acknowledged');
    if (this.#world.now() - record.createdAt > this.#ackMs) {
      this.#giveUp(id);
      throw refusal('unknownInteraction');
    }
    return record;
  }

  /** Notes the first answer. */
  settle(
    record: InteractionRecord,
    change: Pick<InteractionRecord, 'state'> & Partial<InteractionRecord>,
    callback: object,
  ): InteractionRecord {
    this.#stopClock(record.id);
    const settled = this.#world.interactions.put({ ...record, ...change });
    this.#world.news.tell({ type: 'settled', record: settled, callback });
    return settled;
  }

  /** The interaction whose token this is, once it was acknowledged and as long as the token lives (else 10015, 50027). */
  withToken(token: string): InteractionRecord {
    const record = this.#world.interactions.where('token', token)[0];
    if (!record || record.state === 'pending' || record.state === 'unanswered') throw refusal('unknownWebhook');
    if (this.#world.now() - record.createdAt > this.#tokenMs) throw refusal('invalidToken');
    return record;
  }

  stop(): void {
    for (const id of [...this.#clocks.keys()]) this.#stopClock(id);
  }

  #giveUp(id: string): void {
    this.#stopClock(id);
    const record = this.#world.interactions.get(id);
    if (record?.state !== 'pending') return;
    const unanswered = this.#world.interactions.put({ ...record, state: 'unanswered' });
    this.#world.news.tell({ type: 'settled', record: unanswered, callback: null });
  }

  #stopClock(id: string): void {
    clearTimeout(this.#clocks.get(id));
    this.#clocks.delete(id);
  }
}
