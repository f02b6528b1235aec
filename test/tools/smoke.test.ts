import { PermissionFlagsBits as P } from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLocalDiscord } from '../../src/local/server.ts';
import { STEPS, smoke } from '../../src/tools/smoke-steps.ts';
import { dots, rig } from '../discord/rig.ts';

async function run(
  parts: { token?: string; application?: string; prepare?: (local: Awaited<ReturnType<typeof rig>>['local']) => void } = {},
) {
  const r = await rig();
  parts.prepare?.(r.local);
  const lines: string[] = [];
  const channel = r.local.channel('general').id;
  const options = {
    token: parts.token ?? r.local.token,
    application: parts.application ?? null,
    channel,
    rest: r.local.rest,
    paint: dots.paint as never,
  };
  const good = await smoke(options, (line) => lines.push(line));
  return { r, lines, good };
}

describe('npm run smoke', () => {
  it('goes through every step on a bot that is set up well, and cleans up', async () => {
    const { r, lines, good } = await run();
    expect(lines.map((line) => line.split(':')[0])).toEqual(STEPS.map(({ name }) => `ok    ${name}`));
    expect(good).toBe(true);
    expect(r.hands[0]!.sees('general').filter((m) => m.author.id === r.local.botId && m.type === 0)).toEqual([]);
    expect(r.violations()).toEqual([]);
  });

  it.each([
    ['a token of nobody', { token: 'x.y.z' }, 'token and intents', 'DISCORD_TOKEN'],
    ['another application', { application: '12345678901234567' }, 'application id', 'DISCORD_APPLICATION_ID'],
    [
      'a missing permission',
      { prepare: (local: { revoke(c: string, ...p: bigint[]): void }) => local.revoke('general', P.AttachFiles) },
      'permissions',
      'AttachFiles',
    ],
  ])('stops at %s and says what to do', async (_, parts, step, words) => {
    const { lines, good } = await run(parts);
    expect(good).toBe(false);
    expect(lines.at(-1)).toContain(`FAIL  ${step}`);
    expect(lines.at(-1)).toContain(words);
    expect(lines.at(-1)).not.toContain('x.y.z');
  });

  it('notices that commands were never registered', async () => {
    const local = await startLocalDiscord();
    onTestFinished(() => local.stop());
    const lines: string[] = [];
    await smoke({ token: local.token, application: null, channel: null, rest: local.rest, paint: dots.paint }, (line) => lines.push(line));
    expect(lines.at(-1)).toMatch(/FAIL {2}commands: not registered: .*\/newgame/);
  });
});
