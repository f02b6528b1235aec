import type { Seat } from '../../kernel/position.ts';
import { inHand, type Outlook } from './bot-outlook.ts';
import { type TileId, tileOf } from './content/tiles.ts';
import { tentWalks } from './path/index.ts';
import { distinctRotations, mannerOf, type Place, placesOf, rotationsAt } from './placement.ts';
import { countOf } from './players.ts';
import type { Cell, Rotation, Zone } from './state.ts';
import { cellsOf, openCells, roadsOf, topOf } from './zone.ts';

/** A way to play a tile, or to turn one, and what it gains at once. */
export type Plan = Place & { readonly rot: Rotation; readonly gain: number };

/** What lies in a Tent is safe, a little better than on a path that may still be spoilt. */
const SAFETY = 0.15;
/** A turned tile costs a place in the hand for the rest of the game. */
const SMALLER_HAND = 0.8;
/** What an event card brings on average. */
const SURPRISE = 0.2;

/** Finds the best plans of a seat for its turn; what was judged once is not judged again. */
export type Planner = {
  /** The best way to play a tile as if it were in the hand; null when it has no place. */
  best(tile: TileId): Plan | null;
  /** What a tile of the own hand is worth to keep. */
  keeping(tile: TileId): number;
  /** The best way to lay a tile on a place, or to put it over what lies there. */
  at(tile: TileId, place: Place): Plan | null;
  /** What laying a tile gains. */
  laying(tile: TileId, place: Place, rot: Rotation): Plan;
  /** The best tile of the own zone to turn, its price included. */
  turning(): Plan | null;
  /** The best way to turn a tile of the own zone, without the price. */
  turningAt(cell: Cell): Plan | null;
  /** What turning it that way gains, without the price. */
  turned(cell: Cell, rot: Rotation): Plan;
};

/** A planner for the turn of the seat whose outlook it is. */
export function plannerOf(outlook: Outlook): Planner {
  const { view, seat, hand } = outlook;
  const known = new Map<string, Plan>();
  const zoneOf = (of: Seat): Zone => view.zones[of]!;

  function laying(tile: TileId, { seat: of, cell }: Place, rot: Rotation): Plan {
    const { kind, resource, zombies } = tileOf(tile);
    const special = kind === 'TENT' || kind === 'EVENT' || kind === 'FIRE';
    const look = `${of} ${cell} ${roadsOf({ tile, rot })} ${resource} ${zombies} ${special ? kind : ''}`;
    const before = known.get(look);
    if (before) return before;
    const plan = { seat: of, cell, rot, gain: gainOf(tile, { seat: of, cell }, rot) };
    known.set(look, plan);
    return plan;
  }

  function gainOf(tile: TileId, { seat: of, cell }: Place, rot: Rotation): number {
    const zone = zoneOf(of);
    const laid = { ...zone, stacks: { ...zone.stacks, [cell]: [...(zone.stacks[cell] ?? []), { tile, rot, seq: 0 }] } };
    const { kind } = tileOf(tile);
    if (kind === 'TENT') return pitching(laid, cell);
    return outlook.gain(of, laid) + (kind === 'EVENT' ? SURPRISE : 0);
  }

  function pitching(zone: Zone, cell: Cell): number {
    const [walk] = tentWalks(zone, cell, countOf(hand, 'MASK'), 1, view.settings.resourceReuse);
    if (!walk) return Number.NEGATIVE_INFINITY;
    const gone = new Set(walk.cells.slice(0, -1));
    const stacks = Object.fromEntries(Object.entries(zone.stacks).filter(([at]) => !gone.has(at)));
    return walk.value * (1 + SAFETY) + outlook.gain(seat, { start: cell, stacks });
  }

  const at = (tile: TileId, place: Place): Plan | null => {
    const manner = mannerOf(tile);
    if (manner === 'theft') return stealing(tile, place);
    if (manner === 'own cover' || manner === 'their cover') return laying(tile, place, 0);
    return bestOf(rotationsAt(zoneOf(place.seat), place.cell, tile).map((rot) => laying(tile, place, rot)));
  };

  function stealing(mine: TileId, place: Place): Plan | null {
    const own = stolen(topOf(zoneOf(place.seat), place.cell)!.tile);
    return own && { ...place, rot: 0, gain: own.gain + laying(mine, place, 0).gain };
  }

  const stolen = (tile: TileId): Plan | null => bestOf(openCells(zoneOf(seat)).map((cell) => at(tile, { seat, cell })));

  const hands = view.zones.map((_, of) => (of === seat ? hand : []));
  const best = remembered((tile) => bestOf(placesOf({ ...view, player: seat, hands }, tile).map((place) => at(tile, place))));

  const keeping = (tile: TileId): number => inHand(tile) - outlook.armed(tileOf(tile).kind, -1) + Math.max(0, best(tile)?.gain ?? 0) / 2;

  const turned = (cell: Cell, rot: Rotation): Plan => {
    const zone = zoneOf(seat);
    const stack = zone.stacks[cell]!;
    const after = { ...zone, stacks: { ...zone.stacks, [cell]: [...stack.slice(0, -1), { ...stack.at(-1)!, rot }] } };
    return { seat, cell, rot, gain: outlook.gain(seat, after) };
  };

  const turningAt = (cell: Cell): Plan | null => bestOf(distinctRotations(topOf(zoneOf(seat), cell)!.tile).map((rot) => turned(cell, rot)));

  const turning = (): Plan | null => {
    const [first = 0, second = 0] = hand.map(keeping).sort((a, b) => a - b);
    const plan = bestOf(cellsOf(zoneOf(seat)).map(turningAt));
    return plan && { ...plan, gain: plan.gain - first - second - SMALLER_HAND };
  };

  return { best, keeping, at, laying, turning, turningAt, turned };
}

/** Works a result out once a tile. */
function remembered<T>(find: (tile: TileId) => T): (tile: TileId) => T {
  const found = new Map<TileId, T>();
  return (tile) => {
    if (!found.has(tile)) found.set(tile, find(tile));
    return found.get(tile)!;
  };
}

/** The plan that gains most, the first of equals. */
const bestOf = <T extends { readonly gain: number }>(plans: readonly (T | null)[]): T | null =>
  plans.reduce((best, plan) => (plan && (!best || plan.gain > best.gain) ? plan : best), null);
