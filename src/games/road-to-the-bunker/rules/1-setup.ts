import type { Seat } from '../../../kernel/position.ts';
import { eventCards } from '../content/cards.ts';
import { tiles } from '../content/tiles.ts';
import { tell } from '../events.ts';
import { seatOption } from '../options.ts';
import { BOTTOM, isBunker } from '../pile.ts';
import type { Question, RoadTable, Task } from '../state.ts';
import { say } from '../text/say.ts';
import { beginTurn } from './2-turn-overview.ts';

export const HAND_LIMIT = 4;
export const RIVER_SIZE = 4;

/** Setup: Start tiles, pile with the Bunker among the last five, hands, river, event cards; then who begins. */
export const setup: Task<'setup'> = {
  run(table) {
    const { game, seats } = table;
    const starts = tiles.filter(({ kind }) => kind === 'START').map(({ id }) => id);
    for (const seat of seats) game.zones[seat]!.stacks['0,0'] = [{ tile: starts[seat]!, rot: 0, seq: ++game.seq }];
    game.outOfGame.push(...starts.slice(seats.length));
    buildPile(table);
    for (const _ of Array(HAND_LIMIT)) for (const seat of seats) game.hands[seat]!.push(game.pile.pop()!);
    for (const slot of Array(RIVER_SIZE).keys()) game.river[slot] = game.pile.pop()!;
    game.eventPile = [...eventCards];
    table.shuffle(game.eventPile, 'events');
    decideWhoBegins(table);
  },
};

/** All tiles that the number of players allows, less those trimmed at random (setting `pileTrim`), the Bunker in the bottom five. */
function buildPile(table: RoadTable): void {
  const { game, seats } = table;
  const suited = tiles.filter(({ kind }) => kind !== 'START' && kind !== 'BUNKER');
  const pile = suited.filter(({ minPlayers }) => minPlayers <= seats.length).map(({ id }) => id);
  game.outOfGame.push(...suited.filter(({ minPlayers }) => minPlayers > seats.length).map(({ id }) => id));
  table.shuffle(pile, 'pile');
  game.outOfGame.push(...pile.splice(0, Math.floor((pile.length * Number(game.settings.pileTrim)) / 100)));
  const bottom = [...pile.splice(0, BOTTOM - 1), tiles.find(({ id }) => isBunker(id))!.id];
  table.shuffle(bottom, 'bunker');
  game.pile = [...bottom, ...pile];
}

/** Who would die first in a zombie apocalypse: chance decides, the host, or a vote (D-05). */
function decideWhoBegins(table: RoadTable): void {
  const { firstPlayer } = table.game.settings;
  if (firstPlayer === 'random') begin(table, table.roll(table.seats.length, 'first player') - 1);
  else table.then({ step: firstPlayer === 'host' ? 'first-player' : 'first-player-vote' });
}

/** Setting `firstPlayer` host: seat 0 names who begins. */
export const firstPlayer: Question<'first-player', Seat> = {
  seats: () => [0],
  ask: (game) => ({ text: say('road.ask.first'), options: [...game.zones.keys()].map(seatOption), ifAbsent: 'any' }),
  resolve(table, _frame, picks) {
    begin(table, picks.get(0)![0]!);
  },
};

/** Setting `firstPlayer` vote: most votes, chance among equals; who does not vote counts for nobody. */
export const firstPlayerVote: Question<'first-player-vote', Seat | null> = {
  seats: (game) => [...game.zones.keys()],
  ask: (game) => ({
    text: say('road.ask.vote'),
    options: [...[...game.zones.keys()].map(seatOption), { id: 'nobody', label: say('road.option.nobody'), value: null }],
    ifAbsent: ['nobody'],
  }),
  resolve(table, _frame, picks) {
    const votes = [...picks.values()].map(([choice]) => choice);
    const counts = table.seats.map((seat) => votes.filter((vote) => vote === seat).length);
    const most = table.seats.filter((seat) => counts[seat] === Math.max(...counts));
    begin(table, most.length === 1 ? most[0]! : most[table.roll(most.length, 'first player') - 1]!);
  },
};

function begin(table: RoadTable, seat: Seat): void {
  tell(table, 'starts', { seat });
  beginTurn(table, seat);
}
