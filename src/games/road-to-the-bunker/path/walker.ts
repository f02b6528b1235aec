import type { Roads } from './roads.ts';

/** What a path is judged by, in this order. `tiles` are different tiles without Start, 0 while they are not asked for. */
export type Worth = { readonly value: number; readonly resources: number; readonly tiles: number };

/** Positive when `a` is worth more than `b`. */
export const compareWorth = (a: Worth, b: Worth): number => a.value - b.value || a.resources - b.resources || a.tiles - b.tiles;

/** Everything that a search goes by. */
export type Search = {
  readonly roads: Roads;
  readonly masks: number;
  readonly weapons: number;
  /** `once`: no path enters a Resource tile twice; `free`: it may, and the tile counts once. */
  readonly reuse: 'once' | 'free';
  /** Whether the number of different tiles counts. */
  readonly longest: boolean;
  /** The number of the cell where a walk ends when it first gets there; undefined: at any cell with a loose end. */
  readonly goal?: number;
};

/** A path that got somewhere, as far as what may follow depends on it. */
export type Walker = Worth & {
  readonly cell: number;
  /** The side of the cell it came in by; `NOWHERE` at the outset. */
  readonly from: number;
  /** Resource tiles on the path, and dangers on it, as bits. */
  readonly taken: number;
  readonly met: number;
  readonly gathered: number;
  readonly twos: number;
  readonly fires: number;
  /** The different cells on the path as bits, while they count. */
  readonly visited: bigint;
  readonly steps: number;
  readonly before: Walker | null;
};

const NOWHERE = 4;

/** A path that is still at Start. */
export const atStart = ({ longest }: Search): Walker => ({
  cell: 0,
  from: NOWHERE,
  taken: 0,
  met: 0,
  gathered: 0,
  twos: 0,
  fires: 0,
  visited: longest ? 1n : 0n,
  steps: 0,
  before: null,
  value: 0,
  resources: 0,
  tiles: 0,
});

/** Whether a path may end where it is. */
export const isAtGoal = ({ roads, goal }: Search, { cell }: Walker): boolean =>
  goal === undefined ? roads.open[cell]! >= 0 : cell === goal;

/** The paths that are one legal step longer, in the order N, E, S, W (section 11.2). */
export function stepsFrom(search: Search, walker: Walker): readonly Walker[] {
  if (walker.cell === search.goal) return [];
  const further: Walker[] = [];
  for (let side = 0; side < 4; side++) {
    if (side === walker.from) continue;
    const cell = search.roads.next[4 * walker.cell + side]!;
    if (cell < 0) continue;
    const next = entering(search, walker, cell, (side + 2) % 4);
    if (next) further.push(next);
  }
  return further;
}

/** A path that goes on into a cell by that side of the cell, or null when it may not. */
function entering({ roads, masks, weapons, reuse, longest }: Search, before: Walker, cell: number, from: number): Walker | null {
  const bit = roads.bit[cell]!;
  const resource = roads.resource[cell]!;
  let { taken, met, gathered, twos, fires, visited, value, resources, tiles } = before;
  if (resource > 0) {
    if ((taken & bit) === 0) {
      taken |= bit;
      gathered += resource;
      value += resource;
      resources += roads.symbol[cell]!;
    } else if (reuse === 'once') return null;
  } else if (bit !== 0 && (met & bit) === 0) {
    met |= bit;
    if (roads.fire[cell]! > 0 && ++fires > masks) return null;
    if (roads.zombies[cell] === 1) value -= 1;
    if (roads.zombies[cell] === 2 && ++twos > weapons) value -= 2;
  }
  if (longest) {
    const mark = 1n << BigInt(cell);
    if ((visited & mark) === 0n) tiles++;
    visited |= mark;
  }
  return { cell, from, taken, met, gathered, twos, fires, visited, steps: before.steps + 1, before, value, resources, tiles };
}

/** The numbers of the cells of a path, from Start. */
export function cellsOf(walker: Walker): readonly number[] {
  const cells: number[] = [];
  for (let at: Walker | null = walker; at; at = at.before) cells.push(at.cell);
  return cells.reverse();
}

/** Remembers which situations were met. Two paths in the same situation may go on in the same ways and will be worth the same. */
export class Seen {
  private readonly sets: (Set<number | bigint> | undefined)[] = [];

  /** True the first time that a path is in this situation. */
  add({ longest }: Search, walker: Walker): boolean {
    const place = 5 * walker.cell + walker.from;
    this.sets[place] ??= new Set();
    const set = this.sets[place];
    const before = set.size;
    set.add(longest ? walker.visited : walker.taken + walker.met * 2 ** 31);
    return set.size > before;
  }
}
