import { roughBound } from './bound.ts';
import { atStart, compareWorth, isAtGoal, type Search, Seen, stepsFrom, type Walker, type Worth } from './walker.ts';

/** What a search came to: the best path worth more than the floor, if there is one, and whether nothing better can exist. */
export type Found = { readonly best: Walker | null; readonly complete: boolean };

/**
 * Looks for the path worth most, if worth more than `floor`, and goes deep first. Gives up after `cap` paths. Fast on zones as they
 * come about in play (section 11.4).
 */
export function depthFirst(search: Search, floor: Worth, cap: number): Found {
  const bound = roughBound(search);
  const seen = new Seen();
  const waiting = [atStart(search)];
  let best: Walker | null = null;
  let aim = floor;
  for (let expanded = 0; waiting.length > 0; ) {
    const walker = waiting.pop()!;
    if (!seen.add(search, walker)) continue;
    if (isAtGoal(search, walker) && compareWorth(walker, aim) > 0) aim = best = walker;
    if (compareWorth(bound(walker)!, aim) <= 0) continue;
    if (expanded++ === cap) return { best, complete: false };
    waiting.push(...stepsFrom(search, walker).toReversed());
  }
  return { best, complete: true };
}
