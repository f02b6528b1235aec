import { bunkerPoker } from '../src/games/bunker-poker/index.ts';
import { bot } from '../src/games/road-to-the-bunker/bot.ts';
import { rules } from '../src/games/road-to-the-bunker/game.ts';
import { bestPath, type Equipment } from '../src/games/road-to-the-bunker/path/index.ts';
import { equipmentOf } from '../src/games/road-to-the-bunker/players.ts';
import type { State, Zone } from '../src/games/road-to-the-bunker/state.ts';
import { artificialZones } from './artificial-zones.ts';
import { playedGame, timesOfAnswers } from './played-game.ts';
import type { Row } from './row.ts';

const GAMES = 300;
const SCORINGS = 1_000;
const ROUNDS = 3;
const ANSWERED_GAMES = 10;
const WARM_UP = 3;

const road = { rules, bot };

/**
 * Measures Road to the Bunker: the scoring of the largest zone of 300 games of two to six players, the scoring of the boards made to
 * be hard, and what an answer costs among six, against one of Bunker Poker among four.
 */
export async function benchRoad(): Promise<Row[]> {
  return [largestZone(), hardestZone(), answers()];
}

type Scored = { readonly zone: Zone; readonly equipment: Equipment };

const score = ({ zone, equipment }: Scored, reuse: 'once' | 'free' = 'once'): number => {
  const begun = performance.now();
  bestPath(zone, equipment, { reuse, longest: true });
  return performance.now() - begun;
};

/** Zones grow largest where a computer player is among people who choose at random. */
function largestZone(): Row {
  const zones = Array.from({ length: GAMES }, (_, n) => {
    const { end } = playedGame(road, { seats: 2 + (n % 5), seed: `road ${n}`, computers: 1 });
    const { zones: built, hands } = end.game as State;
    return built.map((zone, seat): Scored => ({ zone, equipment: equipmentOf(hands[seat]!) }));
  }).flat();
  const size = ({ zone }: Scored) => Object.keys(zone.stacks).length;
  const largest = zones.reduce((most, each) => (size(each) > size(most) ? each : most));
  const times = sorted(Array.from({ length: SCORINGS }, () => score(largest)));
  const value = quantile(times, 0.99);
  const against = `its median (${size(largest)} tiles)`;
  return {
    name: 'road-scoring-p99',
    value,
    unit: 'ms',
    ratio: value / quantile(times, 0.5),
    against,
    targets: [{ of: 'value', atMost: 5 }],
  };
}

function hardestZone(): Row {
  const boards = artificialZones.map((zone): Scored => ({ zone, equipment: { masks: 0, weapons: 0 } }));
  const times = sorted(Array.from({ length: ROUNDS }, () => boards.flatMap((board) => [score(board), score(board, 'free')])).flat());
  const value = times.at(-1)!;
  const targets = [{ of: 'value', atMost: 250 }] as const;
  return { name: 'road-scoring-artificial-max', value, unit: 'ms', ratio: value / quantile(times, 0.5), against: 'their median', targets };
}

function answers(): Row {
  const times = { ours: [] as number[], poker: [] as number[] };
  for (let n = 0; n < WARM_UP + ANSWERED_GAMES; n++) {
    const ours = timesOf(road, 6, n);
    const poker = timesOf(bunkerPoker, 4, n);
    if (n < WARM_UP) continue;
    times.ours.push(...ours);
    times.poker.push(...poker);
  }
  const [ours, poker] = [quantile(sorted(times.ours), 0.5), quantile(sorted(times.poker), 0.5)];
  const targets = [{ of: 'value', atMost: 2 }] as const;
  return { name: 'road-answer-vs-bunker-poker', value: ours, unit: 'ms', ratio: ours / poker, against: 'Bunker Poker among four', targets };
}

function timesOf(game: Parameters<typeof playedGame>[0], seats: number, n: number): number[] {
  const plan = { seats, seed: `answers ${n}`, computers: seats };
  return timesOfAnswers(game, plan, playedGame(game, plan));
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const quantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(part * ascending.length))]!;
