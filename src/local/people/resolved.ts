import { permissionsOf, resolvedChannel } from '../interactions/payload.ts';
import { keepFile } from '../messages/attachments.ts';
import type { Upload } from '../messages/body.ts';
import type { ChannelRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** A file as a person hands it in. */
export type HandedFile = Omit<Upload, 'field'>;

type Kind = 'users' | 'members' | 'channels' | 'roles' | 'attachments';

/** Collects what the ids in an interaction stand for, as its `data.resolved`. */
export class Resolved {
  readonly #world: World;
  readonly #person: PersonRecord;
  readonly #place: ChannelRecord;
  readonly #found: { [kind in Kind]?: Record<string, object> } = {};

  constructor(world: World, person: PersonRecord, place: ChannelRecord) {
    this.#world = world;
    this.#person = person;
    this.#place = place;
  }

  /** `{ resolved }`, or nothing where no id was used. */
  get field(): { resolved?: object } {
    return Object.keys(this.#found).length ? { resolved: this.#found } : {};
  }

  /** Each of these says whether there is such a thing. */
  user(id: string): boolean {
    const other = this.#world.person(id);
    if (!other) return false;
    const { deaf: _d, mute: _m, ...member } = other.member;
    this.#put('users', id, other.user);
    this.#put('members', id, { ...member, permissions: permissionsOf(this.#world, other, this.#place) });
    return true;
  }

  role(id: string): boolean {
    const role = this.#world.roles.get(id);
    if (role) this.#put('roles', id, role);
    return role !== undefined;
  }

  channel(id: string): boolean {
    const place = this.#world.channels.get(id);
    if (place) this.#put('channels', id, resolvedChannel(this.#world, this.#person, place));
    return place !== undefined;
  }

  /** Keeps a handed-in file; gives the id it goes by. */
  file(file: HandedFile): string {
    const attachment = keepFile(this.#world, this.#place.id, { field: '', ...file });
    this.#put('attachments', attachment.id, { ...attachment, ephemeral: true });
    return attachment.id;
  }

  #put(kind: Kind, id: string, value: object): void {
    this.#found[kind] = { ...this.#found[kind], [id]: value };
  }
}
