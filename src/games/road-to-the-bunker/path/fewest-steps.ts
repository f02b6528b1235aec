import { floodBound } from './bound.ts';
import { atStart, compareWorth, isAtGoal, type Search, Seen, stepsFrom, type Walker, type Worth } from './walker.ts';

/**
 * Of the paths that are worth exactly `worth`, the one with the fewest steps, and of those the first in the order N, E, S, W (D-41,
 * D-21). Null when there is none, or when `cap` paths do not suffice to find it.
 */
export function fewestSteps(search: Search, worth: Worth, cap: number): Walker | null {
  const bound = floodBound(search);
  const seen = new Seen();
  const waiting = [atStart(search)];
  for (let at = 0; at < waiting.length && at < cap; at++) {
    const walker = waiting[at]!;
    if (isAtGoal(search, walker) && compareWorth(walker, worth) === 0) return walker;
    for (const next of stepsFrom(search, walker)) {
      if (!seen.add(search, next)) continue;
      const most = bound(next);
      if (most && compareWorth(most, worth) >= 0) waiting.push(next);
    }
  }
  return null;
}
