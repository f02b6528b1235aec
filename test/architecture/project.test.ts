import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { forbiddenImports, gamesNamed, impurities, linesBelow, longFiles, machinePaths } from './rules.ts';
import { isCode, projectSources } from './source.ts';

const sources = projectSources();
const gameFolders = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the project', () => {
  it('is read whole', () => {
    const paths = sources.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['src/kernel/kernel.ts', 'test/architecture/rules.ts', 'scripts/setup.mjs', 'package.json']),
    );
    expect(paths.filter((path) => path.includes('node_modules'))).toEqual([]);
    expect(sources.filter(isCode).length).toBeGreaterThan(100);
  });

  it('imports only what the table of rooms allows', () => {
    expect(forbiddenImports(sources)).toEqual([]);
  });

  it('keeps chance, clock, environment and output out of kernel and games', () => {
    expect(impurities(sources)).toEqual([]);
  });

  it('names no game in a room that serves all of them', () => {
    const ids = games.map(({ rules }) => rules.id);
    expect(gameFolders).toEqual(expect.arrayContaining(ids));
    expect(gamesNamed(sources, gameFolders)).toEqual([]);
  });

  it('has a kernel of fewer than 600 lines', () => {
    expect(linesBelow(sources, 'src/kernel/')).toBeLessThan(600);
  });

  it('has no file of code of more than 350 lines', () => {
    expect(longFiles(sources, 350)).toEqual([]);
  });

  it('names no path of somebody’s machine', () => {
    expect(machinePaths(sources)).toEqual([]);
  });
});
