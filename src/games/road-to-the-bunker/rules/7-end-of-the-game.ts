import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import { resourceCards } from '../content/cards.ts';
import { tileOf } from '../content/tiles.ts';
import { tell } from '../events.ts';
import { bestPath } from '../path/index.ts';
import { usedOn } from '../path/used.ts';
import { countOf, equipmentOf, handOf, seatsFrom, zoneOf } from '../players.ts';
import type { Cell, RoadTable, Score, State, Task, Zone } from '../state.ts';
import { say } from '../text/say.ts';
import { cellsOf, topOf } from '../zone.ts';

/** The Bunker is shown and all hands are open: every player takes the best path and draws for it; then it is clear who has won. */
export const endOfTheGame: Task<'end-of-the-game'> = {
  run(table) {
    const { game, seats } = table;
    table.reveal();
    const scores: Score[] = seats.map((seat) => pathScore(game, seat));
    for (const seat of seatsFrom(game, game.player)) drawResources(table, scores[seat]!);
    breakTies(game, scores);
    game.scores = scores;
    for (const seat of seatsFrom(game, game.player)) {
      const used = usedOn(zoneOf(game, seat), scores[seat]!.path, equipmentOf(handOf(game, seat)));
      tell(table, 'scored', { seat, score: scores[seat]!, used });
    }
    table.finish(verdict(scores));
  },
};

/** Everything that counts before cards are drawn (section 11.1). */
export function pathScore(game: State, seat: Seat): Score {
  const zone = zoneOf(game, seat);
  const hand = handOf(game, seat);
  const path = bestPath(zone, equipmentOf(hand), { reuse: game.settings.resourceReuse });
  return {
    path: [...path.cells],
    bunker: path.end,
    value: path.value,
    penalty: resourcesOn(zone, path.cells) - path.value,
    resourcesOnPath: path.resources,
    tilesOnPath: path.tiles,
    tent: game.tentBank[seat]!,
    hidden: countOf(hand, 'HIDDEN'),
    find: game.kept[seat]!.filter(({ card }) => card === 'FIND').length,
    cards: [],
    points: 0,
    redTops: cellsOf(zone).filter((cell) => tileOf(topOf(zone, cell)!.tile).colour === 'red').length,
    exact: path.exact,
  };
}

/** What the Resource tiles of a path give, each counted once. */
const resourcesOn = (zone: Zone, cells: readonly Cell[]): number =>
  [...new Set(cells)].reduce((sum, cell) => sum + tileOf(topOf(zone, cell)!.tile).resource, 0);

/** How many Resource cards a player draws. */
export const drawsOf = ({ value, tent, hidden, find }: Score): number => value + tent + hidden + find;

/** From the full deck, shuffled for each player; one that runs out is shuffled again (D-26). */
function drawResources(table: RoadTable, score: Score): void {
  let deck: number[] = [];
  for (let left = drawsOf(score); left > 0; left--) {
    if (deck.length === 0) {
      deck = [...resourceCards];
      table.shuffle(deck, 'resources');
    }
    score.cards.push(table.draw(deck)!);
  }
  score.points = score.cards.reduce((sum, value) => sum + value, 0);
}

type Measure = (score: Score) => number;
const POINTS: Measure = ({ points }) => points;
/** Ties, in this order: visible Danger tiles, Resource tiles on the path, different tiles on it. */
const TIE_BREAKERS = {
  dangers: ({ redTops }) => redTops,
  resources: ({ resourcesOnPath }) => resourcesOnPath,
  length: ({ tilesOnPath }) => tilesOnPath,
} as const satisfies {
  readonly [name: string]: Measure;
};

/** The longest of the best paths is looked for only where it decides something (section 11.3). */
function breakTies(game: State, scores: Score[]): void {
  const level = leaders(scores, [POINTS, TIE_BREAKERS.dangers, TIE_BREAKERS.resources]);
  if (level.length < 2) return;
  for (const seat of level) {
    const rules = { reuse: game.settings.resourceReuse, longest: true };
    const { cells, end, tiles } = bestPath(zoneOf(game, seat), equipmentOf(handOf(game, seat)), rules);
    const penalty = resourcesOn(zoneOf(game, seat), cells) - scores[seat]!.value;
    Object.assign(scores[seat]!, { path: [...cells], bunker: end, penalty, tilesOnPath: tiles });
  }
}

/** The seats that are level at the top by these measures, the first being the most important. */
function leaders(scores: readonly Score[], measures: readonly Measure[]): readonly Seat[] {
  return measures.reduce<readonly Seat[]>(
    (level, measure) => {
      const most = Math.max(...level.map((seat) => measure(scores[seat]!)));
      return level.filter((seat) => measure(scores[seat]!) === most);
    },
    [...scores.keys()],
  );
}

/** Most points; then the tie-breakers in turn; then a shared win (D-49). */
export function verdict(scores: readonly Score[]): { readonly winners: readonly Seat[]; readonly reason: Message } {
  const points = Math.max(...scores.map(POINTS));
  const measures: Measure[] = [POINTS];
  let winners = leaders(scores, measures);
  if (winners.length === 1) return { winners, reason: say('road.outcome.points', { who: { seat: winners[0]! }, points }) };
  for (const [name, measure] of Object.entries(TIE_BREAKERS) as [keyof typeof TIE_BREAKERS, Measure][]) {
    measures.push(measure);
    winners = leaders(scores, measures);
    if (winners.length === 1) return { winners, reason: say(`road.outcome.${name}`, { who: { seat: winners[0]! }, points }) };
  }
  return { winners, reason: say('road.outcome.shared', { who: winners.map((seat) => ({ seat })), points }) };
}
