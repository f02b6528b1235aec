import { tileOf } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import type { Equipment } from '../../../src/games/road-to-the-bunker/path/index.ts';
import type { Cell, Zone } from '../../../src/games/road-to-the-bunker/state.ts';
import { links, looseEnds, topOf } from '../../../src/games/road-to-the-bunker/zone.ts';

type Rules = Equipment & { readonly reuse: 'once' | 'free' };
const tileAt = (zone: Zone, cell: Cell) => tileOf(topOf(zone, cell)!.tile);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/**
 * Every path from Start that differs in its last two cells or in the set of its cells, shortest first and then in the order
 * N, E, S, W: section 11.2 word for word, without any thought of speed. Goes no further from `last`.
 */
function everyPath(zone: Zone, { masks, reuse }: Rules, last?: Cell): readonly (readonly Cell[])[] {
  const paths: (readonly Cell[])[] = [[zone.start]];
  const met = new Set<string>();
  for (const path of paths) {
    const cell = path.at(-1)!;
    if (cell === last) continue;
    for (const next of links(zone, cell)) {
      const longer = [...path, next];
      if (next === path.at(-2)) continue;
      if (reuse === 'once' && tileAt(zone, next).resource > 0 && path.includes(next)) continue;
      const different = [...new Set(longer)];
      if (different.filter((each) => tileAt(zone, each).kind === 'FIRE').length > masks) continue;
      const situation = JSON.stringify([next, cell, different.toSorted()]);
      if (met.has(situation)) continue;
      met.add(situation);
      paths.push(longer);
    }
  }
  return paths;
}

function worth(zone: Zone, weapons: number, path: readonly Cell[]) {
  const onPath = [...new Set(path)].map((cell) => tileAt(zone, cell));
  const ones = onPath.filter(({ kind }) => kind === 'Z1').length;
  const twos = onPath.filter(({ kind }) => kind === 'Z2').length;
  return {
    value: sum(onPath.map(({ resource }) => resource)) - ones - 2 * Math.max(0, twos - weapons),
    resources: onPath.filter(({ resource }) => resource > 0).length,
    tiles: onPath.length - 1,
  };
}

/** The best path (section 11.2) with its worth; no cells when there is none. */
export function bestPathByForce(zone: Zone, rules: Rules, longest: boolean) {
  const ends = new Set(looseEnds(zone).map(({ cell }) => cell));
  const legal = everyPath(zone, rules)
    .filter((path) => ends.has(path.at(-1)!))
    .map((cells) => ({ cells, ...worth(zone, rules.weapons, cells) }))
    .filter(({ value }) => value >= 0)
    .sort((a, b) => b.value - a.value || b.resources - a.resources || (longest ? b.tiles - a.tiles : 0));
  return legal[0] ?? { cells: [], value: 0, resources: 0, tiles: 0 };
}

/** All walks to a Tent through different cells, in the order of D-21. */
export function tentWalksByForce(zone: Zone, tent: Cell, rules: Rules) {
  const walks = everyPath(zone, rules, tent)
    .filter((path) => path.at(-1) === tent)
    .map((cells) => ({ cells, value: sum([...new Set(cells)].map((cell) => tileAt(zone, cell).resource)) }))
    .sort((a, b) => b.value - a.value);
  const sets = walks.map(({ cells }) => JSON.stringify([...new Set(cells)].sort()));
  return walks.filter((_, n) => sets.indexOf(sets[n]!) === n);
}
