import { describe, expect, it } from 'vitest';
import { accepted, click, lobby, place, refusalOf, started, world } from './world.ts';

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
