import { tileOf } from './content/tiles.ts';
import type { Cell, RoadSettings, Zone } from './state.ts';
import { looseEnds, neighbours, topOf } from './zone.ts';

/**
 * The cells on which no Danger tile may be put: a Safe zone and the four cells beside it (D-07, D-10). With `reach` tiles only those
 * that are built on; with attached also the places that loose ends of protected tiles lead to.
 */
export function protectedCells(zone: Zone, reach: RoadSettings['safeReach']): ReadonlySet<Cell> {
  const near = Object.keys(zone.stacks)
    .filter((cell) => tileOf(topOf(zone, cell)!.tile).kind === 'SAFE')
    .flatMap((cell) => [cell, ...neighbours(cell)]);
  if (near.length === 0) return new Set();
  if (reach === 'tiles') return new Set(near.filter((cell) => topOf(zone, cell)));
  if (reach === 'cells') return new Set(near);
  const attached = looseEnds(zone).filter(({ cell }) => near.includes(cell));
  return new Set([...near, ...attached.map(({ empty }) => empty)]);
}
