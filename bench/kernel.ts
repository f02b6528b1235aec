import { answer, open, pending, sight } from '../src/kernel/kernel.ts';
import { type BoardgameIo, loadBoardgameIo, type Update } from './boardgame-io.ts';
import { breakthroughFor } from './breakthrough/boardgame-io-game.ts';
import { breakthrough, optionOf } from './breakthrough/kernel-game.ts';
import { type Recorded, recordedGames } from './breakthrough/recorded.ts';
import type { Row } from './row.ts';

const GAMES = 40;
const WARM_UP = 2;
const ROUNDS = 15;

/** A recorded game, and the ids that our options have for its steps. */
type Game = Recorded & { readonly ids: readonly string[] };
/** Plays a recorded game to its end. Throws when a step is refused or the game ends otherwise than it was recorded. */
type Replay = (game: Game) => void | Promise<void>;

/**
 * Replays the same recorded games of Breakthrough on our kernel and on boardgame.io's Master, every step validated, all
 * games here and all there in turn. One answer of ours: the options are listed, the answer checked and applied, and the
 * sights of both seats and the table made. One of theirs: `onUpdate` with memory storage and both players' views made.
 */
export async function benchKernel(): Promise<Row[]> {
  const theirs = loadBoardgameIo();
  const games = recordedGames(GAMES).map((game) => ({ ...game, ids: game.steps.map(optionOf) }));
  const answers = games.reduce((sum, { steps }) => sum + steps.length, 0);
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const replayTheirs = replayerOf(theirs);
    const spent = { ours: await millisecondsOf(replayOurs, games), theirs: await millisecondsOf(replayTheirs, games) };
    if (round >= WARM_UP) rounds.push(spent);
  }
  return [
    {
      name: 'kernel-vs-boardgame.io',
      value: median(rounds.map(({ ours }) => (1000 * answers) / ours)),
      unit: 'answers/s',
      ratio: median(rounds.map((spent) => spent.theirs / spent.ours)),
      against: `boardgame.io ${theirs.version} Master`,
      targets: [{ of: 'ratio', atLeast: 5 }],
    },
  ];
}

async function millisecondsOf(replay: Replay, games: readonly Game[]): Promise<number> {
  const start = performance.now();
  for (const game of games) await replay(game);
  return performance.now() - start;
}

const replayOurs: Replay = ({ ids, winner }) => {
  let { position } = open(breakthrough, 2, {}, 'bench');
  for (const id of ids) {
    const [prompt] = pending(breakthrough, position);
    const next = answer(breakthrough, position, { ...prompt!, picks: [id] });
    if ('refused' in next) throw new Error(`our kernel refuses ${id}: ${next.refused}`);
    position = next.position;
    const sights = ([0, 1, 'table'] as const).map((viewer) => sight(breakthrough, position, viewer));
    if (sights.length !== 3) throw new Error('a sight is missing');
  }
  if (position.outcome?.winners[0] !== winner) throw new Error('our kernel ends a game otherwise than it was recorded');
};

/** A server with an empty storage. Each player is a client that answers to the state it was last sent. */
function replayerOf({ INVALID_MOVE, Master, memoryStorage, getFilterPlayerView }: BoardgameIo): Replay {
  const game = breakthroughFor(INVALID_MOVE);
  const viewOf = getFilterPlayerView(game);
  const players = ['0', '1'];
  let views: readonly Update[] = [];
  const sendAll = (payload: { readonly type: string; readonly args: readonly unknown[] }) => {
    views = players.map((player) => viewOf(player, payload));
  };
  const master = new Master(game, memoryStorage(game), { send: () => {}, sendAll });
  let matches = 0;
  return async ({ steps, winner }) => {
    const match = `match ${matches++}`;
    await master.onSync(match, '0', undefined, 2);
    let stateID = 0;
    for (const [n, { from, to }] of steps.entries()) {
      const playerID = players[n % 2]!;
      views = [];
      await master.onUpdate({ type: 'MAKE_MOVE', payload: { type: 'step', args: [from, to], playerID } }, stateID, match, playerID);
      const [mine, other] = views;
      if (!mine || !other || mine.args[1]._stateID === stateID) throw new Error(`boardgame.io refuses ${from}-${to}`);
      stateID = mine.args[1]._stateID;
    }
    if (views[0]?.args[1].ctx.gameover?.winner !== `${winner}`) throw new Error('boardgame.io ends a game otherwise than it was recorded');
  };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
