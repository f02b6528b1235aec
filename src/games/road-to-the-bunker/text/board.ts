import type { Message } from '../../../kernel/message.ts';
import type { Seat, Viewer } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import type { Standing } from '../../face.ts';
import { lookOf, type TileId, tileOf } from '../content/tiles.ts';
import { nearEnd } from '../pile.ts';
import { seatsFrom } from '../players.ts';
import { protectedCells } from '../protection.ts';
import type { Cell, View, Zone } from '../state.ts';
import { cellsOf, inReadingOrder, openCells, recent, roadsOf, topOf } from '../zone.ts';
import { cardText, cellText, roadLetters, tileText, tileTexts } from './names.ts';
import { say } from './say.ts';
import { standings } from './standings.ts';

/**
 * The board in words: where the game stands, or how all came out; the river; for every player, from the one whose turn it is on, what
 * they hold and their zone; the discard pile.
 */
export function boardText(sight: Sight<Viewer, View>): readonly Message[] {
  const { view, outcome } = sight;
  const now = outcome ? [outcome.reason, ...standings(sight).map(standingText)] : [moment(view), ...middle(view)];
  return [...now, ...seatsFrom(view, view.player).flatMap((seat) => playerText(view, seat)), discardText(view)];
}

const standingText = ({ seat, place, note }: Standing): Message =>
  say('road.board.standing', { who: { seat }, place, ...(note ? { note } : {}) });

const moment = ({ turn, player, pile }: View): Message =>
  turn === 0 ? say('road.board.setup') : say('road.board.turn', { turn, who: { seat: player }, pile });

function middle({ pile, river, stolen, extraTurn }: View): readonly Message[] {
  const shown = river.filter((tile) => tile !== null);
  return [
    ...(nearEnd({ pile, river }) === 'pile' ? [say('road.board.nearEnd')] : []),
    ...(extraTurn ? [say('road.board.extra')] : []),
    shown.length > 0 ? say('road.board.river', { tiles: tileTexts(shown) }) : say('road.board.riverEmpty'),
    ...(stolen ? [say('road.board.stolen', { tile: tileText(stolen) })] : []),
  ];
}

/** Every tile of the discard pile, since a card may take any: those that look the same together, in the order in which they came. */
function discardText({ discard }: View): Message {
  const looks = new Map<string, TileId[]>();
  for (const tile of discard) {
    const look = lookOf(tile);
    looks.set(look, [...(looks.get(look) ?? []), tile]);
  }
  const tiles = [...looks.values()].map((same) => say('road.board.several', { count: same.length, tile: tileText(same[0]!) }));
  return say('road.board.discard', { count: discard.length, tiles });
}

/** One player in words: what they hold, and their zone. */
export function playerText(view: View, seat: Seat): readonly Message[] {
  const who = { seat };
  const zone = view.zones[seat]!;
  const { size, limit } = view.hands[seat]!;
  const cards = view.kept[seat]!.map(({ card }) => say('road.board.card', { card: cardText(card) }));
  const ends = openCells(zone).map(cellText);
  const safe = inReadingOrder(protectedCells(zone, view.settings.safeReach)).map(cellText);
  const latest = recent(zone, view.eventTile);
  return [
    say('road.board.player', { who, size, limit, tent: view.tentBank[seat]!, kept: cards.length, cards }),
    say('road.board.zone', { who, tiles: cellsOf(zone).map((cell) => tileAt(zone, cell)) }),
    say('road.board.ends', { who, count: ends.length, cells: ends }),
    ...(safe.length > 0 ? [say('road.board.safe', { who, cells: safe })] : []),
    ...(latest ? [say('road.board.latest', { who, cell: cellText(latest) })] : []),
    ...(view.scores ? [pathText(view, seat), openHandText(view, seat)] : []),
  ];
}

/** The tiles that a player still held at the end, by which the count can be checked. */
function openHandText({ hands }: View, seat: Seat): Message {
  const tiles = tileTexts(hands[seat]!.tiles ?? []);
  return say('road.board.openHand', { who: { seat }, count: tiles.length, tiles });
}

function tileAt(zone: Zone, cell: Cell): Message {
  const top = topOf(zone, cell)!;
  const under = zone.stacks[cell]!.slice(0, -1).reverse();
  const args = { cell: cellText(cell), tile: tileText(top.tile), roads: roadLetters(roadsOf(top)) };
  if (under.length > 0) return say('road.board.over', { ...args, under: tileTexts(under.map(({ tile }) => tile)) });
  if (cell === zone.start) return say('road.board.start', { ...args, start: tileOf(top.tile).kind });
  return say('road.board.tile', args);
}

function pathText({ scores }: View, seat: Seat): Message {
  const { path, bunker } = scores![seat]!;
  if (!bunker) return say('road.board.noPath', { who: { seat } });
  return say('road.board.path', { who: { seat }, cells: path.map(cellText), bunker: cellText(bunker) });
}

/** What only this seat may see, in words: the tiles of its hand by number, and what it is playing. */
export function handText({ view, viewer }: Sight<Seat, View>): readonly Message[] {
  const { tiles, limit } = view.hands[viewer]!;
  const hand = tiles ?? [];
  const numbered = hand.map((tile, n) => say('road.hand.tile', { n: n + 1, tile: tileText(tile) }));
  return [
    hand.length > 0 ? say('road.hand.title', { tiles: numbered }) : say('road.hand.empty'),
    ...(view.chosen === null ? [] : [say('road.hand.chosen', { tile: tileText(hand[view.chosen]!) })]),
    say('road.hand.limit', { limit }),
  ];
}
