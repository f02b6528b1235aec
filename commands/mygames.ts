import { anywhereCommand, type Command } from '../src/discord/command.ts';
import { myGames } from '../src/discord/my-games.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** The person's lobbies and running matches, those that wait for them first; then those that ended lately. */
export const command: Command = {
  data: anywhereCommand('mygames'),
  async execute(interaction, context) {
    await deferPrivately(interaction);
    await answerCommand(context, interaction, await myGames(context, interaction.user.id, interaction.locale));
  },
};
