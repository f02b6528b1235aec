import type { Seat, Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import type { Standing } from '../../face.ts';
import type { View } from '../state.ts';
import { say } from './say.ts';

/** The seats in the order of who lasted longest. */
export const inOrder = ({ seats, view }: Sight<Viewer, View>): readonly Seat[] => [
  ...seats.filter((seat) => !view.fallen.includes(seat)),
  ...view.fallen.toReversed(),
];

/** Who lasted longest comes first; each with where its coin lay. */
export const standings = (sight: Sight<Viewer, View>): readonly Standing[] =>
  inOrder(sight).map((seat, n) => {
    const { coin } = sight.view.sides[seat]!;
    return { seat, place: n + 1, ...(coin ? { note: say('picture.coinUnder', { cell: coin }) } : {}) };
  });
