import { describe, expect, it } from 'vitest';
import { marksOf, pingsIn } from '../../src/local/page/marks.ts';
import type { PageMessage, Person, World } from '../../src/local/wire.ts';
import { ann, bob, bot, cem, channels, idOf, mentioned, messageBy, people, shelter, workshop } from './sample-world.ts';

const said = (n: number, by: Person, pinged: readonly Person[] = [], more: Partial<PageMessage> = {}): PageMessage => ({
  message: messageBy(by, idOf(n), shelter.id, { mentions: pinged.map(mentioned) }),
  channel: shelter.id,
  ephemeral: false,
  state: 'sent',
  pingsMe: pinged.includes(ann),
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

describe('marksOf', () => {
  const table = world(said(1, bob), said(2, bot, [ann, cem]), said(3, ann), said(4, bot, [cem], { channel: workshop.id }));

  it('counts unread messages of others and pings, by channel', () => {
    expect(marksOf(table, ann.id, {})).toEqual(
      new Map([
        [shelter.id, { unread: 2, pings: 1 }],
        [workshop.id, { unread: 1, pings: 0 }],
      ]),
    );
    expect(pingsIn(marksOf(table, cem.id, {}))).toBe(2);
    expect(pingsIn(marksOf(table, bob.id, {}))).toBe(0);
  });

  it('leaves out what was seen, up to that message exactly', () => {
    expect(marksOf(table, ann.id, { [shelter.id]: idOf(1) }).get(shelter.id)).toEqual({ unread: 1, pings: 1 });
    expect(marksOf(table, ann.id, { [shelter.id]: idOf(2) }).has(shelter.id)).toBe(false);
  });

  it('leaves out private answers', () => {
    expect(marksOf(world(said(5, bot, [ann], { ephemeral: true })), ann.id, {}).size).toBe(0);
  });
});
