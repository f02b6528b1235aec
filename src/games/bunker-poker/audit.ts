import { CELLS, cellsWithToken, hasToken, living, MOST_POINTS } from './board.ts';
import type { Side, State } from './state.ts';

/** Throws when a component is lost or doubled or an invariant of section 11 is broken. */
export function audit(game: State): void {
  const hiding = game.thrower === null;
  game.sides.forEach((side, seat) => {
    const fault = side.alive ? faultOfLiving(side, hiding) : faultOfDead(side);
    if (fault) throw new Error(`seat ${seat}: ${fault}`);
  });
  if (game.thrower !== null && living(game).length > 1 && !game.sides[game.thrower]?.alive) throw new Error('the thrower is out');
  const out = game.sides.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  if (out.length !== game.fallen.length || !out.every((seat) => game.fallen.includes(seat))) throw new Error(`fallen ${game.fallen}`);
  if (game.thrown && !game.thrown.every((n) => CELLS.some((cell) => cell === n))) throw new Error(`thrown ${game.thrown}`);
}

function faultOfLiving(side: Side, hiding: boolean): string | null {
  if (side.dice.length !== CELLS.length || side.tokens.length !== CELLS.length) return 'not six cells';
  if (!side.dice.every((points) => Number.isInteger(points) && points >= 0 && points <= MOST_POINTS)) return `dice ${side.dice}`;
  if (cellsWithToken(side).length === 0) return 'no token left but still in';
  if (hiding ? side.coin !== 0 : !hasToken(side, side.coin)) return `coin under cell ${side.coin}`;
  return null;
}

const faultOfDead = (side: Side): string | null =>
  side.dice.some((points) => points !== 0) || side.tokens.some((token) => token) ? 'out but with dice or tokens' : null;
