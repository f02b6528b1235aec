import { ComponentType as T } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { broken, button, CALLBACK, display, input, label, many, options, row, select, text } from './check.ts';

const modal = (components: object[], extra: object = {}) => ({ type: 9, data: { custom_id: 'm', title: 'T', components, ...extra } });
const choices = (...all: object[]) => ({ type: 8, data: { choices: all } });
const group = (type: T, count: number) => label({ type, custom_id: `g${type}`, options: options(count) });

describe('answers that Discord takes', () => {
  it.each<[string, object]>([
    ['a modal of five', modal([display(), label(input()), label(select(2)), group(T.RadioGroup, 10), group(T.CheckboxGroup, 1)])],
    [
      'a checkbox and an upload',
      modal([label({ type: T.Checkbox, custom_id: 'c' }), label({ type: T.FileUpload, custom_id: 'f', max_values: 10 })]),
    ],
    ['25 choices', choices(...many(25, (index) => ({ name: `n${index}`, value: text(100) })))],
    ['a private answer', { type: 4, data: { content: 'a', flags: 64 } }],
    ['a defer', { type: 5 }],
  ])('%s', (_name, body) => {
    expect(broken(CALLBACK, body)).toEqual([]);
  });
});

describe('answers that Discord refuses', () => {
  it.each<[string, object, string]>([
    ['type 11', { type: 11 }, 'type'],
    ['a modal of six', modal(many(6, (index) => label(input({ custom_id: `i${index}` })))), 'data.components'],
    ['an empty modal', modal([]), 'data.components'],
    ['a title of 46', modal([label(input())], { title: text(46) }), 'data.title'],
    ['a label of 46', modal([label(input(), { label: text(46) })]), 'data.components.0.label'],
    ['a description of 101', modal([label(input(), { description: text(101) })]), 'data.components.0.description'],
    ['a button in a modal', modal([row(button())]), 'data.components.0.components.0.type'],
    ['a radio group of one', modal([group(T.RadioGroup, 1)]), 'data.components.0.component.options'],
    ['a radio group of 11', modal([group(T.RadioGroup, 11)]), 'data.components.0.component.options'],
    ['a checkbox group of 11', modal([group(T.CheckboxGroup, 11)]), 'data.components.0.component.options'],
    [
      'an upload of 11 files',
      modal([label({ type: T.FileUpload, custom_id: 'f', max_values: 11 })]),
      'data.components.0.component.max_values',
    ],
    ['an input of 4001', modal([label(input({ max_length: 4001 }))]), 'data.components.0.component.max_length'],
    ['a value of 4001', modal([label(input({ value: text(4001) }))]), 'data.components.0.component.value'],
    ['a label in a label', modal([label(input({ label: 'x' }))]), 'data.components.0.component.label'],
    ['equal custom ids', modal([label(input()), label(input())]), 'data.components.1.component.custom_id'],
    [
      'equal option values',
      modal([label(select(0, { options: [...options(1), ...options(1)] }))]),
      'data.components.0.component.options.1.value',
    ],
    ['26 choices', choices(...many(26, (index) => ({ name: `n${index}`, value: 'v' }))), 'data.choices'],
    ['a choice name of 101', choices({ name: text(101), value: 'v' }), 'data.choices.0.name'],
    ['a choice without name', choices({ name: '', value: 'v' }), 'data.choices.0.name'],
    ['a choice value of 101', choices({ name: 'n', value: text(101) }), 'data.choices.0.value'],
  ])('%s', (_name, body, path) => {
    expect(broken(CALLBACK, body)).toContain(path);
  });
});
