import type { ChatInputCommandInteraction } from 'discord.js';
import { askedBy } from '../src/discord/asked.ts';
import { type Command, described, serverCommand } from '../src/discord/command.ts';
import type { Context } from '../src/discord/context.ts';
import { type Show, tell } from '../src/discord/deeds/deed.ts';
import { findGame, suggestGames, unknownGame } from '../src/discord/find-game.ts';
import { PACE_CHOICES } from '../src/discord/fixed-choices.ts';
import { lobbyChoices } from '../src/discord/lobby-choices.ts';
import { playedGames } from '../src/discord/may-open.ts';
import { openMatch } from '../src/discord/open-match.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import { exampleOf, readSettings, suggestSettings } from '../src/discord/typed-settings.ts';
import { gameVoice } from '../src/discord/voices.ts';
import type { Game } from '../src/games/face.ts';

/** Opens a lobby in the channel and gives its host the settings to change. */
export const command: Command = {
  data: serverCommand('newgame')
    .addStringOption((o) => described(o, 'game', 'command.newgame.game').setRequired(true).setAutocomplete(true))
    .addIntegerOption((o) => described(o, 'bots', 'command.newgame.bots').setMinValue(0))
    .addStringOption((o) => described(o, 'pace', 'command.newgame.pace').addChoices(PACE_CHOICES))
    .addStringOption((o) => described(o, 'settings', 'command.newgame.settings').setAutocomplete(true)),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const typed = interaction.options.getString('game', true);
    const game = findGame(context.games, typed, interaction.locale);
    const show = await (game ? openAsWished(interaction, context, game) : tell(askedBy(interaction, ''), unknownGame(typed)));
    await answerCommand(context, interaction, (await show())!);
  },

  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    const played = playedGames(await context.service.servers.of(interaction.guildId), context.games);
    if (name === 'game') return suggestGames(played, value, interaction.locale);
    const game = findGame(played, interaction.options.getString('game') ?? '', interaction.locale);
    return game ? suggestSettings(settingsOf(context, game), value, gameVoice(game, interaction.locale)) : [];
  },
};

async function openAsWished(interaction: ChatInputCommandInteraction, context: Context, game: Game): Promise<Show> {
  const { options, locale } = interaction;
  const asked = askedBy(interaction, '');
  const known = settingsOf(context, game);
  const wishes = readSettings(known, options.getString('settings') ?? '', gameVoice(game, locale));
  if (!wishes) return tell(asked, { id: 'newgame.unclear', args: { example: exampleOf(known) } });
  const pace = options.getString('pace');
  const timing = pace === null ? wishes.timing : { ...wishes.timing, pace };
  return openMatch(context, asked, game, { ...wishes, timing, bots: options.getInteger('bots') ?? 0 });
}

/** What the `settings` option chooses among. The pace has an option of its own. */
const settingsOf = (context: Context, game: Game) =>
  lobbyChoices(context, { game: game.rules.id, settings: {}, timing: {} }).filter(({ id }) => id !== 'pace');
