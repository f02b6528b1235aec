import { type Command, described, serverCommand } from '../src/discord/command.ts';
import { statsScreen } from '../src/discord/ranking.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** What somebody, or whoever asks, has made of each game on this server. */
export const command: Command = {
  data: serverCommand('stats').addUserOption((option) => described(option, 'user', 'command.stats.user')),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const { id } = interaction.options.getUser('user') ?? interaction.user;
    const ranks = interaction.guildId === null ? [] : await context.service.ranks(interaction.guildId, id);
    await answerCommand(context, interaction, statsScreen(context, id, ranks, interaction.locale));
  },
};
