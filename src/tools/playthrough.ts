import { seatsFor, settingsFor } from './table-arguments.ts';
import { knownGame, onlyPositional, readArguments, runTool } from './tool.ts';
import { playthrough } from './transcript.ts';

const USAGE = 'npm run -s playthrough -- GAME [--seats N] [--seed S] [--setting NAME=CHOICE]…';

/** Prints a random match in words. */
function printPlaythrough(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, {
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    setting: { type: 'string', multiple: true, default: [] },
  });
  const game = knownGame(onlyPositional(positionals, 'game'));
  const seats = values.seats === undefined ? game.rules.seats.min : seatsFor(game, values.seats);
  process.stdout.write(playthrough(game, { seats, settings: settingsFor(game, values.setting), seed: values.seed }));
  return 0;
}

await runTool(USAGE, printPlaythrough);
