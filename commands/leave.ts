import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';

/** Like the button, which asks before; but says so where the public post of a lobby is all that the button changes. */
export const command: Command = {
  data: withMatch(serverCommand('leave').addBooleanOption((o) => described(o, 'confirm', 'command.leave.confirm'))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, async (asked) => {
      const isLobby = (await context.service.look(asked.match, asked.user))?.match.status === 'lobby';
      const show = await (interaction.options.getBoolean('confirm') && !isLobby ? deeds.yesleave : deeds.leave)(context, asked);
      return async () => (await show()) ?? tell(asked, { id: 'leave.done.lobby' })();
    }),
  autocomplete: suggestMatch,
};
