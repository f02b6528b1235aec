import { inKeepOrder } from '../../absent.ts';
import { tell } from '../../events.ts';
import { takeFromHand } from '../../hand.ts';
import { handOptions } from '../../options.ts';
import { drawForHand, showBunker } from '../../pile.ts';
import { handOf } from '../../players.ts';
import type { Question } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

/**
 * "I have to recalculate everything, this isn't right": at least one tile is discarded, then the hand is refilled to its limit.
 * The turn ends with it, as an Unexpected Event is the action of a turn.
 */
export const recalculate: Question<'recalculate', number> = {
  seats: (game) => (handOf(game, game.player).length > 1 ? [game.player] : []),
  ask(game) {
    const hand = handOf(game, game.player);
    const ifAbsent = [`discard:${inKeepOrder(hand)[0]}`];
    return {
      text: cardAsk('RECALC', say('road.ask.recalculate')),
      options: handOptions(hand, 'discard'),
      min: 1,
      max: hand.length,
      ifAbsent,
    };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const seat = game.player;
    const hand = handOf(game, seat);
    if (hand.length === 0) return noEffect(table, 'RECALC');
    const discarded = takeFromHand(hand, picks.get(seat) ?? [0]);
    game.discard.push(...discarded);
    const { tiles, bunker } = drawForHand(table, game.handLimits[seat]! - hand.length);
    hand.push(...tiles);
    tell(table, 'recalculated', { seat, discarded, drawn: tiles.length }, { [seat]: { got: tiles } });
    if (bunker) showBunker(table);
  },
};
