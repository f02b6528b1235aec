import { type EventKey, eventCards } from '../../../src/games/road-to-the-bunker/content/cards.ts';
import { type TileId, tileOf, tiles } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { leftOf } from '../../../src/games/road-to-the-bunker/players.ts';
import {
  type Kept,
  type Placed,
  type RoadSettings,
  type Rotation,
  type State,
  settings,
  type Zone,
} from '../../../src/games/road-to-the-bunker/state.ts';
import { completeSettings } from '../../../src/kernel/kernel.ts';

export const [A, B, C] = [0, 1, 2] as const;

/** A tile by kind, and by shape where it matters: `R2 S`, `FIRE`. `-` is an empty slot of the river. */
type Name = string;

/** What is on the table. Whatever is left out is empty; tiles named nowhere are in the pile, or out of the game if it is given whole. */
export type Given = {
  /** By seat: tiles as `R2 S@1,0r1`, those lying lower first, `#12` for the number of the placement. A Start lies at 0,0. */
  readonly zones: readonly (readonly string[])[];
  /** By seat. */
  readonly hands?: readonly (readonly Name[])[];
  readonly limits?: readonly number[];
  /** Some four tiles unless given. */
  readonly river?: readonly Name[];
  /** The next tiles, the top first. With BUNKER this is the whole pile. */
  readonly pile?: readonly Name[];
  /** The next event cards, the top first. */
  readonly events?: readonly EventKey[];
  readonly discard?: readonly Name[];
  readonly kept?: readonly (readonly Kept[])[];
  readonly tentBank?: readonly number[];
  readonly turn?: number;
  readonly turnsOf?: readonly number[];
  readonly settings?: Partial<RoadSettings>;
};

/** Hands out each of the 103 tiles once. */
class Box {
  readonly #left = new Set(tiles.map(({ id }) => id));

  take(name: Name): TileId {
    const [kind, shape] = name.split(' ');
    const id = [...this.#left].find((tile) => tileOf(tile).kind === kind && (!shape || tileOf(tile).shape === shape));
    if (!id) throw new Error(`no tile left for ${name}`);
    this.#left.delete(id);
    return id;
  }

  takeAll(names: readonly Name[] = []): TileId[] {
    return names.map((name) => this.take(name));
  }

  /** Tiles that nothing names. */
  takeLast(count: number): TileId[] {
    const last = this.rest()
      .filter((id) => !['START', 'BUNKER'].includes(tileOf(id).kind))
      .slice(-count);
    for (const id of last) this.#left.delete(id);
    return last;
  }

  rest(): TileId[] {
    return [...this.#left];
  }
}

/** The table in the moment in which A has the turn (of seats by number, A is 0). */
export function stateOf(given: Given): State {
  const box = new Box();
  const seats = given.zones.map((_, seat) => seat);
  const zones = given.zones.map((lying, seat) => zoneOf(box, lying, seat));
  const hands = seats.map((seat) => box.takeAll(given.hands?.[seat]));
  const shown = given.river?.map((name) => (name === '-' ? null : box.take(name)));
  const discard = box.takeAll(given.discard);
  const pile = box.takeAll(given.pile).reverse();
  const whole = given.pile?.includes('BUNKER') ?? false;
  const bunker = whole ? [] : [box.take('BUNKER')];
  const river = shown ?? box.takeLast(4);
  const rest = box.rest();
  const unused = (tile: TileId) => tileOf(tile).kind === 'START';
  const events = given.events ?? [];
  const kept = seats.map((seat) => given.kept?.[seat]?.map((card) => ({ ...card })) ?? []);
  return {
    settings: completeSettings(settings, given.settings ?? {}),
    pile: [...bunker, ...(whole ? [] : rest.filter((tile) => !unused(tile))), ...pile],
    river,
    hands,
    handLimits: seats.map((seat) => given.limits?.[seat] ?? 4),
    zones,
    tentBank: seats.map((seat) => given.tentBank?.[seat] ?? 0),
    kept,
    discard,
    outOfGame: whole ? rest : rest.filter(unused),
    bunkerShown: false,
    eventPile: [...without(eventCards, [...events, ...kept.flat().map(({ card }) => card)]), ...[...events].reverse()],
    eventDiscard: [],
    turn: given.turn ?? 20,
    turnsOf: seats.map((seat) => given.turnsOf?.[seat] ?? 10),
    player: leftOf({ zones }, seats.at(-1)!),
    extraTurn: false,
    eventTile: null,
    chosen: null,
    stolen: null,
    seq: 100,
    scores: null,
  };
}

function zoneOf(box: Box, lying: readonly string[], seat: number): Zone {
  const stacks: { [cell: string]: Placed[] } = { '0,0': [{ tile: box.take('START'), rot: 0, seq: seat + 1 }] };
  for (const [n, text] of lying.entries()) {
    const [, name, cell, rot, seq] = /^(\w+ ?\w?)@(-?\d+,-?\d+)(?:r(\d))?(?:#(\d+))?$/.exec(text)!;
    const placed = { tile: box.take(name!), rot: Number(rot ?? 0) as Rotation, seq: seq ? Number(seq) : 10 * (seat + 1) + n };
    stacks[cell!] = [...(stacks[cell!] ?? []), placed];
  }
  return { start: '0,0', stacks };
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = [...all];
  for (const one of some) left.splice(left.indexOf(one), 1);
  return left;
}
