import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../src/games/bunker-poker/index.ts';
import { playthrough } from '../../src/tools/transcript.ts';
import { runTool } from './run-tool.ts';

describe('playthrough', () => {
  it('prints the match of the seats, settings and seed asked for, and nothing else', () => {
    const { code, out, err } = runTool('playthrough', 'bunker-poker', '--seats', '2', '--seed', 'x', '--setting', 'startDice=4');
    expect(out).toBe(playthrough(bunkerPoker, { seats: 2, settings: { startDice: '4' }, seed: 'x' }));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it('takes the fewest seats and seed 1 unless told', () => {
    const { out } = runTool('playthrough', 'bunker-poker');
    expect(out.split('\n')[0]).toBe('Bunker Poker, 2 seats, seed "1"');
  });

  it.each([
    [['chess'], 'There is no game "chess"'],
    [['bunker-poker', '--seats', '5'], 'bunker-poker is for 2 to 4 seats, not 5.'],
    [['bunker-poker', '--setting', 'startDice=9'], 'setting startDice is one of 6, 5, 4, not 9.'],
  ])('refuses %j with a sentence and exit code 2', (args, sentence) => {
    const { code, out, err } = runTool('playthrough', ...args);
    expect(err).toContain(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
