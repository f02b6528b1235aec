import { serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { finishedCommand } from '../src/discord/match-command.ts';

/** For those who played the match and its host; the service decides. */
export const command = finishedCommand(withMatch(serverCommand('export')), deeds.export);
