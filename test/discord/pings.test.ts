import { describe, expect, it } from 'vitest';
import { DAY, type PaceId } from '../../src/match/pace.ts';
import { HOUR, movedClock } from '../match/moved-clock.ts';
import { accepted, act, click, lobby } from '../match/world.ts';
import { badGateway, house, textOf } from './house.ts';

/** Noon in UTC. */
const NOON = Date.UTC(2030, 0, 2, 12);

type House = ReturnType<typeof house>;

async function match({ service }: House, pace: PaceId, users = ['ann', 'bob']): Promise<string> {
  const { id } = await lobby(service, users, { goal: '60' });
  accepted(await service.configure({ match: id, user: users[0]!, interaction: click(), timing: { pace } }));
  accepted(await service.start({ match: id, user: users[0]!, interaction: click() }));
  return id;
}

/** A match in which everybody was just asked, with what some chose for themselves. */
async function called(pace: PaceId, given: { readonly [user: string]: { readonly [id: string]: string } } = {}, users = ['ann', 'bob']) {
  const clock = movedClock(NOON);
  const h = house({ now: clock.now });
  for (const [user, chosen] of Object.entries(given)) accepted(await h.service.prefer({ user, given: chosen }));
  const id = await match(h, pace, users);
  await h.announcer.wake();
  /** Lets time pass as the program would, an hour at a time. */
  const pass = async (hours: number) => {
    for (let n = 0; n < hours; n++) {
      clock.pass(HOUR);
      await h.service.passDue();
      await h.announcer.wake();
    }
  };
  return { ...h, clock, id, pass };
}

/** The pings that stand in the channels, with what they say. */
const pings = ({ post }: Pick<House, 'post'>) =>
  [...post.messages.values()].flatMap(({ mentions, silent, screen }) => {
    const [text] = /<@[^"]*?(you are asked in|still waits for you|you sit next after)[^"]*/.exec(textOf(screen)) ?? [];
    return text === undefined ? [] : [{ mentions, silent, text }];
  });

/** All that were ever sent. */
const sentPings = (h: Pick<House, 'post'>) => pings(h).length + h.post.removed.length;

describe('reminders', () => {
  it('take the place of the ping before, and say until when there is time', async () => {
    const h = await called('day');
    await h.pass(11);
    expect(pings(h)).toMatchObject([{ mentions: ['ann', 'bob'], text: expect.stringContaining('you are asked in') }]);
    await h.pass(1);
    expect(pings(h)).toMatchObject([{ mentions: ['ann', 'bob'], text: expect.stringContaining('still waits for you') }]);
    expect(pings(h)[0]!.text).toContain(`Time is up <t:${(NOON + DAY) / 1000}:R>`);
  });

  it('come to those alone who are still awaited, and not again', async () => {
    const h = await called('day');
    accepted(await act(h.service, h.id, 'ann', 'cell:1'));
    await h.pass(20);
    expect(pings(h)).toMatchObject([{ mentions: ['bob'], text: expect.not.stringContaining('<@ann>') }]);
    expect(sentPings(h)).toBe(2);
  });

  it('give way to the next ping, whatever was decided first', async () => {
    const h = await called('day');
    for (const user of ['ann', 'bob']) accepted(await act(h.service, h.id, user, 'cell:1'));
    await h.announcer.wake();
    await h.pass(13);
    accepted(await act(h.service, h.id, 'ann', 'rest'));
    await h.announcer.wake();
    expect(pings(h)).toMatchObject([{ mentions: ['bob'], text: expect.stringContaining('you are asked in') }]);
  });

  it('name the others who are asked, and do not ping them', async () => {
    const h = await called('day', { bob: { reminders: 'off' } });
    await h.pass(12);
    expect(pings(h)).toMatchObject([{ mentions: ['ann'], text: expect.stringContaining('<@ann> and <@bob>') }]);
  });

  it('do not come after the end', async () => {
    const h = await called('day');
    accepted(await h.service.end({ match: h.id, user: 'ann', interaction: click(), asModerator: false }));
    await h.announcer.wake();
    const { size } = h.post.messages;
    await h.pass(24);
    expect(pings(h)).toEqual([]);
    expect(h.post.messages.size).toBe(size);
  });

  it('do not come to who is asleep', async () => {
    const h = await called('day', { bob: { pings: 'none' } });
    const isAsleep = async () => 'asleep' in (await h.service.lookAtTable(h.id))!.match.holders[0]!;
    for (let hours = 0; hours < 48 && !(await isAsleep()); hours++) await h.pass(1);
    expect(await isAsleep()).toBe(true);
    const sent = sentPings(h);
    await h.pass(48);
    expect(sentPings(h)).toBe(sent);
  });

  it('that nobody could be told while the program was down are not made up for', async () => {
    const clock = movedClock(NOON);
    const before = house({ now: clock.now });
    for (let n = 0; n < 10; n++) await match(before, 'none');
    await before.announcer.wake();
    before.announcer.close();
    expect(pings(before)).toHaveLength(10);
    clock.pass(7 * DAY);
    const sent = before.post.messages.size;
    await before.service.passDue();
    await before.announcer.wake();
    expect(before.post.messages.size).toBe(sent);
    expect(before.post.removed).toEqual([]);
  });

  it('of a hundred matches that are due in the same second come once each, and so do the answers made then', async () => {
    const clock = movedClock(NOON);
    const h = house({ now: clock.now });
    const ids: string[] = [];
    for (let n = 0; n < 100; n++) ids.push(await match(h, 'day'));
    await h.announcer.wake();
    clock.pass(12 * HOUR);
    await Promise.all([h.announcer.wake(), h.announcer.wake()]);
    expect(pings(h)).toHaveLength(100);
    expect(pings(h).every(({ text }) => text.includes('still waits for you'))).toBe(true);
    expect(sentPings(h)).toBe(200);
    clock.pass(12 * HOUR);
    await h.service.passDue();
    for (const id of ids) {
      const log = await h.service.log(id, 'ann', 20);
      expect(log.filter(({ how }) => how === 'deadline')).toHaveLength(2);
    }
    await h.announcer.wake();
    expect(pings(h)).toHaveLength(100);
    expect(pings(h).every(({ mentions }) => mentions.length === 1 && mentions[0] === 'ann')).toBe(true);
  });

  it('are not doubled when Discord lost its answer', async () => {
    const h = await called('day');
    h.clock.pass(12 * HOUR);
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    await h.announcer.wake();
    await h.pass(1);
    expect(pings(h)).toMatchObject([{ text: expect.stringContaining('still waits for you') }]);
    expect(sentPings(h)).toBe(2);
  });

  it('wait for their time when the table moves to another channel', async () => {
    const h = await called('day');
    await h.service.relocate(h.id, { guild: 'g', channel: 'elsewhere' });
    await h.announcer.wake();
    expect(pings(h).filter(({ text }) => text.includes('still waits'))).toEqual([]);
    await h.pass(12);
    expect(pings(h).filter(({ text }) => text.includes('still waits'))).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it('keep a ping until they end, for those who have them', async () => {
    const h = await called('day', { bob: { quiet: '10-20', reminders: 'off' }, ann: { reminders: 'off' } });
    expect(pings(h)).toMatchObject([{ mentions: ['ann'], silent: false, text: expect.stringContaining('<@ann> and <@bob>') }]);
    await h.pass(7);
    expect(pings(h)).toMatchObject([{ mentions: ['ann'] }]);
    await h.pass(1);
    expect(pings(h)).toMatchObject([{ mentions: ['bob'] }]);
    await h.pass(3);
    expect(sentPings(h)).toBe(2);
  });

  it('end for nobody who has answered meanwhile', async () => {
    const h = await called('day', { bob: { quiet: '10-20' }, ann: { reminders: 'off' } });
    accepted(await act(h.service, h.id, 'bob', 'cell:1'));
    await h.pass(9);
    expect(pings(h)).toMatchObject([{ mentions: ['ann'] }]);
    expect(sentPings(h)).toBe(1);
  });

  it('leave no ping standing of somebody who has answered, and take away none of who has not', async () => {
    const h = await called('none', { bob: { quiet: '10-20' } }, ['ann', 'bob', 'cem']);
    expect(pings(h)).toMatchObject([{ mentions: ['ann', 'cem'] }]);
    for (const user of ['ann', 'bob', 'cem']) accepted(await act(h.service, h.id, user, 'cell:1'));
    await h.announcer.wake();
    expect(pings(h)).toMatchObject([{ mentions: ['ann'] }]);
    accepted(await act(h.service, h.id, 'ann', 'rest'));
    await h.announcer.wake();
    expect(pings(h)).toEqual([]);
    await h.pass(8);
    expect(pings(h)).toMatchObject([{ mentions: ['bob'] }]);
  });

  it('let through in silence what cannot wait', async () => {
    const h = await called('evening', { ann: { quiet: '10-20' }, bob: { quiet: '11-13' } });
    expect(pings(h)).toMatchObject([{ mentions: ['ann', 'bob'], silent: true }]);
  });

  it('that were chosen later count, too', async () => {
    const h = await called('day', { bob: { reminders: 'off' } });
    accepted(await h.service.prefer({ user: 'ann', given: { quiet: '23-2' } }));
    await h.pass(13);
    expect(sentPings(h)).toBe(1);
    await h.pass(1);
    expect(pings(h)).toMatchObject([{ mentions: ['ann'], text: expect.stringContaining('still waits for you') }]);
  });
});

describe('whoever wants to be called', () => {
  it('silently is named, and gets a silent ping where nobody else is to hear it', async () => {
    const h = await called('none', { ann: { pings: 'silent' } });
    expect(pings(h)).toMatchObject([{ mentions: ['bob'], silent: false, text: expect.stringContaining('<@ann> and <@bob>') }]);
    const alone = await called('none', { ann: { pings: 'silent' }, bob: { pings: 'none' } });
    expect(pings(alone)).toMatchObject([{ mentions: ['ann'], silent: true, text: expect.not.stringContaining('bob') }]);
  });

  it('not at all is not even named', async () => {
    const h = await called('none', { ann: { pings: 'none' }, bob: { pings: 'none' } });
    expect(pings(h)).toEqual([]);
  });

  it('before their turn reads who is asked now', async () => {
    const h = await called('none', { cem: { nearly: 'on' } }, ['ann', 'bob', 'cem']);
    for (const user of ['ann', 'bob', 'cem']) accepted(await act(h.service, h.id, user, 'cell:1'));
    await h.announcer.wake();
    accepted(await act(h.service, h.id, 'ann', 'rest'));
    await h.announcer.wake();
    expect(pings(h)).toMatchObject([{ mentions: ['bob', 'cem'], text: expect.stringContaining('<@cem>: you sit next after <@bob>') }]);
  });

  it('may sleep through being told that they are asleep', async () => {
    const h = await called('day', { ann: { pings: 'none', reminders: 'off' }, bob: { pings: 'none', reminders: 'off' } });
    await h.pass(24 + 24 + 24);
    const asleep = [...h.post.messages.values()].filter(({ screen }) => textOf(screen).includes('time was up for you twice'));
    expect(asleep.length).toBeGreaterThan(0);
    expect(asleep.flatMap(({ mentions }) => mentions)).toEqual([]);
  });
});

describe('a server', () => {
  /** A match on a server that lets people be called no louder than that, begun at noon. */
  async function capped(loudest: 'silent' | 'none', given: Parameters<typeof called>[1] = {}) {
    const clock = movedClock(NOON);
    const h = house({ now: clock.now });
    await h.service.servers.change('g', { pings: loudest });
    for (const [user, chosen] of Object.entries(given)) accepted(await h.service.prefer({ user, given: chosen }));
    await match(h, 'day');
    await h.announcer.wake();
    return { ...h, clock };
  }

  it('may want nobody to hear a sound', async () => {
    expect(pings(await capped('silent'))).toMatchObject([{ mentions: ['ann', 'bob'], silent: true }]);
  });

  it('calls nobody louder than they want themselves', async () => {
    const h = await capped('silent', { ann: { pings: 'none' } });
    expect(pings(h)).toMatchObject([{ mentions: ['bob'], silent: true, text: expect.not.stringContaining('ann') }]);
  });

  it('may want nobody to be called, nor reminded', async () => {
    const h = await capped('none');
    expect(pings(h)).toEqual([]);
    h.clock.pass(13 * HOUR);
    await h.service.passDue();
    await h.announcer.wake();
    expect(pings(h)).toEqual([]);
    expect([...h.post.messages.values()].flatMap(({ mentions }) => mentions)).toEqual([]);
  });

  it('decides for itself alone', async () => {
    const h = house({ now: movedClock(NOON).now });
    await h.service.servers.change('h', { pings: 'none' });
    await match(h, 'none');
    await h.announcer.wake();
    expect(pings(h)).toMatchObject([{ mentions: ['ann', 'bob'], silent: false }]);
  });
});
