import type { Seat } from '../../kernel/position.ts';
import type { SeenSide, State } from './state.ts';

/** The numbers of the cells on each side. */
export const CELLS = [1, 2, 3, 4, 5, 6] as const;

/** The most points a die shows. */
export const MOST_POINTS = 6;

type Dice = Pick<SeenSide, 'dice'>;
type Tokens = Pick<SeenSide, 'tokens'>;

/** Points of the die on a cell (1..6): "the die numbered c" of the rulebook (BP-1); 0 where there is none. */
export const dieOn = (side: Dice, cell: number): number => side.dice[cell - 1] ?? 0;

export const hasToken = (side: Tokens, cell: number): boolean => side.tokens[cell - 1] === true;

/** A token that is alone on its cell, having lost its die. */
export const isExposed = (side: Dice & Tokens, cell: number): boolean => dieOn(side, cell) === 0 && hasToken(side, cell);

/** Cells whose token is still there: where a coin may lie. */
export const cellsWithToken = (side: Tokens): number[] => CELLS.filter((cell) => hasToken(side, cell));

type Table = { readonly sides: readonly { readonly alive: boolean }[] };

/** Seats still in the game, by number. */
export const living = (game: Table): Seat[] => [...game.sides.keys()].filter((seat) => game.sides[seat]?.alive);

/** Living seats other than `seat`, clockwise from its left. */
export const opponentsOf = (game: Table, seat: Seat): Seat[] => {
  const others = living(game).filter((other) => other !== seat);
  return [...others.filter((other) => other > seat), ...others.filter((other) => other < seat)];
};

/** Cell and amount as a throw may be read: either number names the cell and the other the amount (BP-2); a double reads one way (BP-3). */
export const readings = ([a, b]: readonly [number, number]): readonly { cell: number; amount: number }[] =>
  (a === b
    ? [[a, b]]
    : a < b
      ? [
          [a, b],
          [b, a],
        ]
      : [
          [b, a],
          [a, b],
        ]
  ).map(([cell, amount]) => ({ cell: cell!, amount: amount! }));

/** The side of a seat. */
export const sideOf = (game: State, seat: Seat): State['sides'][number] => game.sides[seat]!;

/** The spot of the picture that shows a cell. */
export const spotOf = (seat: Seat, cell: number): string => `cell:${seat}:${cell}`;
