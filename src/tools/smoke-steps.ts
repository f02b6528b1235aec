import {
  type APIApplicationCommand,
  ChannelType,
  Client,
  type ClientOptions,
  Events,
  type Message,
  PermissionFlagsBits,
  Routes,
  type TextChannel,
} from 'discord.js';
import { commands } from '../../commands/index.ts';
import { INTENTS, PERMISSIONS } from '../discord/bot.ts';
import { createPost, type Post } from '../discord/post.ts';
import { button, buttons, type Screen, screen } from '../discord/screen.ts';
import type { Scene } from '../scene/scene.ts';

export type SmokeOptions = {
  readonly token: string;
  /** Checked against the token when given. */
  readonly application: string | null;
  /** Where messages are tried; null: the first text channel that the bot may write in. */
  readonly channel: string | null;
  /** Where Discord's REST is, when it is not the real one. */
  readonly rest?: ClientOptions['rest'];
  readonly paint: (scene: Scene) => Promise<Buffer>;
};

/** What earlier steps have found. */
export type Found = { client: Client<true>; channel: TextChannel; post: Post; message: string; thread: string };

/** One thing to check. `run` gives what it found, and throws what is wrong; `remedy` says what to do then. */
export type Step = { readonly name: string; readonly remedy: string; run(found: Partial<Found>, options: SmokeOptions): Promise<string> };

/** The steps in their order; each needs all before it. */
export const STEPS: readonly Step[] = [
  {
    name: 'token and intents',
    remedy: 'Copy the token again from the developer portal, page Bot, into DISCORD_TOKEN.',
    async run(found, { token, rest }) {
      const client = new Client({ intents: INTENTS, ...(rest ? { rest } : {}) });
      const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
      await client.login(token);
      found.client = await ready;
      return `online as ${found.client.user.username}`;
    },
  },
  {
    name: 'application id',
    remedy: 'DISCORD_APPLICATION_ID must be the id on the page General Information of the same application as the token.',
    async run({ client }, { application }) {
      const { id } = client!.application;
      if (application !== null && application !== id) throw new Error(`the token belongs to ${id}`);
      return id;
    },
  },
  {
    name: 'commands',
    remedy: 'Run npm start once with this token: it registers them.',
    async run({ client }) {
      const known = (await client!.rest.get(Routes.applicationCommands(client!.application.id))) as APIApplicationCommand[];
      const lacking = commands.filter(({ data }) => !known.some(({ name }) => name === data.name)).map(({ data }) => `/${data.name}`);
      if (lacking.length > 0) throw new Error(`not registered: ${lacking.join(' ')}`);
      return `${known.length} registered`;
    },
  },
  {
    name: 'channel',
    remedy: 'Invite the bot to a server with the link that npm start prints, or name a text channel with --channel ID.',
    async run(found, { channel }) {
      const all = channel === null ? [...found.client!.channels.cache.values()] : [await found.client!.channels.fetch(channel)];
      const text = all.find(
        (c): c is TextChannel => c?.type === ChannelType.GuildText && mayDo(c, ['ViewChannel', 'SendMessages']).length === 0,
      );
      if (!text) throw new Error('no text channel in which the bot may write');
      found.channel = text;
      return `#${text.name} on ${text.guild.name}`;
    },
  },
  {
    name: 'permissions',
    remedy: 'Grant them to the bot in that channel, or invite it again with the link that npm start prints.',
    async run({ channel }) {
      const lacking = mayDo(channel!, PERMISSIONS);
      if (lacking.length > 0) throw new Error(`missing: ${lacking.join(', ')}`);
      return PERMISSIONS.join(', ');
    },
  },
  {
    name: 'message with picture',
    remedy: 'Check the bot’s permissions Send Messages and Attach Files in that channel.',
    async run(found, { paint }) {
      found.post = createPost(found.client!);
      found.message = await found.post.send(found.channel!.id, await trial('Smoke test: this message goes away by itself.', paint), {
        nonce: `smoke${Date.now()}`,
      });
      return found.message;
    },
  },
  {
    name: 'edit and read back',
    remedy: 'Check the bot’s permission Read Message History in that channel.',
    async run({ post, channel, message }, { paint }) {
      await post!.edit(channel!.id, message!, await trial('Smoke test: edited.', paint));
      const read = (await channel!.messages.fetch({ message: message!, force: true })) as Message;
      if (!JSON.stringify(read.components).includes('edited')) throw new Error('the edit is not there');
      return 'the edited text and one picture are there';
    },
  },
  {
    name: 'thread',
    remedy: 'Check the bot’s permissions Create Public Threads and Send Messages in Threads in that channel.',
    async run(found, { paint }) {
      const thread = await found.post!.openThread(found.channel!.id, found.message!, 'Smoke test');
      if (thread === null) throw new Error('no thread is possible here');
      const inside = await found.post!.send(thread, await trial('Smoke test in a thread.', paint), { nonce: `smoket${Date.now()}` });
      await found.post!.remove(thread, inside);
      return `${thread} (it stays, empty: delete it by hand)`;
    },
  },
  {
    name: 'delete',
    remedy: 'Delete the message by hand.',
    async run({ post, channel, message }) {
      await post!.remove(channel!.id, message!);
      return 'the message is gone';
    },
  },
];

const mayDo = (channel: TextChannel, names: readonly (keyof typeof PermissionFlagsBits)[]) =>
  names.filter((name) => !channel.permissionsFor(channel.client.user)?.has(PermissionFlagsBits[name]));

/** A small message of the kind that tables are. */
async function trial(text: string, paint: SmokeOptions['paint']): Promise<Screen> {
  const scene: Scene = { width: 400, height: 100, nodes: [{ kind: 'rect', x: 0, y: 0, w: 400, h: 100, fill: '#d9822b' }] };
  const row = buttons(button({ do: 'verb', verb: 'help', match: 'smoke' }, 'Help'));
  return screen({ picture: { name: 'board.png', data: await paint(scene), alt: 'A plain orange picture' }, text: [text], rows: [row] });
}

/** Goes through the steps until one fails; prints a line for each. Gives whether all went well. */
export async function smoke(options: SmokeOptions, print: (line: string) => void): Promise<boolean> {
  const found: Partial<Found> = {};
  try {
    for (const { name, remedy, run } of STEPS) {
      try {
        print(`ok    ${name}: ${await run(found, options)}`);
      } catch (error) {
        print(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}\n      ${remedy}`);
        return false;
      }
    }
    return true;
  } finally {
    if (found.message && found.post && found.channel) await found.post.remove(found.channel.id, found.message).catch(() => {});
    await found.client?.destroy();
  }
}
