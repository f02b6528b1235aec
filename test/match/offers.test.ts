import { describe, expect, it } from 'vitest';
import type { Notice } from '../../src/match/match.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import type { Change, SavedMatch } from '../../src/match/store.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, click, games, lobby, notices, refusalOf, scavenging, type World, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });
const PEOPLE = ['ann', 'bob', 'cem'];

/** A match of three from which cem has gone, so that a computer player has seat 2. */
async function vacant(settings = {}): Promise<World & { id: string }> {
  const all = world();
  const { id } = await scavenging(all.service, PEOPLE, { goal: '60', ...settings });
  accepted(await all.service.leave(by(id, 'cem')));
  return { ...all, id };
}

/** A change that no request makes, for what takes too long to come about. */
const changeTo = (saved: SavedMatch, to: Partial<SavedMatch>): Change => ({
  match: { ...saved, ...to, version: saved.version + 1 },
  holders: to.holders ?? null,
  entry: {
    ...{ version: saved.version + 1, at: saved.updatedAt, kind: 'offer', seat: 2, move: null, events: [], byBot: false, how: null },
    ...{ rulesVersion: saved.rulesVersion, positionHash: null, interaction: click(), before: null, undoes: null, overtook: null },
  },
  notices: [],
  later: [],
});

const kinds = async (all: World): Promise<readonly Notice['kind'][]> => (await notices(all)).map(({ kind }) => kind);

describe('removing somebody', () => {
  it('is for the host and moderators, and the match goes on', async () => {
    const { service } = world();
    const { id } = await scavenging(service, PEOPLE, { goal: '60' });
    const request = { seat: 2, asModerator: false };
    expect(refusalOf(await service.kick({ ...by(id, 'bob'), ...request }))).toBe('refused.not-yours-to-kick');
    const { match } = accepted(await service.kick({ ...by(id, 'ann'), ...request }));
    expect(match).toMatchObject({ status: 'running', holders: [{ user: 'ann' }, { user: 'bob' }, { kind: 'bot', formerly: 'cem' }] });
    expect(await service.log(id, 'ann', 1)).toMatchObject([{ kind: 'handover', seat: 2, how: 'kick' }]);
    expect(refusalOf(await service.kick({ ...by(id, 'ann'), ...request }))).toBe('refused.nobody-there');
    expect(refusalOf(await service.kick({ ...by(id, 'ann'), ...request, seat: -1 }))).toBe('refused.nobody-there');
    accepted(await service.kick({ ...by(id, 'mod'), seat: 0, asModerator: true }));
    expect((await service.lookAtTable(id))!.match).toMatchObject({ status: 'running', host: 'bob' });
  });

  it('works in a lobby, of which they then stay out, and not after the end', async () => {
    const all = world();
    const { service } = all;
    const { id } = await lobby(service, PEOPLE);
    const { match } = accepted(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }));
    expect(match.holders).toEqual([
      { kind: 'user', user: 'ann' },
      { kind: 'user', user: 'cem' },
    ]);
    expect(await notices(all)).toEqual([{ kind: 'full' }, { kind: 'lobby-changed' }, { kind: 'removed', user: 'bob' }]);
    expect(refusalOf(await service.join(by(id, 'bob')))).toBe('refused.removed');
    accepted(await service.leave(by(id, 'cem')));
    accepted(await service.join(by(id, 'cem')));
    accepted(await service.end({ ...by(id, 'ann'), asModerator: false }));
    expect(refusalOf(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }))).toBe('refused.called-off');
  });
});

describe('somebody who is to be removed', () => {
  it('is the one who was meant, though they have moved', async () => {
    const { service } = world();
    const { id } = await lobby(service, PEOPLE);
    accepted(await service.leave(by(id, 'bob')));
    const bob = { seat: 1, whom: 'bob', asModerator: false };
    expect(refusalOf(await service.kick({ ...by(id, 'ann'), ...bob }))).toBe('refused.nobody-there');
    const cem = { seat: 2, whom: 'cem', asModerator: false };
    expect(accepted(await service.kick({ ...by(id, 'ann'), ...cem })).match.holders).toEqual([{ kind: 'user', user: 'ann' }]);
  });

  it('is told so in public; who removes themselves only leaves', async () => {
    const all = world();
    const { id } = await scavenging(all.service, PEOPLE, { goal: '60' });
    await notices(all);
    accepted(await all.service.kick({ ...by(id, 'ann'), seat: 2, asModerator: false }));
    expect(await notices(all)).toEqual([{ kind: 'removed', user: 'cem' }]);
    accepted(await all.service.kick({ ...by(id, 'ann'), seat: 0, asModerator: false }));
    expect((await notices(all)).filter(({ kind }) => kind === 'removed')).toEqual([]);
    expect(await all.service.log(id, 'bob', 9)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'handover', seat: 0, how: null })]),
    );
  });
});

describe('offering a seat', () => {
  it('takes the word of the host', async () => {
    const all = await vacant();
    await kinds(all);
    expect(accepted(await all.service.offer({ ...by(all.id, 'ann'), seat: 2 }))).toMatchObject({
      open: true,
      match: { offers: [{ seat: 2, by: ['ann'], open: true }] },
    });
    expect(await kinds(all)).toEqual(['wanted']);
    expect(refusalOf(await all.service.offer({ ...by(all.id, 'bob'), seat: 2 }))).toBe('refused.offered-already');
  });

  it('takes a majority of the others otherwise, each counting once', async () => {
    const { service, id } = await vacant();
    accepted(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }));
    expect(accepted(await service.offer({ ...by(id, 'ann'), seat: 1 }))).toMatchObject({ open: true, need: 1 });

    const four = await vacant();
    expect(accepted(await four.service.offer({ ...by(four.id, 'bob'), seat: 2 }))).toMatchObject({ open: false, have: 1, need: 2 });
    expect(accepted(await four.service.offer({ ...by(four.id, 'bob'), seat: 2 }))).toMatchObject({ open: false, have: 1, need: 2 });
    expect(refusalOf(await four.service.take({ ...by(four.id, 'dee'), seat: 2 }))).toBe('refused.not-offered');
    expect(accepted(await four.service.offer({ ...by(four.id, 'ann'), seat: 2 }))).toMatchObject({ open: true, have: 2 });
  });

  it('is refused for seats that a person plays, that there are none of, or that left the game, and to strangers', async () => {
    const { service, id } = await vacant();
    expect(refusalOf(await service.offer({ ...by(id, 'ann'), seat: 1 }))).toBe('refused.not-vacant');
    expect(refusalOf(await service.offer({ ...by(id, 'ann'), seat: 0 }))).toBe('refused.not-vacant');
    expect(refusalOf(await service.offer({ ...by(id, 'ann'), seat: 7 }))).toBe('refused.not-vacant');
    expect(refusalOf(await service.offer({ ...by(id, 'dee'), seat: 2 }))).toBe('refused.not-in');
    const out = await vacant({ leaver: 'out' });
    expect(refusalOf(await out.service.offer({ ...by(out.id, 'ann'), seat: 2 }))).toBe('refused.not-vacant');
  });
});

describe('the card of an offered seat', () => {
  it('is put up anew when the host or a voter says so again', async () => {
    const all = await vacant();
    accepted(await all.service.offer({ ...by(all.id, 'ann'), seat: 2 }));
    await kinds(all);
    expect(refusalOf(await all.service.offer({ ...by(all.id, 'bob'), seat: 2 }))).toBe('refused.offered-already');
    expect(accepted(await all.service.offer({ ...by(all.id, 'ann'), seat: 2 }))).toMatchObject({ open: true, have: 1 });
    expect(await kinds(all)).toEqual(['wanted']);
  });

  it('is taken back by the host, and by the voters without whom there is no majority', async () => {
    const all = await vacant();
    const { service, id } = all;
    const offers = async () => (await service.lookAtTable(id))!.match.offers;
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(refusalOf(await service.withdraw({ ...by(id, 'bob'), seat: 2 }))).toBe('refused.not-yours-to-withdraw');
    expect(refusalOf(await service.withdraw({ ...by(id, 'dee'), seat: 2 }))).toBe('refused.not-in');
    await kinds(all);
    accepted(await service.withdraw({ ...by(id, 'ann'), seat: 2 }));
    expect(await kinds(all)).toEqual(['withdrawn']);
    expect(await offers()).toEqual([]);
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 2 }))).toBe('refused.not-offered');
    expect(refusalOf(await service.withdraw({ ...by(id, 'ann'), seat: 2 }))).toBe('refused.not-yours-to-withdraw');

    accepted(await service.offer({ ...by(id, 'bob'), seat: 2 }));
    accepted(await service.withdraw({ ...by(id, 'bob'), seat: 2 }));
    expect(await offers()).toEqual([]);
    expect(await kinds(all)).toEqual([]);
  });

  it('goes when the match ends', async () => {
    const all = await vacant();
    accepted(await all.service.offer({ ...by(all.id, 'ann'), seat: 2 }));
    await kinds(all);
    accepted(await all.service.end({ ...by(all.id, 'ann'), asModerator: false }));
    expect(await kinds(all)).toEqual(['withdrawn', 'ended']);
    expect((await all.service.lookAtTable(all.id))!.match.offers).toEqual([]);
  });
});

describe('votes for an offer', () => {
  it('of people who have left count no more', async () => {
    const five = { ...toy, rules: { ...toyRules, seats: { min: 2, max: 5 } } };
    const { service } = world({ games: { toy: five } });
    const { id } = await scavenging(service, [...PEOPLE, 'dee', 'eva'], { goal: '60' });
    accepted(await service.leave(by(id, 'eva')));
    expect(accepted(await service.offer({ ...by(id, 'bob'), seat: 4 }))).toMatchObject({ open: false, have: 1, need: 3 });
    accepted(await service.leave(by(id, 'bob')));
    expect((await service.lookAtTable(id))!.match.offers).toEqual([]);
    expect(accepted(await service.offer({ ...by(id, 'cem'), seat: 4 }))).toMatchObject({ open: false, have: 1, need: 2 });
    expect(accepted(await service.offer({ ...by(id, 'dee'), seat: 4 }))).toMatchObject({ open: true, have: 2, need: 2 });
    const { match } = accepted(await service.withdraw({ ...by(id, 'cem'), seat: 4 }));
    expect(match.offers).toEqual([{ seat: 4, by: ['dee'], open: false }]);
  });

  it('that are repeated after the seat was taken are refused in words', async () => {
    const { service, id } = await vacant();
    const request = { ...by(id, 'ann'), seat: 2 };
    accepted(await service.offer(request));
    accepted(await service.take({ ...by(id, 'dee'), seat: 2 }));
    expect(refusalOf(await service.offer(request))).toBe('refused.not-offered');
  });
});

describe('taking a seat', () => {
  it('gives it to one person, who then plays it', async () => {
    const all = await vacant();
    const { service, store, id } = all;
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    await kinds(all);
    const done = await Promise.all(['dee', 'eva'].map((user) => service.take({ ...by(id, user), seat: 2 })));
    expect(done.map(refusalOf).sort()).toEqual([null, 'refused.not-offered'].sort());
    const { match, viewer } = (await service.look(id, refusalOf(done[0]!) === null ? 'dee' : 'eva'))!;
    expect(match.offers).toEqual([]);
    expect(viewer).toBe(2);
    expect(await kinds(all)).toEqual(['taken']);
    accepted(await act(service, id, 'ann', 'rest'));
    accepted(await act(service, id, 'bob', 'rest'));
    await service.idle();
    expect((await service.lookAtTable(id))!.match.awaited).toMatchObject([{ seat: 2 }]);
    expect((await service.look(id, refusalOf(done[0]!) === null ? 'dee' : 'eva'))!.sight!.view).toMatchObject({ hidden: [null, null, 2] });
    expect(replayMatch(games, (await exportMatch(store, id))!)).toMatchObject({ differs: null });
  });

  it('is refused once its game has let the seat go', async () => {
    const all = world();
    const { service } = all;
    const { id } = await scavenging(service, PEOPLE, { goal: '60', leaver: 'out' });
    const saved = (await all.store.load(id))!;
    const asleep = saved.holders.with(2, { kind: 'user', user: 'cem', asleep: saved.version });
    await all.store.commit(changeTo(saved, { holders: asleep, offers: [{ seat: 2, by: ['ann'], open: true }] }));
    await notices(all);
    accepted(await service.kick({ ...by(id, 'ann'), seat: 2, asModerator: false }));
    expect((await service.log(id, 'ann', 1))[0]).toMatchObject({ kind: 'leave', how: 'kick' });
    expect((await service.lookAtTable(id))!.match.offers).toEqual([]);
    expect(await kinds(all)).toContain('withdrawn');
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 2 }))).toBe('refused.not-offered');

    const gone = (await all.store.load(id))!;
    await all.store.commit(changeTo(gone, { offers: [{ seat: 2, by: ['ann'], open: true }] }));
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 2 }))).toBe('refused.not-offered');
  });

  it('is refused to whoever was removed from the lobby', async () => {
    const { service } = world();
    const { id } = await lobby(service, PEOPLE, { goal: '60' });
    accepted(await service.kick({ ...by(id, 'ann'), seat: 2, asModerator: false }));
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.start(by(id, 'ann')));
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(refusalOf(await service.take({ ...by(id, 'cem'), seat: 2 }))).toBe('refused.removed');
    accepted(await service.take({ ...by(id, 'dee'), seat: 2 }));
  });

  it('is refused to whoever has held any seat of the match, however long ago', async () => {
    const { service, id } = await vacant();
    accepted(await service.leave(by(id, 'bob')));
    for (const seat of [1, 2]) accepted(await service.offer({ ...by(id, 'ann'), seat }));
    expect(refusalOf(await service.take({ ...by(id, 'cem'), seat: 1 }))).toBe('refused.given-up');
    accepted(await service.take({ ...by(id, 'dee'), seat: 2 }));
    accepted(await service.leave(by(id, 'dee')));
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(refusalOf(await service.take({ ...by(id, 'cem'), seat: 2 }))).toBe('refused.given-up');
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 1 }))).toBe('refused.given-up');
    const { match } = accepted(await service.take({ ...by(id, 'eva'), seat: 2 }));
    expect(match.tenures.filter(({ seat }) => seat === 2).map(({ user }) => user)).toEqual(['cem', null, 'dee', null, 'eva']);
  });

  it('is refused to who sits there already and to who gave the seat up', async () => {
    const { service, id } = await vacant();
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(refusalOf(await service.take({ ...by(id, 'bob'), seat: 2 }))).toBe('refused.has-seat');
    expect(refusalOf(await service.take({ ...by(id, 'cem'), seat: 2 }))).toBe('refused.given-up');
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 1 }))).toBe('refused.not-offered');
  });
});
