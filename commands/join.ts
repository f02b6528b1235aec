import { serverCommand, withMatch } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { lobbyOfOthers } from '../src/discord/find-lobby.ts';
import { deedCommand } from '../src/discord/match-command.ts';

/** Like the button, but says so: the public post of the lobby is all that the button changes. */
export const command = deedCommand(
  withMatch(serverCommand('join')),
  async (context, asked) => {
    const show = await deeds.join(context, asked);
    return async () => (await show()) ?? tell(asked, { id: 'join.done' })();
  },
  lobbyOfOthers,
);
