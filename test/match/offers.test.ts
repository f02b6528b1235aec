import { describe, expect, it } from 'vitest';
import type { Notice } from '../../src/match/match.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
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

  it('works in a lobby, and not after the end', async () => {
    const { service } = world();
    const { id } = await lobby(service, PEOPLE);
    const { match } = accepted(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }));
    expect(match.holders).toEqual([
      { kind: 'user', user: 'ann' },
      { kind: 'user', user: 'cem' },
    ]);
    accepted(await service.end({ ...by(id, 'ann'), asModerator: false }));
    expect(refusalOf(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }))).toBe('refused.called-off');
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

  it('is refused to who sits there already and to who gave the seat up', async () => {
    const { service, id } = await vacant();
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(refusalOf(await service.take({ ...by(id, 'bob'), seat: 2 }))).toBe('refused.has-seat');
    expect(refusalOf(await service.take({ ...by(id, 'cem'), seat: 2 }))).toBe('refused.given-up');
    expect(refusalOf(await service.take({ ...by(id, 'dee'), seat: 1 }))).toBe('refused.not-offered');
  });
});
