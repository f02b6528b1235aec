import type { ChatInputCommandInteraction } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gate, onCommand, type Rig, startRig } from './rig.ts';

let now = Date.now();
let rig: Rig;

beforeAll(async () => {
  rig = await startRig({ now: () => now, ackMs: 400 });
});
afterEach(() => {
  expect(rig.takeErrorCodes()).toEqual([]);
});
afterAll(() => rig.stop());

describe('time limits', () => {
  it('refuses a late answer with 10062, and says that nobody responded', async () => {
    const late = gate();
    const tried = rig.local.nextCall(({ route }) => route?.endsWith('/callback') ?? false);
    rig.handler = onCommand(async (interaction) => {
      await late.opened;
      await interaction.reply('sorry');
    });
    await expect(rig.hand('Ann').slash('go')).rejects.toThrow('did not respond');
    late.open();
    expect((await tried).status).toBe(404);
    await expect.poll(() => rig.takeErrorCodes()).toEqual([10062]);
  });

  it('measures by the clock where the timer had no chance to run', async () => {
    rig.handler = onCommand(async (interaction) => {
      now += 401;
      await interaction.reply('late');
    });
    await expect(rig.hand('Ann').slash('go')).rejects.toThrow('did not respond');
    await expect.poll(() => rig.takeErrorCodes()).toEqual([10062]);
  });

  it('refuses a second answer with 40060', async () => {
    const done = gate();
    rig.handler = onCommand(async (interaction) => {
      await interaction.reply('one');
      const again = { auth: false, body: { type: 4, data: { content: 'two' } } };
      await rig.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, again).finally(done.open);
    });
    expect((await rig.hand('Ann').slash('go')).message?.content).toBe('one');
    await done.opened;
    await expect.poll(() => rig.takeErrorCodes()).toEqual([40060]);
  });

  it('refuses follow-ups before the first answer with 10015', async () => {
    rig.handler = onCommand(async (interaction) => {
      const early = rig.client.rest.post(`/webhooks/${interaction.applicationId}/${interaction.token}`, {
        auth: false,
        body: { content: 'early' },
      });
      await expect(early).rejects.toMatchObject({ code: 10015 });
      await interaction.reply('ok');
    });
    expect((await rig.hand('Ann').slash('go')).message?.content).toBe('ok');
  });

  it('honours the token for 15 minutes, to the millisecond', async () => {
    const replied = gate<ChatInputCommandInteraction>();
    rig.handler = onCommand(async (interaction) => {
      await interaction.reply('old');
      replied.open(interaction);
    });
    await rig.hand('Ann').slash('go');
    const interaction = await replied.opened;
    now += 15 * 60 * 1000;
    expect((await interaction.editReply('still')).content).toBe('still');
    now += 1;
    await expect(interaction.editReply('too old')).rejects.toMatchObject({ code: 50027 });
  });
});
