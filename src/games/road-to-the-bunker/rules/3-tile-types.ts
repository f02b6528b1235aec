import { tileOf } from '../content/tiles.ts';
import { tell } from '../events.ts';
import { takeFromHand } from '../hand.ts';
import { placeOption, rotationOption } from '../options.ts';
import { mannerOf, ownCells, type Place, placesOf, rotationsAt } from '../placement.ts';
import { handOf, zoneOf } from '../players.ts';
import type { Question, RoadTable, Rotation, State } from '../state.ts';
import { cellText, tileText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { topOf } from '../zone.ts';
import { planEffect } from './4-specific-tiles.ts';
import { steal } from './5-symbols-and-effects.ts';

/** The tile that is being played: a stolen one, or the one chosen from the hand. */
const tileInPlay = (game: State): string => game.stolen ?? handOf(game, game.player)[game.chosen!]!;

/** A stolen tile goes to the own zone like a green one (D-43). */
const placesInPlay = (game: State): readonly Place[] =>
  game.stolen ? ownCells(game, game.stolen).map((cell) => ({ seat: game.player, cell })) : placesOf(game, tileInPlay(game));

/** Asks where the tile in play goes, unless there is one place only. */
export function planPlace(table: RoadTable): void {
  const places = placesInPlay(table.game);
  if (places.length === 1) atPlace(table, places[0]!);
  else table.then({ step: 'place' });
}

/** Green tiles in the own zone, red ones in an opponent's (section 7). */
export const place: Question<'place', Place> = {
  seats: (game) => [game.player],
  ask(game) {
    const options = placesInPlay(game).map((at) => placeOption(game, at));
    const text = say(game.stolen ? 'road.ask.placeStolen' : 'road.ask.place', { tile: tileText(tileInPlay(game)) });
    return { text, options, ifAbsent: options.slice(0, 1).map(({ id }) => id) };
  },
  resolve(table, _frame, picks) {
    atPlace(table, picks.get(table.game.player)![0]!);
  },
};

function atPlace(table: RoadTable, { seat, cell }: Place): void {
  const { game } = table;
  switch (game.stolen ? 'own road' : mannerOf(tileInPlay(game))) {
    case 'own cover':
    case 'their cover':
      cover(table, { seat, cell });
      break;
    case 'theft':
      steal(table, { seat, cell }, takeInPlay(game));
      planPlace(table);
      break;
    default:
      planRotation(table, { seat, cell });
  }
}

/** Asks which way the tile in play lies, unless there is one way only. */
function planRotation(table: RoadTable, { seat, cell }: Place): void {
  const rotations = rotationsAt(zoneOf(table.game, seat), cell, tileInPlay(table.game));
  if (rotations.length === 1) lay(table, { seat, cell }, rotations[0]!);
  else table.then({ step: 'rotation', seat, cell });
}

/** Which way the roads of the tile in play lead, where several ways are legal. */
export const rotation: Question<'rotation', Rotation> = {
  seats: (game) => [game.player],
  ask(game, { seat, cell }) {
    const tile = tileInPlay(game);
    const options = rotationsAt(zoneOf(game, seat), cell, tile).map((rot) => rotationOption(tile, seat, cell, rot));
    const at = { tile: tileText(tile), cell: cellText(cell) };
    const text = seat === game.player ? say('road.ask.rotation', at) : say('road.ask.rotationIn', { ...at, zone: { seat } });
    return { text, options, ifAbsent: options.slice(0, 1).map(({ id }) => id) };
  },
  resolve(table, { seat, cell }, picks) {
    lay(table, { seat, cell }, picks.get(table.game.player)![0]!);
  },
};

/** The tile in play leaves the hand, or the limbo of a theft. */
function takeInPlay(game: State): string {
  const tile = game.stolen ?? takeFromHand(handOf(game, game.player), [game.chosen!])[0]!;
  game.stolen = null;
  game.chosen = null;
  return tile;
}

/** The tile in play comes to lie on an empty cell. */
function lay(table: RoadTable, { seat: zone, cell }: Place, rot: Rotation): void {
  const { game } = table;
  const tile = takeInPlay(game);
  zoneOf(game, zone).stacks[cell] = [{ tile, rot, seq: ++game.seq }];
  tell(table, 'laid', { seat: game.player, zone, tile, cell, rot });
  if (tileOf(tile).colour !== 'red') planEffect(table, tile, cell);
}

/** The tile in play comes to lie on another, which counts no longer (D-06). */
function cover(table: RoadTable, { seat: zone, cell }: Place): void {
  const { game } = table;
  const over = topOf(zoneOf(game, zone), cell)!.tile;
  const tile = takeInPlay(game);
  zoneOf(game, zone).stacks[cell]!.push({ tile, rot: 0, seq: ++game.seq });
  tell(table, 'covered', { seat: game.player, zone, tile, cell, over });
}
