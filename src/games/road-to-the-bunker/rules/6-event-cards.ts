import type { Message } from '../../../kernel/message.ts';
import type { EventKey } from '../content/cards.ts';
import { tell } from '../events.ts';
import type { Flow, RoadTable, Task } from '../state.ts';
import { cardText } from '../text/names.ts';
import { say } from '../text/say.ts';

/** The step in which a card is resolved; the others need none. */
const STEPS: { readonly [card in EventKey]?: Flow } = {
  WAIT: { step: 'wait' },
  SWITCH: { step: 'becoming-someone-else' },
  BADROAD: { step: 'bad-road' },
  RECALC: { step: 'recalculate' },
  LUCKY: { step: 'lucky-star' },
  SPY: { step: 'espionage' },
  BETTER: { step: 'better-off' },
  GRASS: { step: 'greener' },
};

/** Unexpected Event: a card is drawn and resolved at once. Two cards are kept face up, the others are discarded. */
export const unexpectedEvent: Task<'unexpected-event'> = {
  run(table) {
    const { game } = table;
    const card = drawCard(table);
    tell(table, 'event', { seat: game.player, card });
    if (card === 'SALVAGE' || card === 'FIND') game.kept[game.player]!.push({ card, turn: game.turn });
    else game.eventDiscard.push(card);
    if (card === 'GENIUS') game.extraTurn = true;
    const step = STEPS[card];
    if (step) table.then(step);
  },
};

/** When no card is left the discarded ones are shuffled anew. */
function drawCard(table: RoadTable): EventKey {
  const { game } = table;
  if (game.eventPile.length === 0) {
    game.eventPile = game.eventDiscard;
    game.eventDiscard = [];
    table.shuffle(game.eventPile, 'events');
  }
  return table.draw(game.eventPile)!;
}

/** What a card asks, after what it says. */
export const cardAsk = (card: EventKey, ask: Message): Message =>
  say('road.ask.card', { card: cardText(card), effect: say(`road.effect.${card}`), ask });

/** A card that cannot do anything has no effect. */
export const noEffect = (table: RoadTable, card: EventKey): void => tell(table, 'no-effect', { seat: table.game.player, card });
