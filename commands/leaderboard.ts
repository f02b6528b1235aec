import { askedBy } from '../src/discord/asked.ts';
import { type Command, described, serverCommand } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { findGame, suggestGames, unknownGame } from '../src/discord/find-game.ts';
import { ladderScreen } from '../src/discord/ranking.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** The ladder of a game on this server. */
export const command: Command = {
  data: serverCommand('leaderboard').addStringOption((o) =>
    described(o, 'game', 'command.leaderboard.game').setRequired(true).setAutocomplete(true),
  ),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const typed = interaction.options.getString('game', true);
    const game = findGame(context.games, typed, interaction.locale);
    if (!game) return answerCommand(context, interaction, (await tell(askedBy(interaction, ''), unknownGame(typed))())!);
    const ranks = interaction.guildId === null ? [] : await context.service.ladder(interaction.guildId, game.rules.id);
    await answerCommand(context, interaction, ladderScreen(context, game, interaction.user.id, ranks, interaction.locale));
  },

  autocomplete: async (interaction, { games }) => suggestGames(games, interaction.options.getFocused(), interaction.locale),
};
