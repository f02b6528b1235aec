import type { Seat } from '../../kernel/position.ts';
import type { Option } from '../../kernel/steps.ts';
import type { TileId } from './content/tiles.ts';
import { firstAlike } from './hand.ts';
import type { Place } from './placement.ts';
import { zoneOf } from './players.ts';
import { spotOfHand, spotOfPlace, spotOfTurn } from './spots.ts';
import type { Cell, Rotation, State } from './state.ts';
import { cellText, doesText, roadsText, tileText } from './text/names.ts';
import { say } from './text/say.ts';
import { roadsOf, topOf } from './zone.ts';

/** A place of a zone; one that is built on is named with its tile. Those of another zone belong together. */
export function placeOption(game: State, { seat, cell }: Place): Option<Place> {
  const top = topOf(zoneOf(game, seat), cell);
  return {
    id: spotOfPlace(seat, cell),
    label: top ? say('road.option.over', { cell: cellText(cell), tile: tileText(top.tile) }) : cellText(cell),
    value: { seat, cell },
    ...(seat === game.player ? {} : { group: say('road.group.zone', { who: { seat } }) }),
    at: spotOfPlace(seat, cell),
  };
}

/** A quarter turn of a tile, named by where its roads then lead. */
export const rotationOption = (tile: TileId, seat: Seat, cell: Cell, rot: Rotation): Option<Rotation> => ({
  id: `rot:${rot}`,
  label: roadsText(roadsOf({ tile, rot })),
  value: rot,
  at: spotOfTurn(seat, cell, rot),
});

/** The tiles of a hand, each by its place in the hand, with what it does. */
export const handOptions = (hand: readonly TileId[], verb: 'discard' | 'pass' | 'play'): Option<number>[] =>
  hand.map((tile, n) => ({ id: `${verb}:${n}`, label: tileText(tile), hint: doesText(tile), value: n, at: spotOfHand(n) }));

/** The same where one tile is to be chosen: of equal ones only the first. */
export const lookOptions = (hand: readonly TileId[], verb: 'discard' | 'play'): Option<number>[] =>
  handOptions(hand, verb).filter(({ value }) => firstAlike(hand, value) === value);

/** A player. */
export const seatOption = (seat: Seat): Option<Seat> => ({
  id: `seat:${seat}`,
  label: say('road.option.seat', { who: { seat } }),
  value: seat,
});

/** A player, shown by a tile of their zone. */
export const seatByTile = ({ seat, cell }: Place): Option<Seat> => ({ ...seatOption(seat), at: spotOfPlace(seat, cell) });
