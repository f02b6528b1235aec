import { floodBound } from './bound.ts';
import type { Found } from './depth-first.ts';
import { Queue } from './queue.ts';
import { atStart, compareWorth, isAtGoal, type Search, Seen, stepsFrom, type Walker, type Worth } from './walker.ts';

type Promising = { readonly walker: Walker; readonly bound: Worth };

/**
 * Looks for the path worth most, if worth more than `floor`, and follows the most promising path first. Gives up after `cap` paths.
 * Slower a path than going deep, but needs far fewer on dense zones (section 11.4).
 */
export function bestFirst(search: Search, floor: Worth, cap: number): Found {
  const bound = floodBound(search);
  const seen = new Seen();
  const waiting = new Queue<Promising>((a, b) => compareWorth(a.bound, b.bound) || a.walker.value - b.walker.value);
  let best: Walker | null = null;
  let aim = floor;
  const consider = (walker: Walker) => {
    if (!seen.add(search, walker)) return;
    if (isAtGoal(search, walker) && compareWorth(walker, aim) > 0) aim = best = walker;
    const most = bound(walker);
    if (most && compareWorth(most, aim) > 0) waiting.push({ walker, bound: most });
  };
  consider(atStart(search));
  for (let expanded = 0; ; expanded++) {
    const next = waiting.pop();
    if (!next || compareWorth(next.bound, aim) <= 0) return { best, complete: true };
    if (expanded === cap) return { best, complete: false };
    for (const walker of stepsFrom(search, next.walker)) consider(walker);
  }
}
