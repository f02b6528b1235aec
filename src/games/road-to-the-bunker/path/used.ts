import { tileOf } from '../content/tiles.ts';
import type { Cell, Zone } from '../state.ts';
import { topOf } from '../zone.ts';
import type { Equipment } from './index.ts';

/** What of a hand's Equipment a path uses: a mask for each Fire on it, a weapon for each −2 as far as there are weapons. */
export function usedOn(zone: Zone, path: readonly Cell[], { weapons }: Equipment): Equipment {
  const tops = [...new Set(path)].map((cell) => tileOf(topOf(zone, cell)!.tile));
  return {
    masks: tops.filter(({ kind }) => kind === 'FIRE').length,
    weapons: Math.min(weapons, tops.filter(({ zombies }) => zombies === 2).length),
  };
}
