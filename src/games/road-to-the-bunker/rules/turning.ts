import { inKeepOrder } from '../absent.ts';
import { tell } from '../events.ts';
import { takeFromHand } from '../hand.ts';
import { handOptions, placeOption, rotationOption } from '../options.ts';
import { distinctRotations, type Place } from '../placement.ts';
import { handOf, zoneOf } from '../players.ts';
import type { Cell, Question, RoadTable, Rotation, State } from '../state.ts';
import { cellText, tileText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { cellsOf, roadsOf, topOf } from '../zone.ts';

/** Turning a tile costs two tiles of the hand. */
const PRICE = 2;

/** Own tiles that look different when they are turned, also red ones and the Start (D-14). */
const turnable = (game: State): readonly Cell[] => {
  const zone = zoneOf(game, game.player);
  return cellsOf(zone).filter((cell) => distinctRotations(topOf(zone, cell)!.tile).length > 1);
};

export const mayTurn = (game: State): boolean => handOf(game, game.player).length >= PRICE && turnable(game).length > 0;

/** Which tile is turned. */
export const turnWhich: Question<'turn-which', Place> = {
  seats: (game) => (turnable(game).length > 1 ? [game.player] : []),
  ask(game) {
    const options = turnable(game).map((cell) => placeOption(game, { seat: game.player, cell }));
    return { text: say('road.ask.turnWhich'), options, ifAbsent: [options[0]!.id] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const cell = picks.get(game.player)?.[0]?.cell ?? turnable(game)[0]!;
    table.then({ step: 'turn-how', cell });
  },
};

const otherWays = (game: State, cell: Cell): readonly Rotation[] => {
  const top = topOf(zoneOf(game, game.player), cell)!;
  const now = roadsOf(top).join();
  return distinctRotations(top.tile).filter((rot) => roadsOf({ tile: top.tile, rot }).join() !== now);
};

/** Which way it lies then: any other way, whether roads meet or not. */
export const turnHow: Question<'turn-how', Rotation> = {
  seats: (game, { cell }) => (otherWays(game, cell).length > 1 ? [game.player] : []),
  ask(game, { cell }) {
    const { tile } = topOf(zoneOf(game, game.player), cell)!;
    const options = otherWays(game, cell).map((rot) => rotationOption(tile, game.player, cell, rot));
    return { text: say('road.ask.rotation', { tile: tileText(tile), cell: cellText(cell) }), options, ifAbsent: [options[0]!.id] };
  },
  resolve(table, { cell }, picks) {
    const { game } = table;
    table.then({ step: 'turn-price', cell, rot: picks.get(game.player)?.[0] ?? otherWays(game, cell)[0]! });
  },
};

/** Two tiles of the hand are discarded, and the hand is smaller by one from now on (D-13). */
export const turnPrice: Question<'turn-price', number> = {
  seats: (game) => (handOf(game, game.player).length > PRICE ? [game.player] : []),
  ask(game) {
    const hand = handOf(game, game.player);
    const ifAbsent = inKeepOrder(hand)
      .slice(0, PRICE)
      .map((n) => `discard:${n}`);
    return { text: say('road.ask.turnPrice'), options: handOptions(hand, 'discard'), min: PRICE, max: PRICE, ifAbsent };
  },
  resolve(table, { cell, rot }, picks) {
    turn(table, cell, rot, picks.get(table.game.player) ?? [0, 1]);
  },
};

function turn(table: RoadTable, cell: Cell, rot: Rotation, price: readonly number[]): void {
  const { game } = table;
  const seat = game.player;
  const discarded = takeFromHand(handOf(game, seat), price);
  game.discard.push(...discarded);
  game.handLimits[seat]! -= 1;
  const top = topOf(zoneOf(game, seat), cell)!;
  top.rot = rot;
  tell(table, 'turned', { seat, cell, tile: top.tile, rot, discarded, limit: game.handLimits[seat]! });
}
