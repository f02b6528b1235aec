import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Context } from './context.ts';
import { type Asked, showing } from './deeds/deed.ts';
import { recapScreen } from './recap-screen.ts';
import { filled, type PressInteraction } from './respond.ts';

/**
 * Gives a seat back to its owner if it was asleep, before what they ask for is done. What it gives then tells them in
 * private what happened meanwhile; to be called when they have been answered.
 */
export async function welcomeBack(
  context: Context,
  interaction: ChatInputCommandInteraction | PressInteraction,
  asked: Asked,
): Promise<() => Promise<void>> {
  const recap = asked.match === '' ? null : await context.service.wake(asked);
  if (!recap) return async () => {};
  return async () => {
    const report = await showing(context, asked, async ({ match }, voices) =>
      recapScreen(context, recap, voices, { title: { id: match.status === 'running' ? 'wake.report' : 'wake.report.over' } }),
    )();
    if (report) await interaction.followUp({ ...filled(report), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 });
  };
}
