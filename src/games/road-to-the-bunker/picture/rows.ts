import type { Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/position.ts';
import type { Box, Point } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import type { TileId } from '../content/tiles.ts';
import { PILE_SPOT, spotOfHand, spotOfRiver } from '../spots.ts';
import type { Rotation, View } from '../state.ts';
import { say } from '../text/say.ts';
import { slot, tile } from './tile.ts';
import type { Part } from './zone.ts';

const GAP = 18;

/** The face-down pile with its count, and the four slots of the river. */
export function riverPart({ x, y, h }: Box, view: View): Part {
  const at = (place: number): Box => ({ x: x + place * (h + GAP), y, w: h, h });
  const pile = at(0);
  const river = view.river.map((id, i) => ({ id, box: at(i + 1), spot: spotOfRiver(i) }));
  return {
    nodes: [...back(pile, view.pile), ...river.map(({ id, box }) => (id ? tile(box, h, id, 0) : slot(box)))],
    spots: { [PILE_SPOT]: corner(pile), ...Object.fromEntries(river.map(({ box, spot }) => [spot, corner(box)])) },
  };
}

/** The viewer's own tiles; the one being played is raised. */
export function handPart({ x, y, h }: Box, tiles: readonly TileId[], chosen: number | null): Part {
  const boxes = tiles.map((id, i) => ({ id, box: { x: x + i * (h + GAP), y: i === chosen ? y - 14 : y, w: h, h } }));
  return {
    nodes: [
      ...boxes.map(({ id, box }) => tile(box, h, id, 0)),
      ...(tiles.length === 0 ? [words({ x, y: y + h / 2 }, say('picture.noTiles'))] : []),
    ],
    spots: Object.fromEntries(boxes.map(({ box }, i) => [spotOfHand(i), corner(box)])),
  };
}

/** The ways a tile may lie. */
export function turnsPart({ x, y, h }: Box, id: TileId, turns: ReadonlyMap<string, Rotation>): Part {
  const boxes = [...turns].map(([spot, rot], i) => ({ spot, rot, box: { x: x + i * (h + 2 * GAP), y, w: h, h } }));
  return {
    nodes: boxes.map(({ rot, box }) => tile(box, h, id, rot)),
    spots: Object.fromEntries(boxes.map(({ spot, box }) => [spot, corner(box)])),
  };
}

/** A label over a row. */
export const words = ({ x, y }: Point, text: Message): Node => ({
  kind: 'text',
  x,
  y,
  text,
  size: 34,
  bold: true,
  fill: dusk.textQuiet,
  maxWidth: 1128,
});

/** What a seat keeps beside its zone, in words. */
export const heldBy = ({ hands, tentBank, kept, scores }: View, seat: Seat): Message => {
  const score = scores?.[seat];
  if (score) return say('picture.scored', { points: score.points, value: score.value });
  return say('picture.held', { size: hands[seat]!.size, tent: tentBank[seat]!, kept: kept[seat]!.length });
};

const corner = ({ x, y, w }: Box): Point => ({ x: x + w - 16, y: y + 14 });

const back = ({ x, y, w, h }: Box, count: number): readonly Node[] => [
  { kind: 'rect', x: x + 8, y: y + 8, w, h, r: 12, fill: dusk.groundDeep, stroke: dusk.line, width: 2 },
  { kind: 'rect', x, y, w, h, r: 12, fill: dusk.groundRaised, stroke: dusk.metalShade, width: 4 },
  { kind: 'text', x: x + w / 2, y: y + h * 0.42, text: String(count), size: 58, font: 'display', align: 'center', fill: dusk.text },
  {
    kind: 'text',
    x: x + w / 2,
    y: y + h * 0.76,
    text: say('picture.pile'),
    size: 28,
    align: 'center',
    fill: dusk.textQuiet,
    maxWidth: w - 12,
  },
];
