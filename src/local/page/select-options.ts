import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { World } from '../wire.ts';
import { emojiText } from './emoji.ts';

export type SelectOption = { readonly value: string; readonly label: string; readonly description?: string };

/** What a select offers: its own options, or the people, channels or roles of the table. */
export function optionsOf(select: APISelectMenuComponent, world: World): readonly SelectOption[] {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label: emoji ? `${emojiText(emoji)} ${label}` : label,
        ...(description ? { description } : {}),
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return world.people.map(({ id, name }) => ({ value: id, label: name }));
    case ComponentType.ChannelSelect:
      return world.channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
    case ComponentType.RoleSelect:
      return world.roles.map(({ id, name }) => ({ value: id, label: roleName(name) }));
  }
}

/** What is chosen before anybody has touched it. */
export function defaultsOf(select: APISelectMenuComponent): readonly string[] {
  if (select.type === ComponentType.StringSelect) return select.options.filter((option) => option.default).map(({ value }) => value);
  return (select.default_values ?? []).map(({ id }) => id);
}

/** The name of a role as it is shown; that of everybody begins with its sign. */
export const roleName = (name: string): string => (name.startsWith('@') ? name : `@${name}`);
