import pino from 'pino';
import { complaint, using } from './complaints.ts';
import { environment, readConfig } from './config.ts';
import { commonVoice } from './discord/voices.ts';
import { type Program, startProgram } from './program.ts';

const say = commonVoice('en-US');

/** Seconds that a graceful end may take. */
const FAREWELL_MS = 10_000;

try {
  const config = readConfig(using('.env', environment));
  const program = await startProgram(config, pino({ level: config.logLevel }));
  greet(program);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(program));
} catch (error) {
  console.error(complaint(error) ?? error);
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
