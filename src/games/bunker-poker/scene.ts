import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import { dusk, seatLook } from '../../scene/palette.ts';
import type { Node, Scene } from '../../scene/scene.ts';
import { halo, trail } from '../../scene/symbols/change.ts';
import { cell, cellLook } from './picture/cell.ts';
import { type Change, newestChange } from './picture/change.ts';
import { hatch } from './picture/hatch.ts';
import { header } from './picture/header.ts';
import { namePlate } from './picture/name-plate.ts';
import { places, type SidePlace, spotOf, TILE } from './picture/places.ts';
import { resultScene } from './picture/result.ts';
import { throwIn } from './picture/throw.ts';
import type { View } from './state.ts';

export { handScene } from './picture/hand.ts';

type Seen = Sight<Viewer, View>;

/**
 * The board as this viewer sees it: whose turn it is and what changed last, and the sides around the hatch with the throw. Seats sit
 * clockwise from the bottom, where the viewer's own side is. Every cell has a spot `cell:<seat>:<1-6>`. A coin is drawn where the
 * viewer knows it. A game that is over is shown by its result.
 */
export function boardScene(sight: Seen, recent: readonly SeenEvent[]): Scene {
  const change = newestChange(recent);
  return sight.outcome ? resultScene(sight, sight.outcome, change) : playedScene(sight, change);
}

function playedScene(sight: Seen, change: Change | null): Scene {
  const { view, viewer } = sight;
  const seats = view.sides.length;
  const { height, hatch: box, sides } = places(seats);
  const placeOf = (seat: Seat): SidePlace => sides[(seat + seats - (viewer === 'table' ? 0 : viewer)) % seats]!;
  const changed = (change?.cells ?? []).map(([seat, number]) => ({
    ...placeOf(seat).trails[number - 1]!,
    box: placeOf(seat).cells[number - 1]!,
  }));
  return {
    width: 1200,
    height,
    background: {
      key: `bunker-poker ${seats}`,
      nodes: [{ kind: 'rect', x: 0, y: 0, w: 1200, h: height, fill: dusk.ground }, ...hatch(box, dusk)],
    },
    nodes: [
      ...header(sight, change?.line ?? null, dusk),
      ...(change?.byThrow ? changed.flatMap(({ from, to }) => trail(from, to, dusk.accent)) : []),
      ...view.sides.flatMap((_, seat) => side(sight, seat, placeOf(seat))),
      ...throwIn(box, view, dusk),
      ...changed.flatMap((cell) => halo(cell.box, TILE.r, dusk.accent)),
    ],
    spots: Object.fromEntries(
      view.sides.flatMap((_, seat) => placeOf(seat).cells.map((tile, i) => [`cell:${seat}:${i + 1}`, spotOf(tile)])),
    ),
  };
}

function side(sight: Seen, seat: Seat, { name, cells }: SidePlace): readonly Node[] {
  const state = {
    alive: sight.view.sides[seat]!.alive,
    turn: sight.view.thrower === seat,
    awaited: sight.awaited.includes(seat),
    own: sight.viewer === seat,
  };
  return [...namePlate(name, seat, state), ...cells.map((box, i) => cell(box, cellLook(sight, seat, i + 1), seatLook(dusk, seat), dusk))];
}
