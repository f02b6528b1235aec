import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command, described } from '../src/discord/command.ts';
import { keep, privacy } from '../src/discord/deeds/keeping.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import { en } from '../src/words/en.ts';

const ACTIONS = [
  { name: en['privacy.action.export'], value: 'export' },
  { name: en['privacy.action.delete'], value: 'delete' },
] as const;

/** What is kept of whoever asks; they can have it as a file, or have it deleted. */
export const command: Command = {
  data: anywhereCommand('privacy').addStringOption((o) => described(o, 'action', 'command.privacy.action').addChoices(...ACTIONS)),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const wish = ACTIONS.find(({ value }) => value === interaction.options.getString('action'))?.value;
    const show = await (wish ? keep(context, asked, wish) : privacy(context, asked));
    await answerCommand(context, interaction, (await show())!);
  },
};
