import { describe, expect, it } from 'vitest';
import { type Ask, bySnowflake, type Change, emptyTable, modalKey, reduce, type Table } from '../../src/local/page/table.ts';
import type { PageMessage, World } from '../../src/local/wire.ts';
import { ann, bob, bot, channels, idOf, messageBy, people, secret, shelter } from './sample-world.ts';

const item = (n: number, content: string, more: Partial<PageMessage> = {}): PageMessage => ({
  message: messageBy(bot, idOf(n), shelter.id, { content }),
  channel: shelter.id,
  ephemeral: false,
  state: 'sent',
  pingsMe: false,
  used: null,
  ...more,
});
const world = (...messages: PageMessage[]): World => ({
  server: 'S',
  me: ann,
  people,
  roles: [],
  channels,
  messages,
  commands: [],
  online: true,
});
const tableOf = (...changes: Change[]): Table => changes.reduce(reduce, emptyTable);
const texts = (table: Table) => table.world?.messages.map(({ message }) => message.content);
const click: Ask = { key: 'button', channel: shelter.id, message: idOf(1), interaction: null };
const loaded: Change = { type: 'world', world: world(item(2, 'second'), item(1, 'first')) };

describe('messages', () => {
  it('are in the order of their ids, whatever order they came in', () => {
    const table = tableOf(loaded, { type: 'event', event: { type: 'message', message: item(4, 'fourth') } });
    expect(texts(reduce(table, { type: 'event', event: { type: 'message', message: item(3, 'third') } }))).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ]);
  });

  it('are replaced by their edits and removed when deleted; the others stay', () => {
    const edited = tableOf(loaded, { type: 'event', event: { type: 'message', message: item(1, 'edited') } });
    expect(texts(edited)).toEqual(['edited', 'second']);
    expect(texts(reduce(edited, { type: 'event', event: { type: 'deleted', id: idOf(1), channel: shelter.id } }))).toEqual(['second']);
  });

  it('compare snowflakes as numbers', () => {
    expect(bySnowflake('999', '1000')).toBeLessThan(0);
    expect(bySnowflake('1001', '1000')).toBeGreaterThan(0);
    expect(bySnowflake('1000', '1000')).toBe(0);
    expect(bySnowflake('1', '')).toBeGreaterThan(0);
  });
});

describe('what is asked of the bot', () => {
  const settled = (ok: boolean): Change => ({ type: 'event', event: { type: 'settled', interaction: 'i', ok } });
  const answered: Change = { type: 'answered', key: 'button', answer: { interaction: 'i' } };

  it('waits until it settles', () => {
    const waiting = tableOf(loaded, { type: 'asked', ask: click }, answered);
    expect(waiting.asks).toEqual([{ ...click, interaction: 'i' }]);
    expect(reduce(waiting, settled(true))).toMatchObject({ asks: [], notes: [] });
  });

  it('settles too when that news overtakes the answer to the request', () => {
    expect(tableOf(loaded, { type: 'asked', ask: click }, settled(true), answered).asks).toEqual([]);
  });

  it('leaves a note below its message when the bot failed, and at the end of the channel for a command', () => {
    const failed = tableOf(loaded, { type: 'asked', ask: click }, answered, settled(false));
    expect(failed.notes).toEqual([{ key: 'button', channel: shelter.id, message: idOf(1), text: 'This interaction failed' }]);
    const silent = tableOf(loaded, { type: 'asked', ask: { ...click, message: null } }, answered, settled(false));
    expect(silent.notes).toMatchObject([{ message: null, text: 'The application did not respond' }]);
  });

  it('shows why the server refused, until the next thing is asked', () => {
    const refused = tableOf(loaded, { type: 'asked', ask: click }, { type: 'answered', key: 'button', answer: { error: 'Not now.' } });
    expect(refused).toMatchObject({ asks: [], notes: [{ text: 'Not now.' }] });
    expect(reduce(refused, { type: 'asked', ask: click }).notes).toEqual([]);
  });

  it('is forgotten when the server was away, for it will not answer any more', () => {
    expect(tableOf(loaded, { type: 'asked', ask: click }, answered, { type: 'lost' }, loaded)).toMatchObject({ asks: [], link: 'live' });
  });
});

describe('a modal', () => {
  const opened: Change = {
    type: 'event',
    event: { type: 'modal', interaction: 'm', modal: { title: 'T', custom_id: 'c', components: [] } },
  };
  const submit: Ask = { key: modalKey('m'), channel: shelter.id, message: null, interaction: null };
  const sent: Change = { type: 'answered', key: modalKey('m'), answer: { interaction: 's' } };

  it('closes once the bot has taken it', () => {
    const table = tableOf(loaded, opened, { type: 'asked', ask: submit }, sent);
    expect(table.modal?.interaction).toBe('m');
    expect(reduce(table, { type: 'event', event: { type: 'settled', interaction: 's', ok: true } }).modal).toBe(null);
  });

  it('stays open with the reason when it was not taken', () => {
    const table = tableOf(loaded, opened, { type: 'asked', ask: submit }, sent, {
      type: 'event',
      event: { type: 'settled', interaction: 's', ok: false },
    });
    expect(table).toMatchObject({ modal: { interaction: 'm', error: 'The application did not respond' }, notes: [] });
  });
});

describe('another person', () => {
  it('keeps only what everybody may see until their own world has come', () => {
    const hidden = item(4, 'in the private thread', { channel: secret.id });
    const mine = {
      type: 'world',
      world: world(item(1, 'public', { pingsMe: true }), item(3, 'mine', { ephemeral: true }), hidden),
    } as const;
    const table = tableOf(mine, { type: 'asked', ask: click }, { type: 'person changed', person: bob.id });
    expect(texts(table)).toEqual(['public']);
    expect(table.world?.me).toEqual(bob);
    expect(table.world?.messages[0]?.pingsMe).toBe(false);
    expect(table.world?.channels).not.toContainEqual(secret);
    expect(table.asks).toEqual([]);
  });
});
