import type { Seat } from '../../kernel/position.ts';
import type { Cell, Rotation } from './state.ts';

/** The spot of the picture that shows a cell of a seat's zone, also an empty one on which a tile may be laid. */
export const spotOfPlace = (seat: Seat, cell: Cell): string => `place:${seat}:${cell}`;

/** The spot of the picture that shows how a tile would lie on a cell, turned by `rot`. */
export const spotOfTurn = (seat: Seat, cell: Cell, rot: Rotation): string => `${spotOfPlace(seat, cell)}:${rot}`;

/** The rotation that a spot of `spotOfTurn` stands for; null for other spots. */
export function turnOfSpot(spot: string): Rotation | null {
  const [kind, , , rot] = spot.split(':');
  return kind === 'place' && rot !== undefined ? (Number(rot) as Rotation) : null;
}

/** The seat and the cell that a spot of a zone, or of a turned tile, stands for. */
export function placeOfSpot(spot: string): { readonly seat: Seat; readonly cell: Cell } {
  const [, seat, cell] = spot.split(':') as [string, string, string];
  return { seat: Number(seat), cell };
}

/** The spot of the picture that shows a tile of the viewer's own hand, by its place in the hand, from 0. */
export const spotOfHand = (place: number): string => `hand:${place}`;

/** The spot of the picture that shows a slot of the river, 0 to 3. */
export const spotOfRiver = (slot: number): string => `river:${slot}`;

/** The spot of the picture that shows the face-down pile. */
export const PILE_SPOT = 'pile';
