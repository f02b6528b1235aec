import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { commands } from '../commands/index.ts';
import { using, WrongApplication } from './complaints.ts';
import { type Config, databaseFile } from './config.ts';
import { type DiscordBot, startBot } from './discord/bot.ts';
import type { Note } from './discord/deploy.ts';
import { games } from './games/index.ts';
import { createPageFiles } from './local/page/bundle.ts';
import { type LocalDiscord, startLocalDiscord } from './local/server.ts';
import { createMatchService } from './match/service.ts';
import { createPainter } from './paint/painter.ts';
import { every } from './polling.ts';
import { makeFolder } from './store/database.ts';
import { openStore } from './store/store.ts';

/** How often the program looks what is due. */
const DUE_MS = 2_000;
/** How often it deletes what servers do not want kept any longer. */
const PURGE_MS = 60 * 60_000;

/** The running product. */
export type Program = {
  readonly bot: DiscordBot;
  /** Null when it plays on the real Discord. */
  readonly local: LocalDiscord | null;
  /** Goes offline in order; everything that was begun is finished and saved. */
  stop(): Promise<void>;
};

/**
 * Puts everything together and goes online: on the real Discord with a token, else on a local one.
 * Throws DatabaseInUse when another process serves the data directory, DatabaseTooNew, WrongApplication, and Unusable
 * when files cannot be used. On any failure everything is closed again.
 */
export async function startProgram(config: Config, log: Logger): Promise<Program> {
  using(config.dataDir, () => makeFolder(config.dataDir));
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const store = using(databaseFile(config), () => openStore(databaseFile(config)));
    closing.push(() => store.close());
    const painter = createPainter();
    closing.push(() => painter.close());
    const service = createMatchService({ store, games: Object.fromEntries(games.map((game) => [game.rules.id, game])), log });
    closing.push(() => service.idle());
    const local = config.token === null ? await startLocal(config) : null;
    if (local) closing.push(() => local.stop());
    const bot = await startBot({
      token: config.token ?? local!.token,
      ...(local ? { rest: local.rest } : {}),
      service,
      outbox: store.outbox,
      surfaces: store.surfaces,
      games,
      painter,
      health: store.health,
      log,
      commands,
      ...(config.privacyUrl === null ? {} : { privacyUrl: config.privacyUrl }),
      deployed: noteIn(join(config.dataDir, local ? 'commands.local' : 'commands')),
    });
    closing.push(() => bot.stop());
    closing.push(() => painter.hasten());
    closing.push(every(DUE_MS, service.passDue, (err) => log.error({ err }, 'what is due could not be read')));
    const purge = async () => void (await service.purge());
    closing.push(every(PURGE_MS, purge, (err) => log.error({ err }, 'old matches could not be deleted')));
    const { id } = bot.client.application;
    if (!local && config.application && id !== config.application) throw new WrongApplication(id, config.application);
    return { bot, local, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startLocal({ port, dataDir }: Config): Promise<LocalDiscord> {
  const page = await createPageFiles();
  const worldFile = join(dataDir, 'local-discord.db');
  return using(worldFile, () => startLocalDiscord({ port, worldFile, botName: 'Holdout', page }));
}

const noteIn = (file: string): Note => ({
  read: () => using(file, () => (existsSync(file) ? readFileSync(file, 'utf8') : null)),
  write: (text) => using(file, () => writeFileSync(file, text)),
});
