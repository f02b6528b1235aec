import { describe, expect, it } from 'vitest';
import { ladderOf } from '../../src/match/ladder.ts';
import type { Ending, Result } from '../../src/match/match.ts';

let matches = 0;

/** A match with what it was for each of its people. */
function match(endings: { readonly [user: string]: Ending }, withBots = false): readonly Result[] {
  const id = `match-${++matches}`;
  const base = { match: id, guild: 'g', game: 'toy', at: new Date(matches), withBots };
  return Object.entries(endings).map(([user, ending]) => ({ ...base, user, ending }));
}

const rating = (results: readonly Result[], user: string) => ladderOf('toy', results).find((rank) => rank.user === user)!.rating;

describe('the ladder', () => {
  it('moves two equals by half a step each, and less when the stronger one wins', () => {
    const once = match({ ann: 'won', bob: 'lost' });
    expect(ladderOf('toy', once)).toEqual([
      { user: 'ann', game: 'toy', rating: 1516, place: null, played: 1, won: 1, left: 0, withBots: { played: 0, won: 0 } },
      { user: 'bob', game: 'toy', rating: 1484, place: null, played: 1, won: 0, left: 0, withBots: { played: 0, won: 0 } },
    ]);
    // 32 × (1 − 1 / (1 + 10^(−32/400))) = 14.53
    expect(rating([...once, ...match({ ann: 'won', bob: 'lost' })], 'ann')).toBe(1531);
  });

  it('ranks from the third match among people on, equals at the same place', () => {
    const twice = [match({ ann: 'won', bob: 'lost', cem: 'lost' }), match({ ann: 'won', bob: 'lost', cem: 'lost' })].flat();
    expect(ladderOf('toy', twice).map(({ place }) => place)).toEqual([null, null, null]);
    const thrice = [...twice, ...match({ ann: 'won', bob: 'lost', cem: 'lost' }), ...match({ dee: 'won', eve: 'lost' })];
    expect(ladderOf('toy', thrice).map(({ user, place }) => [user, place])).toEqual([
      ['ann', 1],
      ['bob', 2],
      ['cem', 2],
      ['dee', null],
      ['eve', null],
    ]);
  });

  it('takes several as pairs: the winner beats each, those who lost do not play each other, and nobody moves further than by one of two', () => {
    const four = match({ ann: 'won', bob: 'lost', cem: 'lost', dee: 'lost' });
    expect(['ann', 'bob', 'cem', 'dee'].map((user) => rating(four, user))).toEqual([1516, 1495, 1495, 1495]);
    const shared = match({ ann: 'won', bob: 'won', cem: 'lost' });
    expect(['ann', 'bob', 'cem'].map((user) => rating(shared, user))).toEqual([1508, 1508, 1484]);
  });

  it('lets everybody who stayed beat who left, also where nobody won', () => {
    const left = match({ ann: 'left', bob: 'lost', cem: 'lost' });
    expect(['ann', 'bob', 'cem'].map((user) => rating(left, user))).toEqual([1484, 1508, 1508]);
    expect(ladderOf('toy', left).find(({ user }) => user === 'ann')).toMatchObject({ played: 1, won: 0, left: 1 });
    expect(rating(match({ ann: 'lost', bob: 'lost' }), 'ann')).toBe(1500);
  });

  it('counts matches with bots apart, and neither ranks nor rates by them', () => {
    const mixed = [...match({ ann: 'won' }, true), ...match({ ann: 'lost', bob: 'won' }, true), ...match({ ann: 'won' }, true)];
    expect(ladderOf('toy', mixed)[0]).toEqual({
      user: 'ann',
      game: 'toy',
      rating: 1500,
      place: null,
      played: 0,
      won: 0,
      left: 0,
      withBots: { played: 3, won: 2 },
    });
  });

  it('knows nobody whose results were deleted, and does without them', () => {
    const results = match({ ann: 'won', bob: 'lost', cem: 'lost' });
    expect(
      ladderOf(
        'toy',
        results.filter(({ user }) => user !== 'ann'),
      ).map(({ user, rating }) => [user, rating]),
    ).toEqual([
      ['bob', 1500],
      ['cem', 1500],
    ]);
    expect(ladderOf('toy', [])).toEqual([]);
  });
});
