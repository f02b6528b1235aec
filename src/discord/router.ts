import { randomBytes } from 'node:crypto';
import { type AutocompleteInteraction, type Channel, type ChatInputCommandInteraction, type Interaction, MessageFlags } from 'discord.js';
import { askedBy } from './asked.ts';
import type { Command } from './command.ts';
import type { Context } from './context.ts';
import { briefly, isInteractionOver } from './errors.ts';
import { mannerOf, matchOf, press } from './press.ts';
import { type PressInteraction, respond } from './respond.ts';
import { commonVoice } from './voices.ts';
import { welcomeBack } from './welcome-back.ts';

/** Autocomplete has three seconds in all; a late list is worth nothing. */
const SUGGEST_MS = 2_000;
const REMEMBERED = 1_000;

/** Gives every interaction to whoever handles it, once, and turns whatever goes wrong into a sentence with a code. */
export function createRouter(context: Context, commands: readonly Command[]): (interaction: Interaction) => Promise<void> {
  const byName = new Map(commands.map((command) => [command.data.name, command]));
  const seen = new Set<string>();

  async function handle(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return suggest(interaction);
    const place = interaction.channel ?? (await unknownPlace(interaction));
    if (place?.isThread() && place.archived) await context.post.wake(place.id);
    if (interaction.isChatInputCommand()) return byName.get(interaction.commandName)?.execute(interaction, context);
    if (interaction.isButton() || interaction.isAnySelectMenu()) {
      const welcomed = welcomeBack(context, interaction, askedBy(interaction, matchOf(interaction.customId)));
      const pressed = welcomed.then(() => press(context, interaction));
      // Whatever becomes of the press, a report that was made is given: there is no other.
      await respond(context.panels, interaction, pressed, mannerOf(interaction.customId)).catch((error) =>
        apologise(context, interaction, error),
      );
      await (await welcomed.catch(() => null))?.();
    }
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    const list = byName.get(interaction.commandName)?.autocomplete?.(interaction, context) ?? Promise.resolve([]);
    const late = new Promise<readonly []>((resolve) => setTimeout(resolve, SUGGEST_MS, []).unref());
    await interaction.respond([...(await Promise.race([list, late]))]);
  }

  return async (interaction) => {
    // A resumed gateway session may deliver an event again.
    if (seen.has(interaction.id)) return;
    seen.add(interaction.id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value!);
    try {
      await handle(interaction);
    } catch (error) {
      await apologise(context, interaction, error);
    }
  };
}

/** Threads that were in the archive when the bot came online are not known to it until somebody does something in them. */
async function unknownPlace({ client, guildId, channelId }: Interaction): Promise<Channel | null> {
  return guildId !== null && channelId !== null ? client.channels.fetch(channelId).catch(() => null) : null;
}

async function apologise({ log }: Context, interaction: Interaction, error: unknown): Promise<void> {
  const about = { interaction: interaction.id, age: Date.now() - interaction.createdTimestamp, error: briefly(error) };
  if (interaction.isAutocomplete()) return log.warn(about, 'no suggestions');
  if (isInteractionOver(error)) return log.warn(about, 'nobody was waiting for the answer any more');
  const code = randomBytes(3).toString('hex');
  log.error({ code, ...about }, 'an interaction failed');
  if (interaction.isRepliable())
    await reply(interaction as ChatInputCommandInteraction | PressInteraction, code).catch((e) =>
      log.warn({ code, error: briefly(e) }, 'no apology'),
    );
}

async function reply(interaction: ChatInputCommandInteraction | PressInteraction, code: string): Promise<void> {
  const content = commonVoice(interaction.locale)({ id: 'error.sorry', args: { code } });
  const message = { content, flags: MessageFlags.Ephemeral } as const;
  if (interaction.deferred || interaction.replied) await interaction.followUp(message);
  else await interaction.reply(message);
}
