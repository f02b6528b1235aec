import { askedBy } from '../src/discord/asked.ts';
import { anywhereCommand, type Command, described } from '../src/discord/command.ts';
import { prefer } from '../src/discord/deeds/preferring.ts';
import { suggestPreference } from '../src/discord/find-preference.ts';
import { answerCommand, deferPrivately } from '../src/discord/respond.ts';

const OPTIONS = ['zone', 'quiet', 'pings', 'reminders', 'nearly', 'colours', 'print'] as const;

function withOptions() {
  const data = anywhereCommand('settings');
  for (const name of OPTIONS) data.addStringOption((o) => described(o, name, `command.settings.${name}`).setAutocomplete(true));
  return data;
}

/** What somebody chooses for themselves: shown, and changed by options or by the panel's selects. */
export const command: Command = {
  data: withOptions(),

  async execute(interaction, context) {
    await deferPrivately(interaction);
    const given = OPTIONS.flatMap((name) => {
      const typed = interaction.options.getString(name);
      return typed === null ? [] : [[name, typed] as const];
    });
    const show = await prefer(context, askedBy(interaction, ''), Object.fromEntries(given));
    await answerCommand(context, interaction, (await show())!);
  },

  async autocomplete(interaction, { service }) {
    const { name, value } = interaction.options.getFocused(true);
    return suggestPreference(service, name, value, interaction.locale);
  },
};
