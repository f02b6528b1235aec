import { askedBy } from '../src/discord/asked.ts';
import { type Command, described, serverCommand } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { findGame, suggestGames, unknownGame } from '../src/discord/find-game.ts';
import { playedGames } from '../src/discord/may-open.ts';
import { openMatch } from '../src/discord/open-match.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** Opens a lobby in the channel and gives its host the settings to change. */
export const command: Command = {
  data: serverCommand('newgame').addStringOption((o) =>
    described(o, 'game', 'command.newgame.game').setRequired(true).setAutocomplete(true),
  ),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const typed = interaction.options.getString('game', true);
    const game = findGame(context.games, typed, interaction.locale);
    const show = game ? await openMatch(context, asked, game) : tell(asked, unknownGame(typed));
    await answerCommand(context, interaction, (await show())!);
  },

  async autocomplete(interaction, { games, service }) {
    const played = playedGames(await service.servers.of(interaction.guildId), games);
    return suggestGames(played, interaction.options.getFocused(), interaction.locale);
  },
};
