import { setTimeout } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import { startLocalDiscord } from '../../src/local/server.ts';
import { logIn, Rig } from './rig.ts';

/** Run as a process of its own and killed: makes a world in the file named by the first argument and says what is in it. */
const worldFile = process.argv[2] ?? '';
const local = await startLocalDiscord({ worldFile });
const client = await logIn(local);
const rig = new Rig(local, client);
await client.application.commands.set([{ name: 'go', description: 'Goes' }]);
let token = '';
rig.handler = async (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  token = interaction.token;
  await interaction.reply({
    content: 'private',
    flags: MessageFlags.Ephemeral,
    files: [{ attachment: Buffer.from('file'), name: 'a.txt' }],
  });
};
const seen = await rig.hand('Ann').slash('go');
const start = rig.hand('Bob').say('table', 'games');
const channel = await client.channels.fetch(start.channel_id);
const thread =
  channel?.isTextBased() && 'threads' in channel ? await channel.threads.create({ name: 'Table', startMessage: start.id }) : null;
process.send?.({
  ann: rig.hand('Ann').id,
  token: local.token,
  interaction: token,
  message: seen.message?.id,
  thread: thread?.id,
  commands: [...(await client.application.commands.fetch()).keys()],
});
// Waits for its end.
await setTimeout(60_000);
