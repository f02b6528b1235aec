import type { ChatInputCommandInteraction, SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import type { Context } from '../src/discord/context.ts';
import type { Asked, Show } from '../src/discord/deeds/deed.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { bots, setNamed } from '../src/discord/deeds/lobby.ts';
import { ownLobby } from '../src/discord/find-lobby.ts';
import { suggestLobbyChoices } from '../src/discord/find-setting.ts';
import { aboutMatch } from '../src/discord/match-command.ts';

/** What can be done in a lobby by the subcommand of that name. */
const DEEDS = {
  set: (context, asked, { options }) => setNamed(context, asked, options.getString('setting'), options.getString('choice')),
  addbot: (context, asked) => bots(context, asked, 'more', 0),
  removebot: (context, asked) => bots(context, asked, 'fewer', 0),
  keep: (context, asked) => deeds.keepopen(context, asked),
} as const satisfies {
  readonly [name: string]: (context: Context, asked: Asked, interaction: ChatInputCommandInteraction) => Promise<Show>;
};
type Name = keyof typeof DEEDS;

const plain = (name: Name) => (sub: SlashCommandSubcommandBuilder) => withMatch(described(sub, name, `command.lobby.${name}`));

/** What the host of a lobby decides by its panel, and what keeps a lobby open, which everybody in it may. */
export const command: Command = {
  data: serverCommand('lobby')
    .addSubcommand((sub) =>
      withMatch(
        described(sub, 'set', 'command.lobby.set')
          .addStringOption((o) => described(o, 'setting', 'command.lobby.setting').setAutocomplete(true))
          .addStringOption((o) => described(o, 'choice', 'command.lobby.choice').setAutocomplete(true)),
      ),
    )
    .addSubcommand(plain('addbot'))
    .addSubcommand(plain('removebot'))
    .addSubcommand(plain('keep')),

  execute: (interaction, context) =>
    aboutMatch(interaction, context, (asked) => DEEDS[interaction.options.getSubcommand() as Name](context, asked, interaction), ownLobby),

  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'match') return ownLobby.suggest(interaction, context);
    const match = await ownLobby.find(context, interaction);
    if (!('status' in match)) return [];
    const setting = name === 'choice' ? (interaction.options.getString('setting') ?? '') : null;
    return suggestLobbyChoices(context, match, setting, value, interaction.locale);
  },
};
