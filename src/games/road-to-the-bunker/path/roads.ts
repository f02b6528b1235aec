import { tileOf } from '../content/tiles.ts';
import type { Cell, Zone } from '../state.ts';
import { beside, opposite, roadsOf, SIDES, topOf } from '../zone.ts';

/** What a search asks of a zone: the path to the Bunker, or the walk to a Tent, where neither zombies nor symbols count (D-16, D-21). */
export type Purpose = 'path' | 'walk';

/** More Resource tiles than a zone can hold: the game has 31, and a set of them must fit into a number. */
const MOST_RESOURCES = 31;
/** 18 zombie tiles and 3 Fires are all there are; both sets together stay exact in one number. */
const MOST_DANGERS = 21;

/**
 * The piece of a zone that hangs together with its Start, with its cells numbered: number 0 is Start, the others in the order in
 * which they are met from it. All lists go by number.
 */
export type Roads = {
  readonly cells: readonly Cell[];
  /** At `4 * cell + side`: the linked cell there, or -1. */
  readonly next: Int16Array;
  /** The first side with a loose end, or -1. */
  readonly open: Int8Array;
  /** Resource value, 0 for other tiles. */
  readonly resource: Int8Array;
  /** How much a Resource tile adds to the number of Resource tiles: 1, or 0 when they do not count. */
  readonly symbol: Int8Array;
  /** Zombies: 0, 1 or 2. */
  readonly zombies: Int8Array;
  /** 1 for a Fire. */
  readonly fire: Int8Array;
  /** The bit of a Resource tile among all Resource tiles, or of a danger among all dangers; 0 for plain tiles. */
  readonly bit: Int32Array;
};

/** Numbers the piece of a zone around its Start. Throws a RangeError for more marked tiles than the game has. */
export function roadsFrom(zone: Zone, purpose: Purpose): Roads {
  const cells: Cell[] = [zone.start];
  const numbers = new Map([[zone.start, 0]]);
  const next: number[] = [];
  const open: number[] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    const roads = roadsOf(topOf(zone, cell)!);
    let loose = -1;
    for (const side of SIDES) {
      const there = roads.includes(side) ? beside(cell, side) : undefined;
      const top = there === undefined ? undefined : topOf(zone, there);
      if (there !== undefined && !top && loose < 0) loose = side;
      if (there === undefined || !top || !roadsOf(top).includes(opposite(side))) {
        next.push(-1);
        continue;
      }
      if (!numbers.has(there)) numbers.set(there, cells.push(there) - 1);
      next.push(numbers.get(there)!);
    }
    open.push(loose);
  }
  return { cells, next: Int16Array.from(next), open: Int8Array.from(open), ...marksOf(zone, cells, purpose) };
}

function marksOf(zone: Zone, cells: readonly Cell[], purpose: Purpose) {
  const tops = cells.map((cell) => tileOf(topOf(zone, cell)!.tile));
  const zombies = Int8Array.from(tops, (tile) => (purpose === 'path' ? tile.zombies : 0));
  const fire = Int8Array.from(tops, (tile) => (tile.kind === 'FIRE' ? 1 : 0));
  let resources = 0;
  let dangers = 0;
  const bit = Int32Array.from(tops, (tile, at) => {
    if (tile.resource > 0) return 1 << resources++;
    return zombies[at]! > 0 || fire[at]! > 0 ? 1 << dangers++ : 0;
  });
  if (resources > MOST_RESOURCES || dangers > MOST_DANGERS) throw new RangeError('a zone has more marked tiles than the game');
  return {
    resource: Int8Array.from(tops, (tile) => tile.resource),
    symbol: Int8Array.from(tops, (tile) => (purpose === 'path' && tile.resource > 0 ? 1 : 0)),
    zombies,
    fire,
    bit,
  };
}
