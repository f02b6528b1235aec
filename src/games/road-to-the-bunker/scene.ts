import type { Message } from '../../kernel/message.ts';
import type { Seat, Viewer } from '../../kernel/position.ts';
import type { SeenEvent, Sight } from '../../kernel/sight.ts';
import { dusk } from '../../scene/palette.ts';
import type { Node, Scene } from '../../scene/scene.ts';
import type { TileId } from './content/tiles.ts';
import { stressedPlaces } from './picture/change.ts';
import { handPart, handRows } from './picture/hand.ts';
import { headerStrip, titled } from './picture/header.ts';
import { riverPart } from './picture/river.ts';
import { heightOfAll, MARGIN, type Strip, stacked, WIDE, WIDTH } from './picture/strip.ts';
import { turnsHeight, turnsPart } from './picture/turns.ts';
import type { Part } from './picture/zone.ts';
import { isLegible, largeZones, type Rooms, type Stressed, smallZones, type Zones } from './picture/zones.ts';
import type { Place } from './placement.ts';
import { placeOfSpot, turnOfSpot } from './spots.ts';
import type { View } from './state.ts';
import { say } from './text/say.ts';
import { topOf } from './zone.ts';

/** How high a page may be: low enough for its numbers and their buttons to be seen together, and at most. */
const PAGE = { low: 1150, high: 1600 } as const;
/** What zones need at least, whatever else is on the page; and those that are drawn before others. */
const [LEAST_ROOM, NEAR_ROOM] = [640, 760];
/** Tiles of a row: of the only one, of one that the viewer chooses from, and of one beside that. */
const ROW = { alone: 150, offered: 190, beside: 120 } as const;
/** Where a neighbourhood is drawn instead of a zone: so far around the places on offer, and around one that is chosen. */
const REACH = { places: 1, place: 2 } as const;

type Seen = Sight<Viewer, View>;

/**
 * The table as this viewer sees it: whose turn it is and what just happened, the zones, the river and the viewer's hand. While its
 * viewer chooses a place, only the zones that are on offer are shown. What is chosen from lies lowest, next to its buttons. Has a
 * spot for every tile and place shown.
 */
export function boardScene(sight: Seen, recent: readonly SeenEvent[]): Scene {
  const places = offeredPlaces(sight);
  const stressed = { offered: places, changed: stressedPlaces(sight, recent) };
  if (places.length > 0) return choosingScene(sight, recent, places, stressed);
  const [header, rows] = [headerStrip(sight, recent), rowsOf(sight)];
  const rooms = roomsBeside([header, ...rows]);
  if (sight.viewer === 'table') return page(stacked([header, ...rows, strip(largeZones(WIDE, sight.view, sight.seats, stressed, rooms))]));
  return page(stacked([header, ...zonesFor(sight, sight.viewer, stressed, rooms), ...rows]));
}

/** One zone as large as can be. */
export function zoneScene(sight: Seen, seat: Seat, recent: readonly SeenEvent[]): Scene {
  const header = headerStrip(sight, recent);
  const stressed = { offered: [], changed: stressedPlaces(sight, recent) };
  return page(stacked([header, strip(largeZones(WIDE, sight.view, [seat], stressed, roomsBeside([header])))]));
}

/** What only this seat may see: its tiles and cards, with what they do. */
export function handScene(sight: Sight<Seat, View>): Scene {
  const { limit } = sight.view.hands[sight.viewer]!;
  const rows = handRows({ x: MARGIN, y: 132 }, WIDE, sight);
  return page({
    height: 132 + rows.height + 16,
    nodes: [...titled(66, sight.viewer, say('picture.yourHand', { limit }), WIDE), ...rows.nodes],
    spots: rows.spots,
  });
}

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

/** The zones in which there is something to choose, with their places; or one place with the ways in which a tile may lie there. */
function choosingScene(sight: Seen, recent: readonly SeenEvent[], places: readonly Place[], stressed: Stressed): Scene {
  const ways = waysOf(sight, places[0]!);
  const header = headerStrip(sight, recent, ways ? undefined : playedTile(sight));
  const shown = sight.seats.filter((seat) => [...places, ...ownStressed(sight, stressed)].some((place) => place.seat === seat));
  const rooms = roomsBeside([header, ...(ways ? [ways] : [])]);
  const zones = ways
    ? largeZones(WIDE, sight.view, shown, stressed, rooms.slice(0, 1), REACH.place)
    : largeZones(WIDE, sight.view, shown, stressed, rooms, REACH.places);
  return page(stacked([header, strip(zones), ...(ways ? [ways] : [])]));
}

/** The viewer's zone is shown beside others when a tile of it is at stake as well. */
const ownStressed = ({ viewer, step }: Seen, { changed }: Stressed): readonly Place[] =>
  step === 'greener' ? changed.filter(({ seat }) => seat === viewer) : [];

/** While a way to lie is chosen: the tile in each of them. */
function waysOf(sight: Seen, { seat, cell }: Place): Strip | null {
  const ways = new Map(offeredSpots(sight).flatMap((spot) => (turnOfSpot(spot) === null ? [] : [[spot, turnOfSpot(spot)!] as const])));
  if (ways.size === 0) return null;
  const zone = sight.view.zones[seat]!;
  const id = playedTile(sight) ?? topOf(zone, cell)!.tile;
  const h = turnsHeight(WIDE);
  return { height: h + 34, part: (top) => turnsPart({ x: MARGIN, y: top + 8, w: WIDE, h }, zone, cell, id, ways) };
}

/** The zones for a seat: all alike where all can be read, or else its own and those where something has changed before the others. */
function zonesFor({ view, seats, prompts }: Seen, viewer: Seat, stressed: Stressed, rooms: Rooms): readonly Strip[] {
  const all = largeZones(WIDE, view, seats, stressed, rooms);
  const near = seats.filter((seat) => seat === viewer || (prompts.length === 0 && stressed.changed.some((place) => place.seat === seat)));
  const far = seats.filter((seat) => !near.includes(seat));
  if (isLegible(all) || view.scores || far.length === 0) return [strip(all)];
  const large = largeZones(WIDE, view, near, stressed, [NEAR_ROOM]);
  return large.tile > all.tile ? [strip(smallZones(WIDE, view, far, stressed)), strip(large)] : [strip(all)];
}

/** The river, and the viewer's hand; larger what is chosen from. At the end there is no river. */
function rowsOf(sight: Seen): readonly Strip[] {
  const { view, viewer } = sight;
  if (view.scores) return [];
  const isOffered = (kind: string) => offeredSpots(sight).some((spot) => spot.startsWith(kind));
  const sizeOf = (kind: string, other: string) => (isOffered(kind) ? ROW.offered : isOffered(other) ? ROW.beside : ROW.alone);
  const [river, hand] = [sizeOf('river:', 'hand:'), sizeOf('hand:', 'river:')];
  const own = viewer === 'table' ? null : view.hands[viewer]!;
  const rows: Strip[] = [{ height: river + 40, part: (top) => riverPart({ x: MARGIN, y: top + 8 }, river, view) }];
  if (!own?.tiles) return rows;
  const part = (top: number): Part => {
    const tiles = handPart({ x: MARGIN, y: top + 62 }, hand, own.tiles!, view.chosen);
    return { nodes: [label(top + 22, say('picture.yourHand', { limit: own.limit })), ...tiles.nodes], spots: tiles.spots };
  };
  return [...rows, { height: hand + 96, part }];
}

/** What a low and a high page leave beside some strips. */
const roomsBeside = (strips: readonly Strip[]): Rooms =>
  [PAGE.low, PAGE.high].map((height) => Math.max(LEAST_ROOM, height - heightOfAll(strips)));

const strip = ({ height, part }: Zones): Strip => ({ height: height + 8, part: (top) => part({ x: MARGIN, y: top + 8 }) });

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

function page({ height: exact, nodes, spots }: Part & { readonly height: number }): Scene {
  const height = Math.ceil(exact);
  return {
    width: WIDTH,
    height,
    background: { key: `road ${height}`, nodes: [{ kind: 'rect', x: 0, y: 0, w: WIDTH, h: height, fill: dusk.ground }] },
    nodes,
    spots,
  };
}
