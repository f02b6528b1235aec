import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { runTool } from './run-tool.ts';

const game = games[0]!.rules;
const lastLine = (out: string) => out.trimEnd().split('\n').at(-1)!;

describe('simulate', () => {
  it('prints one JSON object and nothing else for matches without faults', () => {
    const { code, out } = runTool('simulate', game.id, '--games', '4', '--seed', 'x', '--json');
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ game: game.id, games: 4, finished: 4, faults: 0, answers: expect.any(Number) });
    expect(code).toBe(0);
  });

  it('plays random matches of the seats and settings asked for', () => {
    const [id, choices] = Object.entries(game.settings)[0]!;
    const setting = ['--setting', `${id}=${choices.at(-1)}`];
    const { code, out } = runTool('simulate', game.id, '--games', '3', '--seats', `${game.seats.max}`, '--random', ...setting, '--json');
    expect(JSON.parse(lastLine(out))).toMatchObject({ games: 3, finished: 3, faults: 0 });
    expect(code).toBe(0);
  });

  it('plays matches in which nobody ever answers, and they end', () => {
    const { code, out } = runTool('simulate', game.id, '--absent', '--games', '4', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: game.id, games: 4, finished: 4, faults: 0 });
    expect(code).toBe(0);
  });

  it.each([
    [['chess'], 'There is no game "chess"'],
    [[], 'Name exactly one game.'],
    [[game.id, 'extra'], 'Name exactly one game.'],
    [[game.id, '--games', '0'], '--games is a whole number from 1 up, not "0".'],
    [[game.id, '--games', '2.5'], '--games is a whole number from 1 up, not "2.5".'],
    [[game.id, '--seats', `${game.seats.max + 1}`], `${game.id} is for ${game.seats.min} to ${game.seats.max} seats`],
    [[game.id, '--setting', 'colour'], '--setting wants NAME=CHOICE, not "colour".'],
    [[game.id, '--setting', 'colour=red'], 'unknown setting colour.'],
    [[game.id, '--fast'], "Unknown option '--fast'"],
  ])('refuses %j with a sentence and exit code 2', (args, sentence) => {
    const { code, out, err } = runTool('simulate', ...args);
    expect(err.split('\n')[0]).toContain(sentence);
    expect(err).toContain('Usage: npm run -s simulate');
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
