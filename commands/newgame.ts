import { askedBy } from '../src/discord/asked.ts';
import { type Command, described, serverCommand } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { findGame, suggestGames, unknownGame } from '../src/discord/find-game.ts';
import { openMatch } from '../src/discord/open-match.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import type { Message } from '../src/kernel/message.ts';

/** Opens a lobby in the channel and gives its host the settings to change. */
export const command: Command = {
  data: serverCommand('newgame').addStringOption((o) =>
    described(o, 'game', 'command.newgame.game').setRequired(true).setAutocomplete(true),
  ),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const refuse = async (...why: Message[]) => answerCommand(context, interaction, (await tell(asked, ...why)())!);
    if (!interaction.inGuild()) return refuse({ id: 'missing.server' });
    if (asked.lacking.length > 0)
      return refuse({ id: 'missing.here', args: { permissions: asked.lacking.map((name) => ({ id: `permission.${name}` })) } });
    const typed = interaction.options.getString('game', true);
    const game = findGame(context.games, typed, interaction.locale);
    if (!game) return refuse(unknownGame(typed));
    const show = await openMatch(context, asked, game, { guild: interaction.guildId, channel: interaction.channelId });
    await answerCommand(context, interaction, (await show())!);
  },

  autocomplete: async (interaction, { games }) => suggestGames(games, interaction.options.getFocused(), interaction.locale),
};
