import { ComponentType as T } from 'discord-api-types/v10';
import type { Component } from '../messages/body.ts';
import { length } from '../validation/text.ts';
import { Complaint } from './complaint.ts';
import { chosenFrom, offers } from './component-data.ts';
import type { HandedFile, Resolved } from './resolved.ts';

export type FieldValue = string | readonly string[] | boolean | readonly HandedFile[];
export type FieldValues = { readonly [customId: string]: FieldValue };
export type Modal = { readonly custom_id: string; readonly title: string; readonly components: readonly Component[] };

/** `data` of a filled-in modal. A field without a value is left as the modal set it. */
export function modalData(modal: Modal, values: FieldValues, resolved: Resolved): object {
  let count = 0;
  const numbered = (component: Component) => {
    count += 1;
    return component.id ?? count;
  };
  const filled = (component: Component): object => {
    const id = numbered(component);
    if (component.component) return { type: component.type, id, component: filled(component.component) };
    if (component.components) return { type: component.type, id, components: component.components.map(filled) };
    const { type, custom_id } = component;
    return custom_id === undefined ? { type, id } : { type, id, custom_id, ...content(component, values[custom_id], resolved) };
  };
  const components = modal.components.map(filled);
  return { custom_id: modal.custom_id, components, ...resolved.field };
}

/** The `value` or `values` of one field. */
function content(field: Component, given: FieldValue | undefined, resolved: Resolved): object {
  const required = field.required !== false;
  const check = (good: boolean) => {
    if (!good) throw new Complaint('field', field.custom_id);
  };
  switch (field.type) {
    case T.TextInput: {
      const value = given ?? field.value ?? '';
      const least = Math.max(Number(field.min_length ?? 0), required ? 1 : 0);
      check(
        typeof value === 'string' &&
          ((!required && value === '') || length(value) >= least) &&
          length(value) <= Number(field.max_length ?? 4000),
      );
      return { value };
    }
    case T.RadioGroup: {
      const value = given || preset(field)[0] || null;
      check(value === null ? !required : typeof value === 'string' && offers(field, value));
      return { value };
    }
    case T.Checkbox: {
      const value = given ?? field.default ?? false;
      check(typeof value === 'boolean');
      return { value };
    }
    case T.FileUpload: {
      const files = (given ?? []) as readonly HandedFile[];
      check(
        Array.isArray(files) &&
          files.length <= Number(field.max_values ?? 1) &&
          files.length >= (required ? Number(field.min_values ?? 1) : 0),
      );
      return { values: files.map((file) => resolved.file(file)) };
    }
    default: {
      const values = (given ?? preset(field)) as readonly string[];
      const most = field.type === T.CheckboxGroup ? { max_values: field.max_values ?? values.length } : {};
      check(Array.isArray(values) && chosenFrom({ ...field, ...most }, values, resolved));
      return { values };
    }
  }
}

/** The values that the modal chose beforehand. */
const preset = (field: Component): string[] =>
  ((field.options ?? []) as readonly { value: string; default?: boolean }[])
    .filter((option) => option.default)
    .map((option) => option.value);
