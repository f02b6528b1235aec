import type { Seat } from '../../../kernel/position.ts';
import { type Box, place } from '../../../scene/layout.ts';
import { dusk, seatLook } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { badge } from '../../../scene/symbols/badge.ts';
import type { TileId } from '../content/tiles.ts';
import { usedOn } from '../path/used.ts';
import { equipmentOf } from '../players.ts';
import type { Score, View } from '../state.ts';
import { say } from '../text/say.ts';
import { tent } from './emblems.ts';
import { tile } from './tile.ts';

const PLATE = 60;
/** Below the plate at the end: how the number of cards came about, and the tiles in hand, by which it can be checked. */
const ACCOUNT = 88;
const HAND = { height: 72, tile: 60, gap: 8 } as const;

/** How high what stands over a zone is. */
export const headOf = ({ scores }: View): number => PLATE + (scores ? ACCOUNT + HAND.height : 0);

/** Over a zone: whose it is, and what its owner holds; framed while it is their turn. At the end, the count and the open hand. */
export function plate({ x, y, w }: Pick<Box, 'x' | 'y' | 'w'>, view: View, seat: Seat): Node {
  const look = seatLook(dusk, seat);
  const score = view.scores?.[seat];
  const held = score ? points(w - 20, score) : holdings(w - 16, view, seat);
  const plays = !score && view.turn > 0 && view.player === seat;
  return place({ x, y }, [
    { kind: 'rect', x: 0, y: 0, w, h: PLATE, r: 16, fill: dusk.groundRaised, ...(plays ? { stroke: look.colour, width: 5 } : {}) },
    badge({ x: 36, y: PLATE / 2 }, 21, look),
    {
      kind: 'text',
      x: 70,
      y: PLATE / 2,
      text: say('picture.seat', { who: { seat } }),
      size: 36,
      bold: true,
      fill: dusk.text,
      maxWidth: w - 84 - held.width,
    },
    ...held.nodes,
    ...(score ? [account(w, view, seat, score), ...openHand(w, view.hands[seat]!.tiles ?? [])] : []),
  ]);
}

type Held = { readonly nodes: readonly Node[]; readonly width: number };

function points(right: number, score: Score): Held {
  const text = say('picture.points', { points: score.points });
  return {
    width: 190,
    nodes: [{ kind: 'text', x: right, y: PLATE / 2, text, size: 36, bold: true, align: 'right', fill: dusk.text, maxWidth: 180 }],
  };
}

function account(w: number, view: View, seat: Seat, { value, penalty, path, tent, hidden, find }: Score): Node {
  const { weapons, masks } = usedOn(view.zones[seat]!, path, equipmentOf(view.hands[seat]!.tiles ?? []));
  const sum = { value, found: value + penalty, lost: penalty, weapons, masks, notes: penalty + weapons + masks };
  return {
    kind: 'text',
    x: 18,
    y: PLATE + ACCOUNT / 2 + 2,
    text: say('picture.account', { ...sum, tent, hidden, find, cards: value + tent + hidden + find }),
    size: 30,
    fill: dusk.textQuiet,
    maxWidth: w - 36,
    lines: 2,
  };
}

/** The tiles that were still in hand, as large as fits in one row. */
function openHand(w: number, tiles: readonly TileId[]): readonly Node[] {
  const y = PLATE + ACCOUNT;
  const [left, right] = [132, w - 12];
  const size = Math.min(HAND.tile, (right - left) / Math.max(1, tiles.length) - HAND.gap);
  const text = say(tiles.length > 0 ? 'picture.inHand' : 'picture.noTiles');
  return [
    { kind: 'text', x: 18, y: y + HAND.tile / 2, text, size: 28, fill: dusk.textQuiet, maxWidth: tiles.length > 0 ? left - 30 : w - 36 },
    ...tiles.map((id, n) => tile({ x: left + n * (size + HAND.gap), y: y + (HAND.tile - size) / 2 }, size, id, 0)),
  ];
}

/** Signs with numbers, from the right: the tiles in hand; cards kept and banked in Tents when there are any. */
function holdings(right: number, { hands, tentBank, kept }: View, seat: Seat): Held {
  const counts = [
    { count: hands[seat]!.size, sign: tileBack, always: true },
    { count: tentBank[seat]!, sign: bank, always: false },
    { count: kept[seat]!.length, sign: card, always: false },
  ].filter(({ count, always }) => always || count > 0);
  let width = 0;
  const nodes = counts.flatMap(({ count, sign }): readonly Node[] => {
    const text = String(count);
    const at = right - width;
    width += 66 + 20 * text.length;
    return [
      { kind: 'text', x: at, y: PLATE / 2, text, size: 36, bold: true, align: 'right', fill: dusk.text },
      place({ x: at - 20 * text.length - 26, y: PLATE / 2 }, sign),
    ];
  });
  return { nodes, width };
}

const tileBack: readonly Node[] = [
  { kind: 'rect', x: -11, y: -17, w: 28, h: 28, r: 5, fill: dusk.metalShade },
  { kind: 'rect', x: -17, y: -11, w: 28, h: 28, r: 5, fill: dusk.metal, stroke: dusk.groundRaised, width: 3 },
];

const bank: readonly Node[] = [place({ x: 0, y: 3 }, tent({ ...dusk, ink: dusk.text }), 0.6)];

const card: readonly Node[] = [
  { kind: 'rect', x: -13, y: -18, w: 26, h: 36, r: 4, fill: dusk.paper },
  { kind: 'path', d: 'M-6 -8H6M-6 0H6M-6 8H2', stroke: dusk.ink, width: 3 },
];
