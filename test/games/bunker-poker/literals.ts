import { CELLS } from '../../../src/games/bunker-poker/board.ts';
import type { Side } from '../../../src/games/bunker-poker/state.ts';
import { draw } from '../../../src/kernel/chance.ts';

export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** A throw as its two numbers, first die first. */
export type Throw = readonly [number, number];

/**
 * A side by its cells 1..6: `5` is a die over a token, `5-` a die whose token is gone, `0` a token alone, `-` an empty cell.
 * @param coin the cell with the coin; the highest cell with a token unless given
 * @example side('6 6 0 6 2- -', 3)
 */
export function side(cells: string, coin?: number): Side {
  const marks = cells.split(' ');
  const tokens = marks.map((mark) => !mark.endsWith('-'));
  return {
    alive: true,
    coin: coin ?? tokens.lastIndexOf(true) + 1,
    dice: marks.map((mark) => Number.parseInt(mark, 10) || 0),
    tokens,
    tended: CELLS.map(() => 0),
  };
}

/** A side as at the start: six dice of 6 over six tokens. */
export const full = (coin?: number): Side => side('6 6 6 6 6 6', coin);

/** A player who is out; the coin lay under `coin`. */
export const out = (coin: number): Side => ({ ...side('- - - - - -', coin), alive: false });

const seeds = new Map<string, string>();

/** A seed of chance with which these throws come, one after the other. */
export function seedOf(throws: readonly Throw[]): string {
  const key = throws.join(' ');
  for (let n = 0; !seeds.has(key); n++) {
    const used = {};
    if (throws.flat().every((number) => draw(`seed ${n}`, used, 'throw', 6) + 1 === number)) seeds.set(key, `seed ${n}`);
  }
  return seeds.get(key)!;
}
