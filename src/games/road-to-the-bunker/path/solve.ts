import { bestFirst } from './best-first.ts';
import { depthFirst, type Found } from './depth-first.ts';
import type { Search, Worth } from './walker.ts';

/** After so many paths each search gives up. Counted in paths, never in time: the same zone has the same result everywhere. */
export type Caps = { readonly depthFirst: number; readonly bestFirst: number; readonly fewestSteps: number };

/**
 * Section 11.3 names 200,000 for the first search. Zones as they come about in play need some hundreds; the boards of section 11.4
 * profit more from the second search, and all three together stay below a quarter of a second on them.
 */
export const CAPS: Caps = { depthFirst: 20_000, bestFirst: 20_000, fewestSteps: 5_000 };
/** For the third tie-break: each path is dearer, and comes on top. */
export const LONGEST_CAPS: Caps = { depthFirst: 5_000, bestFirst: 5_000, fewestSteps: 2_000 };

/** For a value that need not be exact, asked for hundreds of times a turn. */
export const GLANCE_CAPS: Caps = { depthFirst: 1_000, bestFirst: 100, fewestSteps: 0 };

/** The best path worth more than `floor`: deep first, and where that takes too long, the most promising first. */
export function solve(search: Search, floor: Worth, caps: Caps = CAPS): Found {
  const deep = depthFirst(search, floor, caps.depthFirst);
  if (deep.complete) return deep;
  const { best, complete } = bestFirst(search, deep.best ?? floor, caps.bestFirst);
  return { best: best ?? deep.best, complete };
}
