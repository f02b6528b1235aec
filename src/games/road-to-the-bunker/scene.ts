import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import { type Box, grid } from '../../scene/layout.ts';
import { dusk, seatLook } from '../../scene/palette.ts';
import type { Node, Scene } from '../../scene/scene.ts';
import { badge } from '../../scene/symbols/badge.ts';
import { changedPlaces } from './picture/change.ts';
import { handPart, heldBy, riverPart, turnsPart, words } from './picture/rows.ts';
import { heightOf, type Part, zonePart } from './picture/zone.ts';
import { placeOfSpot, turnOfSpot } from './spots.ts';
import type { Cell, View } from './state.ts';
import { line } from './text/line.ts';
import { say } from './text/say.ts';
import { topOf } from './zone.ts';

const WIDTH = 1200;
const MARGIN = 36;
const WIDE = WIDTH - 2 * MARGIN;
const ROW = 150;
const PLATE = 66;
/** Heights of a row of zones by how many zones are shown. */
const ZONE_HEIGHTS = [0, 900, 620, 500, 500, 430, 430];

type Seen = Sight<Viewer, View>;
type Place = { readonly seat: Seat; readonly cell: Cell };

/**
 * The table as this viewer sees it: whose turn it is and what just happened, the river, the viewer's hand, and every zone. While
 * its viewer chooses a place, only the zones that are on offer are shown, as large as can be. Has a spot for every tile and place.
 */
export function boardScene(sight: Seen, recent: readonly SeenEvent[]): Scene {
  const places = offeredPlaces(sight);
  const shown = places.length > 0 ? [...new Set(places.map(({ seat }) => seat))] : [...sight.seats];
  const strips = places.length > 0 ? turns(sight, places[0]!) : rows(sight);
  return sheet([...header(sight, recent), ...strips], sight.view, shown, places, changedPlaces(recent));
}

/** One zone as large as can be. */
export const zoneScene = (sight: Seen, seat: Seat, recent: readonly SeenEvent[]): Scene =>
  sheet(header(sight, recent), sight.view, [seat], [], changedPlaces(recent));

/** What only this seat may see: its tiles. */
export function handScene({ view, viewer }: Sight<Seat, View>): Scene {
  const { tiles, limit } = view.hands[viewer]!;
  const size = 204;
  const part = handPart({ x: MARGIN, y: 130, w: WIDE, h: size }, tiles ?? [], view.chosen);
  return page(130 + size + 50, { nodes: [titled(64, viewer, say('picture.yourHand', { limit })), part.nodes].flat(), spots: part.spots });
}

/** A strip of the page: it takes its top and gives what it draws and how high it is. */
type Strip = { readonly height: number; readonly part: (top: number) => Part };

const offeredSpots = ({ prompts }: Seen): readonly string[] =>
  prompts.flatMap(({ ask }) => ask.options.flatMap(({ at }) => (at?.startsWith('place:') ? [at] : [])));

function offeredPlaces(sight: Seen): readonly Place[] {
  const places = offeredSpots(sight).map(placeOfSpot);
  return places.filter(({ seat, cell }, i) => places.findIndex((other) => other.seat === seat && other.cell === cell) === i);
}

function header({ view, outcome }: Seen, recent: readonly SeenEvent[]): readonly Strip[] {
  const latest = recent.map(line).findLast((message) => message !== null);
  const turn = view.turn === 0 ? [] : titled(52, view.player, say('picture.turn', { who: { seat: view.player }, turn: view.turn }));
  const title: readonly Node[] = outcome
    ? [{ kind: 'text', x: MARGIN, y: 52, text: outcome.reason, size: 44, bold: true, fill: dusk.text, maxWidth: WIDE }]
    : turn;
  return [
    {
      height: latest ? 134 : 96,
      part: (top) => ({
        nodes: [
          { kind: 'group', y: top, children: title },
          ...(latest
            ? [{ kind: 'text', x: MARGIN, y: top + 104, text: latest, size: 32, fill: dusk.accent, maxWidth: WIDE } as const]
            : []),
        ],
        spots: {},
      }),
    },
  ];
}

/** While a way to lie is chosen: the tile in each of them. */
function turns(sight: Seen, { seat, cell }: Place): readonly Strip[] {
  const ways = new Map(offeredSpots(sight).flatMap((spot) => (turnOfSpot(spot) === null ? [] : [[spot, turnOfSpot(spot)!] as const])));
  if (ways.size === 0 || sight.viewer === 'table') return [];
  const { stolen, chosen, hands, zones } = sight.view;
  const id = stolen ?? (chosen === null ? undefined : hands[sight.viewer]?.tiles?.[chosen]) ?? topOf(zones[seat]!, cell)!.tile;
  return [{ height: 220 + 34, part: (top) => turnsPart({ x: MARGIN, y: top, w: WIDE, h: 220 }, id, ways) }];
}

function rows({ view, viewer }: Seen): readonly Strip[] {
  const row = (part: (box: Box) => Part, label: Node | null): Strip => ({
    height: ROW + (label ? 50 : 0) + 28,
    part: (top) => {
      const { nodes, spots } = part({ x: MARGIN, y: top + (label ? 50 : 0), w: WIDE, h: ROW });
      return { nodes: label ? [{ kind: 'group', y: top, children: [label] }, ...nodes] : nodes, spots };
    },
  });
  const own = viewer === 'table' ? null : view.hands[viewer]!;
  return [
    row((box) => riverPart(box, view), null),
    ...(own?.tiles
      ? [row((box) => handPart(box, own.tiles!, view.chosen), words({ x: MARGIN, y: 22 }, say('picture.yourHand', { limit: own.limit })))]
      : []),
  ];
}

function sheet(strips: readonly Strip[], view: View, shown: readonly Seat[], offered: readonly Place[], changed: readonly Place[]): Scene {
  const columns = shown.length > 1 ? 2 : 1;
  const lines = Math.ceil(shown.length / columns);
  const of = (places: readonly Place[], seat: Seat) => places.filter((place) => place.seat === seat).map(({ cell }) => cell);
  const height = Math.max(ZONE_HEIGHTS[shown.length]!, ...shown.map((seat) => PLATE + heightOf(view, seat, of(offered, seat))));
  let top = 0;
  const parts = strips.map((strip) => {
    const part = strip.part(top);
    top += strip.height;
    return part;
  });
  const boxes = grid({ x: MARGIN, y: top + 8, w: WIDE, h: lines * height }, columns, lines, 24);
  for (const [i, seat] of shown.entries()) {
    const { x, y, w, h } = boxes[i]!;
    const zone = zonePart({ x, y: y + PLATE, w, h: h - PLATE }, view, seat, { offered: of(offered, seat), changed: of(changed, seat) });
    parts.push({ nodes: [plate(boxes[i]!, view, seat), ...zone.nodes], spots: zone.spots });
  }
  return page(top + lines * height + MARGIN, {
    nodes: parts.flatMap(({ nodes }) => nodes),
    spots: Object.assign({}, ...parts.map(({ spots }) => spots)),
  });
}

/** Over a zone: whose it is, and what its owner holds. */
const plate = ({ x, y, w }: Box, view: View, seat: Seat): Node => ({
  kind: 'group',
  x,
  y,
  children: [
    { kind: 'rect', x: 0, y: 0, w, h: 58, r: 16, fill: dusk.groundRaised },
    badge({ x: 34, y: 29 }, 20, seatLook(dusk, seat)),
    { kind: 'text', x: 66, y: 29, text: say('picture.seat', { who: { seat } }), size: 34, bold: true, fill: dusk.text, maxWidth: w * 0.42 },
    { kind: 'text', x: w - 18, y: 29, text: heldBy(view, seat), size: 28, align: 'right', fill: dusk.textQuiet, maxWidth: w * 0.42 },
  ],
});

const titled = (y: number, seat: Seat, text: ReturnType<typeof say>): readonly Node[] => [
  badge({ x: MARGIN + 30, y }, 28, seatLook(dusk, seat)),
  { kind: 'text', x: MARGIN + 76, y, text, size: 48, bold: true, fill: dusk.text, maxWidth: WIDE - 80 },
];

const page = (height: number, { nodes, spots }: Part): Scene => ({
  width: WIDTH,
  height,
  background: { key: `road ${height}`, nodes: [{ kind: 'rect', x: 0, y: 0, w: WIDTH, h: height, fill: dusk.ground }] },
  nodes,
  spots,
});
