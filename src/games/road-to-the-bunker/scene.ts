import type { Message } from '../../kernel/message.ts';
import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import { dusk, seatLook } from '../../scene/palette.ts';
import type { Node, Scene } from '../../scene/scene.ts';
import { badge } from '../../scene/symbols/badge.ts';
import type { TileId } from './content/tiles.ts';
import { changedPlaces } from './picture/change.ts';
import { handPart, handRows } from './picture/hand.ts';
import { riverPart } from './picture/river.ts';
import { tile } from './picture/tile.ts';
import { turnsHeight, turnsPart } from './picture/turns.ts';
import type { Part } from './picture/zone.ts';
import { zonesPart } from './picture/zones.ts';
import type { Place } from './placement.ts';
import { placeOfSpot, turnOfSpot } from './spots.ts';
import type { View } from './state.ts';
import { line } from './text/line.ts';
import { say } from './text/say.ts';
import { topOf } from './zone.ts';

const WIDTH = 1200;
const MARGIN = 36;
const WIDE = WIDTH - 2 * MARGIN;
const HEADER = 140;
/** Tiles of a row: of the only one, of one that the viewer chooses from, and of one beside that. */
const ROW = { alone: 150, offered: 190, beside: 120 } as const;

type Seen = Sight<Viewer, View>;

/**
 * The table as this viewer sees it: whose turn it is and what just happened, the river, the viewer's hand, and every zone. While
 * its viewer chooses a place, only the zones that are on offer are shown, as large as can be. Has a spot for every tile and place.
 */
export function boardScene(sight: Seen, recent: readonly SeenEvent[]): Scene {
  const places = offeredPlaces(sight);
  const shown = places.length > 0 ? [...new Set(places.map(({ seat }) => seat))] : [...sight.seats];
  const strips = places.length > 0 ? turns(sight, places[0]!) : rows(sight);
  const played = places.length > 0 && strips.length === 0 ? playedTile(sight) : undefined;
  return sheet(sight, recent, [header(sight, recent, played), ...strips], shown, places);
}

/** One zone as large as can be. */
export const zoneScene = (sight: Seen, seat: Seat, recent: readonly SeenEvent[]): Scene =>
  sheet(sight, recent, [header(sight, recent)], [seat], []);

/** What only this seat may see: its tiles and cards, with what they do. */
export function handScene(sight: Sight<Seat, View>): Scene {
  const { limit } = sight.view.hands[sight.viewer]!;
  const rows = handRows({ x: MARGIN, y: 132 }, WIDE, sight);
  return page(132 + rows.height + 16, {
    nodes: [...titled(66, sight.viewer, say('picture.yourHand', { limit })), ...rows.nodes],
    spots: rows.spots,
  });
}

/** A strip of the page: it takes its top and gives what it draws and how high it is. */
type Strip = { readonly height: number; readonly part: (top: number) => Part };

const offeredSpots = ({ prompts }: Seen): readonly string[] => prompts.flatMap(({ ask }) => ask.options.flatMap(({ at }) => at ?? []));

function offeredPlaces(sight: Seen): readonly Place[] {
  const spots = offeredSpots(sight).filter((spot) => spot.startsWith('place:'));
  const places = spots.map(placeOfSpot);
  return places.filter(({ seat, cell }, i) => places.findIndex((other) => other.seat === seat && other.cell === cell) === i);
}

/** The tile for which a place is sought; none when something else is to be chosen from the zone. */
function playedTile({ view, viewer }: Seen): TileId | undefined {
  if (view.stolen) return view.stolen;
  return viewer === 'table' || view.chosen === null ? undefined : view.hands[viewer]!.tiles?.[view.chosen];
}

/** Whose turn it is and what just happened; at the right the tile that is being placed. */
function header({ view, outcome }: Seen, recent: readonly SeenEvent[], played?: TileId): Strip {
  const room = played ? WIDE - 140 : WIDE;
  const latest = outcome ? null : recent.map(line).findLast((message) => message !== null);
  const turn = view.turn === 0 ? [] : titled(52, view.player, say('picture.turn', { who: { seat: view.player }, turn: view.turn }), room);
  return {
    height: latest ? HEADER + (played ? 18 : 0) : HEADER - 42,
    part: (top) => ({
      nodes: [
        {
          kind: 'group',
          y: top,
          children: outcome
            ? [{ kind: 'text', x: MARGIN, y: 52, text: outcome.reason, size: 48, bold: true, fill: dusk.text, maxWidth: WIDE }]
            : turn,
        },
        ...(latest ? [{ kind: 'text', x: MARGIN, y: top + 108, text: latest, size: 34, fill: dusk.accent, maxWidth: room } as const] : []),
        ...(played ? [tile({ x: WIDTH - MARGIN - 116, y: top + 22 }, 116, played, 0)] : []),
      ],
      spots: {},
    }),
  };
}

/** While a way to lie is chosen: the tile in each of them. */
function turns(sight: Seen, { seat, cell }: Place): readonly Strip[] {
  const ways = new Map(offeredSpots(sight).flatMap((spot) => (turnOfSpot(spot) === null ? [] : [[spot, turnOfSpot(spot)!] as const])));
  if (ways.size === 0) return [];
  const zone = sight.view.zones[seat]!;
  const id = playedTile(sight) ?? topOf(zone, cell)!.tile;
  const h = turnsHeight(WIDE);
  return [{ height: h + 34, part: (top) => turnsPart({ x: MARGIN, y: top + 8, w: WIDE, h }, zone, cell, id, ways) }];
}

/** The river, and the viewer's hand; larger what is chosen from. At the end there is no river. */
function rows(sight: Seen): readonly Strip[] {
  const { view, viewer } = sight;
  if (view.scores) return [];
  const isOffered = (kind: string) => offeredSpots(sight).some((spot) => spot.startsWith(kind));
  const sizeOf = (kind: string, other: string) => (isOffered(kind) ? ROW.offered : isOffered(other) ? ROW.beside : ROW.alone);
  const [river, hand] = [sizeOf('river:', 'hand:'), sizeOf('hand:', 'river:')];
  const own = viewer === 'table' ? null : view.hands[viewer]!;
  return [
    { height: river + 40, part: (top) => riverPart({ x: MARGIN, y: top + 8 }, river, view) },
    ...(own?.tiles
      ? [
          {
            height: hand + 96,
            part: (top: number) => {
              const part = handPart({ x: MARGIN, y: top + 62 }, hand, own.tiles!, view.chosen);
              return { nodes: [label(top + 22, say('picture.yourHand', { limit: own.limit })), ...part.nodes], spots: part.spots };
            },
          },
        ]
      : []),
  ];
}

function sheet(
  { view }: Seen,
  recent: readonly SeenEvent[],
  strips: readonly Strip[],
  shown: readonly Seat[],
  offered: readonly Place[],
): Scene {
  let top = 0;
  const parts = strips.map((strip) => {
    const part = strip.part(top);
    top += strip.height;
    return part;
  });
  const zones = zonesPart({ x: MARGIN, y: top + 8 }, WIDE, view, shown, offered, view.scores ? [] : changedPlaces(recent));
  return page(Math.ceil(top + 8 + zones.height), {
    nodes: [...parts, zones].flatMap(({ nodes }) => nodes),
    spots: Object.assign({}, ...[...parts, zones].map(({ spots }) => spots)),
  });
}

const label = (y: number, text: Message): Node => ({
  kind: 'text',
  x: MARGIN,
  y,
  text,
  size: 36,
  bold: true,
  fill: dusk.textQuiet,
  maxWidth: WIDE,
});

const titled = (y: number, seat: Seat, text: Message, room = WIDE): readonly Node[] => [
  badge({ x: MARGIN + 30, y }, 28, seatLook(dusk, seat)),
  { kind: 'text', x: MARGIN + 76, y, text, size: 50, bold: true, fill: dusk.text, maxWidth: room - 80 },
];

const page = (height: number, { nodes, spots }: Part): Scene => ({
  width: WIDTH,
  height,
  background: { key: `road ${height}`, nodes: [{ kind: 'rect', x: 0, y: 0, w: WIDTH, h: height, fill: dusk.ground }] },
  nodes,
  spots,
});
