import { type Box, centre, grid, type Point } from '../../../scene/layout.ts';
import { rimAt, rimTowards } from './hatch.ts';

const WIDTH = 1200;
const EDGE = 30;
const GAP = 12;
/** Left free above cells: markers of choices stand on their upper edges. */
const LANE = 28;
/** Between the sides and the hatch, for trails. */
const APART = 42;
/** How far from its cell a trail ends. */
const TIP = 12;
const NAME = 60;
/** Above the board: whose turn it is and what has just changed. */
export const HEADER = 146;

/** The shape of a cell; it is drawn as large as the number of sides allows. */
export const TILE = { w: 136, h: 184, r: 16 } as const;

type Size = { readonly w: number; readonly h: number };
type Trail = { readonly from: Point; readonly to: Point };
/** One side of the board: where its owner's name stands, its cells 1..6, and the way from the hatch to each of these. */
export type SidePlace = { readonly name: Box; readonly cells: readonly Box[]; readonly trails: readonly Trail[] };
/** Where everything is. The sides are clockwise from the bottom; the throw lies in the hatch. */
export type Places = { readonly height: number; readonly hatch: Box; readonly sides: readonly SidePlace[] };

/** A board with exactly as many sides as there are seats. */
export function places(seats: number): Places {
  if (seats <= 2) return faceToFace(cellOf(176));
  return seats === 3 ? threeSides(cellOf(160)) : fourSides(cellOf(140));
}

function faceToFace(cell: Size): Places {
  const hatch = { x: 240, y: HEADER + NAME + LANE + cell.h + APART, w: 720, h: 236 };
  return board(hatch, [below(cell, hatch.y + hatch.h + APART, hatch), above(cell, HEADER, hatch)]);
}

function threeSides(cell: Size): Places {
  const { left, right, hatch, end } = flanks(cell, HEADER);
  return board(hatch, [below(cell, end + APART, hatch), left, right]);
}

function fourSides(cell: Size): Places {
  const { left, right, hatch, end } = flanks(cell, HEADER + NAME + LANE + cell.h + APART);
  return board(hatch, [below(cell, end + APART, hatch), left, above(cell, HEADER, hatch), right]);
}

const board = (hatch: Box, sides: readonly SidePlace[]): Places => ({ height: sides[0]!.name.y + NAME + EDGE, hatch, sides });

const cellOf = (w: number): Size => ({ w, h: Math.round((w * TILE.h) / TILE.w) });

/** Six cells side by side with their name above them; names stand on the outside, so that nothing lies between cells and hatch. */
function above(cell: Size, top: number, hatch: Box): SidePlace {
  const { x, w, cells } = row(cell, top + NAME + LANE);
  return { name: { x, y: top, w, h: NAME }, cells, trails: cells.map((box) => straight(hatch, centre(box).x, box.y + box.h + TIP)) };
}

/** Six cells side by side with their name below them. */
function below(cell: Size, top: number, hatch: Box): SidePlace {
  const { x, w, cells } = row(cell, top);
  const name = { x, y: top + cell.h + GAP, w, h: NAME };
  return { name, cells, trails: cells.map((box) => straight(hatch, centre(box).x, box.y - TIP)) };
}

function row({ w, h }: Size, y: number) {
  const width = 6 * w + 5 * GAP;
  const x = (WIDTH - width) / 2;
  return { x, w: width, cells: grid({ x, y, w: width, h }, 6, 1, GAP) };
}

/** A side at the left and one at the right, two cells wide and three high, with the hatch between them; down to `end`. */
function flanks({ w, h }: Size, top: number) {
  const width = 2 * w + GAP;
  const first = top + NAME + LANE;
  const end = first + 3 * h + 2 * LANE;
  const size = WIDTH - 2 * (EDGE + width + APART);
  const hatch = { x: (WIDTH - size) / 2, y: (top + end - size) / 2, w: size, h: size };
  const flank = (x: number): SidePlace => {
    const cells = [0, 1, 2].flatMap((n) => grid({ x, y: first + n * (h + LANE), w: width, h }, 2, 1, GAP));
    return { name: { x, y: top, w: width, h: NAME }, cells, trails: cells.map((box, i) => sideways(hatch, box, Math.floor(i / 2))) };
  };
  return { left: flank(EDGE), right: flank(WIDTH - EDGE - width), hatch, end };
}

const straight = (hatch: Box, x: number, y: number): Trail => ({ from: rimTowards(hatch, { x, y }), to: { x, y } });

/** To an outer cell of a flank the way is level, through the lane beside it (line 0..2), so that it does not run under the inner one. */
function sideways(hatch: Box, { x, y, w, h }: Box, line: number): Trail {
  const isLeft = x < hatch.x;
  const edge = isLeft ? x + w : x;
  const toHatch = isLeft ? 1 : -1;
  const isOuter = Math.abs(centre(hatch).x - edge) > hatch.w / 2 + APART + GAP;
  if (!isOuter) return straight(hatch, edge + TIP * toHatch, y + h / 2);
  const lane = line === 0 ? y + h + LANE / 2 : y - LANE / 2;
  return { from: rimAt(hatch, lane, -toHatch), to: { x: edge, y: lane } };
}

/** Where a marker stands: on the upper edge of the cell, to the right, away from the cell's number. */
export const spotOf = ({ x, y, w }: Box) => ({ x: x + w - 20, y: y - 3 });
