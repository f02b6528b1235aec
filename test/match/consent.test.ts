import { describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/match.ts';
import { LASTS } from '../../src/match/proposals.ts';
import { agreeing, ask, by, dues, matchOf, PEOPLE, type Table, table, vote } from './agreeing.ts';
import { HOUR, MINUTE } from './moved-clock.ts';
import { hiding, orderly, say } from './orders-world.ts';

import { accepted, act, choice, notices, refusalOf, viewOf, world } from './world.ts';

const kindsOf = async (service: MatchService, id: string, count: number) =>
  (await service.log(id, 'ann', count)).map(({ kind, seat, undone }) => [kind, seat, undone]);

describe('taking back by consent', () => {
  it('is done when all have agreed, with all answers since, and stays in the log', async () => {
    const all = await table();
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'search'));
    accepted(await act(service, id, 'bob', 'walk'));
    const found = viewOf(await service.look(id, 'ann')).found;
    const { match, settled } = accepted(await ask(all, 'ann'));
    expect(settled).toBe(false);
    expect(match.proposal).toMatchObject({ wish: { kind: 'undo', answers: [0, 1] }, by: 0, agreed: [0] });
    expect(accepted(await vote(all, 'bob')).settled).toBe(false);
    expect(viewOf(await service.look(id, 'ann'))).toMatchObject({ found, walked: [0, 1, 0] });
    const done = accepted(await vote(all, 'cem'));
    expect(done).toMatchObject({ settled: true, match: { proposal: null, awaited: [{ seat: 0 }] } });
    expect(viewOf(await service.look(id, 'ann'))).toMatchObject({ found: [0, 0, 0], walked: [0, 0, 0] });
    expect(await kindsOf(service, id, 6)).toEqual([
      ['answer', 0, true],
      ['answer', 1, true],
      ['ask-undo', 0, false],
      ['agree', 1, false],
      ['agree', 2, false],
      ['undo', 0, false],
    ]);
    expect((await service.log(id, 'bob', 1))[0]).toMatchObject({ how: 'consent' });
    await agreeing(all);
  });

  it('brings no other luck, and leaves no old prompt open', async () => {
    const all = await table();
    const { service, id } = all;
    const stale = await choice(service, id, 'ann', 'rest');
    accepted(await act(service, id, 'ann', 'search'));
    const first = viewOf(await service.look(id, 'ann')).found;
    accepted(await ask(all, 'ann'));
    for (const user of ['bob', 'cem']) accepted(await vote(all, user));
    expect(refusalOf(await service.answer(stale))).toBe('refused.stale');
    accepted(await act(service, id, 'ann', 'search'));
    expect(viewOf(await service.look(id, 'ann')).found).toEqual(first);
    await agreeing(all);
  });

  it('goes back behind what is asked of several at once, and can be done again', async () => {
    const all = await table();
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'rest'));
    accepted(await ask(all, 'bob'));
    for (const user of ['ann', 'cem']) accepted(await vote(all, user));
    expect((await matchOf(all)).awaited.map(({ seat }) => seat)).toEqual([1, 2]);
    accepted(await ask(all, 'ann'));
    for (const user of ['bob', 'cem']) accepted(await vote(all, user));
    expect((await matchOf(all)).awaited.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.nothing-to-undo');
    for (const user of PEOPLE) accepted(await act(service, id, user, 'cell:3'));
    expect(viewOf(await service.look(id, 'ann')).hidden).toEqual([3, null, null]);
    await agreeing(all);
  });

  it('leaves nothing before it to be taken back for free, since all know what comes, but what is answered afterwards', async () => {
    const all = await table();
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'walk'));
    expect((await service.look(id, 'ann'))!.undoable).toBe(true);
    accepted(await act(service, id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    for (const user of ['bob', 'cem']) accepted(await vote(all, user));
    expect((await service.look(id, 'ann'))!.undoable).toBe(false);
    expect(refusalOf(await service.undo(by(id, 'ann')))).toBe('refused.undo-agreed');
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0, 0]);
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await service.undo(by(id, 'ann')));
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0, 0]);
    expect(refusalOf(await service.undo(by(id, 'ann')))).toBe('refused.undo-agreed');
    accepted(await ask(all, 'ann'));
    for (const user of ['bob', 'cem']) accepted(await vote(all, user));
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([0, 0, 0]);
    await agreeing(all);
  });

  it('needs nobody where only computer players and sleepers are left', async () => {
    const all = await table('day', ['ann', 'bob']);
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'search'));
    accepted(await service.leave(by(id, 'bob')));
    await service.idle();
    expect(accepted(await ask(all, 'ann'))).toMatchObject({ settled: true, match: { awaited: [{ seat: 0 }] } });
    expect(viewOf(await service.look(id, 'ann')).found).toEqual([0, 0]);
    await agreeing(all);
  });

  it('is refused with a reason', async () => {
    const all = await table('day', PEOPLE, { leaver: 'out' });
    const { service, id } = all;
    expect(refusalOf(await ask(all, 'zoe'))).toBe('refused.not-in');
    expect(refusalOf(await vote(all, 'bob'))).toBe('refused.no-proposal');
    accepted(await act(service, id, 'ann', 'rest'));
    accepted(await ask(all, 'ann'));
    expect(refusalOf(await ask(all, 'bob', 'pause'))).toBe('refused.proposal-open');
    expect(refusalOf(await vote(all, 'ann'))).toBe('refused.agreed-already');
    expect(refusalOf(await vote(all, 'zoe'))).toBe('refused.not-in');
    expect(refusalOf(await vote(all, 'bob', true, 1))).toBe('refused.no-proposal');
    accepted(await service.leave(by(id, 'cem')));
    expect((await matchOf(all)).proposal).toBeNull();
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.undo-left');
    accepted(await service.end({ ...by(id, 'ann'), asModerator: false }));
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.called-off');
  });

  it('is not asked for what a standing order would answer again, which only its owner is told', async () => {
    const { service, clock } = orderly();
    const id = await hiding(service);
    for (const user of ['ann', 'bob']) accepted(await act(service, id, user, 'cell:1'));
    accepted(await say(service, id, 'ann', 'turn', 'rest'));
    clock.pass(10_000);
    await service.passDue();
    expect((await service.log(id, 'ann', 1))[0]).toMatchObject({ kind: 'answer', seat: 0, how: 'order' });
    expect(refusalOf(await service.propose({ ...by(id, 'ann'), wish: 'undo' }))).toBe('refused.undo-ordered');
    accepted(await say(service, id, 'ann', 'turn', null));
    accepted(await service.propose({ ...by(id, 'ann'), wish: 'undo' }));
    expect(accepted(await service.vote({ ...by(id, 'bob'), proposal: null, agrees: true })).match.awaited).toMatchObject([{ seat: 0 }]);
  });

  it('is off the table when somebody says no, and cannot be asked again before the next answer', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    expect(accepted(await vote(all, 'cem', false)).match.proposal).toBeNull();
    expect(refusalOf(await vote(all, 'bob'))).toBe('refused.no-proposal');
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.declined');
    accepted(await act(all.service, all.id, 'bob', 'walk'));
    accepted(await ask(all, 'ann'));
  });

  it.each([
    ['an answer', (all: Table) => act(all.service, all.id, 'bob', 'walk')],
    ['an anytime option', (all: Table) => act(all.service, all.id, 'cem', 'hey')],
    ['that it is left by who asked', (all: Table) => all.service.leave(by(all.id, 'ann'))],
    ['the end', (all: Table) => all.service.end({ ...by(all.id, 'ann'), asModerator: false })],
  ])('is overtaken by %s', async (_, happens) => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    await notices(all);
    accepted(await happens(all));
    expect(await notices(all)).toContainEqual(expect.objectContaining({ kind: 'proposal', closing: 'overtaken' }));
    expect((await matchOf(all)).proposal).toBeNull();
    expect((await all.service.log(all.id, 'bob', 40)).some(({ undone }) => undone)).toBe(false);
  });
});

describe('time to agree', () => {
  it.each(['day', 'evening', 'blitz', 'none'] as const)('is over at the pace %s after its time', async (pace) => {
    const all = await table(pace);
    accepted(await ask(all, 'bob', 'pause'));
    all.clock.pass(LASTS[pace] - 1);
    // At the fast paces somebody is late before, which does not matter to a pause.
    await all.service.passDue();
    expect((await matchOf(all)).proposal).not.toBeNull();
    all.clock.pass(1);
    expect(refusalOf(await vote(all, 'cem'))).toBe('refused.no-proposal');
    await all.service.passDue();
    expect((await matchOf(all)).proposal).toBeNull();
    expect((await all.service.log(all.id, 'ann', 1))[0]).toMatchObject({ kind: 'lapse', seat: 1 });
    expect(await notices(all)).toContainEqual(expect.objectContaining({ kind: 'proposal', closing: 'lapsed' }));
  });

  it('ends an undo with the answer that a deadline makes', async () => {
    const all = await table('blitz');
    accepted(await act(all.service, all.id, 'ann', 'search'));
    all.clock.pass(3 * MINUTE - 1);
    accepted(await ask(all, 'ann'));
    all.clock.pass(30_000);
    await all.service.passDue();
    expect((await matchOf(all)).proposal).toBeNull();
    expect((await all.service.log(all.id, 'ann', 1))[0]).toMatchObject({ kind: 'answer', seat: 1, how: 'deadline' });
  });
});

describe('whose agreement is needed', () => {
  it('changes with who is there, and what is agreed by it is done by the next poll', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann', 'pause'));
    accepted(await vote(all, 'bob'));
    accepted(await all.service.kick({ ...by(all.id, 'ann'), seat: 2, asModerator: false }));
    expect((await matchOf(all)).pause).toBeNull();
    await all.service.passDue();
    expect((await matchOf(all)).pause).not.toBeNull();
    expect((await matchOf(all)).proposal).toBeNull();
  });

  it('counts no vote of somebody who has left for who sits there now', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann', 'pause'));
    accepted(await vote(all, 'bob'));
    const { id, service } = all;
    await Promise.all([
      service.leave(by(id, 'bob')),
      service.offer({ ...by(id, 'ann'), seat: 1 }),
      service.take({ ...by(id, 'dee'), seat: 1 }),
    ]);
    expect((await matchOf(all)).proposal?.agreed).toEqual([0]);
    accepted(await vote(all, 'cem'));
    expect((await matchOf(all)).pause).toBeNull();
    expect(accepted(await vote(all, 'dee')).match.pause).not.toBeNull();
  });

  it('is a vote that counts once, however often and at once it is given', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    const cem = { ...by(all.id, 'cem'), proposal: null, agrees: true };
    const bob = { ...by(all.id, 'bob'), proposal: null, agrees: true };
    const votes = await Promise.all([cem, bob, cem, bob].map(all.service.vote));
    expect(votes.map(refusalOf)).toEqual([null, null, null, null]);
    const log = await all.service.log(all.id, 'ann', 50);
    expect(log.filter(({ kind }) => kind === 'undo')).toHaveLength(1);
    expect(log.filter(({ kind }) => kind === 'agree')).toHaveLength(2);
    await agreeing(all);
  });

  it('is asked for one thing at a time, however many ask at once', async () => {
    const all = await table();
    const asked = await Promise.all([ask(all, 'ann', 'pause'), ask(all, 'bob', 'pause'), ask(all, 'cem', 'undo')]);
    expect(asked.map(refusalOf)).toEqual([null, 'refused.proposal-open', 'refused.proposal-open']);
    expect((await matchOf(all)).proposal).toMatchObject({ wish: { kind: 'pause' }, by: 0 });
  });

  it('is done by another process when the first died between the last vote and the deed', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    accepted(await vote(all, 'bob'));
    // The last vote is committed, and nothing after it.
    const died = world({ now: all.clock.now }, all.file, true);
    const commit = died.store.commit;
    died.store.commit = async (change) => (change.entry?.kind === 'undo' ? new Promise(() => {}) : commit(change));
    void died.service.vote({ ...by(all.id, 'cem'), proposal: null, agrees: true });
    await expect.poll(async () => (await matchOf(all)).proposal?.agreed.length).toBe(3);
    await all.service.passDue();
    expect((await matchOf(all)).proposal).toBeNull();
    expect((await matchOf(all)).awaited).toMatchObject([{ seat: 0 }]);
    await agreeing(all);
  });
});

describe('clocks and calls after taking back by consent', () => {
  it('give whoever is asked again the time of their last answer, charge nobody else, and call once', async () => {
    const all = await table();
    const before = (await all.store.load(all.id))!.clocks;
    all.clock.pass(HOUR);
    accepted(await act(all.service, all.id, 'ann', 'search'));
    const [annAfter] = (await all.store.load(all.id))!.clocks;
    all.clock.pass(5 * HOUR);
    await notices(all);
    accepted(await ask(all, 'ann'));
    for (const user of ['bob', 'cem']) accepted(await vote(all, user));
    const saved = (await all.store.load(all.id))!;
    expect(saved.clocks).toEqual([annAfter, ...before.slice(1)]);
    expect(dues(saved)).toEqual([all.clock.now().getTime() + annAfter!.bank]);
    expect(await notices(all)).toMatchObject([
      { kind: 'proposal', closing: null },
      { kind: 'proposal', closing: null },
      { kind: 'proposal', closing: null },
      { kind: 'turn', users: ['ann'] },
      { kind: 'proposal', closing: 'agreed' },
    ]);
  });
});
