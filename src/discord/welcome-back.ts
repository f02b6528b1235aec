import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { logLines } from './board-text.ts';
import type { Context } from './context.ts';
import { type Asked, showing } from './deeds/deed.ts';
import { fitLines, LIMITS } from './limits.ts';
import { filled, type PressInteraction } from './respond.ts';
import { screen } from './screen.ts';

/** Room for the heading beside the report. */
const BODY = LIMITS.text - 300;

/**
 * Gives a seat back to its owner if it was asleep, before what they ask for is done. What it gives then tells them in
 * private what happened meanwhile; to be called when they have been answered.
 */
export async function welcomeBack(
  context: Context,
  interaction: ChatInputCommandInteraction | PressInteraction,
  asked: Asked,
): Promise<() => Promise<void>> {
  const entries = asked.match === '' ? null : await context.service.wake(asked);
  if (!entries) return async () => {};
  return async () => {
    const report = await showing(context, asked, async ({ match }, voices) => {
      const lines = logLines(context, match.game, entries, voices);
      const body = fitLines(lines, BODY, 'last', voices.say({ id: 'log.cut' }));
      return screen({ text: [voices.say({ id: match.status === 'running' ? 'wake.report' : 'wake.report.over' }), body] });
    })();
    if (report) await interaction.followUp({ ...filled(report), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 });
  };
}
