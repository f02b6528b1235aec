import { time } from 'discord.js';
import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command, described } from '../src/discord/command.ts';
import { tell } from '../src/discord/deeds/deed.ts';
import { type Named, placeOf, suggestNamed } from '../src/discord/find-named.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';
import { commonVoice } from '../src/discord/voices.ts';
import { welcomeBack } from '../src/discord/welcome-back.ts';

/** How long people are away mostly, in days; any other number or a date is typed. */
const DAYS: readonly Named[] = [1, 2, 3, 5, 7, 10, 14, 21].map((days) => ({
  id: String(days),
  label: { id: 'away.choice', args: { days } },
}));

/** Says until when somebody is away, in all their matches at once, which also wakes them there; without a date, that they are back. */
export const command: Command = {
  data: anywhereCommand('away').addStringOption((o) => described(o, 'until', 'command.away.until').setAutocomplete(true)),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const asked = askedBy(interaction, '');
    const sleeping = (await context.service.mine(asked.user)).filter(({ asleep }) => asleep);
    const reports = await Promise.all(sleeping.map(({ match: { id } }) => welcomeBack(context, interaction, { ...asked, match: id })));
    const typed = interaction.options.getString('until');
    // A number or a date is what it says, though it may be a part of a choice.
    const chosen = typed === null || /^[\d\s-]*$/.test(typed) ? null : placeOf(DAYS, typed, commonVoice(asked.locale));
    const done = await context.service.away({ ...asked, until: chosen === null ? typed : DAYS[chosen]!.id });
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

  autocomplete: async ({ options, locale }) => suggestNamed(DAYS, options.getFocused(), commonVoice(locale)),
};
