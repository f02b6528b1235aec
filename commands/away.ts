import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command, described } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

/** Says until when somebody is away, in all their matches at once; without a date, that they are back. */
export const command: Command = {
  data: anywhereCommand('away').addStringOption((o) => described(o, 'until', 'command.away.until')),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const done = await context.service.away({ user: asked.user, until: interaction.options.getString('until') });
    const show =
      'refused' in done
        ? tell(asked, done.refused)
        : tell(asked, {
            id: done.until ? 'away.done' : 'away.back',
            args: {
              until: done.until ? `<t:${Math.floor(done.until.getTime() / 1000)}:F>` : '',
              matches: done.matches,
              left: done.daysLeft,
            },
          });
    await answerCommand(context, interaction, (await show())!);
  },
};
