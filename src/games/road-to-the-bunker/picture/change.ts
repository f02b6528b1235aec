import type { Viewer } from '../../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../../kernel/sight.ts';
import { asHappening } from '../events.ts';
import type { Place } from '../placement.ts';
import type { View } from '../state.ts';
import { recent as latestOf } from '../zone.ts';

/** Steps that ask about the latest tiles of zones, which need not be those that were laid last. */
const ABOUT_LATEST = ['bad-road', 'bad-road-beside', 'greener'];

/** What is to be marked in the zones: the latest tiles while something is asked about them, or else what has just changed. */
export function stressedPlaces({ view, step }: Sight<Viewer, View>, recent: readonly SeenEvent[]): readonly Place[] {
  if (view.scores) return [];
  if (step === null || !ABOUT_LATEST.includes(step)) return changedPlaces(recent);
  return view.zones.flatMap((zone, seat): readonly Place[] => {
    const cell = latestOf(zone, view.eventTile);
    return cell ? [{ seat, cell }] : [];
  });
}

/** Where tiles were laid, turned or moved by the newest event (latest last) that did so. */
function changedPlaces(recent: readonly SeenEvent[]): readonly Place[] {
  for (const event of recent.toReversed()) {
    const { type, data } = asHappening(event);
    switch (type) {
      case 'laid':
      case 'covered':
      case 'stole':
        return [{ seat: data.zone, cell: data.cell }];
      case 'turned':
      case 'tent':
      case 'danger-removed':
      case 'start-moved':
        return [{ seat: data.seat, cell: data.cell }];
      case 'swapped-left':
      case 'swapped-with':
        return data.moved;
    }
  }
  return [];
}
