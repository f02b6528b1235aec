/**
 * Breakthrough on 8 x 8 (Dan Troyka, 2000): both sides start with two rows. A piece goes one step forward, straight onto
 * an empty cell, or diagonally onto an empty cell or an opposing piece, which it takes. Who reaches the far row, or
 * takes the last opposing piece, wins. What both engines share, so that the same game is measured.
 */
export const SIZE = 8;

/** 64 cells, row by row; 0 empty, else the owner's seat + 1. Seat 0 goes up in rows, seat 1 down. */
export type Cells = number[];
export type Step = { readonly from: number; readonly to: number };

export const startCells = (): Cells =>
  Array.from({ length: SIZE * SIZE }, (_, cell) => (cell < 2 * SIZE ? 1 : cell >= (SIZE - 2) * SIZE ? 2 : 0));

const forward = (seat: number) => (seat === 0 ? SIZE : -SIZE);

/** Whether a seat may go from one cell to another. */
export function isStep(cells: readonly number[], seat: number, from: number, to: number): boolean {
  if (cells[from] !== seat + 1 || cells[to] === undefined || cells[to] === seat + 1) return false;
  const ahead = from + forward(seat);
  if (to === ahead) return cells[to] === 0;
  return Math.abs(to - ahead) === 1 && Math.abs((to % SIZE) - (from % SIZE)) === 1;
}

/** Every step of a seat. */
export function stepsOf(cells: readonly number[], seat: number): readonly Step[] {
  const steps: Step[] = [];
  for (let from = 0; from < cells.length; from++) {
    if (cells[from] !== seat + 1) continue;
    const ahead = from + forward(seat);
    for (const to of [ahead - 1, ahead, ahead + 1]) if (isStep(cells, seat, from, to)) steps.push({ from, to });
  }
  return steps;
}

export function apply(cells: Cells, seat: number, { from, to }: Step): void {
  cells[from] = 0;
  cells[to] = seat + 1;
}

/** The seat that has won by its step onto `to`, or null. */
export function winnerAfter(cells: readonly number[], seat: number, to: number): number | null {
  const row = Math.floor(to / SIZE);
  return row === (seat === 0 ? SIZE - 1 : 0) || !cells.includes(2 - seat) ? seat : null;
}
