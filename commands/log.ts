import { log, logPage } from '../src/discord/deeds/looking.ts';
import { pagedCommand } from '../src/discord/match-command.ts';

export const command = pagedCommand('log', log, logPage);
