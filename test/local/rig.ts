import {
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Hand } from '../../src/local/people/hand.ts';
import { type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from '../../src/local/server.ts';
import { schemaOf } from '../../src/local/validation/schemas.ts';

/** Commands of the test bot; what they do is up to each test. */
export const COMMANDS: RESTPostAPIApplicationCommandsJSONBody[] = [
  { name: 'go', description: 'Does what the test wants', type: 1 },
  {
    name: 'tool',
    description: 'Tools',
    type: 1,
    options: [
      {
        type: 1,
        name: 'lend',
        description: 'Lends a tool',
        options: [
          { type: 3, name: 'name', description: 'Which', required: true, autocomplete: true },
          { type: 6, name: 'to', description: 'Whom' },
          { type: 4, name: 'days', description: 'How long', min_value: 1, max_value: 9 },
          { type: 3, name: 'state', description: 'How it is', choices: [{ name: 'Good as new', value: 'new' }] },
        ],
      },
    ],
  },
  { name: 'rule', description: 'For moderators', type: 1, default_member_permissions: '8192' },
];

export type Handler = (interaction: Interaction) => Promise<unknown>;

/** A local Discord with an ordinary discord.js client in it. */
export class Rig {
  /** What the bot does with every interaction. */
  handler: Handler = async () => {};
  /** What the handler threw. */
  readonly errors: unknown[] = [];

  constructor(
    readonly local: LocalDiscord,
    readonly client: Client<true>,
  ) {
    client.on(Events.InteractionCreate, (interaction) => {
      this.handler(interaction).catch((error: unknown) => this.errors.push(error));
    });
  }

  hand(name: string): Hand {
    return this.local.hand(name);
  }

  /** The codes of the errors that handlers got from Discord, in order; they are forgotten then. */
  takeErrorCodes(): unknown[] {
    return this.errors.splice(0).map((error) => (error as { code?: unknown }).code ?? error);
  }

  /** Those answers of the local Discord that don't fit the published response schemas. */
  misfits(): string[] {
    return this.local.calls.flatMap(({ route, answer, answerSchema }) =>
      answerSchema
        ? schemaOf(answerSchema)
            .check(answer)
            .map((found) => `${route}: ${found.path.join('.')} ${found.message}`)
        : [],
    );
  }

  async stop(): Promise<void> {
    await this.client.destroy();
    await this.local.stop();
  }
}

/** Logs an unmodified client in; resolves when it is ready. Rejects when the token is refused. */
export async function logIn(
  local: LocalDiscord,
  token = local.token,
  intents: ClientOptions['intents'] = [GatewayIntentBits.Guilds],
): Promise<Client<true>> {
  const client = new Client({ intents, rest: { ...local.rest, retries: 0 }, allowedMentions: { parse: [] } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token).catch(async (error: unknown) => {
    await client.destroy();
    throw error;
  });
  return ready;
}

/** Starts everything and registers the commands. */
export async function startRig(options: LocalDiscordOptions = {}, intents?: ClientOptions['intents']): Promise<Rig> {
  const local = await startLocalDiscord(options);
  const client = await logIn(local, local.token, intents);
  await client.application.commands.set(COMMANDS);
  return new Rig(local, client);
}

/** A handler for slash commands only. */
export const onCommand =
  (act: (interaction: ChatInputCommandInteraction) => Promise<unknown>): Handler =>
  async (interaction) => {
    if (interaction.isChatInputCommand()) await act(interaction);
  };

/** A promise to fulfil by hand. */
export function gate<T = void>(): { readonly opened: Promise<T>; readonly open: (value: T) => void } {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
