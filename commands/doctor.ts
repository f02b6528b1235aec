import { PermissionFlagsBits } from 'discord.js';
import { askedBy } from '../src/discord/asked.ts';
import { type Command, serverCommand } from '../src/discord/command.ts';
import { doctor } from '../src/discord/deeds/serving.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** Whether all is well with the bot in this channel, for the managers of the server. */
export const command: Command = {
  data: serverCommand('doctor').setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild),
  async execute(interaction, context) {
    const lag = Date.now() - interaction.createdTimestamp;
    await deferPrivately(interaction);
    const show = await doctor(context, askedBy(interaction, ''), lag);
    await answerCommand(context, interaction, (await show())!);
  },
};
