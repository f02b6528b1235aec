import { serverCommand, withMatch } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { deedCommand } from '../src/discord/match-command.ts';

/** Like the button, but says so where the public post of a lobby is all that the button changes. */
export const command = deedCommand(withMatch(serverCommand('leave')), async (context, asked) => {
  const show = await deeds.leave(context, asked);
  return async () => (await show()) ?? tell(asked, { id: 'leave.done.lobby' })();
});
