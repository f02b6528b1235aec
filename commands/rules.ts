import { type Command, described, serverCommand } from '../src/discord/command.ts';
import { matchHere } from '../src/discord/find-match.ts';
import { rulesFor, suggestSections } from '../src/discord/find-section.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** The rules a section at a time; those for what is being done now come first. */
export const command: Command = {
  data: serverCommand('rules').addStringOption((o) => described(o, 'section', 'command.rules.section').setAutocomplete(true)),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const here = await matchHere(context, interaction);
    await answerCommand(
      context,
      interaction,
      await rulesFor(context, 'status' in here ? here : null, interaction.options.getString('section'), interaction.locale),
    );
  },

  async autocomplete(interaction, context) {
    const here = await matchHere(context, interaction);
    return suggestSections(context, 'status' in here ? here : null, interaction.options.getFocused(), interaction.locale);
  },
};
