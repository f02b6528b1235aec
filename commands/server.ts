import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { askedBy } from '../src/discord/asked.ts';
import { type Command, described, serverCommand } from '../src/discord/command.ts';
import type { Context } from '../src/discord/context.ts';
import { server } from '../src/discord/deeds/serving.ts';
import { findGame, suggestGames } from '../src/discord/find-game.ts';
import { fixedChoices, PACE_CHOICES } from '../src/discord/fixed-choices.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import { PLACES } from '../src/discord/server-panel.ts';
import type { ServerSettings } from '../src/match/match.ts';

/** What the managers of a server decide about matches there: a panel of selects, or option by option. */
export const command: Command = {
  data: serverCommand('server')
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .addChannelOption((o) => described(o, 'channel', 'command.server.channel').addChannelTypes(...PLACES))
    .addStringOption((o) => described(o, 'game', 'command.server.game').setAutocomplete(true))
    .addStringOption((o) => described(o, 'pace', 'command.server.pace').addChoices(PACE_CHOICES))
    .addStringOption((o) =>
      described(o, 'pings', 'command.server.pings').addChoices(
        fixedChoices(['server.pings.mention', 'server.pings.silent', 'server.pings.none']),
      ),
    )
    .addStringOption((o) =>
      described(o, 'creators', 'command.server.creators').addChoices(
        fixedChoices(['server.creators.everyone', 'server.creators.managers']),
      ),
    )
    .addRoleOption((o) => described(o, 'role', 'command.server.role'))
    .addStringOption((o) =>
      described(o, 'purge', 'command.server.purge').addChoices(
        fixedChoices(['server.purge.never', 'server.purge.30', 'server.purge.90', 'server.purge.365']),
      ),
    ),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const show = await server(context, asked, await changeOf(interaction, context));
    await answerCommand(context, interaction, (await show())!);
  },

  autocomplete: async (interaction, { games }) => suggestGames(games, interaction.options.getFocused(), interaction.locale),
};

/** A channel or a game is added to those that were chosen, or taken from them. */
async function changeOf({ options, guildId, locale }: ChatInputCommandInteraction, context: Context): Promise<Partial<ServerSettings>> {
  const now = await context.service.servers.of(guildId);
  const [channel, typed, role] = [options.getChannel('channel')?.id, options.getString('game'), options.getRole('role')?.id];
  const game = typed === null ? undefined : (findGame(context.games, typed, locale)?.rules.id ?? typed);
  const one = (id: 'pace' | 'pings' | 'creators' | 'purge') => {
    const choice = options.getString(id);
    return choice === null ? {} : { [id]: choice };
  };
  return {
    ...(channel === undefined ? {} : { channels: toggled(now.channels, channel) }),
    ...(game === undefined ? {} : { games: toggled(now.games, game) }),
    ...one('pace'),
    ...one('pings'),
    ...one('creators'),
    ...(role === undefined ? {} : { creators: role === guildId ? 'everyone' : role }),
    ...one('purge'),
  };
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
