import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { ActionRowBuilder, ButtonBuilder, MessageFlags, ModalBuilder, TextInputBuilder } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageEvent, World } from '../../src/local/wire.ts';
import { onCommand, type Rig, startRig } from './rig.ts';

let rig: Rig;
const streams: AbortController[] = [];

beforeAll(async () => {
  rig = await startRig({ ackMs: 300, page: (path) => (path === '/' ? { type: 'text/html', body: Buffer.from('<p>page') } : null) });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(() => rig.stop());

const id = (name: string) => rig.hand(name).id;
const at = (path: string, name?: string) => `${rig.local.url}${path}${name ? `?user=${id(name)}` : ''}`;
const world = async (name?: string): Promise<World> => (await fetch(at('/page/world', name))).json() as Promise<World>;
const post = async (path: string, name: string, body: object): Promise<[number, unknown]> => {
  const response = await fetch(at(path, name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
};
const general = () => rig.local.channel('general').id;
/** Reads a person's events until one fits; gives all up to that one. */
async function eventsUntil(name: string, fits: (event: PageEvent) => boolean, start: () => unknown): Promise<PageEvent[]> {
  const stream = new AbortController();
  streams.push(stream);
  const response = await fetch(at('/page/events', name), { signal: stream.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events: PageEvent[] = [];
  let text = '';
  await start();
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts.filter((one) => one.startsWith('data: '))) {
      events.push(JSON.parse(part.slice('data: '.length)) as PageEvent);
      if (fits(events.at(-1) as PageEvent)) return events;
    }
  }
  throw new Error('the stream ended');
}
const settled = (event: PageEvent) => event.type === 'settled';

describe('GET /page/world', () => {
  it('is the server as one person sees it', async () => {
    const seen = await world('Bob');
    expect(seen).toMatchObject({ server: 'The Shelter', me: { name: 'Bob', bot: false }, online: true });
    expect(seen.people.map(({ name }) => name)).toEqual(['Game Bot', 'Ann', 'Bob', 'Cem', 'Dee']);
    expect(seen.roles.map(({ name }) => name)).toEqual(['@everyone', 'Moderators', 'Game Bot']);
    expect(seen.channels.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['general text', 'games text', 'announcements text']);
    expect(seen.commands.map(({ path }) => path.join(' '))).toEqual(['go', 'tool lend']);
    expect(seen.commands[1]?.options).toMatchObject([
      { name: 'name', type: 3, required: true, autocomplete: true, choices: [] },
      { name: 'to', type: 6, required: false },
      { name: 'days', type: 4, min: 1, max: 9 },
      { name: 'state', choices: [{ name: 'Good as new', value: 'new' }] },
    ]);
    expect((await world('Dee')).commands.map(({ path }) => path.join(' '))).toContain('rule');
  });

  it('is the first person’s where nobody is named, and refused for strangers and for the bot', async () => {
    expect((await world()).me.name).toBe('Ann');
    expect((await fetch(`${rig.local.url}/page/world?user=5`)).status).toBe(400);
    expect((await fetch(`${rig.local.url}/page/world?user=${rig.local.botId}`)).status).toBe(400);
  });

  it('holds a private message for its person only', async () => {
    rig.handler = onCommand((interaction) => interaction.reply({ content: 'for you', flags: MessageFlags.Ephemeral }));
    await rig.hand('Ann').slash('go');
    const mine = (await world('Ann')).messages.find(({ message }) => message.content === 'for you');
    expect(mine).toMatchObject({ ephemeral: true, state: 'sent', used: { by: id('Ann'), name: 'go' } });
    expect((await world('Bob')).messages.map(({ message }) => message.content)).not.toContain('for you');
  });
});

describe('POST /page/do and the events that follow', () => {
  it('says something, which pings whom it names', async () => {
    const events = await eventsUntil(
      'Bob',
      ({ type }) => type === 'message',
      async () =>
        expect(await post('/page/do', 'Ann', { type: 'say', channel: general(), content: `<@${id('Bob')}>` })).toEqual([
          200,
          { interaction: '' },
        ]),
    );
    expect(events.at(-1)).toMatchObject({ message: { pingsMe: true, ephemeral: false, used: null } });
    expect((await world('Cem')).messages.at(-1)?.pingsMe).toBe(false);
  });

  it('uses a command: thinking, then the answer', async () => {
    rig.handler = onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply('thought');
    });
    let interaction = '';
    const events = await eventsUntil(
      'Ann',
      (event) => event.type === 'message' && event.message.state === 'sent',
      async () => {
        const [, reply] = await post('/page/do', 'Ann', { type: 'command', channel: general(), path: ['go'], values: {} });
        interaction = (reply as { interaction: string }).interaction;
      },
    );
    expect(events).toMatchObject([
      { type: 'message', message: { state: 'thinking' } },
      { type: 'settled', interaction, ok: true },
      { type: 'message', message: { state: 'sent', message: { content: 'thought' } } },
    ]);
  });

  it('tells when the bot did not respond', async () => {
    rig.handler = async () => {};
    const events = await eventsUntil('Ann', settled, () =>
      post('/page/do', 'Ann', { type: 'command', channel: general(), path: ['go'], values: {} }),
    );
    expect(events).toMatchObject([{ type: 'settled', ok: false }]);
  });

  it('opens a modal from a button, and submits it', async () => {
    const field = new TextInputBuilder().setCustomId('word').setLabel('Word').setStyle(1);
    rig.handler = async (interaction) => {
      const open = new ButtonBuilder().setCustomId('open').setLabel('Open').setStyle(1);
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'form', components: [new ActionRowBuilder<ButtonBuilder>().addComponents(open)] });
      if (interaction.isButton())
        await interaction.showModal(
          new ModalBuilder().setCustomId('m').setTitle('T').addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(field)),
        );
      if (interaction.isModalSubmit()) await interaction.reply(`word: ${interaction.fields.getTextInputValue('word')}`);
    };
    const { message } = await rig.hand('Bob').slash('go');
    const opened = await eventsUntil('Ann', settled, () =>
      post('/page/do', 'Ann', { type: 'click', message: message?.id, customId: 'open' }),
    );
    const modal = opened.find((event) => event.type === 'modal');
    expect(modal).toMatchObject({ modal: { title: 'T' } });
    const sent = await eventsUntil(
      'Bob',
      ({ type }) => type === 'message',
      () => post('/page/do', 'Ann', { type: 'submit', interaction: modal?.interaction, values: { word: 'hi' } }),
    );
    expect(sent.at(-1)).toMatchObject({ message: { message: { content: 'word: hi' }, used: { by: id('Ann') } } });
  });

  it('shows a private thread, with what was said in it, to whom is added', async () => {
    const channel = await rig.client.channels.fetch(general());
    if (!channel || !('threads' in channel)) throw new Error('no text channel');
    const thread = await channel.threads.create({ name: 'Hands', type: 12 } as never);
    await thread.send('old words');
    const events = await eventsUntil(
      'Cem',
      (event) => event.type === 'message' && event.message.message.content === 'old words',
      () => thread.members.add(id('Cem')),
    );
    expect(events[0]).toMatchObject({ type: 'channels' });
    const shown = (await world('Cem')).channels.find((one) => one.id === thread.id);
    expect(shown).toMatchObject({ kind: 'thread', parent: general(), archived: false, members: [rig.local.botId, id('Cem')] });
    expect((await world('Bob')).channels.map((one) => one.id)).not.toContain(thread.id);
  });

  it('takes a message away from everybody', async () => {
    const { id: message } = rig.hand('Bob').say('oops');
    const events = await eventsUntil(
      'Ann',
      ({ type }) => type === 'deleted',
      () => post('/page/do', 'Dee', { type: 'delete', message }),
    );
    expect(events).toEqual([{ type: 'deleted', id: message, channel: general() }]);
  });

  it.each([
    ['what is no action', { type: 'fly' }],
    ['a message that is too long', { type: 'say', channel: '', content: 'x'.repeat(2001) }],
    ['a press of a button that is gone', { type: 'click', message: '5', customId: 'a' }],
    ['a dismissal of others’ messages', { type: 'dismiss', message: '5' }],
    ['a form that is not open', { type: 'submit', interaction: '5', values: {} }],
  ])('refuses %s with a sentence', async (_what, body) => {
    const [status, reply] = await post('/page/do', 'Ann', body);
    expect(status).toBe(400);
    expect((reply as { error: string }).error).toMatch(/\w+ \w+/);
  });
});

it('POST /page/suggest gives the bot’s choices', async () => {
  rig.handler = async (interaction) => {
    if (interaction.isAutocomplete()) await interaction.respond([{ name: interaction.options.getFocused().toUpperCase(), value: 'saw' }]);
  };
  const ask = { channel: general(), path: ['tool', 'lend'], focus: 'name', values: { name: 'sa' } };
  expect(await post('/page/suggest', 'Ann', ask)).toEqual([200, { choices: [{ name: 'SA', value: 'saw' }] }]);
  rig.handler = async () => {};
  expect(await post('/page/suggest', 'Ann', ask)).toEqual([200, { choices: [] }]);
});

it.each([
  ['an option that the command has not', 'colour'],
  ['an option without suggestions', 'days'],
])('POST /page/suggest refuses %s with a sentence', async (_what, focus) => {
  const ask = { channel: general(), path: ['tool', 'lend'], focus, values: {} };
  expect(await post('/page/suggest', 'Ann', ask)).toEqual([400, { error: `Nothing is suggested for an option called ${focus}` }]);
});

describe('open windows', () => {
  const open = (name: string) => {
    const stream = new AbortController();
    streams.push(stream);
    return fetch(at('/page/events', name), { signal: stream.signal });
  };

  it('are twenty a person and sixty in all, and one more may open when one has closed', async () => {
    const openAll = async (name: string) => {
      for (let n = 0; n < 20; n++) expect((await open(name)).status).toBe(200);
    };
    await openAll('Ann');
    const refused = await open('Ann');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ error: 'Too many windows are open on this table. Close some of them, then reload this one.' });
    await openAll('Bob');
    await openAll('Cem');
    expect((await open('Dee')).status).toBe(429);
    for (const stream of streams.splice(0, 1)) stream.abort();
    let status = 0;
    do ({ status } = await open('Dee'));
    while (status !== 200);
    expect((await open('Dee')).status).toBe(429);
  });
});

describe('who may call', () => {
  const call = async (path: string, headers: IncomingHttpHeaders, method = 'GET'): Promise<[number | undefined, string]> => {
    const asked = request(`${rig.local.url}${path}`, { method, headers }).end(method === 'POST' ? '{}' : undefined);
    const [response] = await once(asked, 'response');
    if (response.headers['content-type'] === 'text/event-stream') response.destroy();
    const text = response.destroyed ? '' : Buffer.concat(await response.toArray()).toString();
    return [response.statusCode, text];
  };
  const port = () => new URL(rig.local.url).port;
  const json = { 'content-type': 'application/json' };

  it.each([['127.0.0.1'], ['localhost'], ['[::1]']])('the page under the name %s', async (name) => {
    expect(await call('/', { host: `${name}:${port()}` })).toEqual([200, '<p>page']);
  });

  it.each([['shelter.example'], ['127.0.0.1.example'], ['127.0.0.1'], ['localhost:1']])(
    'nobody under the name %s, whatever they ask for',
    async (host) => {
      for (const path of ['/', '/page/world', '/page/events', '/cdn/x', '/api/v10/gateway']) {
        const [status, text] = await call(path, { host });
        expect(status).toBe(403);
        expect(text).toContain('127.0.0.1');
      }
    },
  );

  it('nobody with an address that is none', async () => {
    expect((await call('//', {}))[0]).toBe(400);
  });

  it('no page of another site', async () => {
    const origin = 'http://shelter.example';
    expect((await call('/page/do', { ...json, origin }, 'POST'))[0]).toBe(403);
    expect((await call('/page/events', { origin }))[0]).toBe(403);
    expect((await call('/page/events', { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
    expect((await call('/page/do', { ...json, 'sec-fetch-site': 'same-site' }, 'POST'))[0]).toBe(403);
    expect((await call('/page/events', { origin: rig.local.url, 'sec-fetch-site': 'same-origin' }))[0]).toBe(200);
    expect((await call('/page/do', { ...json, origin: rig.local.url }, 'POST'))[0]).toBe(400);
  });

  it('nothing but JSON of a sensible size', async () => {
    expect((await call('/page/do', { 'content-type': 'text/plain' }, 'POST'))[0]).toBe(415);
    const [status] = await post('/page/do', 'Ann', { type: 'say', channel: general(), content: 'x'.repeat(64 * 1024) });
    expect(status).toBe(413);
  });

  it('no foreign page at the gateway', async () => {
    const headers = {
      origin: 'http://shelter.example',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': `${'a'.repeat(22)}==`,
      'sec-websocket-version': '13',
    };
    expect((await call('/?v=10&encoding=json', headers))[0]).toBe(403);
  });
});
