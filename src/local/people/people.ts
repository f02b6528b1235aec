import { InteractionType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Interactions } from '../interactions/interactions.ts';
import { type Component, componentsOf, everyComponent } from '../messages/body.ts';
import { deleteMessage, writeMessage } from '../messages/messages.ts';
import { mayIn, speaking } from '../permissions.ts';
import { openFor } from '../threads.ts';
import { length } from '../validation/text.ts';
import type { ChannelRecord, InteractionRecord, MessageRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { commandData, type OptionValues } from './command-data.ts';
import { leafAt } from './commands.ts';
import { Complaint } from './complaint.ts';
import { buttonData, selectData } from './component-data.ts';
import { type FieldValues, type Modal, modalData } from './modal-data.ts';
import { Resolved } from './resolved.ts';
import { mayEnter, maySee } from './sight.ts';

/**
 * Everything that people do. Each deed either begins (and gives the interaction that the bot is to answer, or the
 * message) or throws a Complaint and changes nothing.
 */
export class People {
  readonly #world: World;
  readonly #interactions: Interactions;

  constructor(world: World, interactions: Interactions) {
    this.#world = world;
    this.#interactions = interactions;
  }

  /** A person (no bot) by id. */
  person(id: string | null): PersonRecord {
    const person = id === null ? undefined : this.#world.person(id);
    if (!person || person.user.bot) throw new Complaint('person');
    return person;
  }

  say(user: string, channel: string, content: string): MessageRecord {
    const { person, place } = this.#at(user, channel);
    if (!mayIn(this.#world, person, place, speaking(place))) throw new Complaint('speak');
    if (length(content) < 1 || length(content) > 2000) throw new Complaint('words');
    openFor(this.#world, place, person);
    return writeMessage(this.#world, { place, author: person, body: { content } });
  }

  command(user: string, channel: string, path: readonly string[], values: OptionValues): InteractionRecord {
    return this.#command(user, channel, path, values, null);
  }

  /** Begins an autocomplete for the option `focus`. */
  suggest(user: string, channel: string, path: readonly string[], focus: string, values: OptionValues): InteractionRecord {
    return this.#command(user, channel, path, values, focus);
  }

  click(user: string, message: string, customId: string): InteractionRecord {
    const { person, record, place } = this.#seen(user, message);
    const button = control(record, customId);
    return this.#interactions.begin({
      type: InteractionType.MessageComponent,
      person,
      place,
      name: customId,
      data: buttonData(button),
      source: record,
    });
  }

  select(user: string, message: string, customId: string, values: readonly string[]): InteractionRecord {
    const { person, record, place } = this.#seen(user, message);
    const data = selectData(control(record, customId), values, new Resolved(this.#world, person, place));
    return this.#interactions.begin({ type: InteractionType.MessageComponent, person, place, name: customId, data, source: record });
  }

  /** Submits the modal that answered an earlier interaction of this person's. */
  submit(user: string, interaction: string, values: FieldValues): InteractionRecord {
    const trigger = this.#world.interactions.get(interaction);
    if (!trigger?.modal || trigger.user !== user) throw new Complaint('modal');
    const { person, place } = this.#at(user, trigger.channel);
    const modal = trigger.modal as Modal;
    const data = modalData(modal, values, new Resolved(this.#world, person, place));
    const source = trigger.source ? (this.#world.messages.get(trigger.source) ?? null) : null;
    return this.#interactions.begin({
      type: InteractionType.ModalSubmit,
      person,
      place,
      name: modal.custom_id,
      data,
      source,
      trigger: trigger.id,
    });
  }

  dismiss(user: string, message: string): void {
    const { record } = this.#seen(user, message);
    if (record.viewer !== user) throw new Complaint('dismissal');
    deleteMessage(this.#world, record);
  }

  /** Deletes a public message: one's own, or with the permission for it anybody's. */
  delete(user: string, message: string): void {
    const { person, record, place } = this.#seen(user, message);
    const own = record.message.author.id === user || record.viewer === user;
    if (!own && !mayIn(this.#world, person, place, P.ManageMessages)) throw new Complaint('deletion');
    deleteMessage(this.#world, record);
  }

  #command(user: string, channel: string, path: readonly string[], values: OptionValues, focus: string | null): InteractionRecord {
    const { person, place } = this.#at(user, channel);
    if (!mayIn(this.#world, person, place, P.UseApplicationCommands)) throw new Complaint('useCommands');
    const data = commandData(leafAt(this.#world, person, place, path), values, new Resolved(this.#world, person, place), focus);
    const type = focus === null ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete;
    return this.#interactions.begin({ type, person, place, name: path.join(' '), data });
  }

  #at(user: string, channel: string): { person: PersonRecord; place: ChannelRecord } {
    const person = this.person(user);
    const place = this.#world.channels.get(channel);
    if (!place || !mayEnter(this.#world, person, place)) throw new Complaint('channel');
    return { person, place };
  }

  #seen(user: string, message: string): { person: PersonRecord; record: MessageRecord; place: ChannelRecord } {
    const person = this.person(user);
    const record = this.#world.messages.get(message);
    const place = record && this.#world.channels.get(record.message.channel_id);
    if (!record || !place || !maySee(this.#world, person, record)) throw new Complaint('message');
    return { person, record, place };
  }
}

/** The control with this custom id in a message, if it is not switched off. */
function control(record: MessageRecord, customId: string): Component {
  const found = [...everyComponent(componentsOf(record.message))].find((component) => component.custom_id === customId);
  if (!found) throw new Complaint('component', customId);
  if (found.disabled) throw new Complaint('disabled');
  return found;
}
