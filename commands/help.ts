import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command } from '../src/discord/command.ts';
import { deeds } from '../src/discord/deeds/index.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

export const command: Command = {
  data: anywhereCommand('help'),
  async execute(interaction, context) {
    await deferPrivately(interaction);
    const show = await deeds.help(context, askedBy(interaction, ''));
    await answerCommand(context, interaction, (await show())!);
  },
};
