import { describe, expect, it } from 'vitest';
import { broken, COMMANDS, many, text } from './check.ts';

const command = (extra: object = {}) => ({ name: 'ok', description: 'd', type: 1, ...extra });
const option = (extra: object = {}) => ({ type: 3, name: 'o', description: 'd', ...extra });
const named = (count: number, extra: object = {}) => many(count, (index) => command({ name: `c${index}`, ...extra }));
/** A command of so many characters (8000 or a few more): its description makes up what the options leave. */
function large(characters: number) {
  const choice = { name: text(100), value: text(100) };
  const options = many(25, (index) =>
    option({ name: `o${String(index).padStart(2, '0')}`, description: text(100), choices: index < 2 ? [choice, choice] : [choice] }),
  );
  return command({ description: text(characters - 'ok'.length - 25 * 303 - 2 * 200), options });
}

describe('commands that Discord takes', () => {
  it.each<[string, object[]]>([
    ['100 of them', named(100)],
    ['a name of 32 letters of any script', [command({ name: 'ж'.repeat(32) })]],
    ['permissions as text', [command({ default_member_permissions: '8' })]],
    ['25 options', [command({ options: many(25, (index) => option({ name: `o${index}` })) })]],
    ['a localised name', [command({ name_localizations: { fr: 'bon' } })]],
    ['8000 characters', [large(8000)]],
    ['the same name for a message', [command(), { name: 'ok', type: 3 }]],
  ])('%s', (_name, body) => {
    expect(broken(COMMANDS, body)).toEqual([]);
  });
});

describe('commands that Discord refuses', () => {
  it.each<[string, object[], string]>([
    ['a name in capitals', [command({ name: 'Play' })], '0.name'],
    ['a name with a space', [command({ name: 'a b' })], '0.name'],
    ['a name of 33', [command({ name: text(33) })], '0.name'],
    ['a localised name with a space', [command({ name_localizations: { fr: 'a b' } })], '0.name_localizations.fr'],
    ['an option name in capitals', [command({ options: [option({ name: 'O' })] })], '0.options.0.name'],
    ['a description of 101', [command({ description: text(101) })], '0.description'],
    ['no description', [{ name: 'a', type: 1 }], '0.description'],
    ['26 options', [command({ options: many(26, (index) => option({ name: `o${index}` })) })], '0.options'],
    [
      '26 choices',
      [command({ options: [option({ choices: many(26, (index) => ({ name: `n${index}`, value: 'v' })) })] })],
      '0.options.0.choices',
    ],
    [
      'a choice value of 101',
      [command({ options: [option({ choices: [{ name: 'n', value: text(101) }] })] })],
      '0.options.0.choices.0.value',
    ],
    ['required after optional', [command({ options: [option(), option({ name: 'p', required: true })] })], '0.options.1.required'],
    [
      'choices and autocomplete',
      [command({ options: [option({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] })],
      '0.options.0.autocomplete',
    ],
    ['equal option names', [command({ options: [option(), option()] })], '0.options.1.name'],
    ['equal names', [command(), command()], '1.name'],
    ['101 of them', named(101), ''],
    ['16 for users', many(16, (index) => ({ name: `u${index}`, type: 2 })), ''],
    ['8001 characters', [large(8001)], '0'],
    ['an unknown locale', [command({ name_localizations: { xx: 'a' } })], '0.name_localizations.xx'],
  ])('%s', (_name, body, path) => {
    expect(broken(COMMANDS, body)).toContain(path);
  });

  it('in a subcommand, with the place in the body', () => {
    const body = [command({ options: [{ type: 1, name: 'sub', description: 'd', options: [option(), option()] }] })];
    expect(broken(COMMANDS, body)).toEqual(['0.options.0.options.1.name']);
  });
});
