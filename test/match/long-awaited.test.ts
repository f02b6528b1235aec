import { describe, expect, it } from 'vitest';
import type { Changed, Refused } from '../../src/match/match.ts';
import { DAY } from '../../src/match/pace.ts';
import { agreeing, ask, by, matchOf, PEOPLE, type Table, table, vote } from './agreeing.ts';
import { movedClock } from './moved-clock.ts';
import { hiding, orderly, say } from './orders-world.ts';
import { accepted, act, notices, refusalOf, started, world } from './world.ts';

const offer = ({ service, id }: Table, user: string, seat = 0) => service.offer({ ...by(id, user), seat });
const take = ({ service, id }: Table, user: string, seat = 0) => service.take({ ...by(id, user), seat });
const reasonOf = (result: Changed | Refused) => ('refused' in result ? result.refused : null);
const kinds = async (all: Table) => (await notices(all)).map(({ kind }) => kind).filter((kind) => kind !== 'keep-thread');

/** A match without a clock in which Ann, its host, has been awaited for so long. */
async function waiting(ms: number, users = PEOPLE, pace = 'none'): Promise<Table> {
  const all = await table(pace, users);
  all.clock.pass(ms);
  return all;
}

describe('the seat of somebody who is awaited', () => {
  it('can be offered by a majority of the others after a week, and not a moment before', async () => {
    const all = await waiting(7 * DAY - 1);
    const since = (await matchOf(all)).awaited[0]!.since.getTime();
    expect(reasonOf(await offer(all, 'bob'))).toEqual({
      id: 'refused.too-early-to-offer',
      args: { from: String((since + 7 * DAY) / 1000) },
    });
    all.clock.pass(1);
    expect(accepted(await offer(all, 'bob'))).toMatchObject({ open: false, have: 1, need: 2 });
    expect(refusalOf(await take(all, 'dee'))).toBe('refused.not-offered');
    expect(accepted(await offer(all, 'cem'))).toMatchObject({ open: true, have: 2, need: 2 });
    expect(await kinds(all)).toEqual(['wanted']);
  });

  it('goes to who takes it, of which its former holder is told, and the match goes on under another host', async () => {
    const all = await waiting(7 * DAY);
    for (const user of ['bob', 'cem']) accepted(await offer(all, user));
    await notices(all);
    const { match } = accepted(await take(all, 'dee'));
    expect(match).toMatchObject({ host: 'bob', offers: [], holders: [{ user: 'dee' }, { user: 'bob' }, { user: 'cem' }] });
    expect(await notices(all)).toEqual([
      { kind: 'turn', users: ['dee'] },
      { kind: 'taken', seat: 0, user: 'dee', former: 'ann' },
    ]);
    expect(refusalOf(await all.service.leave(by(all.id, 'ann')))).toBe('refused.not-in');
    expect((await all.service.look(all.id, 'ann'))!.viewer).toBe('table');
    accepted(await act(all.service, all.id, 'dee', 'rest'));
    expect((await matchOf(all)).awaited).toMatchObject([{ seat: 1 }]);
    await agreeing(all);
  });

  it('is the host’s to offer alone, and in a match of two that of the other', async () => {
    const host = await table('none');
    accepted(await act(host.service, host.id, 'ann', 'rest'));
    host.clock.pass(7 * DAY);
    expect(accepted(await offer(host, 'ann', 1))).toMatchObject({ open: true });
    const two = await waiting(7 * DAY, ['ann', 'bob']);
    expect(accepted(await offer(two, 'bob'))).toMatchObject({ open: true, have: 1, need: 1 });
  });

  it('stays theirs when they answer first, which takes the card back', async () => {
    const all = await waiting(7 * DAY);
    for (const user of ['bob', 'cem']) accepted(await offer(all, user));
    await notices(all);
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    expect((await matchOf(all)).offers).toEqual([]);
    expect(await kinds(all)).toEqual(['turn', 'withdrawn']);
    expect(refusalOf(await take(all, 'dee'))).toBe('refused.not-offered');
  });

  it('stays offered while others only talk, and closes when the host says so', async () => {
    const all = await waiting(7 * DAY);
    for (const user of ['bob', 'cem']) accepted(await offer(all, user));
    accepted(await ask(all, 'bob', 'pause'));
    expect((await matchOf(all)).offers).toEqual([{ seat: 0, by: ['bob', 'cem'], open: true }]);
    accepted(await all.service.withdraw({ ...by(all.id, 'ann'), seat: 0 }));
    expect((await matchOf(all)).offers).toEqual([]);
  });

  it('is not to be had by the way: of people who are not asked, of oneself, of nobody', async () => {
    const all = await waiting(30 * DAY);
    expect(refusalOf(await offer(all, 'cem', 1))).toBe('refused.not-vacant');
    expect(refusalOf(await offer(all, 'ann', 0))).toBe('refused.not-vacant');
    expect(refusalOf(await offer(all, 'bob', 9))).toBe('refused.not-vacant');
    expect(refusalOf(await offer(all, 'dee', 0))).toBe('refused.not-in');
  });

  it('is safe on days on which they said they are away, and while the match is paused', async () => {
    const away = await table('none');
    accepted(await away.service.away({ user: 'ann', until: '20', interaction: 'away' }));
    away.clock.pass(20 * DAY);
    expect(refusalOf(await offer(away, 'bob'))).toBe('refused.too-early-to-offer');
    away.clock.pass(7 * DAY);
    expect(refusalOf(await offer(away, 'bob'))).toBeNull();

    const paused = await table('none');
    accepted(await ask(paused, 'ann', 'pause'));
    for (const user of ['bob', 'cem']) accepted(await vote(paused, user));
    paused.clock.pass(10 * DAY);
    expect(refusalOf(await offer(paused, 'bob'))).toBe('refused.too-early-to-offer');
    accepted(await paused.service.endPause(by(paused.id, 'bob')));
    paused.clock.pass(7 * DAY - 1);
    expect(refusalOf(await offer(paused, 'bob'))).toBe('refused.too-early-to-offer');
    paused.clock.pass(1);
    expect(refusalOf(await offer(paused, 'bob'))).toBeNull();
  });

  it('needs no votes of others who are awaited for as long', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    const { id } = await started(service, PEOPLE);
    accepted(await act(service, id, 'cem', 'cell:1'));
    clock.pass(7 * DAY);
    const request = { seat: 0, ...by(id, 'cem') };
    expect(accepted(await service.offer(request))).toMatchObject({ open: true, have: 1, need: 1 });
    accepted(await service.take({ ...by(id, 'dee'), seat: 0 }));
    expect(refusalOf(await service.offer({ ...by(id, 'cem'), seat: 0 }))).toBe('refused.too-early-to-offer');
    expect(accepted(await service.offer({ ...by(id, 'cem'), seat: 1 }))).toMatchObject({ open: false, have: 1, need: 2 });
    expect(accepted(await service.offer({ ...by(id, 'dee'), seat: 1 }))).toMatchObject({ open: true });
  });

  it('is taken without the standing orders of who had it', async () => {
    const all = orderly();
    const id = await hiding(all.service);
    accepted(await say(all.service, id, 'ann', 'turn', 'fly'));
    all.clock.pass(7 * DAY);
    accepted(await all.service.offer({ ...by(id, 'bob'), seat: 0 }));
    accepted(await all.service.take({ ...by(id, 'dee'), seat: 0 }));
    expect((await all.store.load(id))!.orders).toEqual([]);
  });
});
