import { describe, expect, it } from 'vitest';
import { act, click, scavenging, started } from '../match/world.ts';
import { badGateway, house, refusedWith, textOf } from './house.ts';

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
