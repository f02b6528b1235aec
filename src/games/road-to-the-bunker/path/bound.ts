import { isAtGoal, type Search, type Walker, type Worth } from './walker.ts';

/** Gives an upper bound for what a path may still become worth, or null when it can reach no goal any more. */
export type Bound = (walker: Walker) => Worth | null;

/** A cheap bound: as if every Resource tile, and every tile, were still to come. */
export function roughBound({ roads, longest }: Search): Bound {
  const value = roads.resource.reduce((sum, resource) => sum + resource, 0);
  const resources = roads.symbol.reduce((sum, symbol) => sum + symbol, 0);
  const tiles = longest ? roads.cells.length - 1 : 0;
  return (walker) => ({ value: walker.value + value - walker.gathered, resources, tiles });
}

/**
 * A close bound: what a flood from the path's end reaches. It runs over cells together with the side they are entered by: a loop
 * may come back to the path's last cell and leave it by the side the path came in.
 */
export function floodBound(search: Search): Bound {
  const { roads, masks, reuse, longest } = search;
  const flooded = new Int32Array(5 * roads.cells.length);
  const counted = new Int32Array(roads.cells.length);
  const open = new Int32Array(5 * roads.cells.length);
  let flood = 0;
  return (walker) => {
    flood++;
    let { value, resources, tiles } = walker;
    let reached = isAtGoal(search, walker);
    let waiting = 0;
    open[waiting++] = 5 * walker.cell + walker.from;
    counted[walker.cell] = flood;
    while (waiting > 0) {
      const place = open[--waiting]!;
      const cell = Math.floor(place / 5);
      if (cell === search.goal) continue;
      for (let side = 0; side < 4; side++) {
        if (side === place % 5) continue;
        const next = roads.next[4 * cell + side]!;
        if (next < 0) continue;
        const there = 5 * next + ((side + 2) % 4);
        if (flooded[there] === flood) continue;
        flooded[there] = flood;
        const bit = roads.bit[next]!;
        const isResource = roads.resource[next]! > 0;
        if (isResource && reuse === 'once' && (walker.taken & bit) !== 0) continue;
        if (roads.fire[next]! > 0 && (walker.met & bit) === 0 && walker.fires >= masks) continue;
        open[waiting++] = there;
        if (counted[next] === flood) continue;
        counted[next] = flood;
        if (isResource && (walker.taken & bit) === 0) {
          value += roads.resource[next]!;
          resources += roads.symbol[next]!;
        }
        if (longest && (walker.visited & (1n << BigInt(next))) === 0n) tiles++;
        reached ||= search.goal === undefined ? roads.open[next]! >= 0 : next === search.goal;
      }
    }
    return reached ? { value, resources, tiles } : null;
  };
}
