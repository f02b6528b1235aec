import type { Message } from '../../../kernel/message.ts';
import type { EventKey } from '../content/cards.ts';
import { type TileId, tileOf } from '../content/tiles.ts';
import type { Cell } from '../state.ts';
import type { Side } from '../zone.ts';
import { say } from './say.ts';

/** Kinds that come in one shape only: it need not be said. */
const OF_ONE_SHAPE = ['BLOW', 'TENT', 'AVERT', 'DEAD', 'HORDE', 'FIRE', 'MINE', 'MASK', 'WEAPON', 'START', 'BUNKER'];

/** A tile by name, with its shape where that matters: `Resource +2 (curve)`. */
export function tileText(id: TileId): Message {
  const { kind, shape } = tileOf(id);
  const name = say(`road.tile.${kind}`);
  return OF_ONE_SHAPE.includes(kind) ? name : say('road.tile', { name, shape: say(`road.shape.${shape}`) });
}

/** What a tile does, in one short sentence. */
export const doesText = (id: TileId): Message => say(`road.does.${tileOf(id).kind}`);

/** Several tiles by name. */
export const tileTexts = (ids: readonly TileId[]): readonly Message[] => ids.map(tileText);

/** A place of a zone by its way from where the first Start lay: `N2 E1`. */
export function cellText(cell: Cell): Message {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  const along = y > 0 ? say('road.north', { n: y }) : say('road.south', { n: -y });
  const across = x > 0 ? say('road.east', { n: x }) : say('road.west', { n: -x });
  if (x === 0 && y === 0) return say('road.centre');
  if (x === 0) return along;
  return y === 0 ? across : say('road.cell', { along, across });
}

export const sideText = (side: Side): Message => say(`road.side.${side}`);

/** The roads of a tile: `north, east and west`. */
export const roadsText = (sides: readonly Side[]): Message =>
  sides.length === 0 ? say('road.roads.none') : say('road.roads', { sides: sides.map(sideText) });

/** The roads of a tile in short: `NEW`. */
export function roadLetters(sides: readonly Side[]): Message {
  const [a = '', b = '', c = '', d = ''] = sides.map((side) => say(`road.letter.${side}`));
  return sides.length === 0 ? say('road.letters.none') : say('road.letters', { a, b, c, d });
}

export const cardText = (card: EventKey): Message => say(`road.card.${card}`);
