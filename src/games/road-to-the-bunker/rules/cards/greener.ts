import type { Seat } from '../../../../kernel/position.ts';
import { tell } from '../../events.ts';
import { seatByTile } from '../../options.ts';
import { opponentsOf, zoneOf } from '../../players.ts';
import { moveAround } from '../../stacks.ts';
import type { Question, State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { recent } from '../../zone.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

const latestOf = (game: State, seat: Seat) => recent(zoneOf(game, seat), game.eventTile);

const targets = (game: State): readonly Seat[] =>
  latestOf(game, game.player) ? opponentsOf(game, game.player).filter((seat) => latestOf(game, seat)) : [];

/** "The grass is always greener on the other side, right?": the own latest stack changes places with an opponent's. */
export const greener: Question<'greener', Seat> = {
  seats: (game) => (targets(game).length > 1 ? [game.player] : []),
  ask(game) {
    const options = targets(game).map((seat) => seatByTile({ seat, cell: latestOf(game, seat)! }));
    return { text: cardAsk('GRASS', say('road.ask.greener')), options, ifAbsent: [options[0]!.id] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const seat = game.player;
    const target = picks.get(seat)?.[0] ?? targets(game)[0];
    if (target === undefined) return noEffect(table, 'GRASS');
    const places = [seat, target].map((who) => ({ seat: who, cell: latestOf(game, who)! }));
    tell(table, 'swapped-with', { seat, target, moved: moveAround(game, places) });
  },
};
