import { serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { deedCommand } from '../src/discord/match-command.ts';

/** For those who played the match to its end. */
export const command = deedCommand(withMatch(serverCommand('rematch')), deeds.rematch);
