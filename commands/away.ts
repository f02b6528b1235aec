import { time } from 'discord.js';
import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command, described } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import { welcomeBack } from '../src/discord/welcome-back.ts';

/** Says until when somebody is away, in all their matches at once, which also wakes them there; without a date, that they are back. */
export const command: Command = {
  data: anywhereCommand('away').addStringOption((o) => described(o, 'until', 'command.away.until')),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const sleeping = (await context.service.mine(asked.user)).filter(({ asleep }) => asleep);
    const reports = await Promise.all(sleeping.map(({ match: { id } }) => welcomeBack(context, interaction, { ...asked, match: id })));
    const done = await context.service.away({ ...asked, until: interaction.options.getString('until') });
    const show =
      'refused' in done
        ? tell(asked, done.refused)
        : tell(asked, {
            id: done.until ? 'away.done' : 'away.back',
            args: {
              until: done.until ? time(done.until, 'F') : '',
              matches: done.matches,
              left: done.daysLeft,
            },
          });
    await answerCommand(context, interaction, (await show())!);
    for (const report of reports) await report();
  },
};
