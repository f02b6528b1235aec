import type { Seat } from '../../kernel/position.ts';
import type { Outlook } from './bot-outlook.ts';
import type { Cell, Zone } from './state.ts';
import { links, recent, topOf } from './zone.ts';

/** The zone without these cells. */
function without(zone: Zone, cells: readonly Cell[]): Zone {
  return { ...zone, stacks: Object.fromEntries(Object.entries(zone.stacks).filter(([cell]) => !cells.includes(cell))) };
}

/** "I had a bad feeling about this road anyway...": what removing an opponent's road gains, who chooses the lesser evil. */
export function badRoad({ view, gain }: Outlook, seat: Seat): number {
  const zone = view.zones[seat]!;
  const latest = recent(zone)!;
  const besides = links(zone, latest).filter((cell) => cell !== zone.start);
  const ways = besides.length > 0 ? besides.map((cell) => [latest, cell]) : [[latest]];
  return Math.min(...ways.map((cells) => gain(seat, without(zone, cells))));
}

/** The same card against the own zone, with this cell going as well. */
export function badRoadBeside({ view, seat, gain }: Outlook, cell: Cell): number {
  const zone = view.zones[seat]!;
  return gain(seat, without(zone, [recent(zone)!, cell]));
}

/** "I've always believed in my lucky star": the own zone without the tile on top there. */
export function luckyStar({ view, seat, gain }: Outlook, cell: Cell): number {
  const zone = view.zones[seat]!;
  const below = zone.stacks[cell]!.slice(0, -1);
  return gain(seat, below.length > 0 ? { ...zone, stacks: { ...zone.stacks, [cell]: below } } : without(zone, [cell]));
}

/** "Actually, I'll be much better off here": the own Start there. */
export function betterOff({ view, seat, gain }: Outlook, cell: Cell): number {
  const zone = view.zones[seat]!;
  const { stacks } = without(zone, [zone.start]);
  return gain(seat, { start: cell, stacks: { ...stacks, [cell]: zone.stacks[zone.start]! } });
}

/** "The grass is always greener on the other side, right?": the own latest stack for that opponent's. */
export function greener({ view, seat, gain }: Outlook, other: Seat): number {
  const [own, theirs] = [view.zones[seat]!, view.zones[other]!];
  const [from, to] = [recent(own, view.eventTile)!, recent(theirs, view.eventTile)!];
  const swap = (zone: Zone, cell: Cell, by: Zone, byCell: Cell): Zone => ({
    ...zone,
    stacks: { ...zone.stacks, [cell]: [topOf(by, byCell)!] },
  });
  return gain(seat, swap(own, from, theirs, to)) + gain(other, swap(theirs, to, own, from));
}
