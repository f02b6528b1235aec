/** What the files of a room may import, besides their own room. A path that ends in a slash stands for all below it. */
export type Room = {
  /** The room's own files. */
  readonly at: string;
  readonly imports?: readonly string[];
  /** Of these only types. */
  readonly types?: readonly string[];
  /** Packages and modules of Node; `node:` stands for all of Node's. */
  readonly packages?: readonly string[];
};

const SEAT_WORDS = ['src/kernel/message.ts', 'src/kernel/position.ts', 'src/kernel/sight.ts', 'src/kernel/steps.ts', 'src/kernel/json.ts'];
const FACE = 'src/games/face.ts';

/** What talks to Discord. It knows matches by their port, games by their faces, and of positions only the sights. */
const discord = {
  imports: ['src/words/', 'src/scene/', 'src/discord/'],
  types: [...SEAT_WORDS, FACE, 'src/match/match.ts'],
  packages: ['discord.js', '@discordjs/', 'discord-api-types/', 'pino', 'node:'],
};

/**
 * The table of imports of docs/architecture.md. The first room that a file lies in counts. Not listed, and so free to
 * import anything, are those that put the others together: config.ts, program.ts, main.ts, complaints.ts, tools, benches and tests.
 */
export const ROOMS: readonly Room[] = [
  { at: 'src/kernel/', packages: ['mutative', 'node:crypto'] },
  { at: 'src/scene/', types: SEAT_WORDS },
  { at: 'src/words/', types: SEAT_WORDS, packages: ['intl-messageformat'] },
  { at: FACE, types: [...SEAT_WORDS, 'src/scene/'] },
  { at: 'src/games/index.ts', imports: ['src/games/'] },
  { at: 'src/games/*/', imports: ['src/kernel/', 'src/scene/'], types: [FACE] },
  { at: 'src/bots/', imports: ['src/kernel/'], types: [FACE] },
  {
    at: 'src/match/',
    imports: ['src/kernel/', 'src/bots/'],
    types: [FACE],
    packages: ['node:crypto', 'node:timers/promises', 'temporal-polyfill'],
  },
  {
    at: 'src/store/',
    types: [...SEAT_WORDS, 'src/match/match.ts', 'src/match/store.ts'],
    packages: ['drizzle-orm', 'better-sqlite3', 'node:fs', 'node:path', 'node:url', 'node:worker_threads'],
  },
  { at: 'src/paint/', imports: ['src/scene/'], packages: ['canvas', 'gifenc', 'tsx/', 'node:'] },
  { at: 'src/discord/', ...discord },
  { at: 'commands/', ...discord },
  {
    at: 'src/local/',
    packages: [
      'ajv',
      'better-sqlite3',
      'discord-api-spec',
      'discord-api-types/',
      'discord-markdown-parser',
      'esbuild',
      'preact',
      'ws',
      'zod',
      'node:',
    ],
  },
];

/** The rooms that serve every game and so know none. */
export const GAMELESS = [
  'src/kernel/',
  'src/scene/',
  'src/words/',
  'src/bots/',
  'src/match/',
  'src/store/',
  'src/paint/',
  'src/discord/',
  'src/local/',
  'commands/',
];

/** The rooms whose every result must follow from what they are given. */
export const PURE = ['src/kernel/', 'src/games/'];
