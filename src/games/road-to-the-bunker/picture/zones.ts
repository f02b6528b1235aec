import type { Seat } from '../../../kernel/position.ts';
import type { Point } from '../../../scene/layout.ts';
import type { Place } from '../placement.ts';
import type { View } from '../state.ts';
import { type Crop, cropOf, frameIn, heightOf, widest } from './frame.ts';
import { headOf, plate } from './plate.ts';
import { type Part, zonePart } from './zone.ts';

const GAP = 24;
const STEP = 4;
/** In how many columns zones may stand: the first of these unless another makes tiles larger by more than this share. */
const COLUMNS = [2, 1, 3] as const;
const GAIN = 0.1;
/** In more columns what stands over a zone at the end would be cut. */
const WITH_ACCOUNTS = 2;

/** How wide tiles may be, and whether columns and rows have names. */
type Size = { readonly least: number; readonly most: number; readonly isNamed: boolean };
/** To read and to choose from; the same of a zone that has the page for itself; and for a glance, beside others that are larger. */
const LARGE: Size = { least: 64, most: 132, isNamed: true };
const ALONE: Size = { ...LARGE, most: 190 };
const SMALL: Size = { least: 40, most: 56, isNamed: false };
/** With tiles of this width everything on them is read on a phone without enlarging the picture. */
const LEGIBLE = 84;
/** Heights that all zones together keep to where they can: the lower ones where that leaves tiles legible. */
export type Rooms = readonly number[];
const GLANCE: Rooms = [520];

/** What is to be seen in the zones: places on offer, and what has changed. */
export type Stressed = { readonly offered: readonly Place[]; readonly changed: readonly Place[] };

type Shown = { readonly seat: Seat; readonly crop: Crop };
type Placed = Shown & { readonly x: number; readonly y: number; readonly w: number; readonly size: number };
type Laid = { readonly zones: readonly Placed[]; readonly height: number; readonly tile: number };

/** Zones that were laid out: how high they are in all, the width of their smallest tile, and what draws them with their top left corner at a point. */
export type Zones = { readonly height: number; readonly tile: number; readonly part: (at: Point) => Part };

/**
 * Some zones, arranged so that the smallest tile is as large as can be. Where they are not legible as a whole, only what lies within
 * `reach` cells of the places on offer is drawn.
 */
export function largeZones(w: number, view: View, seats: readonly Seat[], stressed: Stressed, rooms: Rooms, reach?: number): Zones {
  const size = seats.length === 1 ? ALONE : LARGE;
  const whole = laidOut(w, view, seats, stressed, size, rooms);
  return isLegible(whole) || reach === undefined ? whole : laidOut(w, view, seats, stressed, size, rooms, reach);
}

/** Zones for a glance. */
export const smallZones = (w: number, view: View, seats: readonly Seat[], stressed: Stressed): Zones =>
  laidOut(w, view, seats, stressed, SMALL, GLANCE);

function laidOut(w: number, view: View, seats: readonly Seat[], stressed: Stressed, size: Size, rooms: Rooms, reach?: number): Zones {
  const of = (places: readonly Place[], seat: Seat) => places.filter((place) => place.seat === seat).map(({ cell }) => cell);
  const shown = seats.map((seat): Shown => {
    const offered = of(stressed.offered, seat);
    const near = reach !== undefined && offered.length > 0 ? { cells: offered, reach } : null;
    return { seat, crop: cropOf(view, seat, { offered, near, isNamed: size.isNamed }) };
  });
  const head = headOf(view);
  const columns = COLUMNS.filter((count) => count <= Math.min(seats.length, view.scores ? WITH_ACCOUNTS : 3));
  const laid = fitting(shown, w, head, rooms, size, columns);
  return {
    height: laid.height,
    tile: laid.tile,
    part: (at) => {
      const parts = laid.zones.map(({ seat, crop, size, ...box }): Part => {
        const [x, y] = [at.x + box.x, at.y + box.y];
        const frame = frameIn({ x, y: y + head, w: box.w }, crop, size);
        const stress = { offered: of(stressed.offered, seat), changed: of(stressed.changed, seat) };
        const { nodes, spots } = zonePart(frame, view, seat, stress);
        return { nodes: [plate({ x, y, w: box.w }, view, seat), ...nodes], spots };
      });
      return { nodes: parts.flatMap(({ nodes }) => nodes), spots: Object.assign({}, ...parts.map(({ spots }) => spots)) };
    },
  };
}

/** Whether everything on the tiles can be read. */
export const isLegible = ({ tile }: Pick<Zones, 'tile'>): boolean => tile >= LEGIBLE;

/** The lowest room in which tiles are legible, or else the highest, with the largest tiles that it has room for. */
function fitting(shown: readonly Shown[], w: number, head: number, rooms: Rooms, size: Size, columns: readonly number[]): Laid {
  const all = rooms.map((room) => largest(shown, w, head, room, size, columns));
  return all.find(isLegible) ?? all.at(-1)!;
}

/** The arrangement that has room for the largest tiles; the lowest one with the least of them where none has. */
function largest(shown: readonly Shown[], w: number, head: number, room: number, size: Size, columns: readonly number[]): Laid {
  const { least, most } = size;
  const fits = columns.flatMap((count) => {
    for (let tile = most; tile >= least; tile -= STEP) {
      const laid = inColumns(shown, w, head, count, tile);
      if (laid.height <= room) return laid;
    }
    return [];
  });
  const best = Math.max(...fits.map(({ tile }) => tile));
  return (
    fits.find(({ tile }) => tile >= best * (1 - GAIN)) ??
    columns.map((count) => inColumns(shown, w, head, count, least)).reduce((low, other) => (other.height < low.height ? other : low))
  );
}

/**
 * Zones over as many columns as their tiles need to be `tile` wide, all where that is more than the page. The narrowest first, or else
 * in the order of their seats, each comes to lie as high as it can.
 */
function inColumns(shown: readonly Shown[], w: number, head: number, count: number, tile: number): Laid {
  const step = (w + GAP) / count;
  const widthOf = (span: number) => span * step - GAP;
  const tops = Array.from({ length: count }, () => 0);
  const spans = tops.map((_, i) => i + 1);
  const spanned = shown.map((zone) => ({ ...zone, span: spans.find((span) => widest(zone.crop, widthOf(span)) >= tile) ?? count }));
  const zones = spanned
    .sort((a, b) => a.span - b.span)
    .map(({ seat, crop, span }): Placed => {
      const size = Math.min(tile, widest(crop, widthOf(span)));
      const heights = tops.slice(span - 1).map((_, first) => Math.max(...tops.slice(first, first + span)));
      const y = Math.min(...heights);
      const first = heights.indexOf(y);
      tops.fill(y + head + heightOf(crop, size) + GAP, first, first + span);
      return { seat, crop, size, x: first * step, y, w: widthOf(span) };
    });
  return { zones, height: Math.max(...tops), tile: Math.min(...zones.map(({ size }) => size)) };
}
