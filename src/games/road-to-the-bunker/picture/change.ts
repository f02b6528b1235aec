import type { SeenEvent } from '../../../kernel/sight.ts';
import { asHappening } from '../events.ts';
import type { Place } from '../placement.ts';

/** Where tiles were laid, turned or moved by the newest event (latest last) that did so. */
export function changedPlaces(recent: readonly SeenEvent[]): readonly Place[] {
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
