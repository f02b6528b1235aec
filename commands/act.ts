import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { confirm, pick } from '../src/discord/deeds/answering.ts';
import { showPanel } from '../src/discord/deeds/deed.ts';
import { matchOf } from '../src/discord/find-match.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';
import { readChoice, suggestChoices } from '../src/discord/typed-choice.ts';
import { voicesOf } from '../src/discord/voices.ts';

/** Makes a move by words alone, or opens the panel. Like the buttons it asks before what cannot be taken back, unless told not to. */
export const command: Command = {
  data: withMatch(
    serverCommand('act')
      .addStringOption((o) => described(o, 'choice', 'command.act.choice').setAutocomplete(true))
      .addBooleanOption((o) => described(o, 'confirm', 'command.act.confirm')),
  ),

  execute: (interaction, context) =>
    aboutMatch(interaction, context, async (asked) => {
      const typed = interaction.options.getString('choice');
      const look = typed === null ? null : await context.service.look(asked.match, asked.user);
      if (typed === null || !look) return showPanel(context, asked);
      const prompts = look.sight?.prompts ?? [];
      const choice = readChoice(prompts, typed, (await voicesOf(context, look.match, asked.locale)).plain);
      if (choice.kind === 'unclear') return showPanel(context, asked, { id: prompts.length > 0 ? 'act.unclear' : 'act.none' });
      if (choice.kind === 'group')
        return showPanel(context, asked, { id: 'act.narrow' }, { key: choice.key, stage: { group: choice.group, page: 0, picked: [] } });
      const ref = { match: asked.match, serial: choice.serial, key: choice.key };
      return interaction.options.getBoolean('confirm')
        ? confirm(context, asked, ref, choice.picks)
        : pick(context, asked, ref, choice.picks, { id: 'act.confirm' });
    }),

  async autocomplete(interaction, context) {
    if (interaction.options.getFocused(true).name === 'match') return suggestMatch(interaction, context);
    const match = await matchOf(context, interaction);
    const look = 'status' in match ? await context.service.look(match.id, interaction.user.id) : null;
    if (!look?.sight) return [];
    return suggestChoices(
      look.sight.prompts,
      interaction.options.getFocused(),
      (await voicesOf(context, look.match, interaction.locale)).plain,
    );
  },
};
