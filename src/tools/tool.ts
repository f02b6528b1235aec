import { type ParseArgsConfig, parseArgs } from 'node:util';
import { complaint } from '../complaints.ts';
import type { Game } from '../games/face.ts';
import { gameById, games } from '../games/index.ts';

/** The person who called a tool asked for something it cannot do; the message says what, in one sentence. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/**
 * Runs a command-line tool and ends the process: with the exit code that `act` returns, with 2 and one sentence after
 * bad arguments, with 1 and a sentence or the whole error after anything else that it throws.
 */
export async function runTool(usage: string, act: (args: readonly string[]) => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await act(process.argv.slice(2));
  } catch (error) {
    const bad = error instanceof BadArguments;
    console.error(bad ? `${error.message}\nUsage: ${usage}` : (complaint(error) ?? error));
    process.exitCode = bad ? 2 : 1;
  }
}

/** `node:util` parseArgs with positional arguments, whose complaints are BadArguments. */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadArguments((error as Error).message);
  }
}

/** The only positional argument. Throws BadArguments when there is none or more than one. */
export function onlyPositional(positionals: readonly string[], what: string): string {
  const [first] = positionals;
  if (first === undefined || positionals.length > 1) throw new BadArguments(`Name exactly one ${what}.`);
  return first;
}

/** A whole number from `least` up. Throws BadArguments for anything else. */
export function wholeNumber(text: string, name: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new BadArguments(`${name} is a whole number from ${least} up, not "${text}".`);
  return number;
}

/** The game of an id. Throws BadArguments that lists the games there are. */
export function knownGame(id: string): Game {
  const game = gameById(id);
  if (!game) throw new BadArguments(`There is no game "${id}"; there are: ${games.map(({ rules }) => rules.id).join(', ')}.`);
  return game;
}
