import { type APIMessage, type APIOverwrite, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Gateway } from './gateway/gateway.ts';
import { deleteMessage } from './messages/messages.ts';
import { Hand } from './people/hand.ts';
import type { People } from './people/people.ts';
import type { RecordedCall, RestApi } from './rest/api.ts';
import type { Fault } from './rest/faults.ts';
import { deletePlace, letSleep, lockThread } from './threads.ts';
import type { ChannelRecord, GuildChannel, InteractionRecord } from './world/records.ts';
import type { World } from './world/world.ts';

const PATIENCE_MS = 5000;

/** What tests do with a local Discord: people's hands, accidents, and a look at what the bot did. */
export class Stage {
  readonly #world: World;
  readonly #people: People;
  readonly #api: RestApi;
  readonly #gateway: Gateway;

  constructor(parts: { readonly world: World; readonly people: People; readonly api: RestApi; readonly gateway: Gateway }) {
    this.#world = parts.world;
    this.#people = parts.people;
    this.#api = parts.api;
    this.#gateway = parts.gateway;
  }

  get guildId(): string {
    return this.#world.facts.guild;
  }

  /** The id of the application and of its bot user. */
  get botId(): string {
    return this.#world.facts.bot;
  }

  /** The calls that the bot made, oldest first, with what was wrong in them. */
  get calls(): readonly RecordedCall[] {
    return this.#api.calls;
  }

  /** The hands of Ann, Bob, Cem or Dee. */
  hand(name: string): Hand {
    const person = this.#world.people.all().find(({ user }) => user.global_name === name && !user.bot);
    if (!person) throw new Error(`there is no ${name} here`);
    return new Hand(this.#world, this.#people, person);
  }

  /** A channel or thread by name or id. */
  channel(where: string): GuildChannel {
    return this.#place(where).channel;
  }

  /** All channels and threads there are. */
  get channels(): readonly GuildChannel[] {
    return this.#world.channels.all().map((place) => place.channel);
  }

  /** Who is in a thread. */
  membersOf(thread: string): readonly string[] {
    return Object.keys(this.#place(thread).members);
  }

  interaction(id: string): InteractionRecord | undefined {
    return this.#world.interactions.get(id);
  }

  /** The next call that is answered and for which `test` holds; rejects after `patience` milliseconds. */
  nextCall(test: (call: RecordedCall) => boolean, patience = PATIENCE_MS): Promise<RecordedCall> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        deaf();
        reject(
          new Error(
            `no such call in ${patience} ms; last: ${this.calls
              .slice(-5)
              .map(({ method, path, status }) => `${method} ${path} ${status}`)
              .join(', ')}`,
          ),
        );
      }, patience);
      const deaf = this.#api.watch((call) => {
        if (!test(call)) return;
        clearTimeout(timer);
        deaf();
        resolve(call);
      });
    });
  }

  /** Plays a fault on the next calls that match. */
  injectFault(fault: Fault): void {
    this.#api.faults.add(fault);
  }

  /** Closes the bot's gateway connections; a client resumes, unless `forget`, which makes it begin anew. */
  dropGateway(code = 4000, forget = false): void {
    this.#gateway.drop(code, forget);
  }

  /** Somebody with the right to it deletes a message, public or ephemeral. */
  deleteMessage(message: APIMessage | string): void {
    const record = this.#world.messages.get(typeof message === 'string' ? message : message.id);
    if (!record) throw new Error('there is no such message');
    deleteMessage(this.#world, record);
  }

  /** Somebody deletes a channel or thread with all that is in it. */
  deleteChannel(where: string): void {
    deletePlace(this.#world, this.#place(where));
  }

  /** A moderator archives and locks a thread. */
  lockThread(where: string): void {
    lockThread(this.#world, this.#place(where), { archived: true, locked: true });
  }

  /** A moderator puts a thread into the archive, from which anybody's word takes it out again. */
  archiveThread(where: string): void {
    lockThread(this.#world, this.#place(where), { archived: true });
  }

  /** Threads fall asleep in which nothing has happened for long enough; the server looks for them every minute. */
  letThreadsSleep(): void {
    letSleep(this.#world);
  }

  /** A moderator opens and unlocks it again. */
  unlockThread(where: string): void {
    lockThread(this.#world, this.#place(where), { archived: false, locked: false });
  }

  /** Somebody throws the bot out of the server. */
  expelBot(): void {
    this.#world.people.put({ ...this.#world.bot, expelled: true });
    this.#world.news.tell({ type: 'bot-left' });
  }

  /** Somebody invites the bot again. */
  inviteBot(): void {
    this.#world.people.put({ ...this.#world.bot, expelled: false });
    this.#world.news.tell({ type: 'bot-joined' });
  }

  /** The bot is told that the server cannot be reached for a while, which Discord does by the event of being thrown out. */
  announceOutage(): void {
    this.#world.news.tell({ type: 'outage' });
  }

  /** Takes permissions from the bot in one channel (and its threads). */
  revoke(where: string, ...permissions: bigint[]): void {
    this.#overwrite(where, this.botId, (denied, bit) => denied | bit, permissions);
  }

  /** Gives back what was revoked. */
  restore(where: string, ...permissions: bigint[]): void {
    this.#overwrite(where, this.botId, (denied, bit) => denied & ~bit, permissions);
  }

  /** Hides a channel (and its threads) from one person. */
  hide(where: string, name: string): void {
    this.#overwrite(where, this.hand(name).id, (denied, bit) => denied | bit, [PermissionFlagsBits.ViewChannel]);
  }

  #overwrite(where: string, member: string, change: (denied: bigint, bit: bigint) => bigint, permissions: readonly bigint[]): void {
    const place = this.#place(where);
    if (!('permission_overwrites' in place.channel)) throw new Error('a thread has no permissions of its own');
    const all: readonly APIOverwrite[] = place.channel.permission_overwrites ?? [];
    const own = all.find((overwrite) => overwrite.id === member);
    const deny = permissions.reduce(change, BigInt(own?.deny ?? 0)).toString();
    const overwrite: APIOverwrite = { id: member, type: OverwriteType.Member, allow: own?.allow ?? '0', deny };
    const channel = { ...place.channel, permission_overwrites: [...all.filter((other) => other !== own), overwrite] };
    const record: ChannelRecord = this.#world.channels.put({ ...place, channel });
    this.#world.news.tell({ type: 'channel-updated', record });
  }

  #place(where: string): ChannelRecord {
    const place = this.#world.channels.all().find(({ id, channel }) => id === where || channel.name === where);
    if (!place) throw new Error(`there is no channel ${where}`);
    return place;
  }
}
