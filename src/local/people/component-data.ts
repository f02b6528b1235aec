import { ComponentType as T } from 'discord-api-types/v10';
import type { Component } from '../messages/body.ts';
import { Complaint } from './complaint.ts';
import type { Resolved } from './resolved.ts';

/** `data` of a pressed button. */
export function buttonData(button: Component): object {
  if (button.type !== T.Button) throw new Complaint('component', button.custom_id);
  return { component_type: T.Button, custom_id: button.custom_id, id: button.id };
}

/** `data` of a select in which these values were chosen. */
export function selectData(select: Component, values: readonly string[], resolved: Resolved): object {
  if (!chosenFrom(select, values, resolved)) throw new Complaint('choices');
  return { component_type: select.type, custom_id: select.custom_id, id: select.id, values, ...resolved.field };
}

/** Whether these values may be chosen in this select, in a message or a modal. */
export function chosenFrom(select: Component, values: readonly string[], resolved: Resolved): boolean {
  const least = Number(select.required === false ? 0 : (select.min_values ?? 1));
  const most = Number(select.max_values ?? 1);
  const several = new Set(values).size === values.length && values.length >= least && values.length <= most;
  return several && values.every((value) => isOffered(select, value, resolved));
}

function isOffered(select: Component, value: string, resolved: Resolved): boolean {
  switch (select.type) {
    case T.StringSelect:
    case T.CheckboxGroup:
      return offers(select, value);
    case T.UserSelect:
      return resolved.user(value);
    case T.RoleSelect:
      return resolved.role(value);
    case T.ChannelSelect:
      return resolved.channel(value);
    case T.MentionableSelect:
      return resolved.user(value) || resolved.role(value);
    default:
      return false;
  }
}

/** Whether a control has an option of this value. */
export const offers = (control: Component, value: string): boolean =>
  ((control.options ?? []) as readonly { value: string }[]).some((option) => option.value === value);
