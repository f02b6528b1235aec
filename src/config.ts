import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

const schema = z.object({
  /** The bot's token. Without one the program brings a local Discord of its own. */
  DISCORD_TOKEN: z
    .string()
    .trim()
    .regex(/^[!-~]*$/, 'must be one word of plain letters and signs, as copied from the developer portal')
    .optional(),
  /** The application the token belongs to; checked against it, so that two bots are not mixed up. */
  DISCORD_APPLICATION_ID: z
    .string()
    .trim()
    .regex(/^(\d{17,20})?$/, 'must be the number from the developer portal')
    .optional(),
  /** Where the database and everything else that lasts is kept. */
  DATA_DIR: z.string().trim().min(1).default('./data'),
  /** Port of the local Discord on this machine; 0 for any free one. */
  PORT: z
    .string()
    .trim()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .default(8321),
  /** Where people can read the privacy text of whoever runs the bot. */
  PRIVACY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .max(512, 'must have at most 512 characters')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Config = {
  /** Null: play on the local Discord. */
  readonly token: string | null;
  readonly application: string | null;
  readonly dataDir: string;
  readonly port: number;
  readonly privacyUrl: string | null;
  readonly logLevel: string;
};

/** The environment does not fit; the message names each variable and what is wrong with it, never its value. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** The process's environment, and where that says nothing, the file `.env`. */
export const environment = (): { readonly [name: string]: string | undefined } => ({
  ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}),
  ...process.env,
});

/** The one file that holds all matches. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'holdout.db');

/** Reads the environment. Throws BadConfig. Empty variables count as absent. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = schema.safeParse(given);
  if (!read.success) throw new BadConfig(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const { DISCORD_TOKEN, DISCORD_APPLICATION_ID, DATA_DIR, PORT, PRIVACY_URL, LOG_LEVEL } = read.data;
  return {
    token: DISCORD_TOKEN ?? null,
    application: DISCORD_APPLICATION_ID ?? null,
    dataDir: DATA_DIR,
    port: PORT,
    privacyUrl: PRIVACY_URL ?? null,
    logLevel: LOG_LEVEL,
  };
}
