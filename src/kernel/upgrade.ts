import type { Json } from './json.ts';
import type { Position } from './position.ts';
import type { AnyGame } from './table.ts';

/**
 * Lifts a saved position to the game's current rules version, one numbered upgrade after the other.
 * Throws when the position is newer than the code or an upgrade is missing.
 */
export function upgrade(def: AnyGame, saved: Position): Position {
  if (saved.rules > def.rulesVersion)
    throw new Error(`${def.id}: position of rules version ${saved.rules}, code knows ${def.rulesVersion}`);
  let position = saved;
  while (position.rules < def.rulesVersion) {
    const lift = def.upgrades[position.rules];
    if (!lift) throw new Error(`${def.id}: no upgrade from rules version ${position.rules}`);
    position = { ...(lift(position as unknown as Json) as unknown as Position), rules: position.rules + 1 };
  }
  return position;
}
