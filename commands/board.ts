import { type Command, described, serverCommand, withMatch, withPage } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { closeup, textPage } from '../src/discord/deeds/looking.ts';
import { findCloseup, suggestCloseups } from '../src/discord/find-closeup.ts';
import { matchOf } from '../src/discord/find-match.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';
import { voicesOf } from '../src/discord/voices.ts';

/** The board as its viewer may see it: drawn, in words, or a part of it in large. Also sets a table up here that lost its place. */
export const command: Command = {
  data: withMatch(
    withPage(serverCommand('board').addBooleanOption((o) => described(o, 'text', 'command.board.text')))
      .addStringOption((o) => described(o, 'closeup', 'command.board.closeup').setAutocomplete(true))
      .addBooleanOption((o) => described(o, 'move', 'command.board.move')),
  ),

  execute: (interaction, context) =>
    aboutMatch(interaction, context, async (asked) => {
      const { options } = interaction;
      if (options.getBoolean('move')) return deeds.move(context, asked);
      const [typed, page] = [options.getString('closeup'), options.getInteger('page')];
      if (typed === null && page !== null) return textPage(context, asked, page - 1);
      if (typed === null) return (options.getBoolean('text') ? deeds.text : deeds.board)(context, asked);
      const look = await context.service.look(asked.match, asked.user);
      const index = look && findCloseup(context, look, typed, (await voicesOf(context, look.match, asked.locale)).plain);
      return index === null ? tell(asked, { id: 'board.no-closeup' }) : closeup(context, asked, index);
    }),

  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'match') return suggestMatch(interaction, context);
    const match = await matchOf(context, interaction);
    const look = 'status' in match ? await context.service.look(match.id, interaction.user.id) : null;
    return look ? suggestCloseups(context, look, value, (await voicesOf(context, look.match, interaction.locale)).plain) : [];
  },
};
