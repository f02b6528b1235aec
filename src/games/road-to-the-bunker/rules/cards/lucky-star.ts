import { tileOf } from '../../content/tiles.ts';
import { tell } from '../../events.ts';
import { placeOption } from '../../options.ts';
import type { Place } from '../../placement.ts';
import { zoneOf } from '../../players.ts';
import type { Cell, Question, State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cellsOf, topOf } from '../../zone.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

function dangers(game: State): readonly Cell[] {
  const zone = zoneOf(game, game.player);
  return cellsOf(zone).filter((cell) => tileOf(topOf(zone, cell)!.tile).colour === 'red');
}

/** "I've always believed in my lucky star": one red tile of the own zone goes; what lies below it shows again. */
export const luckyStar: Question<'lucky-star', Place> = {
  seats: (game) => (dangers(game).length > 1 ? [game.player] : []),
  ask(game) {
    const seat = game.player;
    const seq = (cell: Cell) => topOf(zoneOf(game, seat), cell)!.seq;
    const latest = [...dangers(game)].sort((a, b) => seq(b) - seq(a))[0]!;
    const options = dangers(game).map((cell) => placeOption(game, { seat, cell }));
    return { text: cardAsk('LUCKY', say('road.ask.luckyStar')), options, ifAbsent: [`place:${seat}:${latest}`] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const cell = picks.get(game.player)?.[0]?.cell ?? dangers(game)[0];
    if (!cell) return noEffect(table, 'LUCKY');
    const { stacks } = zoneOf(game, game.player);
    const { tile } = stacks[cell]!.pop()!;
    if (stacks[cell]!.length === 0) delete stacks[cell];
    game.discard.push(tile);
    tell(table, 'danger-removed', { seat: game.player, cell, tile });
  },
};
