import { tell } from '../../events.ts';
import { placeOption } from '../../options.ts';
import { pathValue } from '../../path/index.ts';
import type { Place } from '../../placement.ts';
import { equipmentOf, handOf, zoneOf } from '../../players.ts';
import type { Cell, Question, State, Zone } from '../../state.ts';
import { say } from '../../text/say.ts';
import { links, openCells } from '../../zone.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

/** The zone with its Start, or the Tent that acts as Start, on another cell. */
function moved(zone: Zone, to: Cell): Zone {
  const { [zone.start]: start, ...others } = zone.stacks;
  return { start: to, stacks: { ...others, [to]: start! } };
}

/** Loose ends are those with the Start still in place; after the move it must be linked to something. */
const goals = (zone: Zone): readonly Cell[] => openCells(zone).filter((cell) => links(moved(zone, cell), cell).length > 0);

const goalsOf = (game: State): readonly Cell[] => goals(zoneOf(game, game.player));

/** "Actually, I'll be much better off here": the Start moves to a loose end of one of the own paths (D-50). */
export const betterOff: Question<'better-off', Place> = {
  seats: (game) => (goalsOf(game).length > 1 ? [game.player] : []),
  ask(game) {
    const options = goalsOf(game).map((cell) => placeOption(game, { seat: game.player, cell }));
    return { text: cardAsk('BETTER', say('road.ask.betterOff')), options, ifAbsent: [`place:${game.player}:${best(game)}`] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const cell = picks.get(game.player)?.[0]?.cell ?? goalsOf(game)[0];
    if (!cell) return noEffect(table, 'BETTER');
    const zone = zoneOf(game, game.player);
    zone.stacks[cell] = zone.stacks[zone.start]!.map((placed) => ({ ...placed }));
    delete zone.stacks[zone.start];
    zone.start = cell;
    tell(table, 'start-moved', { seat: game.player, cell });
  },
};

/** Highest value of the best path after the move, then furthest west, then furthest south. */
function best(game: State): Cell {
  const zone = zoneOf(game, game.player);
  const equipment = equipmentOf(handOf(game, game.player));
  const worth = goals(zone).map((cell) => {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    return { cell, x, y, value: pathValue(moved(zone, cell), equipment, game.settings.resourceReuse) };
  });
  return worth.sort((a, b) => b.value - a.value || a.x - b.x || a.y - b.y)[0]!.cell;
}
