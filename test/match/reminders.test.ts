import { describe, expect, it } from 'vitest';
import type { CallNotice, Notice } from '../../src/match/match.ts';
import { DAY, type PaceId } from '../../src/match/pace.ts';
import { HOUR, MINUTE, movedClock } from './moved-clock.ts';
import { accepted, act, click, lobby, type World, world } from './world.ts';

/** Noon in UTC. */
const NOON = Date.UTC(2030, 0, 2, 12);

/** A match of the toy that has just begun: everybody is asked. */
async function begun(pace: PaceId, given: { readonly [user: string]: { readonly [id: string]: string } } = {}, start = NOON) {
  const clock = movedClock(start);
  const all = world({ now: clock.now });
  for (const [user, chosen] of Object.entries(given)) accepted(await all.service.prefer({ user, given: chosen }));
  const { id } = await lobby(all.service);
  accepted(await all.service.configure({ match: id, user: 'ann', interaction: click(), timing: { pace } }));
  accepted(await all.service.start({ match: id, user: 'ann', interaction: click() }));
  return { ...all, clock, id };
}

type Begun = Awaited<ReturnType<typeof begun>>;

async function claimed({ store }: Pick<World, 'store'>): Promise<readonly Notice[]> {
  const found: Notice[] = [];
  for (let row = await store.outbox.claim(60); row; row = await store.outbox.claim(60)) {
    found.push(row.notice);
    await store.outbox.done(row.id, null);
  }
  return found;
}

/** After how many of the next hours reminders come due, and for whom. */
async function reminded(all: Begun, hours: number, unit = HOUR): Promise<readonly [number, readonly string[]][]> {
  const found: [number, readonly string[]][] = [];
  for (let n = 0; n <= hours; n++) {
    if (n > 0) all.clock.pass(unit);
    for (const notice of await claimed(all)) if (notice.kind === 'reminder') found.push([n, notice.users]);
  }
  return found;
}

describe('reminders', () => {
  it('come at half of the time and when an eighth of it is left, one for all who have the same time', async () => {
    expect(await reminded(await begun('day'), 48)).toEqual([
      [12, ['ann', 'bob']],
      [21, ['ann', 'bob']],
    ]);
  });

  it('come after a day and after three where nobody is hurried', async () => {
    expect(await reminded(await begun('none'), 24 * 9)).toEqual([
      [24, ['ann', 'bob']],
      [72, ['ann', 'bob']],
    ]);
  });

  it('do not come where there is so little time that the call itself is fresh', async () => {
    expect(await reminded(await begun('blitz'), 20, MINUTE)).toEqual([]);
    expect(await reminded(await begun('evening'), 40, MINUTE)).toEqual([
      [10, ['ann', 'bob']],
      [18, ['ann', 'bob']],
    ]);
  });

  it('leave out whoever wants none, or no calls at all', async () => {
    const all = await begun('day', { ann: { reminders: 'off' } });
    expect(await reminded(all, 12)).toEqual([[12, ['bob']]]);
    expect(await reminded(await begun('day', { ann: { pings: 'none' }, bob: { pings: 'none' } }), 48)).toEqual([]);
  });

  it('that fall in quiet hours come when these end, in the time zone of each', async () => {
    // Half of the time is over at midnight in UTC: at 1:00 in Berlin, and at 19:00 in New York.
    const all = await begun('day', { ann: { zone: 'Europe/Berlin', quiet: '22-8' }, bob: { zone: 'America/New_York', quiet: '22-8' } });
    expect(await reminded(all, 48)).toEqual(
      [
        [12, ['bob']],
        [19, ['ann']],
        // The last one would come to Bob at 4:00, and his time is up at 7:00: it comes before he sleeps.
        [15, ['bob']],
        [21, ['ann']],
      ].sort(([a], [b]) => (a as number) - (b as number)),
    );
  });

  it('that cannot wait until quiet hours end come as one before these begin', async () => {
    const all = await begun('day', { ann: { quiet: '22-12' }, bob: { reminders: 'off' } });
    expect(await reminded(all, 48)).toEqual([[10, ['ann']]]);
  });

  it('that come before quiet hours come early enough to sound', async () => {
    const all = await begun('day', { ann: { quiet: '22-12' }, bob: { reminders: 'off' } });
    all.clock.pass(10 * HOUR - 6 * MINUTE);
    expect((await claimed(all)).filter(({ kind }) => kind === 'reminder')).toEqual([]);
    all.clock.pass(MINUTE);
    const [reminder] = (await claimed(all)).filter((notice) => notice.kind === 'reminder');
    expect((await all.service.call(all.id, reminder!)).called).toEqual(['ann']);
    expect(await all.service.toneFor('ann', 'g')).toBe('mention');
    all.clock.pass(5 * MINUTE);
    expect(await all.service.toneFor('ann', 'g')).toBe('silent');
  });

  it('do not come before somebody is called at all', async () => {
    // Ann hears of it at 20:00, four hours before her time is up, when the half of it is over.
    const all = await begun('day', { ann: { quiet: '0-20' }, bob: { reminders: 'off' } }, Date.UTC(2030, 0, 2, 0));
    expect(await reminded(all, 48)).toEqual([[21, ['ann']]]);
  });

  it('are planned anew when somebody is away or back', async () => {
    const all = await begun('slow', { bob: { reminders: 'off' } });
    accepted(await all.service.away({ user: 'ann', until: '2', interaction: click() }));
    const rows: [number, CallNotice][] = [];
    for (let n = 1; n <= 24 * 6; n++) {
      all.clock.pass(HOUR);
      for (const notice of await claimed(all)) {
        if (notice.kind !== 'reminder') continue;
        const { called } = await all.service.call(all.id, notice);
        if (called.length > 0) rows.push([n, notice]);
      }
    }
    expect(rows.map(([n]) => n)).toEqual([48 + 36, 48 + 63]);
  });
});

describe('a call', () => {
  const turn = (...users: string[]): CallNotice => ({ kind: 'turn', users });

  it('is for those who are still awaited; the others are named', async () => {
    const { service, id } = await begun('none');
    expect(await service.call(id, turn('ann'))).toEqual({ called: ['ann'], others: ['bob'], next: null, later: [] });
    accepted(await act(service, id, 'ann', 'cell:1'));
    expect(await service.call(id, turn('ann', 'bob'))).toEqual({ called: ['bob'], others: [], next: null, later: [] });
    expect(await service.call('nomatch', turn('ann'))).toEqual({ called: [], others: [], next: null, later: [] });
  });

  it('names nobody who wants no calls', async () => {
    const { service, id } = await begun('none', { bob: { pings: 'none' } });
    expect(await service.call(id, turn('ann', 'bob'))).toEqual({ called: ['ann'], others: [], next: null, later: [] });
  });

  it('is never louder than the server allows', async () => {
    const { service, id } = await begun('none', { bob: { pings: 'silent' } });
    const tones = () => Promise.all(['ann', 'bob'].map((user) => service.toneFor(user, 'g')));
    expect(await tones()).toEqual(['mention', 'silent']);
    accepted(await service.servers.change('g', { pings: 'silent' }));
    expect(await tones()).toEqual(['silent', 'silent']);
    accepted(await service.servers.change('g', { pings: 'none' }));
    expect(await service.call(id, turn('ann', 'bob'))).toEqual({ called: [], others: [], next: null, later: [] });
    expect(await service.toneFor('ann', 'elsewhere')).toBe('mention');
  });

  it('waits until quiet hours end, for those alone who have them', async () => {
    const { service, id } = await begun('day', { bob: { zone: 'Pacific/Chatham', quiet: '22-8' } });
    // Noon in UTC is 1:45 there in summer.
    const until = NOON + 6.25 * HOUR;
    expect(await service.call(id, turn('ann', 'bob'))).toEqual({
      called: ['ann'],
      others: ['bob'],
      next: null,
      later: [{ notice: { kind: 'turn', users: ['bob'] }, due: new Date(until) }],
    });
  });

  it('does not wait where the time is up before quiet hours end, or within the hour: it comes silently', async () => {
    for (const quiet of ['11-12', '11-13']) {
      const { service, id, clock } = await begun('day', { ann: { quiet } });
      clock.pass(DAY - 30 * MINUTE);
      expect(await service.call(id, turn('ann'))).toMatchObject({ called: ['ann'], later: [] });
      expect(await service.toneFor('ann', 'g')).toBe('silent');
      expect(await service.toneFor('bob', 'g')).toBe('mention');
    }
  });

  it('of a reminder is dropped when it is an hour late, the time has changed, or its owner is away', async () => {
    const { service, id, clock } = await begun('evening');
    const { since, due } = (await service.lookAtTable(id))!.match.awaited[0]!;
    const reminder = { kind: 'reminder', users: ['ann'], since: since.getTime(), due: due!.getTime(), at: NOON } as const;
    expect((await service.call(id, reminder)).called).toEqual(['ann']);
    expect((await service.call(id, { ...reminder, due: due!.getTime() + 1 })).called).toEqual([]);
    expect((await service.call(id, { ...reminder, since: 0 })).called).toEqual([]);
    accepted(await service.away({ user: 'ann', until: '3', interaction: click() }));
    expect((await service.call(id, reminder)).called).toEqual([]);
    accepted(await service.away({ user: 'ann', until: null, interaction: click() }));
    clock.pass(HOUR);
    expect((await service.call(id, reminder)).called).toEqual(['ann']);
    clock.pass(1);
    expect((await service.call(id, reminder)).called).toEqual([]);
  });
});

describe('who sits next', () => {
  const three = async (given: { readonly [user: string]: { readonly [id: string]: string } }) => {
    const clock = movedClock(NOON);
    const all = world({ now: clock.now });
    for (const [user, chosen] of Object.entries(given)) accepted(await all.service.prefer({ user, given: chosen }));
    const { id } = await lobby(all.service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await all.service.start({ match: id, user: 'ann', interaction: click() }));
    for (const user of ['ann', 'bob', 'cem']) accepted(await act(all.service, id, user, 'cell:1'));
    await claimed(all);
    return { ...all, clock, id };
  };

  it('is told with the call of the one who is asked, on request', async () => {
    const all = await three({ cem: { nearly: 'on' } });
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    const [notice] = (await claimed(all)) as CallNotice[];
    expect(notice).toEqual({ kind: 'turn', users: ['bob'], next: 'cem' });
    expect(await all.service.call(all.id, notice!)).toEqual({ called: ['bob'], others: [], next: 'cem', later: [] });
    accepted(await act(all.service, all.id, 'bob', 'rest'));
    expect(await claimed(all)).toEqual([{ kind: 'turn', users: ['cem'] }]);
    expect((await all.service.call(all.id, notice!)).next).toBeNull();
  });

  it('is nobody in quiet hours, nobody who wants it no more, and none of two', async () => {
    const all = await three({ ann: { nearly: 'on' }, bob: { nearly: 'on' }, cem: { nearly: 'on', quiet: '11-13' } });
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    const [notice] = (await claimed(all)) as CallNotice[];
    expect((await all.service.call(all.id, notice!)).next).toBeNull();
    all.clock.pass(2 * HOUR);
    expect((await all.service.call(all.id, notice!)).next).toBe('cem');
    accepted(await all.service.prefer({ user: 'cem', given: { nearly: 'off' } }));
    expect((await all.service.call(all.id, notice!)).next).toBeNull();
    accepted(await all.service.leave({ match: all.id, user: 'cem', interaction: click() }));
    accepted(await act(all.service, all.id, 'bob', 'rest'));
    await all.service.idle();
    expect(await claimed(all)).toContainEqual({ kind: 'turn', users: ['ann'] });
  });
});
