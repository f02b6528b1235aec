import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';

/** For the host of a match or a moderator, after a question. Everybody sees it, since anybody can be a host; the service decides. */
export const command: Command = {
  data: withMatch(serverCommand('endgame').addBooleanOption((o) => described(o, 'confirm', 'command.endgame.confirm'))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => deeds[interaction.options.getBoolean('confirm') ? 'yesend' : 'end'](context, asked)),
  autocomplete: suggestMatch,
};
