import type { Cell, RoadSettings, Zone } from '../state.ts';
import { beside, type Side } from '../zone.ts';
import { fewestSteps } from './fewest-steps.ts';
import { roadsFrom } from './roads.ts';
import { CAPS, type Caps, GLANCE_CAPS, LONGEST_CAPS, solve } from './solve.ts';
import { cellsOf, type Search, type Walker, type Worth } from './walker.ts';

export { hasTentWalk, type TentWalk, tentWalks } from './tent.ts';

/** The Equipment in a hand, by number of tiles. */
export type Equipment = { readonly masks: number; readonly weapons: number };

export type PathRules = {
  readonly reuse: RoadSettings['resourceReuse'];
  /** Also make the path pass as many different tiles as possible: the third tie-break (section 12), which costs more. */
  readonly longest?: boolean;
};

/** A player's best path (section 11.2). */
export type Path = {
  /** From Start to where the Bunker lies beyond, a cell as often as the path passes it; empty when there is no path. */
  readonly cells: readonly Cell[];
  /** The empty cell that the Bunker is put on, or null without a path. */
  readonly end: Cell | null;
  readonly value: number;
  /** Resource tiles on it. */
  readonly resources: number;
  /** Different tiles on it, without Start and Bunker. */
  readonly tiles: number;
  /** False when a search was cut short, so that a better path may exist. */
  readonly exact: boolean;
};

/** A path below zero is none (D-25). */
const NO_PATH: Worth = { value: 0, resources: -1, tiles: -1 };

/**
 * The best path of a zone: most value, then most Resource tiles, then (if asked) most different tiles; of equals the one with the
 * fewest steps, then the first in the order N, E, S, W (D-41).
 */
export function bestPath(zone: Zone, equipment: Equipment, { reuse, longest = false }: PathRules): Path {
  const search = searchOf(zone, equipment, reuse);
  const { best, complete } = solve(search, NO_PATH);
  if (!best) return { cells: [], end: null, value: 0, resources: 0, tiles: 0, exact: complete };
  if (!longest || !complete) return pathOf(search, best, complete, CAPS);
  const lengthy = { ...search, longest: true };
  const found = solve(lengthy, { value: best.value, resources: best.resources, tiles: -1 }, LONGEST_CAPS);
  return found.best ? pathOf(lengthy, found.best, found.complete, LONGEST_CAPS) : pathOf(search, best, false, CAPS);
}

/** What a zone promises: the value of its best path, 0 without one, and how many cells a path from Start may be continued from. */
export type Prospect = { readonly value: number; readonly exits: number };

/** What a computer player compares zones by: much cheaper than the path itself, and never more than an instant. */
export function prospectOf(zone: Zone, equipment: Equipment, reuse: PathRules['reuse']): Prospect {
  const search = searchOf(zone, equipment, reuse);
  const exits = search.roads.open.reduce((count, side) => count + (side < 0 ? 0 : 1), 0);
  return { value: solve(search, NO_PATH, GLANCE_CAPS).best?.value ?? 0, exits };
}

/** The value alone of the best path, 0 without one. */
export const pathValue = (zone: Zone, equipment: Equipment, reuse: PathRules['reuse']): number =>
  solve(searchOf(zone, equipment, reuse), NO_PATH).best?.value ?? 0;

const searchOf = (zone: Zone, equipment: Equipment, reuse: PathRules['reuse']): Search => ({
  roads: roadsFrom(zone, 'path'),
  ...equipment,
  reuse,
  longest: false,
});

/** Which of the equals is shown matters only when it is known what the best is worth. */
function pathOf(search: Search, best: Walker, exact: boolean, caps: Caps): Path {
  const shown = (exact && fewestSteps(search, best, caps.fewestSteps)) || best;
  const cells = cellsOf(shown).map((cell) => search.roads.cells[cell]!);
  const { value, resources } = best;
  const end = beside(cells.at(-1)!, search.roads.open[shown.cell]! as Side);
  return { cells, end, value, resources, tiles: new Set(cells).size - 1, exact };
}
