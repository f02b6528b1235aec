import { serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { finishedMatch } from '../src/discord/find-finished.ts';
import { deedCommand } from '../src/discord/match-command.ts';

export const command = deedCommand(withMatch(serverCommand('verify')), deeds.verify, finishedMatch);
