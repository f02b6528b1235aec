import fc from 'fast-check';
import type { Game } from '../../src/games/face.ts';
import { type Plan, plans } from './play.ts';
import { aheadProperties } from './properties/ahead.ts';
import { flowProperties } from './properties/flow.ts';
import { secrecyProperties } from './properties/secrecy.ts';
import { showingProperties } from './properties/showing.ts';

/** Something that must hold in every match of every game. `check` throws when it does not. */
export type Property = { readonly name: string; readonly check: (game: Game, plan: Plan) => void };

/** The contract of a game with the house. A game that keeps it needs no code outside its folder. */
export const properties: readonly Property[] = [...flowProperties, ...secrecyProperties, ...showingProperties, ...aheadProperties];

/** Matches played for each property. More by CONTRACT_RUNS, others by CONTRACT_SEED. */
const RUNS = Number(process.env.CONTRACT_RUNS ?? 12);
const SEED = Number(process.env.CONTRACT_SEED ?? 1);

/** Plays `game` at random and throws an error that begins with the property's name when it does not hold. */
export function uphold({ name, check }: Property, game: Game, runs = RUNS): void {
  const named = (plan: Plan) => {
    try {
      check(game, plan);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  fc.assert(fc.property(plans(game.rules), named), { numRuns: runs, seed: SEED, includeErrorInReport: true });
}
