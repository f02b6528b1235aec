import type { Seat } from '../../../kernel/position.ts';
import { living, sideOf } from '../board.ts';
import { tell } from '../events.ts';
import type { BunkerPokerTable } from '../state.ts';
import { say } from '../text/say.ts';

/** A player whose coin is revealed is eliminated: dice and tokens leave the game with the player (BP-11). */
export function eliminate(table: BunkerPokerTable, seat: Seat): void {
  tell(table, 'eliminated', { seat });
  clear(table, seat);
  endIfOneIsLeft(table);
}

/**
 * A player goes for good (BP-26). With the setting `leaver` eliminate the coin is shown and the player is out: an open window
 * no longer waits, a leaving thrower's throw is void. While coins are hidden the seat is simply removed.
 */
export function leave(table: BunkerPokerTable, seat: Seat): 'left' | 'needs-bot' {
  const { game } = table;
  if (!sideOf(game, seat).alive) return 'left';
  if (game.settings.leaver === 'bot') return 'needs-bot';
  table.reveal();
  const { coin } = sideOf(game, seat);
  tell(table, 'left', { seat, cell: coin || null });
  clear(table, seat);
  if (game.thrower === null) callOffIfOneIsLeft(table);
  else if (!endIfOneIsLeft(table) && seat === game.thrower) table.skipTo('next-turn');
  return 'left';
}

function clear(table: BunkerPokerTable, seat: Seat): void {
  const side = sideOf(table.game, seat);
  side.alive = false;
  side.dice.fill(0);
  side.tokens.fill(false);
  table.game.fallen.push(seat);
}

/** The last player still in the game is the winner. */
function endIfOneIsLeft(table: BunkerPokerTable): boolean {
  const [winner, ...others] = living(table.game);
  if (winner === undefined || others.length > 0) return false;
  const { coin } = sideOf(table.game, winner);
  tell(table, 'win', { seat: winner, coin });
  table.finish({ winners: [winner], reason: say('poker.outcome.last', { who: { seat: winner } }) });
  return true;
}

function callOffIfOneIsLeft(table: BunkerPokerTable): void {
  if (living(table.game).length > 1) return;
  tell(table, 'called-off', {});
  table.finish({ winners: [], reason: say('poker.outcome.calledOff') });
}
