import { eventCards } from './content/cards.ts';
import { tileOf, tiles } from './content/tiles.ts';
import { BOTTOM, isBunker } from './pile.ts';
import type { State, Zone } from './state.ts';

const COVERS = ['FIRE', 'HORDE', 'AVERT', 'BLOW'];

/** Throws when a component is lost or doubled or an invariant of section 16 is broken. */
export function audit(game: State): void {
  const fault = faultOfTiles(game) ?? faultOfCards(game) ?? faultOfHands(game) ?? faultOfZones(game);
  if (fault) throw new Error(fault);
}

/** 1 and 4: the 103 tiles are all somewhere, the Bunker deep in the pile until it is shown. */
function faultOfTiles({ pile, river, hands, zones, discard, outOfGame, stolen, bunkerShown, turn }: State): string | null {
  const shown = bunkerShown ? tiles.filter(({ id }) => isBunker(id)).map(({ id }) => id) : [];
  const lying = zones.flatMap(({ stacks }) => Object.values(stacks).flatMap((stack) => stack.map(({ tile }) => tile)));
  const inRiver = river.filter((tile) => tile !== null);
  const all = [...pile, ...inRiver, ...hands.flat(), ...lying, ...discard, ...outOfGame, ...(stolen ? [stolen] : []), ...shown];
  if (turn > 0 || pile.length > 0) {
    const twice = all.find((tile, n) => all.indexOf(tile) !== n);
    if (twice) return `tile ${twice} is twice`;
    const lost = tiles.find(({ id }) => !all.includes(id));
    if (lost) return `tile ${lost.id} is lost`;
  }
  return pile.findIndex(isBunker) >= BOTTOM ? 'the Bunker is not among the last tiles' : null;
}

/** 9: the 13 event cards. */
function faultOfCards({ eventPile, eventDiscard, kept }: State): string | null {
  const all = [...eventPile, ...eventDiscard, ...kept.flat().map(({ card }) => card)];
  return [...all].sort().join() === [...eventCards].sort().join() ? null : `event cards ${all}`;
}

/** 2: hands within their limits; a tile more after a draw, and one more while one is exchanged. */
function faultOfHands({ hands, handLimits }: State): string | null {
  const wrong = hands.findIndex((hand, seat) => {
    const limit = handLimits[seat]!;
    return !(limit >= 0 && limit <= 4 && hand.length <= limit + 2);
  });
  return wrong < 0 ? null : `seat ${wrong} has ${hands[wrong]!.length} tiles, limit ${handLimits[wrong]}`;
}

function faultOfZones({ zones }: State): string | null {
  const faults = zones.map((zone, seat) => ({ seat, fault: faultOfZone(zone) })).find(({ fault }) => fault);
  return faults ? `seat ${faults.seat}: ${faults.fault}` : null;
}

/** 5, 6 and 11: one Start alone on its cell, only covers on top of others, no two places equally recent. */
function faultOfZone({ start, stacks }: Zone): string | null {
  const kindsAt = (cell: string) => (stacks[cell] ?? []).map(({ tile }) => tileOf(tile).kind);
  const all = Object.keys(stacks);
  if (!['START', 'TENT'].includes(kindsAt(start).join())) return `Start is ${kindsAt(start)}`;
  if (all.some((cell) => cell !== start && kindsAt(cell).includes('START'))) return 'two Starts';
  if (all.some((cell) => stacks[cell]!.length === 0)) return 'an empty stack';
  const odd = all.flatMap((cell) => kindsAt(cell).slice(1)).find((kind) => !COVERS.includes(kind));
  if (odd) return `${odd} on top of another tile`;
  const seqs = all.map((cell) => stacks[cell]!.at(-1)!.seq);
  return new Set(seqs).size === seqs.length ? null : 'two places are equally recent';
}
