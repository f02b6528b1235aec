import { describe, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { outpostGame } from '../kernel/toys/outpost-face.ts';
import { stashGame } from '../kernel/toys/stash-face.ts';
import { properties, uphold } from './contract.ts';

/** The toys are here so that a property that healthy games cannot keep is found at once. */
describe.each([...games, stashGame, outpostGame])('the contract of $rules.id', (game) => {
  it.each(properties)('$name', (property) => uphold(property, game));
});
