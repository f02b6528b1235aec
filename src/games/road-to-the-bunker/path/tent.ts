import type { Cell, RoadSettings, Zone } from '../state.ts';
import { fewestSteps } from './fewest-steps.ts';
import { type Roads, roadsFrom } from './roads.ts';
import { CAPS, solve } from './solve.ts';
import { atStart, cellsOf, isAtGoal, type Search, Seen, stepsFrom, type Walker, type Worth } from './walker.ts';

/** A walk from Start to a Tent: its cells with both ends, and the sum of its Resource values. */
export type TentWalk = { readonly cells: readonly Cell[]; readonly value: number };

/** A walk is worth 0 at least: zombies do not count (D-16). */
const NO_WALK: Worth = { value: -1, resources: 0, tiles: 0 };
/** After so many walks no more are looked for; the best is found apart from this. */
const MOST_WALKS = 5_000;

/**
 * Walks from Start to the Tent lying at `tent`, best first: most value, then fewest steps, then the first in the order N, E, S, W
 * (D-21). At most `limit`, each through other cells; empty when the Tent cannot be reached.
 */
export function tentWalks(zone: Zone, tent: Cell, masks: number, limit: number, reuse: RoadSettings['resourceReuse']): readonly TentWalk[] {
  const search = searchTo(zone, tent, masks, reuse);
  const { best } = search ? solve(search, NO_WALK) : { best: null };
  if (!search || !best) return [];
  const first = fewestSteps(search, best, CAPS.fewestSteps) ?? best;
  const walks = limit > 1 ? [first, ...walksOf(search)] : [first];
  const bySet = new Map<string, Walker>();
  for (const walk of walks) {
    const set = [...new Set(cellsOf(walk))].sort((a, b) => a - b).join();
    if (!bySet.has(set)) bySet.set(set, walk);
  }
  return [...bySet.values()].slice(0, limit).map((walk) => ({ cells: named(search.roads, walk), value: walk.value }));
}

/** Whether any legal walk leads from Start to the Tent lying at `tent`. */
export function hasTentWalk(zone: Zone, tent: Cell, masks: number): boolean {
  const search = searchTo(zone, tent, masks, 'once');
  return search !== null && fewestFires(search.roads, search.goal!) <= masks;
}

function searchTo(
  zone: Zone,
  tent: Cell,
  masks: number,
  reuse: RoadSettings['resourceReuse'],
): (Search & { readonly goal: number }) | null {
  const roads = roadsFrom(zone, 'walk');
  const goal = roads.cells.indexOf(tent);
  return goal < 0 ? null : { roads, masks, weapons: 0, reuse, longest: false, goal };
}

/** Walks through different cells, best first; equals shortest first, as they are met. */
function walksOf(search: Search): readonly Walker[] {
  const bySet = { ...search, longest: true };
  const seen = new Seen();
  const waiting = [atStart(bySet)];
  for (let at = 0; at < waiting.length && at < MOST_WALKS; at++) {
    for (const next of stepsFrom(bySet, waiting[at]!)) if (seen.add(bySet, next)) waiting.push(next);
  }
  return waiting.filter((walker) => isAtGoal(bySet, walker)).sort((a, b) => b.value - a.value);
}

/** The least number of Fires between Start and a cell. Any walk can be cut to one that passes no cell twice, so cells suffice. */
function fewestFires({ next, fire, cells }: Roads, goal: number): number {
  const fires: number[] = cells.map(() => Number.POSITIVE_INFINITY);
  fires[0] = 0;
  for (const waiting = [0]; waiting.length > 0; ) {
    const cell = waiting.shift()!;
    for (const there of next.subarray(4 * cell, 4 * cell + 4)) {
      if (there < 0) continue;
      const through = fires[cell]! + fire[there]!;
      if (through >= fires[there]!) continue;
      fires[there] = through;
      waiting.push(there);
    }
  }
  return fires[goal]!;
}

const named = (roads: Roads, walk: Walker): readonly Cell[] => cellsOf(walk).map((cell) => roads.cells[cell]!);
