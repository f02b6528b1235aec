import type { Seat } from '../../../kernel/position.ts';
import type { Point } from '../../../scene/layout.ts';
import type { Place } from '../placement.ts';
import type { View } from '../state.ts';
import { type Crop, cropOf, frameIn, GUTTER, widest } from './frame.ts';
import { ACCOUNT, PLATE, plate } from './plate.ts';
import { type Part, zonePart } from './zone.ts';

const GAP = 24;
/** How wide tiles may be: below the least they are hard to recognise on a phone; the most is more for a zone alone. */
const TILE = { least: 56, most: 132, mostAlone: 190, step: 4 } as const;
/** A zone whose tiles would be narrower than this in half a page takes all of it. */
const NARROW = 50;
/** How far down zones may reach before tiles shrink, and how high they may be in any case. */
const ROOM = { bottom: 1600, least: 760 } as const;

type Shown = { readonly seat: Seat; readonly crop: Crop };
type Placed = Shown & { readonly x: number; readonly y: number; readonly w: number; readonly size: number };
type Laid = { readonly zones: readonly Placed[]; readonly height: number };

/** The zones of some seats, in two columns unless they are wide, all with tiles as large as the page allows; `height` in all. */
export function zonesPart(
  at: Point,
  w: number,
  view: View,
  seats: readonly Seat[],
  offered: readonly Place[],
  changed: readonly Place[],
): Part & { readonly height: number } {
  const of = (places: readonly Place[], seat: Seat) => places.filter((place) => place.seat === seat).map(({ cell }) => cell);
  const shown = seats.map((seat) => ({ seat, crop: cropOf(view, seat, of(offered, seat)) }));
  const head = PLATE + (view.scores ? ACCOUNT : 0);
  const { zones, height } = fitting(shown, w, head, Math.max(ROOM.least, ROOM.bottom - at.y));
  const parts = zones.map(({ seat, crop, size, ...box }): Part => {
    const [x, y] = [at.x + box.x, at.y + box.y];
    const frame = frameIn({ x, y: y + head, w: box.w, h: 0 }, crop, size);
    const { nodes, spots } = zonePart(frame, view, seat, { offered: of(offered, seat), changed: of(changed, seat) });
    return { nodes: [plate({ x, y, w: box.w }, view, seat), ...nodes], spots };
  });
  return { height, nodes: parts.flatMap(({ nodes }) => nodes), spots: Object.assign({}, ...parts.map(({ spots }) => spots)) };
}

/** The zones with the largest tiles with which they keep within the room; all with the least when none do. */
function fitting(shown: readonly Shown[], w: number, head: number, room: number): Laid {
  const half = (w - GAP) / 2;
  const wide = wideOnes(shown, half);
  for (let most: number = shown.length === 1 ? TILE.mostAlone : TILE.most; ; most -= TILE.step) {
    const laid = inColumns(shown, wide, w, half, head, most);
    if (laid.height <= room || most - TILE.step < TILE.least) return laid;
  }
}

/** Seats whose zones take all of the page: the wide ones. A zone alone does too, and of two both when one does. */
function wideOnes(shown: readonly Shown[], half: number): ReadonlySet<Seat> {
  const wide = shown.filter(({ crop }) => shown.length === 1 || widest(crop, half) < NARROW);
  return new Set((wide.length > 0 && shown.length === 2 ? shown : wide).map(({ seat }) => seat));
}

/** Each seat keeps to its column, so that it is found again; what takes all of the page begins below both columns. */
function inColumns(shown: readonly Shown[], wide: ReadonlySet<Seat>, w: number, half: number, head: number, most: number): Laid {
  const tops: [number, number] = [0, 0];
  let next: 0 | 1 = 0;
  const zones = shown.map(({ seat, crop }): Placed => {
    const alone = wide.has(seat);
    const width = alone ? w : half;
    const size = Math.min(most, widest(crop, width));
    const y = alone ? Math.max(...tops) : tops[next];
    const below = y + head + GUTTER.top + size * crop.rows.length + GUTTER.end + GAP;
    const placed = { seat, crop, size, x: alone ? 0 : next * (half + GAP), y, w: width };
    if (alone) tops.fill(below);
    else {
      tops[next] = below;
      next = next === 0 ? 1 : 0;
    }
    return placed;
  });
  return { zones, height: Math.max(...tops) };
}
