import type { Zone } from '../src/games/road-to-the-bunker/state.ts';

/**
 * A square of crossroads without gaps, shut in by Hordes but for one way out in its far corner: denser than any game can make it.
 * @param tileAt gives the tile of each cell but the first, which is Start; cells count from 0 row by row
 */
export function lattice(side: number, tileAt: (cell: number) => string): Zone {
  const stacks: Zone['stacks'] = {};
  const lay = (cell: string, tile: string) => {
    stacks[cell] = [{ tile, rot: 0, seq: 0 }];
  };
  for (let n = 0; n < side; n++) {
    for (const cell of [`${n},-1`, `-1,${n}`, `${side},${n}`]) lay(cell, 'HORDE-01');
    if (n < side - 1) lay(`${n},${side}`, 'HORDE-01');
  }
  for (let n = 0; n < side * side; n++) lay(`${n % side},${Math.floor(n / side)}`, n ? tileAt(n) : 'START-01');
  return { start: '0,0', stacks };
}

/** How many Resource tiles and zombies the boards of section 11.4 have, by their side. */
const KINDS = [
  { side: 5, resources: 20, zombies: 0 },
  { side: 6, resources: 24, zombies: 6 },
  { side: 7, resources: 31, zombies: 9 },
] as const;

/** The artificial boards of section 11.4: Resource tiles of 1 and 2, zombies and plain crossroads, scattered in several ways. */
export const artificialZones: readonly Zone[] = KINDS.flatMap(({ side, resources, zombies }) =>
  [1, 2, 3, 4].map((way) => {
    const cells = side * side - 1;
    const stride = [7, 11, 13, 17][way - 1]!;
    return lattice(side, (cell) => {
      const place = (cell * stride + way) % cells;
      if (place < resources) return place % 2 === 0 ? 'R1-10' : 'R2-10';
      return place < resources + zombies ? 'Z1-09' : 'SAFE-04';
    });
  }),
);
