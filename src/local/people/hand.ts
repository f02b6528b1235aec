import { type APIMessage, MessageFlags, InteractionResponseType as R } from 'discord-api-types/v10';
import { type Component, componentsOf, everyComponent, hasFlag } from '../messages/body.ts';
import type { News } from '../world/news.ts';
import type { InteractionRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { OptionValues } from './command-data.ts';
import type { FieldValues, Modal } from './modal-data.ts';
import type { People } from './people.ts';
import { maySee, messagesFor, placesOf } from './sight.ts';

/**
 * What a person sees after a deed: a new `message`, the `update` of the one with the control, a `modal`, or `nothing`
 * (the answer was taken away). After a defer it is what stands there in the end.
 */
export type Seen = {
  readonly interaction: string;
  readonly kind: 'message' | 'update' | 'modal' | 'nothing';
  readonly message: APIMessage | null;
  readonly ephemeral: boolean;
  readonly modal: Modal | null;
};

export type Choice = { readonly name: string; readonly value: string | number };

const PATIENCE_MS = 5000;

/** Simulated hands and eyes of one person, for tests. Deeds reject with a Complaint, or when the bot does not respond. */
export class Hand {
  readonly id: string;
  readonly #world: World;
  readonly #people: People;

  constructor(world: World, people: People, person: PersonRecord) {
    this.#world = world;
    this.#people = people;
    this.id = person.id;
  }

  /** Uses a command, such as `'board show'`. `where` is a channel's name or id. */
  async slash(path: string, values: OptionValues = {}, where = 'general'): Promise<Seen> {
    return this.#outcome(() => this.#people.command(this.id, this.#place(where), path.split(' '), values));
  }

  /** Types into the option `focus`; gives the choices that are offered. */
  async suggest(path: string, focus: string, values: OptionValues = {}, where = 'general'): Promise<Choice[]> {
    const { callback } = await this.#settled(() => this.#people.suggest(this.id, this.#place(where), path.split(' '), focus, values));
    return (callback as { data?: { choices?: Choice[] } }).data?.choices ?? [];
  }

  /** Presses a button, named by its custom id or its label, in a message or its id. */
  async click(message: APIMessage | string, button: string): Promise<Seen> {
    return this.#outcome(() => this.#people.click(this.id, idOf(message), this.#customId(message, button)));
  }

  /** Chooses in a select, named by its custom id or its placeholder. */
  async select(message: APIMessage | string, select: string, values: readonly string[]): Promise<Seen> {
    return this.#outcome(() => this.#people.select(this.id, idOf(message), this.#customId(message, select), values));
  }

  /** Fills in and sends the modal that was seen; values by custom id. */
  async submit(seen: Seen, values: FieldValues): Promise<Seen> {
    return this.#outcome(() => this.#people.submit(this.id, seen.interaction, values));
  }

  say(content: string, where = 'general'): APIMessage {
    return this.#people.say(this.id, this.#place(where), content).message;
  }

  dismiss(message: APIMessage | string): void {
    this.#people.dismiss(this.id, idOf(message));
  }

  delete(message: APIMessage | string): void {
    this.#people.delete(this.id, idOf(message));
  }

  /** The messages before this person's eyes now, oldest first: of one channel or thread, or of all. */
  sees(where?: string): APIMessage[] {
    const person = this.#people.person(this.id);
    const wanted = where === undefined ? null : this.#place(where);
    const places = placesOf(this.#world, person).filter((place) => wanted === null || place.id === wanted);
    return places.flatMap((place) => messagesFor(this.#world, person, place)).map((record) => record.message);
  }

  /** The first message that this person sees, now or later, for which `test` holds; rejects after `patience` milliseconds. */
  waitFor(test: (message: APIMessage) => boolean, patience = PATIENCE_MS): Promise<APIMessage> {
    const there = this.sees().find(test);
    if (there) return Promise.resolve(there);
    const found = this.#next((news) => {
      if (news.type !== 'message-created' && news.type !== 'message-edited') return null;
      const { record } = news;
      return maySee(this.#world, this.#people.person(this.id), record) && test(record.message) ? record.message : null;
    }, patience);
    return found.catch(() => {
      throw new Error(`no such message came; in sight: ${this.sees().map(summary).join(' | ')}`);
    });
  }

  async #outcome(begin: () => InteractionRecord): Promise<Seen> {
    const { record, callback } = await this.#settled(begin);
    const type = (callback as { type: R }).type;
    const modal = record.modal as Modal | null;
    const kind = type === R.Modal ? 'modal' : type === R.DeferredMessageUpdate || type === R.UpdateMessage ? 'update' : 'message';
    const message = record.original ? await this.#finished(record.original) : null;
    const gone = kind !== 'modal' && !message;
    return {
      interaction: record.id,
      kind: gone ? 'nothing' : kind,
      message,
      ephemeral: hasFlag(message?.flags, MessageFlags.Ephemeral),
      modal,
    };
  }

  /** Begins a deed and waits for the bot's first answer to it. */
  async #settled(begin: () => InteractionRecord): Promise<{ record: InteractionRecord; callback: object }> {
    // The news may come while `begin` still runs, so listening starts before.
    const early = new Map<string, Extract<News, { type: 'settled' }>>();
    const deaf = this.#world.news.listen((news) => news.type === 'settled' && early.set(news.record.id, news));
    try {
      const { id } = begin();
      const news = early.get(id) ?? (await this.#next((later) => (later.type === 'settled' && later.record.id === id ? later : null)));
      if (!news.callback) throw new Error(`The application did not respond (${news.record.name})`);
      return { record: news.record, callback: news.callback };
    } finally {
      deaf();
    }
  }

  /** A message once the bot has stopped thinking about it; null when it was taken away. */
  async #finished(id: string): Promise<APIMessage | null> {
    const now = this.#world.messages.get(id)?.message;
    if (!now || !hasFlag(now.flags, MessageFlags.Loading)) return now ?? null;
    const { record, type } = await this.#next((news) =>
      (news.type === 'message-edited' || news.type === 'message-deleted') && news.record.id === id ? news : null,
    );
    return type === 'message-edited' ? record.message : null;
  }

  #next<T>(pick: (news: News) => T | null, patience?: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (act: () => void) => {
        deaf();
        clearTimeout(timer);
        act();
      };
      const deaf = this.#world.news.listen((news) => {
        const picked = pick(news);
        if (picked !== null) end(() => resolve(picked));
        else if (news.type === 'end') end(() => reject(new Error('the local Discord was stopped')));
      });
      const timer =
        patience === undefined ? undefined : setTimeout(() => end(() => reject(new Error(`nothing came in ${patience} ms`))), patience);
    });
  }

  #place(where: string): string {
    const place = this.#world.channels.all().find(({ id, channel }) => id === where || channel.name === where);
    if (!place) throw new Error(`there is no channel ${where}`);
    return place.id;
  }

  #customId(message: APIMessage | string, name: string): string {
    const record = this.#world.messages.get(idOf(message));
    const controls = record ? [...everyComponent(componentsOf(record.message))] : [];
    const called = (control: Component) => control.label === name || control.placeholder === name;
    return controls.some((control) => control.custom_id === name) ? name : (controls.find(called)?.custom_id ?? name);
  }
}

const idOf = (message: APIMessage | string): string => (typeof message === 'string' ? message : message.id);

function summary(message: APIMessage): string {
  const words = [...everyComponent(componentsOf(message))].map((component) => component.content ?? component.label ?? '');
  return [message.content, ...words].filter(Boolean).join(' / ').slice(0, 200);
}
