import type { Box, Point } from '../../../scene/layout.ts';
import { dusk } from '../../../scene/palette.ts';
import type { Node } from '../../../scene/scene.ts';
import { PILE_SPOT, spotOfRiver } from '../spots.ts';
import type { View } from '../state.ts';
import { say } from '../text/say.ts';
import { slot, tile } from './tile.ts';
import type { Part } from './zone.ts';

/** Between two tiles of a row. */
export const GAP = 22;

/** Beside a tile of a row at its top right, where a marker does not cover what it is. */
export const corner = ({ x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): Point => ({ x: x + w - 14, y: y + 12 });

/** The face-down pile with its count, and the four slots of the river, each tile `size` wide. */
export function riverPart({ x, y }: Point, size: number, view: View): Part {
  const at = (n: number): Box => ({ x: x + n * (size + GAP), y, w: size, h: size });
  const pile = at(0);
  const river = view.river.map((id, i) => ({ id, box: at(i + 1), spot: spotOfRiver(i) }));
  return {
    nodes: [...back(pile, view.pile), ...river.map(({ id, box }) => (id ? tile(box, size, id, 0) : slot(box)))],
    spots: { [PILE_SPOT]: corner(pile), ...Object.fromEntries(river.map(({ box, spot }) => [spot, corner(box)])) },
  };
}

const back = ({ x, y, w, h }: Box, count: number): readonly Node[] => [
  { kind: 'rect', x: x + 9, y: y + 9, w: w - 4, h: h - 4, r: 14, fill: dusk.groundDeep, stroke: dusk.line, width: 3 },
  { kind: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, r: 14, fill: dusk.groundRaised, stroke: dusk.metalShade, width: 4 },
  { kind: 'text', x: x + w / 2, y: y + h * 0.42, text: String(count), size: 64, font: 'display', align: 'center', fill: dusk.text },
  {
    kind: 'text',
    x: x + w / 2,
    y: y + h * 0.76,
    text: say('picture.pile'),
    size: 28,
    align: 'center',
    fill: dusk.textQuiet,
    maxWidth: w - 16,
  },
];
