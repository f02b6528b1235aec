import { type APIComponentInLabel, type APIModalInteractionResponseCallbackComponent, ComponentType } from 'discord-api-types/v10';
import { defaultsOf } from './select-options.ts';
import { words } from './words.ts';

export type FieldValue = string | readonly string[] | boolean;
export type Values = { readonly [customId: string]: FieldValue };
/** A component of a modal that takes an answer, under its label. */
export type Field = { readonly label: string; readonly description: string | null; readonly component: APIComponentInLabel };

/** The fields of a modal's component: of a Label, or of a classic row of text inputs; none for a text. */
export function fieldsOf(component: APIModalInteractionResponseCallbackComponent): readonly Field[] {
  switch (component.type) {
    case ComponentType.Label:
      return [{ label: component.label, description: component.description ?? null, component: component.component }];
    case ComponentType.ActionRow:
      return component.components.map((input) => ({ label: input.label ?? words.messageBox, description: null, component: input }));
    default:
      return [];
  }
}

/** What a field holds before anybody has touched it. */
export function initialValue(component: APIComponentInLabel): FieldValue {
  switch (component.type) {
    case ComponentType.TextInput:
      return component.value ?? '';
    case ComponentType.Checkbox:
      return component.default ?? false;
    case ComponentType.RadioGroup:
      return component.options.find((option) => option.default)?.value ?? '';
    case ComponentType.CheckboxGroup:
      return component.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentType.FileUpload:
      return [];
    default:
      return defaultsOf(component);
  }
}

/** Why a value can't be sent yet, or null. The browser itself checks text inputs and radio groups. */
export function problemOf({ label, component }: Field, value: FieldValue | undefined): string | null {
  if (!Array.isArray(value) || component.type === ComponentType.FileUpload) return null;
  const { min, max } = boundsOf(component);
  if (value.length === 0 && min > 0) return words.needed(label);
  return value.length < min || value.length > max ? `${label}: ${words.chooseBetween(min, max)}.` : null;
}

/** How many choices a select or checkbox group takes. In modals they are required unless they say otherwise. */
export function boundsOf(component: APIComponentInLabel): { readonly min: number; readonly max: number } {
  const all = 'options' in component ? component.options.length : 1;
  const given = component as { min_values?: number; max_values?: number; required?: boolean };
  const min = given.required === false ? 0 : (given.min_values ?? 1);
  return { min, max: given.max_values ?? (component.type === ComponentType.CheckboxGroup ? all : 1) };
}
