import { expect, it } from 'vitest';
import { rules } from '../../../src/games/bunker-poker/game.ts';
import { upgrade } from '../../../src/kernel/kernel.ts';
import type { Position } from '../../../src/kernel/position.ts';
import { full, out } from './literals.ts';

it('lifts a position of version 1, which did not keep who went out first', () => {
  const game = { settings: {}, sides: [full(), out(2), full(), out(5)], thrower: 0, thrown: null, turn: 9, uncovered: [] };
  const chance = { seed: 'seed', used: {} };
  const saved: Position = { rules: 1, seats: 4, game, agenda: [{ step: 'next-turn' }], serial: 7, answers: {}, chance, outcome: null };
  expect(upgrade(rules, saved)).toEqual({ ...saved, rules: 2, game: { ...game, fallen: [1, 3] } });
});
