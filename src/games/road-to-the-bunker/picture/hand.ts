import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { Sight } from '../../../kernel/sight.ts';
import { type Point, place } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import { spotOfHand } from '../spots.ts';
import type { View } from '../state.ts';
import { cardText } from '../text/names.ts';
import { say } from '../text/say.ts';
import { corner, GAP } from './river.ts';
import { tile } from './tile.ts';
import type { Part } from './zone.ts';

const ROW = 176;
const SIZE = 152;

/** The viewer's own tiles in a row; the one being played is raised. */
export function handPart({ x, y }: Point, size: number, tiles: readonly TileId[], chosen: number | null): Part {
  const boxes = tiles.map((id, i) => ({ id, at: { x: x + i * (size + GAP), y: i === chosen ? y - 14 : y, w: size } }));
  return {
    nodes:
      tiles.length > 0
        ? boxes.map(({ id, at }) => tile(at, size, id, 0))
        : [{ kind: 'text', x, y: y + size / 2, text: say('picture.noTiles'), size: 34, fill: dusk.textQuiet }],
    spots: Object.fromEntries(boxes.map(({ at }, i) => [spotOfHand(i), corner(at)])),
  };
}

/** Everything a seat holds, a row each: its tiles and what they do, then the event cards it has kept. */
export function handRows({ x, y }: Point, w: number, { view, viewer }: Sight<Seat, View>): Part & { readonly height: number } {
  const tiles = view.hands[viewer]!.tiles ?? [];
  const row = (n: number) => y + n * ROW;
  const beside = (n: number, name: Message, does: Message) => lines({ x: x + SIZE + 36, y: row(n) + SIZE / 2 }, w - SIZE - 36, name, does);
  const cards = view.kept[viewer]!;
  return {
    height: Math.max(1, tiles.length + cards.length) * ROW,
    nodes: [
      ...(tiles.length + cards.length > 0 ? [] : handPart({ x, y }, SIZE, [], null).nodes),
      ...tiles.flatMap((id, n) => [
        tile({ x, y: row(n) }, SIZE, id, 0),
        ...beside(n, say(`road.tile.${tileOf(id).kind}`), say(`road.does.${tileOf(id).kind}`)),
      ]),
      ...cards.flatMap(({ card }, i) => [
        keptCard({ x: x + SIZE / 2, y: row(tiles.length + i) + SIZE / 2 }),
        ...beside(tiles.length + i, cardText(card), say(`road.does.${card}`)),
      ]),
    ],
    spots: Object.fromEntries(tiles.map((_, n) => [spotOfHand(n), corner({ x, y: row(n), w: SIZE })])),
  };
}

const lines = ({ x, y }: Point, maxWidth: number, name: Message, does: Message): readonly Node[] => [
  { kind: 'text', x, y: y - 28, text: name, size: 46, bold: true, fill: dusk.text, maxWidth },
  { kind: 'text', x, y: y + 32, text: does, size: 34, fill: dusk.textQuiet, maxWidth },
];

const keptCard = (at: Point): Node =>
  place(at, [
    { kind: 'rect', x: -50, y: -70, w: 100, h: 140, r: 12, fill: dusk.paper },
    { kind: 'rect', x: -42, y: -62, w: 84, h: 124, r: 7, stroke: dusk.metalShade, width: 4 },
    { kind: 'text', x: 0, y: 0, text: '?', size: 90, font: 'display', align: 'center', fill: dusk.ink },
  ]);
