import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import { type Box, centre, inset, type Point } from '../../scene/layout.ts';
import { dusk, seatLook } from '../../scene/palette.ts';
import type { Node, Scene } from '../../scene/scene.ts';
import { halo, trail } from '../../scene/symbols/change.ts';
import { caption } from './picture/caption.ts';
import { cell, cellLook } from './picture/cell.ts';
import { type Change, newestChange } from './picture/change.ts';
import { hatch } from './picture/hatch.ts';
import { middle } from './picture/middle.ts';
import { namePlate } from './picture/name-plate.ts';
import { HATCH, PAGE, places, type SidePlace, spotOf, TILE } from './picture/places.ts';
import type { View } from './state.ts';

export { handScene } from './picture/hand.ts';

/**
 * The board as this viewer sees it: four sides around the hatch with the throw, and what changed last. Seats sit clockwise from
 * the bottom. Every cell has a spot `cell:<seat>:<1-6>`. A coin is drawn where the viewer knows it.
 */
export function boardScene(sight: Sight<Viewer, View>, recent: readonly SeenEvent[]): Scene {
  const { view } = sight;
  const { taken, empty } = places(view.sides.length);
  const change = newestChange(recent);
  return {
    ...PAGE,
    background: { key: `bunker-poker ${view.sides.length}`, nodes: table(empty) },
    nodes: [
      ...(change ? trails(change, taken) : []),
      ...view.sides.flatMap((_, seat) => side(sight, seat, taken[seat]!)),
      ...middle(sight, dusk),
      ...(change ? caption(change, dusk) : []),
      ...(change?.cells ?? []).flatMap(([seat, number]) => halo(taken[seat]!.cells[number - 1]!, TILE.r, dusk.accent)),
    ],
    spots: Object.fromEntries(view.sides.flatMap((_, seat) => taken[seat]!.cells.map((box, i) => [`cell:${seat}:${i + 1}`, spotOf(box)]))),
  };
}

function side(sight: Sight<Viewer, View>, seat: Seat, { name, cells }: SidePlace): readonly Node[] {
  const state = {
    alive: sight.view.sides[seat]!.alive,
    turn: sight.view.thrower === seat && sight.outcome === null,
    awaited: sight.awaited.includes(seat),
    own: sight.viewer === seat,
  };
  return [...namePlate(name, seat, state), ...cells.map((box, i) => cell(box, cellLook(sight, seat, i + 1), seatLook(dusk, seat), dusk))];
}

function table(empty: readonly SidePlace[]): readonly Node[] {
  return [
    { kind: 'rect', x: 0, y: 0, w: PAGE.width, h: PAGE.height, fill: dusk.ground },
    ...hatch(dusk),
    ...empty.flatMap(({ cells }) => cells.map(hole)),
  ];
}

/** A cell of a side where nobody plays. */
const hole = (box: Box): Node => ({ kind: 'rect', ...inset(box, 2), r: TILE.r, stroke: dusk.line, width: 2, dash: [8, 10], opacity: 0.6 });

/** Thin trails from the hatch to what was acted upon, drawn under the tiles so that they hide nothing. */
function trails({ cells, sign }: Change, taken: readonly SidePlace[]): readonly Node[] {
  if (sign === 'swap') return [];
  return cells.flatMap(([seat, number]) => {
    const box = taken[seat]!.cells[number - 1]!;
    const { from, bow } = startOf(centre(box));
    return trail(from, edge(box, from), dusk.accent, bow);
  });
}

/** Where on the rim of the hatch a trail begins; one that goes up or down begins at a flank and bows round the words there. */
function startOf(to: Point): { readonly from: Point; readonly bow: number } {
  const [dx, dy] = [to.x - HATCH.x, to.y - HATCH.y];
  if (Math.abs(dy) > HATCH.r + 60) {
    const [side, down] = [Math.sign(dx), Math.sign(dy)];
    return { from: { x: HATCH.x + side * (HATCH.r - 8), y: HATCH.y + down * 60 }, bow: 24 * side * down };
  }
  const away = Math.hypot(dx, dy);
  return { from: { x: HATCH.x + (dx / away) * HATCH.r, y: HATCH.y + (dy / away) * HATCH.r }, bow: 0 };
}

/** The nearest point of the box, a little outside it. */
function edge(box: Box, from: Point): Point {
  const { x, y, w, h } = inset(box, -10);
  return { x: Math.min(Math.max(from.x, x), x + w), y: Math.min(Math.max(from.y, y), y + h) };
}
