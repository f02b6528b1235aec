import type { Ending, Rank, Result } from './after.ts';
import type { MatchId, UserId } from './match.ts';
import { isForgotten } from './privacy.ts';

/** Matches among people that it takes to be ranked. */
export const RANKED_FROM = 3;

/** Source: A. E. Elo, The Rating of Chessplayers, 1978: the logistic curve, on which 400 points more are odds of ten to one. */
const START = 1500;
const SPREAD = 400;
/** The most that a match can move a rating. */
const STEP = 32;

const WORTH = { won: 2, lost: 1, left: 0 } as const satisfies { readonly [ending in Ending]: number };

type Standing = { rating: number; played: number; won: number; left: number; botsPlayed: number; botsWon: number };

/**
 * What everybody has made of one game, from its results, the oldest first. Each match among people is taken as one of two for
 * each pair of them that ended differently: who won beats who lost, and both beat who left. All pairs of a match are reckoned
 * with the ratings before it, and their sum is shared out so that no match moves a rating further than one of two would. Matches against people who were forgotten
 * count, but they have no place themselves.
 */
export function ladderOf(game: string, results: readonly Result[]): readonly Rank[] {
  const standings = new Map<UserId, Standing>();
  for (const match of byMatch(results)) count(standings, match);
  const ranks = [...standings]
    .filter(([user]) => !isForgotten(user))
    .map(([user, standing]) => rankOf(game, user, standing))
    .sort(byRating);
  return ranks.map((rank) => {
    if (rank.played < RANKED_FROM) return rank;
    return { ...rank, place: 1 + ranks.filter(({ played, rating }) => played >= RANKED_FROM && rating > rank.rating).length };
  });
}

function byMatch(results: readonly Result[]): readonly (readonly Result[])[] {
  const matches = new Map<MatchId, Result[]>();
  for (const result of results) matches.set(result.match, [...(matches.get(result.match) ?? []), result]);
  return [...matches.values()];
}

function count(standings: Map<UserId, Standing>, match: readonly Result[]): void {
  const known = (user: UserId): Standing => {
    const standing = standings.get(user) ?? { rating: START, played: 0, won: 0, left: 0, botsPlayed: 0, botsWon: 0 };
    standings.set(user, standing);
    return standing;
  };
  const moves = match.map((result) => ({ result, standing: known(result.user), by: gain(result, match, known) }));
  for (const { result, standing, by } of moves) {
    const won = result.ending === 'won' ? 1 : 0;
    if (result.withBots) {
      standing.botsPlayed += 1;
      standing.botsWon += won;
    } else {
      standing.rating += by;
      standing.played += 1;
      standing.won += won;
      standing.left += result.ending === 'left' ? 1 : 0;
    }
  }
}

/** How far the match moves a person's rating. */
function gain(own: Result, match: readonly Result[], known: (user: UserId) => Standing): number {
  const pairs = match.filter(({ ending }) => ending !== own.ending);
  const sum = pairs.reduce((total, other) => {
    const expected = 1 / (1 + 10 ** ((known(other.user).rating - known(own.user).rating) / SPREAD));
    return total + (WORTH[own.ending] > WORTH[other.ending] ? 1 : 0) - expected;
  }, 0);
  return match.length > 1 ? (STEP * sum) / (match.length - 1) : 0;
}

const rankOf = (game: string, user: UserId, { rating, played, won, left, botsPlayed, botsWon }: Standing): Rank => ({
  user,
  game,
  rating: Math.round(rating),
  place: null,
  played,
  won,
  left,
  withBots: { played: botsPlayed, won: botsWon },
});

const byRating = (a: Rank, b: Rank): number =>
  Number(b.played >= RANKED_FROM) - Number(a.played >= RANKED_FROM) || b.rating - a.rating || b.played - a.played;
