import type { Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import type { Standing } from '../../face.ts';
import type { View } from '../state.ts';
import { say } from './say.ts';

/** By points, the winner of a tie before the others. Who is level has the same place. */
export function standings({ seats, view, outcome }: Sight<Viewer, View>): readonly Standing[] {
  const points = (seat: number) => view.scores?.[seat]?.points ?? 0;
  const won = (seat: number) => Number(outcome?.winners.includes(seat) ?? false);
  const worse = (a: number, b: number) => won(b) - won(a) || points(b) - points(a);
  return [...seats].sort(worse).map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => worse(other, seat) < 0).length,
    note: say('picture.points', { points: points(seat) }),
  }));
}
