import type { Seat } from '../../kernel/position.ts';
import { type Kind, type Tile, type TileId, tileOf } from './content/tiles.ts';
import { hasTentWalk } from './path/index.ts';
import { countOf, handOf, opponentsOf, zoneOf } from './players.ts';
import { protectedCells } from './protection.ts';
import type { Cell, Rotation, State, Zone } from './state.ts';
import { beside, cellsOf, hasRoad, openCells, opposite, ROTATIONS, roadsOfShape, topOf } from './zone.ts';

/** A cell of somebody's zone. */
export type Place = { readonly seat: Seat; readonly cell: Cell };

/** What a placement depends on; of the hands only the one of the player whose turn it is. */
export type Board = Pick<State, 'settings' | 'player'> & {
  readonly zones: readonly Zone[];
  readonly turnsOf: readonly number[];
  readonly hands: readonly (readonly TileId[])[];
};

/** How a tile comes to lie: on an empty cell at the end of a road, over another tile, instead of one, or not at all. */
type Manner = 'own road' | 'own cover' | 'their road' | 'their cover' | 'theft' | 'none';

const MANNERS: { readonly [kind in Kind]: Manner } = {
  EVENT: 'own road',
  R1: 'own road',
  R1C: 'own road',
  R2: 'own road',
  R3: 'own road',
  SAFE: 'own road',
  HIDDEN: 'own road',
  TENT: 'own road',
  AVERT: 'own cover',
  BLOW: 'own cover',
  Z1: 'their road',
  Z2: 'their road',
  DEAD: 'their road',
  FIRE: 'their cover',
  HORDE: 'their cover',
  MINE: 'theft',
  MASK: 'none',
  WEAPON: 'none',
  START: 'none',
  BUNKER: 'none',
};

export const mannerOf = (tile: TileId): Manner => MANNERS[tileOf(tile).kind];

/** Every place where the player whose turn it is may put a tile (section 7), own zone first, then opponents clockwise. */
export function placesOf(game: Board, tile: TileId): readonly Place[] {
  const { player } = game;
  const inZone = (seat: Seat, cells: readonly Cell[]) => cells.map((cell) => ({ seat, cell }));
  const inTheirs = (cells: (zone: Zone) => readonly Cell[]) =>
    opponentsOf(game, player).flatMap((seat) => inZone(seat, cells(zoneOf(game, seat))));
  const own = zoneOf(game, player);
  switch (mannerOf(tile)) {
    case 'own road':
      return inZone(player, ownCells(game, tile));
    case 'own cover':
      return inZone(player, coveredBy(own, tile));
    case 'their road':
      return underTruce(game) ? [] : inTheirs((zone) => unprotected(game, zone, openCells(zone)));
    case 'their cover':
      return underTruce(game) ? [] : inTheirs((zone) => unprotected(game, zone, coveredBy(zone, tile)));
    case 'theft':
      return openCells(own).length === 0 ? [] : inTheirs((zone) => coveredBy(zone, tile));
    case 'none':
      return [];
  }
}

/** Where a green tile may go in the zone of the player whose turn it is: any tile with a road can be turned to meet a loose end. */
export function ownCells(game: Board, tile: TileId): readonly Cell[] {
  const own = zoneOf(game, game.player);
  const cells = openCells(own);
  if (tileOf(tile).kind !== 'TENT') return cells;
  const masks = countOf(handOf(game, game.player), 'MASK');
  return cells.filter((cell) => hasTentWalk(withTile(own, cell, tile), cell, masks));
}

/** Setting `firstRoundTruce`: no Danger tiles in anybody's first turn. */
const underTruce = ({ settings, turnsOf, player }: Board): boolean => settings.firstRoundTruce === 'on' && turnsOf[player] === 1;

const unprotected = ({ settings }: Board, zone: Zone, cells: readonly Cell[]): readonly Cell[] => {
  const safe = protectedCells(zone, settings.safeReach);
  return cells.filter((cell) => !safe.has(cell));
};

/** Cells whose top tile this tile may cover or, for "That's mine!", replace. */
const coveredBy = (zone: Zone, tile: TileId): readonly Cell[] =>
  cellsOf(zone).filter((cell) => cell !== zone.start && mayCover(tileOf(tile).kind, tileOf(topOf(zone, cell)!.tile)));

function mayCover(kind: Kind, under: Tile): boolean {
  switch (kind) {
    case 'AVERT':
      return under.colour === 'red';
    case 'BLOW':
      return under.kind === 'HORDE';
    case 'FIRE':
      return under.colour === 'green' && under.resource > 0;
    case 'HORDE':
      return ['red', 'green', 'hybrid'].includes(under.colour) && under.resource === 0;
    case 'MINE':
      return under.resource > 0;
    default:
      return false;
  }
}

/** The quarter turns in which a tile looks different. */
export const distinctRotations = (tile: TileId): readonly Rotation[] => {
  const { shape } = tileOf(tile);
  const looks = ROTATIONS.map((rot) => roadsOfShape(shape, rot).join());
  return ROTATIONS.filter((rot) => looks.indexOf(looks[rot]!) === rot);
};

/**
 * The quarter turns in which a tile may lie on an empty cell: a road of it meets another (D-31). A Danger tile besides points as few
 * of its roads as possible at tiles without a road there (D-09).
 */
export function rotationsAt(zone: Zone, cell: Cell, tile: TileId): readonly Rotation[] {
  const fits = distinctRotations(tile)
    .map((rot) => ({ rot, ...fitOf(zone, cell, tile, rot) }))
    .filter(({ linked }) => linked > 0);
  if (mannerOf(tile) !== 'their road') return fits.map(({ rot }) => rot);
  const fewest = Math.min(...fits.map(({ blocked }) => blocked));
  return fits.filter(({ blocked }) => blocked === fewest).map(({ rot }) => rot);
}

function fitOf(zone: Zone, cell: Cell, tile: TileId, rot: Rotation) {
  const roads = roadsOfShape(tileOf(tile).shape, rot);
  const linked = roads.filter((side) => hasRoad(zone, beside(cell, side), opposite(side))).length;
  const met = roads.filter((side) => topOf(zone, beside(cell, side))).length;
  return { linked, blocked: met - linked };
}

/** The zone with one more tile on an empty cell. */
const withTile = (zone: Zone, cell: Cell, tile: TileId): Zone => ({
  ...zone,
  stacks: { ...zone.stacks, [cell]: [{ tile, rot: 0, seq: 0 }] },
});
