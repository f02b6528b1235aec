import { type APIMessage, ComponentType as T } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { broken, button, CALLBACK, display, EDIT, many, row, SEND, select, text, v2 } from './check.ts';

const gallery = (count: number, extra: object = {}) => ({
  type: T.MediaGallery,
  items: many(count, () => ({ media: { url: 'https://a.b/c.png' }, ...extra })),
});
const section = (texts: number, extra: object = { accessory: button() }) => ({
  type: T.Section,
  components: many(texts, () => display()),
  ...extra,
});
const container = (...components: object[]) => ({ type: T.Container, components });
const rows = (count: number) => many(count, (index) => row(button({ custom_id: `b${index}` })));
const buttons = (count: number) => many(count, (index) => button({ custom_id: `b${index}` }));
const ids = (count: number) => many(count, (index) => String(300000000000000001n + BigInt(index)));
const embeds = (...all: object[]) => ({ embeds: all });

describe('bodies that Discord takes', () => {
  it.each<[string, object]>([
    ['2000 characters', { content: text(2000) }],
    ['an embed and a button', { content: 'a', embeds: [{ title: 't', fields: [{ name: 'n', value: 'v' }] }], components: [row(button())] }],
    ['6000 characters in embeds', embeds({ description: text(4000) }, { description: text(2000) })],
    ['five rows of five buttons', { content: 'a', components: many(5, (r) => row(...many(5, (c) => button({ custom_id: `${r}.${c}` })))) }],
    ['a select of 25', { content: 'a', components: [row(select(25))] }],
    ['40 components of version 2', v2(...many(40, () => display()))],
    ['4000 characters of version 2', v2(display(text(2000)), display(text(2000)))],
    ['a container of everything', v2(container(display(), { type: T.Separator }, section(3), gallery(10), row(select(2))))],
    ['a link', { content: 'a', components: [row({ type: T.Button, style: 5, label: 'a', url: 'https://a.b' })] }],
    ['an unknown field', { content: 'a', contents: 'b' }],
    ['a nonce of 25', { content: 'a', nonce: text(25) }],
  ])('%s', (_name, body) => {
    expect(broken(SEND, body)).toEqual([]);
  });

  it('a picture that is uploaded along', () => {
    const body = v2({ type: T.MediaGallery, items: [{ media: { url: 'attachment://a.png' }, description: text(1024) }] });
    expect(broken(SEND, body, ['a.png'])).toEqual([]);
    expect(broken(SEND, embeds({ image: { url: 'attachment://a.png' } }), ['a.png'])).toEqual([]);
  });

  it('an edit to nothing but other components, or naming a file that is there', () => {
    expect(broken(EDIT, { components: [] })).toEqual([]);
    expect(broken(EDIT, embeds({ image: { url: 'attachment://old.png' } }))).toEqual([]);
  });
});

describe('limits of the published schema', () => {
  it.each<[string, object, string]>([
    ['11 embeds', embeds(...many(11, () => ({ title: 't' }))), 'embeds'],
    ['embed title of 257', embeds({ title: text(257) }), 'embeds.0.title'],
    ['embed description of 4097', embeds({ description: text(4097) }), 'embeds.0.description'],
    ['26 fields', embeds({ fields: many(26, () => ({ name: 'n', value: 'v' })) }), 'embeds.0.fields'],
    ['field name of 257', embeds({ fields: [{ name: text(257), value: 'v' }] }), 'embeds.0.fields.0.name'],
    ['field value of 1025', embeds({ fields: [{ name: 'n', value: text(1025) }] }), 'embeds.0.fields.0.value'],
    ['footer of 2049', embeds({ footer: { text: text(2049) } }), 'embeds.0.footer.text'],
    ['author of 257', embeds({ author: { name: text(257) } }), 'embeds.0.author.name'],
    ['colour over 24 bits', embeds({ title: 't', color: 0x1000000 }), 'embeds.0.color'],
    ['six buttons in a row', { content: 'a', components: [row(...buttons(6))] }, 'components.0.components'],
    ['26 options', { content: 'a', components: [row(select(26))] }, 'components.0.components.0.options'],
    ['no options', { content: 'a', components: [row(select(0))] }, 'components.0.components.0.options'],
    [
      'option label of 101',
      { content: 'a', components: [row(select(0, { options: [{ label: text(101), value: 'v' }] }))] },
      'components.0.components.0.options.0.label',
    ],
    [
      'placeholder of 151',
      { content: 'a', components: [row(select(2, { placeholder: text(151) }))] },
      'components.0.components.0.placeholder',
    ],
    ['custom id of 101', { content: 'a', components: [row(button({ custom_id: text(101) }))] }, 'components.0.components.0.custom_id'],
    ['button label of 81', { content: 'a', components: [row(button({ label: text(81) }))] }, 'components.0.components.0.label'],
    ['button style 7', { content: 'a', components: [row(button({ style: 7 }))] }, 'components.0.components.0.style'],
    [
      'a text input in a message',
      { content: 'a', components: [row({ type: T.TextInput, custom_id: 'i', style: 1, label: 'l' })] },
      'components.0.components.0.type',
    ],
    ['a section of four texts', v2(section(4)), 'components.0.components'],
    ['a section without accessory', v2(section(1, {})), 'components.0.accessory'],
    ['a gallery of 11', v2(gallery(11)), 'components.0.items'],
    ['alt text of 1025', v2(gallery(1, { description: text(1025) })), 'components.0.items.0.description'],
    ['a container in a container', v2(container(container(display()))), 'components.0.components.0.type'],
    ['11 attachments', { content: 'a', attachments: many(11, (index) => ({ id: String(index), filename: 'a' })) }, 'attachments'],
    [
      'attachment description of 1025',
      { content: 'a', attachments: [{ id: '0', filename: 'a', description: text(1025) }] },
      'attachments.0.description',
    ],
    ['101 allowed users', { content: 'a', allowed_mentions: { users: ids(101) } }, 'allowed_mentions.users'],
    [
      'a poll of 11 answers',
      { poll: { question: { text: 'q' }, answers: many(11, () => ({ poll_media: { text: 'a' } })) } },
      'poll.answers',
    ],
    ['a poll question of 301', { poll: { question: { text: text(301) }, answers: [{ poll_media: { text: 'a' } }] } }, 'poll.question.text'],
    ['a nonce of 26', { content: 'a', nonce: text(26) }, 'nonce'],
  ])('%s', (_name, body, path) => {
    expect(broken(SEND, body)).toContain(path);
  });
});

describe('limits of the documentation alone', () => {
  it.each<[string, object, string]>([
    ['2001 characters', { content: text(2001) }, 'content'],
    ['nothing at all', {}, ''],
    ['6001 characters in embeds', embeds({ description: text(4000) }, { description: text(2001) }), 'embeds'],
    ['a link that is none', embeds({ title: 't', url: 'nope' }), 'embeds.0.url'],
    ['a picture that is no link', embeds({ image: { url: 'nope' } }), 'embeds.0.image.url'],
    ['six rows', { content: 'a', components: rows(6) }, 'components'],
    ['a button beside a select', { content: 'a', components: [row(button(), select(2))] }, 'components.0.components'],
    [
      'equal option values',
      {
        content: 'a',
        components: [
          row(
            select(0, {
              options: [
                { label: 'a', value: 'v' },
                { label: 'b', value: 'v' },
              ],
            }),
          ),
        ],
      },
      'components.0.components.0.options.1.value',
    ],
    [
      'max_values over the options',
      { content: 'a', components: [row(select(2, { max_values: 3 }))] },
      'components.0.components.0.max_values',
    ],
    [
      'min_values over max_values',
      { content: 'a', components: [row(select(3, { min_values: 3, max_values: 2 }))] },
      'components.0.components.0.min_values',
    ],
    ['equal custom ids', { content: 'a', components: [row(button(), button())] }, 'components.0.components.1.custom_id'],
    ['a link button without a link', { content: 'a', components: [row(button({ style: 5 }))] }, 'components.0.components.0.url'],
    [
      'a link button with a custom id',
      { content: 'a', components: [row(button({ style: 5, url: 'https://a.b' }))] },
      'components.0.components.0.custom_id',
    ],
    [
      'a button without custom id',
      { content: 'a', components: [row({ type: T.Button, style: 1, label: 'a' })] },
      'components.0.components.0.custom_id',
    ],
    [
      'a button without label or emoji',
      { content: 'a', components: [row({ type: T.Button, style: 1, custom_id: 'a' })] },
      'components.0.components.0.label',
    ],
    ['41 components', v2(...many(41, () => display())), 'components'],
    ['41 components with nested ones', v2(container(...many(40, () => display()))), 'components'],
    ['4001 characters of text displays', v2(display(text(2000)), display(text(2001))), 'components'],
    ['content beside version 2', { ...v2(display()), content: 'a' }, 'content'],
    ['embeds beside version 2', { ...v2(display()), embeds: [{ title: 't' }] }, 'embeds'],
    ['a poll beside version 2', { ...v2(display()), poll: { question: { text: 'q' }, answers: [{ poll_media: { text: 'a' } }] } }, 'poll'],
    ['a container without the flag', { components: [container(display())] }, 'components.0.type'],
    ['a file that is not uploaded', v2({ type: T.File, file: { url: 'attachment://no.txt' } }), 'components.0.file.url'],
    ['a picture that is not uploaded', embeds({ image: { url: 'attachment://no.png' } }), 'embeds.0.image.url'],
    ['all users and some users', { content: 'a', allowed_mentions: { parse: ['users'], users: ids(1) } }, 'allowed_mentions.parse'],
    [
      'a poll answer of 56',
      { poll: { question: { text: 'q' }, answers: [{ poll_media: { text: text(56) } }] } },
      'poll.answers.0.poll_media.text',
    ],
  ])('%s', (_name, body, path) => {
    expect(broken(SEND, body)).toContain(path);
  });

  it('hold in edits and in answers to interactions, with the place in the body', () => {
    expect(broken(EDIT, { content: text(2001) })).toEqual(['content']);
    expect(broken('PATCH /webhooks/:application/:token/messages/:message', { content: text(2001) })).toEqual(['content']);
    expect(broken(CALLBACK, { type: 4, data: { content: text(2001) } })).toEqual(['data.content']);
    expect(broken(CALLBACK, { type: 7, data: { components: rows(6) } })).toEqual(['data.components']);
  });

  it('judge an edit together with what stays of the message', () => {
    const modern = { content: '', embeds: [], flags: 32768, attachments: [{ id: '7', filename: 'old.png' }] } as unknown as APIMessage;
    const picture = (name: string) => ({ components: [{ type: T.File, file: { url: `attachment://${name}` } }] });
    expect(broken(EDIT, picture('old.png'), [], modern)).toEqual([]);
    expect(broken(EDIT, { ...picture('old.png'), attachments: [{ id: '7' }] }, [], modern)).toEqual([]);
    expect(broken(EDIT, { ...picture('old.png'), attachments: [] }, [], modern)).toEqual(['components.0.file.url']);
    expect(broken(EDIT, picture('new.png'), [], modern)).toEqual(['components.0.file.url']);
    expect(broken(EDIT, picture('new.png'), ['new.png'], modern)).toEqual([]);
    expect(broken(EDIT, { content: 'a' }, [], modern)).toEqual(['content']);
    const plain = { content: 'a', embeds: [], flags: 0, attachments: [] } as unknown as APIMessage;
    expect(broken(EDIT, v2(display()), [], plain)).toEqual(['content']);
    expect(broken(EDIT, { ...v2(display()), content: null }, [], plain)).toEqual([]);
  });

  it('of threads’ names hold too', () => {
    expect(broken('POST /channels/:channel/threads', { name: text(101), type: 11 })).toEqual(['name']);
    expect(broken('POST /channels/:channel/threads', { name: text(100), type: 11 })).toEqual([]);
  });
});
