import type { Seat } from '../../kernel/position.ts';
import type { Sight } from '../../kernel/sight.ts';
import { dieOn, hasToken, readings } from './board.ts';
import type { SeenSide, View } from './state.ts';

/**
 * Whether a seat that may swap defends itself by it (section 7.2): if the worst the thrower could do to it becomes strictly
 * better, or by the chance `bluff` when that stays the same. Takes `random` in [0, 1).
 */
export function wantsSwap({ view, viewer }: Sight<Seat, View>, bluff: number, random: () => number): boolean {
  const side = view.sides[viewer]!;
  const thrown = view.thrown!;
  const dice = [...side.dice];
  const [a, b] = thrown;
  [dice[a - 1], dice[b - 1]] = [dieOn(side, b), dieOn(side, a)];
  const spared = view.settings.takeAfterSwap === 'off' ? thrown.filter((cell) => dieOn(side, cell) > 0) : [];
  const [now, after] = [worstCase(side, thrown), worstCase({ ...side, dice }, thrown, spared)];
  return after < now || (after === now && random() < bluff);
}

/**
 * The worst that a throw can do to a side: coin taken >> token taken >> coin's die killed >> die killed >> points lost.
 * `spared` are cells whose token may not be taken this turn.
 */
function worstCase(side: SeenSide, thrown: readonly [number, number], spared: readonly number[] = []): number {
  return Math.max(
    ...readings(thrown).map(({ cell, amount }) => {
      const points = dieOn(side, cell);
      const isCoin = cell === side.coin;
      if (points === 0) return hasToken(side, cell) && !spared.includes(cell) ? (isCoin ? 1000 : 100) : 0;
      if (!hasToken(side, cell)) return 0;
      if (points <= amount) return isCoin ? 40 : 20;
      return amount * (isCoin ? 1.5 : 1);
    }),
  );
}
