import { playOut, type Simulation } from './simulation.ts';
import { seatsFor, settingsFor } from './table-arguments.ts';
import { knownGame, onlyPositional, readArguments, runTool, wholeNumber } from './tool.ts';

const USAGE = 'npm run -s simulate -- GAME [--games N] [--seed S] [--seats N] [--setting NAME=CHOICE]… [--random | --absent] [--json]';

type Wish = Omit<Simulation, 'seats' | 'seed'> & {
  readonly games: number;
  readonly seed: string;
  readonly seats: number | null;
  readonly json: boolean;
};

function readWish(args: readonly string[]): Wish {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    setting: { type: 'string', multiple: true, default: [] },
    random: { type: 'boolean', default: false },
    absent: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const game = knownGame(onlyPositional(positionals, 'game'));
  return {
    game,
    games: wholeNumber(values.games, '--games', 1),
    seed: values.seed,
    seats: values.seats === undefined ? null : seatsFor(game, values.seats),
    settings: settingsFor(game, values.setting),
    random: values.random,
    absent: values.absent,
    json: values.json,
  };
}

/** The first match has the seed itself, so that any later one can be played again alone. Seats go round unless given. */
function* simulations(wish: Wish): Generator<Simulation> {
  const { min, max } = wish.game.rules.seats;
  for (let i = 0; i < wish.games; i++)
    yield { ...wish, seed: i === 0 ? wish.seed : `${wish.seed}/${i}`, seats: wish.seats ?? min + (i % (max - min + 1)) };
}

/** The command that plays one match again. */
function again({ game, seed, seats, settings, random, absent }: Simulation): string {
  const differing = Object.entries(settings).filter(([id, choice]) => game.rules.settings[id]?.[0] !== choice);
  const flags = [
    ...differing.map(([id, choice]) => `--setting ${id}=${choice}`),
    ...(random ? ['--random'] : []),
    ...(absent ? ['--absent'] : []),
  ];
  return ['npm run -s simulate --', game.rules.id, `--games 1 --seed '${seed}' --seats ${seats}`, ...flags].join(' ');
}

function simulate(args: readonly string[]): number {
  const wish = readWish(args);
  const tally = { game: wish.game.rules.id, games: wish.games, finished: 0, answers: 0, faults: 0 };
  const wins: number[] = [];
  for (const simulation of simulations(wish)) {
    const { answers, end, faults } = playOut(simulation);
    tally.answers += answers;
    tally.faults += faults.length;
    if (end) tally.finished++;
    for (const seat of end?.outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
    for (const fault of faults) console.log(`FAULT seed ${simulation.seed}: ${fault}\n      again: ${again(simulation)}`);
  }
  const winsBySeat = Array.from(wins, (count) => count ?? 0);
  if (wish.json) console.log(JSON.stringify({ ...tally, winsBySeat }));
  else
    console.log(
      `${tally.game}: ${tally.finished} of ${tally.games} matches finished, ${tally.answers} answers, ${tally.faults} faults; wins by seat: ${winsBySeat.join(', ')}`,
    );
  return tally.faults === 0 ? 0 : 1;
}

await runTool(USAGE, simulate);
