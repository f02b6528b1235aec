import type { Message } from '../../../kernel/message.ts';
import type { Seat, Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { CELLS, dieOn, hasToken } from '../board.ts';
import type { SeenSide, View } from '../state.ts';
import { say } from './say.ts';

/** The board in words: where the game stands, then a line a side. A coin is named only where the viewer knows it. */
export function boardText(sight: Sight<Viewer, View>): readonly Message[] {
  const { view, outcome } = sight;
  return [outcome ? outcome.reason : moment(view), ...view.sides.map(sideText)];
}

function moment({ thrower, thrown, turn }: View): Message {
  if (thrower === null) return say('poker.board.hiding');
  const who = { seat: thrower };
  return thrown ? say('poker.board.thrown', { turn, who, a: thrown[0], b: thrown[1] }) : say('poker.board.toThrow', { turn, who });
}

function sideText(side: SeenSide, seat: Seat): Message {
  const who = { seat };
  const { coin } = side;
  if (!side.alive) return coin ? say('poker.board.outWithCoin', { who, coin }) : say('poker.board.out', { who });
  const cells = CELLS.map((cell) => cellText(side, cell));
  return coin ? say('poker.board.sideWithCoin', { who, cells, coin }) : say('poker.board.side', { who, cells });
}

function cellText(side: SeenSide, cell: number): Message {
  const points = dieOn(side, cell);
  const token = hasToken(side, cell);
  if (points > 0) return say(token ? 'poker.cell.guarded' : 'poker.cell.tokenless', { cell, points });
  return say(token ? 'poker.cell.exposed' : 'poker.cell.bare', { cell });
}

/** What only this seat may see, in words: where its coin lies and what guards it. */
export function handText({ view, viewer }: Sight<Seat, View>): readonly Message[] {
  const side = view.sides[viewer]!;
  const { coin } = side;
  if (!side.alive) return [coin ? say('poker.hand.outWithCoin', { coin }) : say('poker.hand.out')];
  if (!coin) return [say('poker.hand.none')];
  const points = dieOn(side, coin);
  return [points > 0 ? say('poker.hand.guarded', { coin, points }) : say('poker.hand.exposed', { coin })];
}
