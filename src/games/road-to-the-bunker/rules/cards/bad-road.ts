import type { Seat } from '../../../../kernel/position.ts';
import { tileOf } from '../../content/tiles.ts';
import { tell } from '../../events.ts';
import { placeOption, seatByTile } from '../../options.ts';
import { opponentsOf, zoneOf } from '../../players.ts';
import { discardStack } from '../../stacks.ts';
import type { Cell, Question, RoadTable, State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { inReadingOrder, links, recent, topOf } from '../../zone.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

const targets = (game: State): readonly Seat[] => opponentsOf(game, game.player).filter((seat) => recent(zoneOf(game, seat)));

/** "I had a bad feeling about this road anyway...": whose latest stack goes. */
export const badRoad: Question<'bad-road', Seat> = {
  seats: (game) => (targets(game).length > 1 ? [game.player] : []),
  ask(game) {
    const options = targets(game).map((seat) => seatByTile({ seat, cell: recent(zoneOf(game, seat))! }));
    return { text: cardAsk('BADROAD', say('road.ask.badRoad')), options, ifAbsent: [options[0]!.id] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const seat = picks.get(game.player)?.[0] ?? targets(game)[0];
    if (seat === undefined) return noEffect(table, 'BADROAD');
    table.then({ step: 'bad-road-beside', seat });
  },
};

/** Cells linked to the latest one; the Start is immune. */
function beside(game: State, seat: Seat): readonly Cell[] {
  const zone = zoneOf(game, seat);
  return inReadingOrder(links(zone, recent(zone)!).filter((cell) => cell !== zone.start));
}

/** The target chooses the linked tile that goes as well (D-24). */
export const badRoadBeside: Question<'bad-road-beside', Cell> = {
  seats: (game, { seat }) => (beside(game, seat).length > 1 ? [seat] : []),
  ask(game, { seat }) {
    const options = beside(game, seat).map((cell) => {
      const { label, id, at } = placeOption(game, { seat, cell });
      return { id, label, value: cell, at: at! };
    });
    return { text: cardAsk('BADROAD', say('road.ask.badRoadBeside')), options, ifAbsent: [`place:${seat}:${leastLoss(game, seat)}`] };
  },
  resolve(table, { seat }, picks) {
    removeRoad(table, seat, picks.get(seat)?.[0] ?? beside(table.game, seat)[0] ?? null);
  },
};

/** Least Resource value, then the oldest. */
function leastLoss(game: State, seat: Seat): Cell {
  const top = (cell: Cell) => topOf(zoneOf(game, seat), cell)!;
  const worth = (cell: Cell) => tileOf(top(cell).tile).resource;
  return [...beside(game, seat)].sort((a, b) => worth(a) - worth(b) || top(a).seq - top(b).seq)[0]!;
}

function removeRoad(table: RoadTable, target: Seat, besides: Cell | null): void {
  const { game } = table;
  const zone = zoneOf(game, target);
  const cells = [recent(zone)!, ...(besides ? [besides] : [])];
  tell(table, 'road-removed', { seat: game.player, target, tiles: cells.flatMap((cell) => discardStack(game, zone, cell)) });
}
