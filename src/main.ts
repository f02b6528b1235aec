import pino from 'pino';
import { BadConfig, environment, readConfig } from './config.ts';
import { commonVoice } from './discord/voices.ts';
import { type Program, startProgram } from './program.ts';
import { DatabaseInUse } from './store/database.ts';

const say = commonVoice('en-US');

/** Seconds that a graceful end may take. */
const FAREWELL_MS = 10_000;

try {
  const config = readConfig(environment());
  const program = await startProgram(config, pino({ level: config.logLevel }));
  greet(program);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(program));
} catch (error) {
  console.error(complaint(error));
  process.exit(1);
}

function greet({ bot, local }: Program): void {
  if (local) console.log(say({ id: 'operator.local', args: { address: local.url } }));
  else console.log(say({ id: 'operator.invite', args: { link: bot.invite } }));
  console.log(say({ id: 'operator.online', args: { name: bot.client.user.username } }));
}

async function end(program: Program): Promise<void> {
  setTimeout(() => process.exit(1), FAREWELL_MS).unref();
  await program.stop();
  process.exit(0);
}

/** What is wrong, for whoever started the program; the whole error only when nobody expected it. */
function complaint(error: unknown): unknown {
  if (error instanceof DatabaseInUse) return error.message;
  if (error instanceof BadConfig) return say({ id: 'operator.bad-config', args: { problems: error.message } });
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return say({ id: 'operator.port-taken' });
  if (error instanceof Error && 'code' in error && error.code === 'TokenInvalid') return say({ id: 'operator.bad-token' });
  return error;
}
