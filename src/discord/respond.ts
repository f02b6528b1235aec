import {
  type AnySelectMenuInteraction,
  AttachmentBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionEditReplyOptions,
  MessageFlags,
} from 'discord.js';
import type { Context } from './context.ts';
import type { Show } from './deeds/deed.ts';
import type { OpenPanels } from './open-panels.ts';
import type { Screen } from './screen.ts';

export type PressInteraction = ButtonInteraction | AnySelectMenuInteraction;

/** Discord gives three seconds; work that takes longer than this is acknowledged before it is done. */
const PATIENCE_MS = 1_500;

/**
 * Answers a press: what is asked is done and saved, then acknowledged, then shown. A press on a private panel changes that
 * panel, unless what it asks for is to stand `apart`; one on a public post opens a private answer, or none at all when
 * `quiet` and there is nothing to say.
 */
export async function respond(
  panels: OpenPanels,
  interaction: PressInteraction,
  work: Promise<Show>,
  { quiet, apart }: { readonly quiet: boolean; readonly apart: boolean },
): Promise<void> {
  const own = interaction.message.flags.has(MessageFlags.Ephemeral) && !apart;
  if (own) panels.forget(interaction.message.id);
  let acknowledged: Promise<unknown> | null = null;
  const acknowledge = () => {
    acknowledged ??= own || quiet ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return acknowledged;
  };
  // A failure shows when it is awaited below.
  const timer = setTimeout(() => void acknowledge().catch(() => {}), PATIENCE_MS);
  let show: Show;
  try {
    show = await work;
  } finally {
    clearTimeout(timer);
  }
  await acknowledge();
  const screen = await show();
  if (!screen) return;
  if (quiet && !own) await interaction.followUp({ ...filled(screen), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 });
  else await fill(panels, interaction, screen);
}

/** Answers a slash command that was deferred. */
export const answerCommand = (
  { panels }: Pick<Context, 'panels'>,
  interaction: ChatInputCommandInteraction,
  screen: Screen,
): Promise<void> => fill(panels, interaction, screen);

/** Opens the private answer of a command; comes before anything that takes time. */
export const deferPrivately = async (interaction: ChatInputCommandInteraction): Promise<void> => {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
};

/** Puts the screen into the private answer, which follows its match from then on if it is a panel. */
async function fill(panels: OpenPanels, interaction: ChatInputCommandInteraction | PressInteraction, screen: Screen): Promise<void> {
  const { id } = await interaction.editReply(edited(screen));
  if (screen.follows) await panels.keep(id, screen.follows, (next) => interaction.editReply(edited(next)));
}

/** A screen as discord.js sends it. */
export const filled = ({ components, pictures, file }: Screen) => ({
  components: [...components],
  files: [
    ...pictures.map(({ name, data, alt }) => new AttachmentBuilder(data, { name, description: alt })),
    ...(file ? [new AttachmentBuilder(file.data, { name: file.name })] : []),
  ],
});

/** Drops the pictures of before, which Discord would show beside the new ones. */
const edited = (screen: Screen): InteractionEditReplyOptions => ({
  ...filled(screen),
  attachments: [],
  flags: MessageFlags.IsComponentsV2,
});
