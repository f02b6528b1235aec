import type { Message } from '../../../kernel/message.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import { tell } from '../events.ts';
import { tentWalks } from '../path/index.ts';
import { countOf, handOf, zoneOf } from '../players.ts';
import { discardStack, liftStack } from '../stacks.ts';
import type { Cell, Question, RoadTable, State } from '../state.ts';
import { cellText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { topOf } from '../zone.ts';

/** With `tentPath` choose the player chooses among at most so many walks. */
const WALKS_OFFERED = 10;
const PLACES_NAMED = 5;

type Walk = { readonly cells: readonly Cell[]; readonly value: number };

/** Plans what a tile does that was just laid in the own zone. */
export function planEffect(table: RoadTable, tile: TileId, cell: Cell): void {
  const { game } = table;
  const { kind, changeOfPlan } = tileOf(tile);
  if (changeOfPlan) table.then({ step: 'change-of-plan' });
  if (kind === 'TENT') table.then({ step: 'tent', walks: walksTo(game, cell) });
  if (kind === 'EVENT') {
    game.eventTile = tile;
    table.then({ step: 'unexpected-event' });
  }
}

function walksTo(game: State, cell: Cell) {
  const { settings, player } = game;
  const masks = countOf(handOf(game, player), 'MASK');
  const limit = settings.tentPath === 'choose' ? WALKS_OFFERED : 1;
  return tentWalks(zoneOf(game, player), cell, masks, limit, settings.resourceReuse);
}

/** Tent: the Resources on a walk from Start to it are kept for the end, the walk is removed, and the Tent is the new Start. */
export const tent: Question<'tent', number> = {
  seats: (game, { walks }) => (walks.length > 1 ? [game.player] : []),
  ask: (_game, { walks }) => ({
    text: say('road.ask.tent'),
    options: walks.map((walk, n) => ({ id: `walk:${n}`, label: walkText(walk), value: n })),
    ifAbsent: ['walk:0'],
  }),
  resolve(table, { walks }, picks) {
    const [choice = 0] = picks.get(table.game.player) ?? [];
    pitch(table, walks[choice]!);
  },
};

/** A walk by its first places: a label has no room for more. */
function walkText({ cells, value }: Walk): Message {
  const between = cells.slice(1, -1);
  const named = between.slice(0, PLACES_NAMED).map(cellText);
  const left = between.length - named.length;
  const more = left > 0 ? [say('road.option.more', { count: left })] : [];
  return say('road.option.walk', { value, count: between.length, cells: [...named, ...more] });
}

function pitch(table: RoadTable, { cells, value }: Walk): void {
  const { game } = table;
  const zone = zoneOf(game, game.player);
  const to = cells.at(-1)!;
  const walked = [...new Set(cells)].filter((cell) => cell !== to && cell !== zone.start);
  const masks = walked.filter((cell) => tileOf(topOf(zone, cell)!.tile).kind === 'FIRE').length;
  const removed = walked.flatMap((cell) => discardStack(game, zone, cell));
  for (const { tile } of liftStack(zone, zone.start)) (tileOf(tile).kind === 'START' ? game.outOfGame : game.discard).push(tile);
  zone.start = to;
  game.tentBank[game.player]! += value;
  tell(table, 'tent', { seat: game.player, cell: to, value, removed, masks });
}
