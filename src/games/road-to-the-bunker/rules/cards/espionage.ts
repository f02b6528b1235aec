import type { Seat } from '../../../../kernel/position.ts';
import { leastIn } from '../../absent.ts';
import { tell } from '../../events.ts';
import { takeFromHand } from '../../hand.ts';
import { lookOptions, seatOption } from '../../options.ts';
import { drawForHand, showBunker } from '../../pile.ts';
import { handOf, opponentsOf } from '../../players.ts';
import type { Question, RoadTable, State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';
import { discardFromHand } from '../discarding.ts';

const targets = (game: State): readonly Seat[] => opponentsOf(game, game.player).filter((seat) => handOf(game, seat).length > 0);

/** "Espionage is a good thing": a random tile of an opponent's hand, then a discard, then the opponent draws another (D-37). */
export const espionage: Question<'espionage', Seat> = {
  seats: (game) => (targets(game).length > 1 ? [game.player] : []),
  ask(game) {
    const size = (seat: Seat) => handOf(game, seat).length;
    const fullest = [...targets(game)].sort((a, b) => size(b) - size(a))[0]!;
    return { text: cardAsk('SPY', say('road.ask.espionage')), options: targets(game).map(seatOption), ifAbsent: [`seat:${fullest}`] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const target = picks.get(game.player)?.[0] ?? targets(game)[0];
    if (target === undefined) return noEffect(table, 'SPY');
    spy(table, target);
    table.then({ step: 'espionage-discard', seat: target });
  },
};

function spy(table: RoadTable, target: Seat): void {
  const { game } = table;
  const seat = game.player;
  const hand = handOf(game, target);
  const tiles = takeFromHand(hand, [table.roll(hand.length, 'espionage') - 1]);
  handOf(game, seat).push(...tiles);
  tell(table, 'spied', { seat, target }, { [seat]: { got: tiles }, [target]: { gave: tiles } });
}

/** Any tile of the hand goes, also the one just taken. */
export const espionageDiscard: Question<'espionage-discard', number> = {
  seats: (game) => (handOf(game, game.player).length > 1 ? [game.player] : []),
  ask(game) {
    const hand = handOf(game, game.player);
    const text = cardAsk('SPY', say('road.ask.discard'));
    return { text, options: lookOptions(hand, 'discard'), ifAbsent: [`discard:${leastIn(hand)}`] };
  },
  resolve(table, { seat: target }, picks) {
    const { game } = table;
    discardFromHand(table, picks.get(game.player) ?? [0]);
    const { tiles, bunker } = drawForHand(table, 1);
    handOf(game, target).push(...tiles);
    if (tiles.length > 0) tell(table, 'replaced', { seat: target }, { [target]: { got: tiles } });
    if (bunker) showBunker(table);
  },
};
