import type { Seat } from '../../../kernel/position.ts';
import type { Option } from '../../../kernel/steps.ts';
import { leastIn } from '../absent.ts';
import { tell } from '../events.ts';
import { lookOptions } from '../options.ts';
import { drawForHand, fillRiver, isBunker, nearEnd, showBunker } from '../pile.ts';
import { placesOf } from '../placement.ts';
import { handOf, leftOf } from '../players.ts';
import { PILE_SPOT, spotOfRiver } from '../spots.ts';
import type { Question, RoadTable, State, Task } from '../state.ts';
import { doesText, tileText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { planPlace } from './3-tile-types.ts';
import { salvageOptions } from './cards/salvage.ts';
import { discardFromHand } from './discarding.ts';
import { mayTurn } from './turning.ts';

/** A turn: draw, one action, refill the river; then it is the next one's. */
export function beginTurn(table: RoadTable, seat: Seat): void {
  const { game } = table;
  game.player = seat;
  game.turn += 1;
  game.turnsOf[seat]! += 1;
  game.extraTurn = false;
  game.eventTile = null;
  table.then({ step: 'draw' }, { step: 'action' }, { step: 'refill' }, { step: 'next-turn' });
}

/** Turns go clockwise, but an extra turn comes first (D-36). A preview shows the turn that it is about, not that of somebody else. */
export const nextTurn: Task<'next-turn'> = {
  run(table) {
    const { game } = table;
    if (!game.extraTurn) table.reveal();
    beginTurn(table, game.extraTurn ? game.player : leftOf(game, game.player));
  },
};

type Source = 'pile' | number | 'salvage';

/** The active player draws a tile: the top of the pile, or one of the river. */
export const draw: Question<'draw', Source> = {
  seats: (game) => (sources(game).length > 1 ? [game.player] : []),
  ask: (game) => ({ text: say('road.ask.draw', { end: endOf(game) }), options: sources(game), ifAbsent: [sourceForTheAbsent(game)] }),
  resolve(table, _frame, picks) {
    const { game } = table;
    const source = picks.get(game.player)?.[0] ?? sources(game)[0]!.value;
    if (source === 'salvage') table.then({ step: 'salvage' }, { step: 'draw' });
    else if (source === 'pile') drawFromPile(table);
    else drawFromRiver(table, source);
  },
};

const endOf = ({ pile, river }: State) => nearEnd({ pile: pile.length, river });

function sources(game: State): Option<Source>[] {
  const count = game.pile.length;
  const isRisky = endOf(game) === 'pile';
  const pile: Option<Source> = {
    id: 'pile',
    label: say(isRisky ? 'road.option.pileRisky' : 'road.option.pile', { count }),
    hint: say(isRisky ? 'road.hint.pileRisky' : 'road.hint.pile'),
    ...(isRisky ? {} : { atOnce: true }),
    value: 'pile',
    at: PILE_SPOT,
  };
  const river = game.river.flatMap((tile, slot): Option<Source>[] =>
    tile ? [{ id: `river:${slot}`, label: tileText(tile), hint: doesText(tile), value: slot, at: spotOfRiver(slot) }] : [],
  );
  return [...(count > 0 ? [pile] : []), ...river, ...salvageOptions(game)];
}

/** From the pile; when it is empty (`whenTaken` only) the first tile of the river that is not the Bunker. */
function sourceForTheAbsent({ pile, river }: State): string {
  if (pile.length > 0) return 'pile';
  const plain = river.findIndex((tile) => tile && !isBunker(tile));
  return `river:${plain >= 0 ? plain : river.findIndex((tile) => tile)}`;
}

function drawFromPile(table: RoadTable): void {
  const { game } = table;
  const seat = game.player;
  const { tiles, bunker } = drawForHand(table, 1);
  handOf(game, seat).push(...tiles);
  if (bunker) showBunker(table, 'drawn');
  else tell(table, 'drew', { seat, turn: game.turn }, { [seat]: { got: tiles } });
}

function drawFromRiver(table: RoadTable, slot: number): void {
  const { game } = table;
  const tile = game.river[slot]!;
  game.river[slot] = null;
  if (isBunker(tile)) {
    showBunker(table, 'taken');
    return;
  }
  handOf(game, game.player).push(tile);
  tell(table, 'took', { seat: game.player, turn: game.turn, slot, tile });
}

type Action = { readonly do: 'play' | 'discard'; readonly hand: number } | { readonly do: 'turn' } | { readonly do: 'salvage' };

/** Exactly one action: play a tile, turn a tile of one's own, or discard. Discarding is always possible. */
export const action: Question<'action', Action> = {
  seats: (game) => [game.player],
  ask: (game) => ({
    text: say('road.ask.action'),
    options: actions(game),
    ifAbsent: [`discard:${leastIn(handOf(game, game.player))}`],
  }),
  resolve(table, _frame, picks) {
    const { game } = table;
    const chosen = picks.get(game.player)![0]!;
    switch (chosen.do) {
      case 'play':
        game.chosen = chosen.hand;
        return planPlace(table);
      case 'discard':
        return discardFromHand(table, [chosen.hand]);
      case 'turn':
        return table.then({ step: 'turn-which' });
      case 'salvage':
        return table.then({ step: 'salvage' }, { step: 'action' });
    }
  },
};

function actions(game: State): Option<Action>[] {
  const hand = handOf(game, game.player);
  const plays = lookOptions(hand, 'play')
    .filter(({ value }) => placesOf(game, hand[value]!).length > 0)
    .map(
      (option): Option<Action> => ({
        ...option,
        label: say('road.option.play', { tile: option.label }),
        value: { do: 'play', hand: option.value },
      }),
    );
  const discards = lookOptions(hand, 'discard').map(
    (option): Option<Action> => ({
      ...option,
      value: { do: 'discard', hand: option.value },
      group: say('road.group.discard'),
    }),
  );
  const turn: Option<Action> = { id: 'turn', label: say('road.option.turn'), hint: say('road.hint.turn'), value: { do: 'turn' } };
  return [
    ...plays,
    ...(mayTurn(game) ? [turn] : []),
    ...salvageOptions(game).map((option): Option<Action> => ({ ...option, value: { do: 'salvage' } })),
    ...discards,
  ];
}

/** The river is refilled to four tiles; what the pile shows then may be the Bunker. */
export const refill: Task<'refill'> = {
  run(table) {
    const { tiles, bunker } = fillRiver(table);
    if (tiles.length > 0) tell(table, 'refilled', { tiles });
    if (bunker) showBunker(table);
  },
};
