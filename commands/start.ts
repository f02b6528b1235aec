import { serverCommand, withMatch } from '../src/discord/command.ts';
import { startAndShow } from '../src/discord/deeds/lobby.ts';
import { ownLobby } from '../src/discord/find-lobby.ts';
import { deedCommand } from '../src/discord/match-command.ts';

/** For the host of a lobby; the service decides. */
export const command = deedCommand(withMatch(serverCommand('start')), startAndShow, ownLobby);
