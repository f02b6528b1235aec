import { describe, expect, it } from 'vitest';
import { commandsFor, commandTyped } from '../../src/local/page/command-search.ts';
import { type Entries, partialValues, readEntries } from '../../src/local/page/command-values.ts';
import type { PageCommand, PageOption, World } from '../../src/local/wire.ts';
import { bob, channels, commands, people, roles, workshop } from './sample-world.ts';

const world = { people, channels, roles } as unknown as World;
const command = (option: Partial<PageOption>): PageCommand => ({
  path: ['x'],
  description: '',
  options: [{ name: 'o', description: '', type: 3, required: false, autocomplete: false, choices: [], ...option }],
});
const read = (option: Partial<PageOption>, text: string, value: string | number | null = null) =>
  readEntries(command(option), { o: { text, value } }, world);

describe('readEntries', () => {
  it.each([
    ['a text', { type: 3 }, 'a word', 'a word'],
    ['a whole number', { type: 4, min: 2, max: 4 }, '4', 4],
    ['a number', { type: 10 }, '2.5', 2.5],
    ['true', { type: 5 }, 'true', true],
    ['false', { type: 5 }, 'False', false],
    ['a person by name', { type: 6 }, 'bob', bob.id],
    ['a channel by name', { type: 7 }, '#workshop', workshop.id],
    ['a role by name', { type: 8 }, '@moderators', roles[1]!.id],
    ['the role of everybody', { type: 8 }, '@everyone', roles[0]!.id],
    ['a choice by name', { type: 4, choices: [{ name: 'Two', value: 2 }] }, 'two', 2],
  ])('reads %s', (_name, option, text, value) => expect(read(option, text)).toEqual({ values: { o: value } }));

  it.each([
    ['nothing for a required option', { required: true }, ' ', 'Fill in “o”.'],
    ['a fraction for a whole number', { type: 4 }, '2.5', '“o” must be a number.'],
    ['words for a number', { type: 10 }, 'two', '“o” must be a number.'],
    ['too little', { type: 4, min: 2 }, '1', '“o” must be at least 2.'],
    ['too much', { type: 4, max: 4 }, '5', '“o” must be at most 4.'],
    ['what is not in the list', { type: 6 }, 'Zoe', 'Choose one of the list for “o”.'],
  ])('refuses %s', (_name, option, text, problem) => expect(read(option, text)).toEqual({ option: 'o', problem }));

  it('sends the value of a chosen suggestion, its text when none was chosen, and nothing for an empty optional field', () => {
    expect(read({ autocomplete: true }, 'Silver City', 'silver')).toEqual({ values: { o: 'silver' } });
    expect(read({ autocomplete: true }, 'silv')).toEqual({ values: { o: 'silv' } });
    expect(read({}, '')).toEqual({ values: {} });
  });
});

describe('partialValues', () => {
  it('gives what can be read so far and leaves the rest out', () => {
    const entries: Entries = { game: { text: 'Road', value: 'road' }, seats: { text: 'x', value: null } };
    expect(partialValues(commands[0] as PageCommand, entries, world)).toEqual({ game: 'road' });
  });
});

describe('the search for a command', () => {
  const names = (typed: string) => commandsFor(commands, typed).map(({ path }) => path.join(' '));

  it('finds by beginning first, then by any part', () => {
    expect(names('/')).toHaveLength(commands.length);
    expect(names('/D')).toEqual(['data export', 'hand', 'refused']);
    expect(names('/zzz')).toEqual([]);
  });

  it('takes a command that is typed out with a space, and no group of commands', () => {
    expect(commandTyped(commands, '/data export ')?.path).toEqual(['data', 'export']);
    expect(commandTyped(commands, '/data ')).toBe(null);
    expect(commandTyped(commands, '/hand')).toBe(null);
  });
});
