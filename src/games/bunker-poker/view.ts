import type { Viewer } from '../../kernel/position.ts';
import { cellsWithToken, living } from './board.ts';
import type { Side, State, View } from './state.ts';

/** What a viewer may know (section 8): everything but the coins of others who are still in; all coins when the game is over. */
export function view(game: State, viewer: Viewer): View {
  return {
    settings: { ...game.settings },
    sides: game.sides.map((side, seat) => ({
      alive: side.alive,
      coin: side.coin > 0 && knowsCoin(game, viewer, seat) ? side.coin : null,
      dice: [...side.dice],
      tokens: [...side.tokens],
      tended: [...side.tended],
    })),
    thrower: game.thrower,
    thrown: game.thrown && [...game.thrown],
    turn: game.turn,
    fallen: [...game.fallen],
  };
}

/** The same table with every coin that `viewer` does not know under some cell where it might lie. */
export function disguise(game: State, viewer: Viewer, shuffle: <T>(items: readonly T[]) => T[]): State {
  const hideAnew = (side: Side): Side => ({ ...side, coin: shuffle(cellsWithToken(side))[0]! });
  return { ...game, sides: game.sides.map((side, seat) => (side.coin === 0 || knowsCoin(game, viewer, seat) ? side : hideAnew(side))) };
}

const knowsCoin = (game: State, viewer: Viewer, seat: number): boolean =>
  viewer === seat || !game.sides[seat]!.alive || living(game).length < 2;
