import { tell } from '../../events.ts';
import { moveAround } from '../../stacks.ts';
import type { Task } from '../../state.ts';
import { recent } from '../../zone.ts';
import { noEffect } from '../6-event-cards.ts';

/** "Wait, did I really go that way?": the latest stack of every zone moves to the left neighbour; who has none is passed over (D-52). */
export const wait: Task<'wait'> = {
  run(table) {
    const { game } = table;
    const places = game.zones.flatMap((zone, seat) => {
      const cell = recent(zone, game.eventTile);
      return cell ? [{ seat, cell }] : [];
    });
    if (places.length < 2) return noEffect(table, 'WAIT');
    tell(table, 'swapped-left', { moved: moveAround(game, places) });
  },
};
