import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';

/** The board as its viewer may see it: drawn, or in words. */
export const command: Command = {
  data: withMatch(serverCommand('board').addBooleanOption((o) => described(o, 'text', 'command.board.text'))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => (interaction.options.getBoolean('text') ? deeds.text : deeds.board)(context, asked)),
  autocomplete: suggestMatch,
};
