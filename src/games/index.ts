import { bunkerPoker } from './bunker-poker/index.ts';
import type { Game } from './face.ts';
import { roadToTheBunker } from './road-to-the-bunker/index.ts';

/** Every game that can be played: one line a game. */
export const games: readonly Game[] = [bunkerPoker, roadToTheBunker];

/** The game of an id such as `bunker-poker`, or undefined. */
export const gameById = (id: string): Game | undefined => games.find((game) => game.rules.id === id);
