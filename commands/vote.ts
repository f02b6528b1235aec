import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { vote } from '../src/discord/deeds/agreeing.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';

/** Says yes or no to what the table is asked, as the buttons of its card do. */
export const command: Command = {
  data: withMatch(serverCommand('vote').addBooleanOption((o) => described(o, 'agree', 'command.vote.agree').setRequired(true))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => vote(context, asked, null, interaction.options.getBoolean('agree', true))),
  autocomplete: suggestMatch,
};
