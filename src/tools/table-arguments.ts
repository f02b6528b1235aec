import type { Game } from '../games/face.ts';
import { completeSettings } from '../kernel/kernel.ts';
import { BadArguments, wholeNumber } from './tool.ts';

/** The number of seats that `--seats` asks for. Throws BadArguments when the game is not for so many. */
export function seatsFor(game: Game, text: string): number {
  const seats = wholeNumber(text, '--seats', 1);
  const { min, max } = game.rules.seats;
  if (seats < min || seats > max) throw new BadArguments(`${game.rules.id} is for ${min} to ${max} seats, not ${seats}.`);
  return seats;
}

/** The settings that repeated `--setting NAME=CHOICE` ask for, defaults filled in. Throws BadArguments for what the game does not have. */
export function settingsFor(game: Game, texts: readonly string[]): { readonly [id: string]: string } {
  const given = texts.map((text) => {
    const [id, choice] = text.split('=');
    if (!id || choice === undefined) throw new BadArguments(`--setting wants NAME=CHOICE, not "${text}".`);
    return [id, choice];
  });
  try {
    return completeSettings(game.rules.settings, Object.fromEntries(given));
  } catch (error) {
    throw new BadArguments(`${game.rules.id}: ${(error as Error).message}.`);
  }
}
