import { apply, type Cells, isStep, startCells, winnerAfter } from './board.ts';

type Board = { cells: Cells; winner: number | null };
type MoveContext = { readonly G: Board; readonly playerID: string };

/** Breakthrough for boardgame.io, as its tutorial writes games; `invalid` is its INVALID_MOVE. */
export const breakthroughFor = (invalid: string) => ({
  name: 'breakthrough',
  setup: (): Board => ({ cells: startCells(), winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step({ G, playerID }: MoveContext, from: number, to: number) {
      const seat = Number(playerID);
      if (!isStep(G.cells, seat, from, to)) return invalid;
      apply(G.cells, seat, { from, to });
      G.winner = winnerAfter(G.cells, seat, to);
      return undefined;
    },
  },
  endIf: ({ G }: { readonly G: Board }) => (G.winner === null ? undefined : { winner: String(G.winner) }),
});
