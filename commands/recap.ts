import { recap, recapPage } from '../src/discord/deeds/recapping.ts';
import { pagedCommand } from '../src/discord/match-command.ts';

export const command = pagedCommand('recap', recap, recapPage);
