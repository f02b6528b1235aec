import { describe, expect, it, vi } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { say, toyOrders } from '../match/orders-world.ts';
import { accepted, act, click, lobby, place, scavenging, started } from '../match/world.ts';
import { badGateway, house, rateLimit, refusedWith, textOf } from './house.ts';
import { toyGame } from './toys.ts';

const pings = ({ post }: ReturnType<typeof house>) => [...post.messages.values()].filter(({ mentions }) => mentions.length > 0);

describe('notices', () => {
  it('tell the hash of the seed at the start and ping exactly those who are asked', async () => {
    const h = house();
    const { id, seedHash } = await started(h.service);
    await h.announcer.wake();
    const texts = [...h.post.messages.values()].map(({ screen }) => textOf(screen));
    expect(texts.some((text) => text.includes(seedHash))).toBe(true);
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann', 'bob']]);
    expect(textOf(pings(h)[0]!.screen)).toContain((await h.store.surfaces.get(id, 'table'))!.message);
  });

  it('take the previous ping of the match back', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
    await act(h.service, id, 'ann', 'rest');
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['bob']]);
  });

  it('are silent about somebody who has answered meanwhile', async () => {
    const h = house();
    const { id } = await started(h.service);
    await act(h.service, id, 'ann', 'cell:1');
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['bob']]);
  });

  it('are silent about somebody who has ordered meanwhile what they are asked', async () => {
    const h = house({ games: { toy: { ...toyGame, orders: toyOrders } } });
    const { id } = await started(h.service);
    accepted(await say(h.service, id, 'ann', 'hide', 'two'));
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['bob']]);
  });

  it('are not doubled when Discord lost its answer', async () => {
    let now = Date.UTC(2030, 0, 1);
    const h = house({ now: () => new Date(now) });
    await scavenging(h.service);
    await h.announcer.wake();
    const { length } = pings(h);
    const { id } = await scavenging(h.service);
    await h.context.projection.show(id);
    const before = h.post.messages.size;
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    await h.announcer.wake();
    now += 3_600_000;
    await h.announcer.wake();
    expect(pings(h)).toHaveLength(length + 1);
    expect(h.post.messages.size).toBe(before + 2);
  });

  it('take the ping before back even when Discord lost the answer to the new one', async () => {
    const h = house();
    const { id } = await scavenging(h.service);
    await h.announcer.wake();
    await act(h.service, id, 'ann', 'rest');
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    for (let looks = 0; looks < 10; looks++) await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['bob']]);
  });

  it('wait where the bot may not post, and come when it may again', async () => {
    const h = house();
    await scavenging(h.service);
    const [match] = await h.store.surfaces.behind();
    await h.context.projection.show(match!);
    h.post.faults = [1, 2, 3].map(() => ({ call: 'send' as const, after: false, error: refusedWith(50013, 403) }));
    await h.announcer.wake();
    const { size } = h.post.messages;
    h.post.faults = [];
    await h.announcer.wake();
    expect(h.post.messages.size).toBe(size);
    // The clock of these tests moves a second with every look at it.
    for (let looks = 0; looks < 1_900; looks++) await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
  });

  it('wait without another try where the channel is gone, and follow the match to where it is moved', async () => {
    let now = Date.UTC(2030, 0, 1);
    const h = house({ now: () => new Date(now) });
    const { id } = await scavenging(h.service);
    h.post.places.set(place.channel, 'gone');
    await h.announcer.wake();
    const { asked } = h.post;
    now += 5 * DAY;
    await h.announcer.wake();
    expect([asked > 0, h.post.asked, h.post.messages.size]).toEqual([true, asked, 0]);
    await h.service.move({ match: id, user: 'ann', interaction: click(), place: { ...place, channel: 'elsewhere' } });
    await h.announcer.wake();
    expect(pings(h).map(({ channel, mentions }) => [channel, mentions])).toEqual([['elsewhere', ['ann']]]);
  });

  it('wait without a try on a server that the bot is not on any more', async () => {
    const h = house();
    await scavenging(h.service);
    h.post.places.set(place.channel, 'left');
    await h.announcer.wake();
    const { asked } = h.post;
    await h.announcer.wake();
    expect(h.post.asked).toBe(asked);
    h.post.places.delete(place.channel);
    await h.store.outbox.release();
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
  });

  it('are tried for two days where the bot may not post, and then wait until a place may have come back', async () => {
    let now = Date.UTC(2030, 0, 1);
    const h = house({ now: () => new Date(now) });
    const { id } = await scavenging(h.service);
    await h.context.projection.show(id);
    h.post.faults = Array.from({ length: 500 }, () => ({ call: 'send', after: false, error: refusedWith(50013, 403) }));
    for (let tries = 0; tries < 100; tries++, now += 1_800_000) await h.announcer.wake();
    const left = h.post.faults.length;
    now += 5 * DAY;
    await h.announcer.wake();
    expect([left > 0, h.post.faults.length]).toEqual([true, left]);
    h.post.faults = [];
    await h.store.outbox.release();
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
  });

  it('show the result with the seed, and take the last ping back', async () => {
    const h = house({ randomSeed: () => 'the seed of luck' });
    const { id } = await scavenging(h.service);
    await h.announcer.wake();
    await h.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false });
    await h.announcer.wake();
    expect(pings(h)).toEqual([]);
    const seed = (await h.service.lookAtTable(id))!.match.seed;
    expect([...h.post.messages.values()].some(({ screen }) => textOf(screen).includes(`${seed}`))).toBe(true);
  });
});

describe('the ping of somebody whose own move led back to them', () => {
  it('waits half a minute', async () => {
    const h = house();
    const { id } = await started(h.service);
    for (const user of ['bob', 'ann']) await act(h.service, id, user, 'cell:1');
    await h.announcer.wake();
    expect(pings(h)).toEqual([]);
    // The clock of these tests moves a second with every look at it.
    for (let looks = 0; looks < 40; looks++) await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
  });

  it('comes once, however often the turn came back to them meanwhile', async () => {
    const h = house();
    const { id } = await started(h.service);
    for (const user of ['bob', 'ann']) await act(h.service, id, user, 'cell:1');
    await h.announcer.wake();
    for (const user of ['ann', 'bob', 'ann', 'bob']) {
      await act(h.service, id, user, 'rest');
    }
    for (let looks = 0; looks < 60; looks++) await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
    // No earlier ping was posted and taken back for a later one.
    expect(h.post.removed).toEqual([]);
  });

  it('does not come when they have moved on by then', async () => {
    const h = house();
    const { id } = await started(h.service);
    for (const user of ['bob', 'ann']) await act(h.service, id, user, 'cell:1');
    await h.announcer.wake();
    await act(h.service, id, 'ann', 'rest');
    for (let looks = 0; looks < 40; looks++) await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['bob']]);
  });
});

describe('a notice that has to wait', () => {
  const posts = ({ post }: ReturnType<typeof house>, channel: string) =>
    [...post.messages.values()].filter((message) => message.channel === channel && message.nonce.startsWith('n'));
  const inOrder = [expect.stringContaining('begins'), expect.stringContaining('you are asked')];

  it.each([
    ['for a rate limit, as long as that lasts', rateLimit(300_000), 300],
    ['because of a server error, for two seconds', badGateway(), 2],
  ])('%s, keeps its place in its match and holds up no other', async (_, error, seconds) => {
    const clock = movedClock();
    const h = house({ now: clock.now });
    const one = await started(h.service);
    await h.context.projection.show(one.id);
    h.post.faults = [{ call: 'send', after: false, error }];
    await h.announcer.wake();
    const other = await started(h.service, ['cem', 'dee']);
    await h.announcer.wake();
    const { message } = (await h.store.surfaces.get(one.id, 'table'))!;
    const ofOne = () => posts(h, 'c').filter(({ nonce }) => nonce.endsWith(one.id));
    expect(h.post.messages.get(message)!.channel).toBe('c');
    expect(ofOne()).toEqual([]);
    expect(posts(h, 'c').filter(({ nonce }) => nonce.endsWith(other.id))).toHaveLength(2);
    clock.pass(seconds * 1_000 - 1);
    await h.announcer.wake();
    expect(ofOne()).toEqual([]);
    clock.pass(1);
    await h.announcer.wake();
    expect(ofOne().map(({ screen }) => textOf(screen))).toEqual(inOrder);
  });

  it('for longer lets the rest of its match pass', async () => {
    const clock = movedClock();
    const h = house({ now: clock.now });
    await started(h.service);
    await h.context.projection.heal(await h.store.surfaces.behind());
    for (const seconds of [2, 10, 60]) {
      h.post.faults = [{ call: 'send', after: false, error: badGateway() }];
      await h.announcer.wake();
      clock.pass(seconds * 1_000);
    }
    h.post.faults = [{ call: 'send', after: false, error: badGateway() }];
    await h.announcer.wake();
    expect(posts(h, 'c').map(({ mentions }) => mentions)).toEqual([['ann', 'bob']]);
  });

  it('waits for a table that has not come yet, but not for ever', async () => {
    const clock = movedClock();
    const h = house({ now: clock.now });
    await started(h.service);
    h.post.faults = [1, 2, 3, 4].map(() => ({ call: 'send' as const, after: false, error: rateLimit(3_600_000) }));
    for (const seconds of [2, 10, 60]) {
      await h.announcer.wake();
      expect(posts(h, 'c')).toEqual([]);
      clock.pass(seconds * 1_000);
    }
    await h.announcer.wake();
    expect(h.post.faults).toEqual([]);
    expect(posts(h, 'c').map(({ screen }) => textOf(screen))).toEqual(inOrder);
  });

  it('is looked for without a call from anybody', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const h = house();
      await started(h.service);
      vi.advanceTimersByTime(2_000);
      await vi.waitFor(() => expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann', 'bob']]));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('somebody for whom an answer was made when their time was up', () => {
  it('is pinged at once when they are asked anew, and the ping before is taken back', async () => {
    const clock = movedClock();
    const h = house({ now: clock.now });
    const { id, host } = await lobby(h.service);
    accepted(await h.service.configure({ match: id, user: host, interaction: click(), timing: { pace: 'day' } }));
    accepted(await h.service.start({ match: id, user: host, interaction: click() }));
    await h.announcer.wake();
    accepted(await act(h.service, id, 'bob', 'cell:1'));
    await h.announcer.wake();
    const [first] = [...h.post.messages].filter(([, { mentions }]) => mentions.length > 0).map(([message]) => message);
    clock.pass(DAY);
    await h.service.passDue();
    await h.announcer.wake();
    expect(pings(h).map(({ mentions }) => mentions)).toEqual([['ann']]);
    expect(h.post.removed).toEqual([first]);
  });
});

describe('a notice about somebody that comes late', () => {
  /** Bob falls asleep while nobody posts. */
  async function late() {
    const clock = movedClock();
    const h = house({ now: clock.now });
    clock.pass(1);
    const { id, host } = await lobby(h.service, ['ann', 'bob'], { goal: '60' });
    accepted(await h.service.configure({ match: id, user: host, interaction: click(), timing: { pace: 'day' } }));
    accepted(await h.service.start({ match: id, user: host, interaction: click() }));
    for (let fuse = 0; fuse < 9 && !('asleep' in (await h.service.lookAtTable(id))!.match.holders[1]!); fuse++) {
      const look = (await h.service.lookAtTable(id))!;
      if (look.sight!.awaited.includes(0)) accepted(await act(h.service, id, 'ann', look.sight!.step === 'hide' ? 'cell:1' : 'rest'));
      else clock.pass(look.match.awaited[0]!.due!.getTime() - clock.now().getTime());
      await h.service.passDue();
    }
    await h.service.idle();
    return { h, id, clock, posts: () => [...h.post.messages.values()].map(({ screen }) => textOf(screen)).join() };
  }

  it('is posted while it is true', async () => {
    const { h, posts } = await late();
    accepted(await h.service.away({ user: 'ann', until: '2', interaction: click() }));
    await h.announcer.wake();
    expect(posts()).toContain('time was up for you twice');
    expect(posts()).toContain('is away until');
  });

  it('is not when they woke up, came back or changed their mind meanwhile', async () => {
    const { h, id, clock, posts } = await late();
    await h.service.wake({ match: id, user: 'bob', interaction: click() });
    for (const until of ['2', null, '3']) accepted(await h.service.away({ user: 'ann', until, interaction: click() }));
    const until = Math.floor((await h.service.awayUntil('ann'))!.getTime() / 1000);
    accepted(await h.service.away({ user: 'bob', until: '1', interaction: click() }));
    clock.pass(DAY);
    await h.announcer.wake();
    expect(posts()).not.toContain('time was up for you twice');
    expect(posts()).not.toContain('<@ann> is back');
    expect(posts().match(/<@\w+> is away until <t:\d+:F>/g)).toEqual([`<@ann> is away until <t:${until}:F>`]);
  });
});
