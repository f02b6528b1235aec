import { serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { deedCommand } from '../src/discord/match-command.ts';

/** For the host of a match or a moderator. Everybody sees it, since anybody can be a host; the service decides. */
export const command = deedCommand(withMatch(serverCommand('endgame')), deeds.end);
