import components from './components.json' with { type: 'json' };

/** What a tile is; names of the rulebook in short. Z1 and Z2 are "Watch out Zombies!", R1C a resource with Change of plan. */
export type Kind =
  | 'EVENT'
  | 'BLOW'
  | 'TENT'
  | 'R1'
  | 'R1C'
  | 'SAFE'
  | 'R2'
  | 'R3'
  | 'AVERT'
  | 'Z2'
  | 'Z1'
  | 'DEAD'
  | 'HORDE'
  | 'FIRE'
  | 'MINE'
  | 'MASK'
  | 'WEAPON'
  | 'HIDDEN'
  | 'START'
  | 'BUNKER';
export type Colour = 'green' | 'red' | 'special' | 'purple' | 'hybrid' | 'gray' | 'yellow';
/** Straight, curve, T junction, crossroads, dead end, no road. */
export type Shape = 'S' | 'C' | 'T' | 'X' | 'D' | 'O';
/** Unique among the 103 tiles, such as `R2-07`. */
export type TileId = string;

export type Tile = {
  readonly id: TileId;
  readonly kind: Kind;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly resource: number;
  readonly zombies: number;
  readonly changeOfPlan: boolean;
  /** Left out of games with fewer players. */
  readonly minPlayers: number;
};

const byId = new Map((components.tiles as readonly Tile[]).map((tile) => [tile.id, tile]));

/** Kinds that are laid over or swapped in place without choosing how they lie, which the rules of placing count on. */
const CROSSROADS: readonly Kind[] = ['START', 'TENT', 'AVERT', 'BLOW', 'FIRE', 'MINE', 'BUNKER'];
for (const { id, kind, shape } of byId.values())
  if (CROSSROADS.includes(kind) && shape !== 'X') throw new Error(`tile ${id} must be a crossroads (X), not ${shape}`);

/** All 103 tiles in a fixed order. */
export const tiles: readonly Tile[] = [...byId.values()];

/** Throws when there is no such tile. */
export function tileOf(id: TileId): Tile {
  const tile = byId.get(id);
  if (!tile) throw new Error(`no tile ${id}`);
  return tile;
}

/** What two tiles have in common when it makes no difference which of them one has. */
export function lookOf(id: TileId): string {
  const { kind, shape } = tileOf(id);
  return `${kind} ${shape}`;
}
