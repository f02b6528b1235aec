import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';

/** Takes an answer back: for free, or when all agree. */
export const command: Command = {
  data: withMatch(serverCommand('undo').addBooleanOption((o) => described(o, 'ask', 'command.undo.ask'))),
  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => deeds[interaction.options.getBoolean('ask') ? 'askundo' : 'undo'](context, asked)),
  autocomplete: suggestMatch,
};
