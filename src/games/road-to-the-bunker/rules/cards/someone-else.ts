import type { Seat } from '../../../../kernel/position.ts';
import { inKeepOrder } from '../../absent.ts';
import type { TileId } from '../../content/tiles.ts';
import { type HandSecret, tell } from '../../events.ts';
import { takeFromHand } from '../../hand.ts';
import { handOptions } from '../../options.ts';
import { handOf, leftOf } from '../../players.ts';
import type { Question, State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cardAsk, noEffect } from '../6-event-cards.ts';

const smallestHand = ({ hands }: State): number => Math.min(...hands.map((hand) => hand.length));

/**
 * "Sometimes I feel like I'm becoming someone else": all pass as many tiles to the left as the smallest hand holds. Who has more
 * chooses in secret; who has as many passes all.
 */
export const becomingSomeoneElse: Question<'becoming-someone-else', number> = {
  seats(game) {
    const count = smallestHand(game);
    return count === 0 ? [] : [...game.hands.keys()].filter((seat) => handOf(game, seat).length > count);
  },
  ask(game, _frame, seat) {
    const count = smallestHand(game);
    const hand = handOf(game, seat);
    const ifAbsent = inKeepOrder(hand)
      .slice(0, count)
      .map((n) => `pass:${n}`);
    const text = cardAsk('SWITCH', say('road.ask.pass', { count, who: { seat: leftOf(game, seat) } }));
    return { text, options: handOptions(hand, 'pass'), min: count, max: count, ifAbsent };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const count = smallestHand(game);
    if (count === 0) return noEffect(table, 'SWITCH');
    const gave = game.hands.map((hand, seat) => takeFromHand(hand, picks.get(seat) ?? [...hand.keys()]));
    const secret: { [seat: Seat]: HandSecret } = {};
    const got = gave.map((): readonly TileId[] => []);
    for (const seat of table.seats) got[leftOf(game, seat)] = gave[seat]!;
    for (const seat of table.seats) {
      handOf(game, seat).push(...got[seat]!);
      secret[seat] = { gave: gave[seat]!, got: got[seat]! };
    }
    tell(table, 'passed-left', { count }, secret);
  },
};
