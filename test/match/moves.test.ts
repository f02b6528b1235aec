import { describe, expect, it } from 'vitest';
import { accepted, act, click, lobby, notices, place, refusalOf, started, world } from './world.ts';

const elsewhere = { guild: place.guild, channel: 'elsewhere' };
const placeOf = async ({ service }: ReturnType<typeof world>, match: string) => (await service.lookAtTable(match))!.match.place;

describe('a table that somebody moves', () => {
  it('is shown in the other channel, whoever of those who play wants it', async () => {
    const w = world();
    const { id } = await started(w.service);
    expect(accepted(await w.service.move({ match: id, user: 'bob', interaction: click(), place: elsewhere }))).toMatchObject({
      match: { id, place: elsewhere },
    });
    expect(await placeOf(w, id)).toEqual(elsewhere);
    expect((await w.service.at(place.channel)).map((match) => match.id)).toEqual([]);
  });

  it('says again what stood at the old place: to whom it is up, what is asked, which seat is offered; not in a pause', async () => {
    const w = world();
    const { id } = await started(w.service, ['ann', 'bob', 'cem']);
    for (const user of ['ann', 'bob', 'cem']) accepted(await act(w.service, id, user, 'cell:2'));
    accepted(await w.service.leave({ match: id, user: 'cem', interaction: click() }));
    accepted(await w.service.offer({ match: id, user: 'ann', seat: 2, interaction: click() }));
    const { match } = accepted(await w.service.propose({ match: id, user: 'ann', interaction: click(), wish: 'pause' }));
    await notices(w);
    await w.service.relocate(id, elsewhere);
    expect(await notices(w)).toEqual([]);
    accepted(await w.service.move({ match: id, user: 'bob', interaction: click(), place }));
    const lost = [
      { kind: 'wanted', seat: 2 },
      { kind: 'proposal', proposal: match.proposal, closing: null },
      { kind: 'turn', users: ['ann'] },
    ];
    expect(await notices(w)).toEqual(lost);
    await w.service.relocate(id, elsewhere, true);
    expect(await notices(w)).toEqual(lost);
    accepted(await w.service.vote({ match: id, user: 'bob', interaction: click(), proposal: null, agrees: true }));
    await notices(w);
    accepted(await w.service.move({ match: id, user: 'bob', interaction: click(), place }));
    expect(await notices(w)).toEqual([{ kind: 'wanted', seat: 2 }]);
  });

  it('may be moved by a host without a seat', async () => {
    const w = world();
    const { id } = await lobby(w.service, ['ann', 'bob']);
    await w.service.leave({ match: id, user: 'bob', interaction: click() });
    expect(refusalOf(await w.service.move({ match: id, user: 'bob', interaction: click(), place: elsewhere }))).toBe('refused.not-in');
    expect(refusalOf(await w.service.move({ match: id, user: 'ann', interaction: click(), place: elsewhere }))).toBeNull();
  });

  it('stays for strangers, on its server, and when the match has ended', async () => {
    const w = world();
    const { id } = await started(w.service);
    const move = async (user: string, to = elsewhere, match = id) =>
      refusalOf(await w.service.move({ match, user, interaction: click(), place: to }));
    expect(await move('eve')).toBe('refused.not-in');
    expect(await move('ann', { guild: 'other', channel: 'elsewhere' })).toBe('refused.other-server');
    expect(await move('ann', elsewhere, 'nomatch')).toBe('refused.no-match');
    await w.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false });
    expect(await move('ann')).toBe('refused.called-off');
    expect(await placeOf(w, id)).toEqual(place);
  });
});
