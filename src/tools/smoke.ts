import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BadConfig, readConfig } from '../config.ts';
import { createPainter } from '../paint/painter.ts';
import { smoke } from './smoke-steps.ts';
import { BadArguments, readArguments, runTool } from './tool.ts';

await runTool('npm run smoke [-- --channel ID]', async (args) => {
  const { values } = readArguments(args, { channel: { type: 'string' } });
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const { token, application } = configOf({ ...file, ...process.env });
  if (token === null) throw new BadArguments('Set DISCORD_TOKEN in .env or the environment: this checks a bot on the real Discord.');
  const painter = createPainter();
  try {
    const options = { token, application, channel: values.channel ?? null, paint: painter.paint };
    return (await smoke(options, console.log)) ? 0 : 1;
  } finally {
    await painter.close();
  }
});

function configOf(env: NodeJS.ProcessEnv) {
  try {
    return readConfig(env);
  } catch (error) {
    throw error instanceof BadConfig ? new BadArguments(error.message) : error;
  }
}
