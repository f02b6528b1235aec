import { serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { finishedCommand } from '../src/discord/match-command.ts';

export const command = finishedCommand(withMatch(serverCommand('chronicle')), deeds.chronicle);
