import { describe, expect, it } from 'vitest';
import { forbiddenImports, gamesNamed, impurities, linesBelow, longFiles, machinePaths } from './rules.ts';
import { importsOf } from './source.ts';

const importing = (path: string, from: string, what = '{ a }') => forbiddenImports([{ path, text: `import ${what} from '${from}';` }]);

describe('importsOf', () => {
  const found = (text: string) => importsOf({ path: 'src/paint/painter.ts', text });
  const scene = 'src/scene/scene.ts';

  it.each([
    ["import { a } from '../scene/scene.ts';", false],
    ["import a, { b } from '../scene/scene.ts';", false],
    ["import * as a from '../scene/scene.ts';", false],
    ["import {\n  a,\n  type B,\n} from '../scene/scene.ts';", false],
    ["export { a } from '../scene/scene.ts';", false],
    ["export * from '../scene/scene.ts';", false],
    ["import '../scene/scene.ts';", false],
    ["const a = await import('../scene/scene.ts');", false],
    ["type A = import('../scene/scene.ts').A;", false],
    ["import type { A } from '../scene/scene.ts';", true],
    ["export type { A } from '../scene/scene.ts';", true],
    ["import { type A, type B } from '../scene/scene.ts';", true],
  ])('reads %j', (text, typesOnly) => {
    expect(found(text)).toEqual([{ from: '../scene/scene.ts', path: scene, typesOnly }]);
  });

  it('reads two imports, one after the other', () => {
    expect(found("import { a } from './a.ts';\nimport 'canvas';\nexport const b = 'from';").map(({ from }) => from)).toEqual([
      './a.ts',
      'canvas',
    ]);
  });

  it('passes over comments', () => {
    expect(found("// import { a } from './a.ts';\n/* import './b.ts' */\nconst url = 'http://x'; // '")).toEqual([]);
  });
});

describe('forbiddenImports', () => {
  it.each([
    ['src/kernel/a.ts', './b.ts'],
    ['src/kernel/a.ts', 'mutative'],
    ['src/games/bunker/rules/a.ts', '../state.ts'],
    ['src/games/bunker/a.ts', '../../kernel/kernel.ts'],
    ['src/games/index.ts', './bunker/index.ts'],
    ['src/match/a.ts', '../kernel/kernel.ts'],
    ['src/paint/a.ts', '../scene/layout.ts'],
    ['src/store/a.ts', 'drizzle-orm/better-sqlite3'],
    ['commands/a.ts', '../src/discord/respond.ts'],
    ['src/main.ts', './match/service.ts'],
    ['src/tools/a.ts', '../store/store.ts'],
  ])('lets %s import %s', (path, from) => {
    expect(importing(path, from)).toEqual([]);
  });

  it.each([
    ['src/kernel/a.ts', '../games/face.ts', 'src/games/face.ts'],
    ['src/kernel/a.ts', 'node:fs', 'node:fs'],
    ['src/kernel/a.ts', 'mutative-else', 'mutative-else'],
    ['src/scene/a.ts', '../paint/painter.ts', 'src/paint/painter.ts'],
    ['src/games/bunker/a.ts', '../road/index.ts', 'src/games/road/index.ts'],
    ['src/games/bunker/a.ts', '../index.ts', 'src/games/index.ts'],
    ['src/games/bunker/a.ts', '../../words/words.ts', 'src/words/words.ts'],
    ['src/games/bunker/a.ts', 'discord.js', 'discord.js'],
    ['src/match/a.ts', '../store/store.ts', 'src/store/store.ts'],
    ['src/match/a.ts', '../games/index.ts', 'src/games/index.ts'],
    ['src/store/a.ts', '../kernel/kernel.ts', 'src/kernel/kernel.ts'],
    ['src/paint/a.ts', '../games/face.ts', 'src/games/face.ts'],
    ['src/discord/a.ts', '../kernel/kernel.ts', 'src/kernel/kernel.ts'],
    ['src/discord/a.ts', '../games/bunker/face.ts', 'src/games/bunker/face.ts'],
    ['src/discord/a.ts', '../match/service.ts', 'src/match/service.ts'],
    ['src/local/a.ts', '../words/words.ts', 'src/words/words.ts'],
    ['src/local/a.ts', 'discord.js', 'discord.js'],
    ['commands/a.ts', '../src/store/store.ts', 'src/store/store.ts'],
  ])('does not let %s import %s', (path, from, named) => {
    expect(importing(path, from)).toEqual([{ path, what: `imports ${named}` }]);
  });

  it('lets a room that needs only types import only types', () => {
    expect(importing('src/discord/a.ts', '../kernel/sight.ts', 'type { Sight }')).toEqual([]);
    expect(importing('src/discord/a.ts', '../kernel/sight.ts', '{ redact }')).toEqual([
      { path: 'src/discord/a.ts', what: 'imports src/kernel/sight.ts' },
    ]);
    expect(importing('src/discord/a.ts', '../kernel/kernel.ts', 'type { AnyGame }')).toEqual([
      { path: 'src/discord/a.ts', what: 'imports types of src/kernel/kernel.ts' },
    ]);
  });
});

describe('impurities', () => {
  const used = (text: string, path = 'src/games/bunker/a.ts') => impurities([{ path, text }]).map(({ what }) => what);

  it.each([
    ['const a = Math.random();', 'uses Math.random'],
    ['const a = new Date();', 'uses Date'],
    [`const a = \`\${Date.now()}\`;`, 'uses Date'],
    ['const a = process.env.A;', 'uses process'],
    ['setTimeout(a, 1);', 'uses setTimeout'],
    ['setInterval(a, 1);', 'uses setInterval'],
    ['setImmediate(a);', 'uses setImmediate'],
    ['console.log(a);', 'uses console'],
    ['performance.now();', 'uses performance'],
    ['globalThis.x = 1;', 'uses globalThis'],
    ['crypto.randomUUID();', 'uses crypto'],
  ])('sees %s', (text, what) => {
    expect(used(text)).toEqual([what]);
    expect(used(text, 'src/kernel/a.ts')).toEqual([what]);
  });

  it.each([
    '// new Date()',
    "const a = 'console';",
    'const a = frame.process;',
    'type A = { process: 1 };',
    'const update = 1;',
    'Math.max(1, 2);',
  ])('passes over %s', (text) => {
    expect(used(text)).toEqual([]);
  });

  it('lets other rooms have a clock', () => {
    expect(used('new Date();', 'src/match/a.ts')).toEqual([]);
  });
});

describe('gamesNamed', () => {
  const named = (path: string, text: string) => gamesNamed([{ path, text }], ['bunker-poker', 'silver-city']);

  it.each(["if (game === 'bunker-poker') x();", '// as in Bunker Poker', 'import { silverCity }', 'SILVER_CITY'])('sees %s', (text) => {
    expect(named('src/discord/a.ts', text)).toHaveLength(1);
    expect(named('commands/a.ts', text)).toHaveLength(1);
  });

  it('lets the registry and tests name games', () => {
    expect(named('src/games/index.ts', 'bunkerPoker')).toEqual([]);
    expect(named('test/discord/a.test.ts', 'bunker-poker')).toEqual([]);
  });
});

describe('line counts', () => {
  const lines = (count: number) => ({ path: 'src/kernel/a.ts', text: 'a\n'.repeat(count) });

  it('allows the limit itself and not a line more', () => {
    expect(longFiles([lines(350)], 350)).toEqual([]);
    expect(longFiles([lines(351)], 350)).toEqual([{ path: 'src/kernel/a.ts', what: 'has 351 lines' }]);
  });

  it('counts data and documents nowhere', () => {
    expect(longFiles([{ ...lines(999), path: 'docs/a.md' }], 350)).toEqual([]);
  });

  it('adds up what lies below a folder', () => {
    expect(linesBelow([lines(3), lines(4), { ...lines(5), path: 'src/scene/a.ts' }], 'src/kernel/')).toBe(7);
  });
});

describe('machinePaths', () => {
  const found = (text: string) => machinePaths([{ path: 'README.md', text }]).map(({ what }) => what);
  /** Taken apart, so that this file names none itself. */
  const pathOf = (...parts: readonly string[]) => `/${parts.join('/')}`;

  it.each([
    ['home', 'ann', 'holdout'],
    ['root', '.npmrc'],
    ['work', 'main', 'src'],
    ['tmp', 'room', 'log'],
    ['Users', 'ann', 'x'],
  ])('sees /%s/%s', (...parts) => {
    expect(found(`see ${pathOf(...parts)}`)).toEqual([`names ${pathOf(parts[0], parts[1]!)}`]);
  });

  it.each([
    ['', 'usr', 'bin', 'chromium'],
    ['', 'opt', 'holdout'],
    ['https:', '', 'example.org', 'home', 'ann'],
    ['src', 'work', 'main.ts'],
    ['.', 'tmp', 'a'],
  ])('passes over %s/%s/%s', (...parts) => {
    expect(found(parts.join('/'))).toEqual([]);
  });
});
