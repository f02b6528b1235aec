import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('./boardgame.io/', import.meta.url);

/** A message to a player that `filterPlayerView` has made fit for that player's eyes. */
export type Update = {
  readonly args: readonly [
    matchID: string,
    state: { readonly _stateID: number; readonly ctx: { readonly gameover?: { readonly winner: string } } },
  ];
};
type Payload = { readonly type: string; readonly args: readonly unknown[] };
type Transport = { send(data: Payload & { readonly playerID: string }): void; sendAll(payload: Payload): void };
type Action = {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
};

/** The authority over its matches. `onUpdate` gives an error or nothing; a refused move changes nothing and is not sent. */
export type Master = {
  onUpdate(action: Action, stateID: number, matchID: string, playerID: string): Promise<{ readonly error: string } | undefined>;
  onSync(matchID: string, playerID: string, credentials: undefined, players: number): Promise<unknown>;
};

/** What of boardgame.io is measured. */
export type BoardgameIo = {
  readonly version: string;
  readonly INVALID_MOVE: string;
  readonly Master: new (game: object, storage: object, transport: Transport) => Master;
  /** Its own memory storage: what its server uses unless told otherwise. */
  readonly memoryStorage: (game: object) => object;
  readonly getFilterPlayerView: (game: object) => (playerID: string, payload: Payload) => Update;
};

/** Loads boardgame.io from its own folder, installing it there first when it is missing. Throws when that fails. */
export function loadBoardgameIo(): BoardgameIo {
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', FOLDER))) install();
  const require = createRequire(new URL('package.json', FOLDER));
  return asInProduction(() => ({
    version: require('boardgame.io/package.json').version,
    INVALID_MOVE: require('boardgame.io/core').INVALID_MOVE,
    Master: require('boardgame.io/master').Master,
    memoryStorage: (game) => require('boardgame.io/server').Server({ games: [game], origins: [] }).db,
    getFilterPlayerView: require('boardgame.io/internal').getFilterPlayerView,
  }));
}

function install() {
  console.error('Installing boardgame.io for the bench alone ...');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: fileURLToPath(FOLDER), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('boardgame.io could not be installed: run npm ci in bench/boardgame.io and see why');
}

/** Its libraries choose their faster build when they are loaded. */
function asInProduction<T>(load: () => T): T {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return load();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
