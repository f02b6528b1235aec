import { Events, PermissionFlagsBits as P, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayIn, permissionsIn } from '../../src/local/permissions.ts';
import { World } from '../../src/local/world/world.ts';
import { gate, type Rig, startRig } from './rig.ts';

describe('permissions by role and overwrite', () => {
  const world = new World(':memory:', Date.now, 'Game Bot');
  const person = (name: string) => world.people.all().find(({ user }) => user.global_name === name) ?? world.bot;
  const place = (name: string) => world.channels.all().find(({ channel }) => channel.name === name) ?? world.channels.all()[0]!;
  afterAll(() => world.close());

  it.each([
    ['Ann', 'general', P.SendMessages, true],
    ['Ann', 'general', P.BanMembers, true],
    ['Bob', 'general', P.SendMessages, true],
    ['Bob', 'general', P.ManageMessages, false],
    ['Dee', 'general', P.ManageMessages, true],
    ['Bob', 'announcements', P.ViewChannel, true],
    ['Bob', 'announcements', P.SendMessages, false],
    ['Dee', 'announcements', P.SendMessages, true],
    ['Game Bot', 'announcements', P.SendMessages, false],
    ['Game Bot', 'announcements', P.CreatePublicThreads, false],
    ['Game Bot', 'general', P.CreatePublicThreads, true],
    ['Game Bot', 'general', P.MentionEveryone, false],
  ])('%s in #%s, bit %s: %s', (name, channel, bit, may) => {
    expect(mayIn(world, person(name), place(channel), bit)).toBe(may);
  });

  it('takes attachments and links along with the right to write, and everything with the right to see', () => {
    expect(permissionsIn(world, person('Bob'), place('announcements')) & (P.AttachFiles | P.EmbedLinks)).toBe(0n);
    const overwrite = { id: person('Bob').id, type: 1, allow: '0', deny: P.ViewChannel.toString() };
    const hidden = { ...place('general'), channel: { ...place('general').channel, permission_overwrites: [overwrite] } } as ReturnType<
      typeof place
    >;
    expect(permissionsIn(world, person('Bob'), hidden)).toBe(0n);
    expect(permissionsIn(world, person('Cem'), hidden)).not.toBe(0n);
  });

  it('lets what a member is allowed win over what its roles are denied', () => {
    const own = { id: person('Bob').id, type: 1, allow: P.SendMessages.toString(), deny: '0' };
    const all = { id: world.facts.guild, type: 0, allow: '0', deny: P.SendMessages.toString() };
    const quiet = { ...place('general'), channel: { ...place('general').channel, permission_overwrites: [own, all] } } as ReturnType<
      typeof place
    >;
    expect(mayIn(world, person('Bob'), quiet, P.SendMessages)).toBe(true);
    expect(mayIn(world, person('Cem'), quiet, P.SendMessages)).toBe(false);
  });
});

describe('a bot that lacks permissions', () => {
  let rig: Rig;
  let general: TextChannel;
  beforeAll(async () => {
    rig = await startRig();
    general = (await rig.client.channels.fetch(rig.local.channel('general').id)) as TextChannel;
  });
  afterAll(() => rig.stop());

  it('is refused with 50013 what it may not, and gets it back', async () => {
    const table = await general.send('table');
    rig.local.revoke('general', P.SendMessages, P.CreatePublicThreads);
    await expect(general.send('hello')).rejects.toMatchObject({ code: 50013 });
    await expect(table.startThread({ name: 'Table' })).rejects.toMatchObject({ code: 50013 });
    rig.local.restore('general', P.SendMessages);
    expect((await general.send('hello')).content).toBe('hello');
    await expect(table.startThread({ name: 'Table' })).rejects.toMatchObject({ code: 50013 });
    rig.local.restore('general', P.CreatePublicThreads);
    expect((await table.startThread({ name: 'Table' })).name).toBe('Table');
  });

  it('is refused files without the right to attach', async () => {
    rig.local.revoke('general', P.AttachFiles);
    await expect(general.send({ files: [Buffer.from('x')] })).rejects.toMatchObject({ code: 50013 });
    rig.local.restore('general', P.AttachFiles);
  });

  it('is told what it lost, and refused with 50001 where it sees nothing', async () => {
    const told = new Promise((resolve) => rig.client.once(Events.ChannelUpdate, resolve));
    rig.local.revoke('general', P.ViewChannel);
    await told;
    expect(general.permissionsFor(rig.client.user)?.has(P.ViewChannel)).toBe(false);
    await expect(rig.client.rest.get(`/channels/${general.id}`)).rejects.toMatchObject({ code: 50001 });
    await expect(general.send('hello')).rejects.toMatchObject({ code: 50001 });
    rig.local.restore('general', P.ViewChannel);
  });

  it('reads in an interaction what it may in that channel, and may still answer', async () => {
    const read = gate<boolean[]>();
    rig.handler = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      read.open([interaction.appPermissions.has(P.SendMessages), interaction.appPermissions.has(P.ViewChannel)]);
      await interaction.reply('heard');
    };
    const seen = await rig.hand('Dee').slash('go', {}, 'announcements');
    expect(await read.opened).toEqual([false, true]);
    expect(seen.message?.content).toBe('heard');
  });
});
