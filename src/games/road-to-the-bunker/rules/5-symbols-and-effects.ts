import { tell } from '../events.ts';
import { fillRiver, isBunker, showBunker } from '../pile.ts';
import type { Place } from '../placement.ts';
import { zoneOf } from '../players.ts';
import type { RoadTable, Task } from '../state.ts';

/** Change of plan: all tiles of the river go, four new ones come (D-46). With `whenTaken` a Bunker in the river stays. */
export const changeOfPlan: Task<'change-of-plan'> = {
  run(table) {
    const { game } = table;
    const gone = game.river.filter((tile) => tile !== null && !isBunker(tile)) as string[];
    game.river = game.river.map((tile) => (tile !== null && isBunker(tile) ? tile : null));
    game.discard.push(...gone);
    const { tiles, bunker } = fillRiver(table);
    tell(table, 'plan-changed', { seat: game.player, gone, came: tiles });
    if (bunker) showBunker(table);
  },
};

/** That's mine!: the tile takes the place of one with a Resource symbol, which is then played in the own zone. */
export function steal(table: RoadTable, { seat: zone, cell }: Place, mine: string): void {
  const { game } = table;
  const stack = zoneOf(game, zone).stacks[cell]!;
  const { tile } = stack.pop()!;
  stack.push({ tile: mine, rot: 0, seq: ++game.seq });
  game.stolen = tile;
  tell(table, 'stole', { seat: game.player, zone, cell, tile });
}
