import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/games/face.ts';
import { games } from '../../src/games/index.ts';
import { playthrough } from '../../src/tools/transcript.ts';
import { stashGame } from '../kernel/toys/stash-face.ts';

const GOLDENS = fileURLToPath(new URL('goldens/', import.meta.url));

/** A table of middling size, with every setting left alone. */
const written = (game: Game, seed = 'golden') => {
  const { min, max } = game.rules.seats;
  return playthrough(game, { seats: Math.min(min + 1, max), settings: {}, seed });
};

/** After a wanted change of rules or words: UPDATE_GOLDENS=1 npx vitest run test/contract/goldens.test.ts, and read the difference. */
describe('a seeded playthrough is as it was', () => {
  it.each(games)('of $rules.id', (game) => {
    const file = `${GOLDENS}${game.rules.id}.txt`;
    const text = written(game);
    if (process.env.UPDATE_GOLDENS) {
      mkdirSync(GOLDENS, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDENS=1`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

describe('playthrough', () => {
  const text = written(stashGame);

  it('begins with the game, its seats, seed and settings', () => {
    expect(text.split('\n').slice(0, 2)).toEqual(['Stash, 3 seats, seed "golden"', 'rounds=3']);
  });

  it('writes what is asked, chosen and told, and the end', () => {
    expect(text).toMatch(/^1\. round\/bid$/m);
    expect(text).toMatch(/^ {2}seat 0 is asked \(now\): Round 1: which card do you bid\?$/m);
    expect(text).toMatch(/^ {4}bid:\d+: Card \d+$/m);
    expect(text).toMatch(/^ {2}> seat \d: camp:\d \(may be taken back\)$/m);
    expect(text).toMatch(/^ {2}\* seat \d wins the round with card \d+\.$/m);
    expect(text).toMatch(/The end\n(.*\n)* {2}.* took most of the loot\.\n$/);
  });

  it('shows a hand to its seat only, and a line once', () => {
    expect(text).toMatch(/^ {2}seat 1 sees: You hold \d+, \d+, and \d+\.$/m);
    expect(text).not.toMatch(/table sees: You hold/);
    expect(text.match(/table sees: Round 1 of 3; the camp is at 1; 7 cards in the deck\./g)).toHaveLength(1);
  });

  it('is the same for the same seed and another for another', () => {
    expect(written(stashGame)).toBe(text);
    expect(written(stashGame, 'other').replace('other', 'golden')).not.toBe(text);
  });

  it('refuses a table that the game is not for', () => {
    expect(() => playthrough(stashGame, { seats: 5, settings: {}, seed: 'x' })).toThrow('stash is for 2 to 4 seats, not 5');
    expect(() => playthrough(stashGame, { seats: 2, settings: { rounds: '4' }, seed: 'x' })).toThrow(
      'setting rounds is one of 3, 5, not 4',
    );
  });
});
