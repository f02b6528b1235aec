import { bestFirst } from './best-first.ts';
import { depthFirst, type Found } from './depth-first.ts';
import type { Search, Worth } from './walker.ts';

/**
 * After so many paths a search gives up. Counted in paths, never in time: the same zone has the same result everywhere. Section 11.3
 * names 200,000 for the first search; these keep the worst boards of section 11.4 below a quarter of a second.
 */
export const CAPS = { depthFirst: 40_000, bestFirst: 30_000, fewestSteps: 10_000 } as const;

/** The best path worth more than `floor`: deep first, and where that takes too long, the most promising first. */
export function solve(search: Search, floor: Worth, caps: { readonly depthFirst: number; readonly bestFirst: number } = CAPS): Found {
  const deep = depthFirst(search, floor, caps.depthFirst);
  if (deep.complete) return deep;
  const { best, complete } = bestFirst(search, deep.best ?? floor, caps.bestFirst);
  return { best: best ?? deep.best, complete };
}
