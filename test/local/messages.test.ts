import {
  AttachmentBuilder,
  Events,
  GatewayIntentBits,
  type Message,
  MessageFlags,
  type PartialMessage,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rig, startRig } from './rig.ts';

let now = Date.now();
let rig: Rig;
let general: TextChannel;

beforeAll(async () => {
  rig = await startRig({ now: () => now }, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
  general = (await rig.client.channels.fetch(rig.local.channel('general').id)) as TextChannel;
});
afterAll(() => rig.stop());

const file = (name: string, words = name) => new AttachmentBuilder(Buffer.from(words), { name });
const heard = <E extends Events.MessageCreate | Events.MessageDelete | Events.MessageUpdate>(event: E) =>
  new Promise<Message | PartialMessage>((resolve) => {
    rig.client.once(event as Events.MessageDelete, resolve as (message: Message | PartialMessage) => void);
  });

describe('writing', () => {
  it('reaches everybody who is there, and can be read back', async () => {
    const sent = await general.send('hello');
    expect(rig.hand('Cem').sees('general').at(-1)).toMatchObject({ id: sent.id, content: 'hello' });
    expect((await general.messages.fetch({ message: sent.id, force: true })).content).toBe('hello');
    expect([...(await general.messages.fetch({ limit: 1 })).keys()]).toEqual([sent.id]);
  });

  it('never makes an ephemeral message without an interaction', async () => {
    const body = { content: 'all may see', flags: MessageFlags.Ephemeral };
    expect(await rig.client.rest.post(`/channels/${general.id}/messages`, { body })).toMatchObject({ flags: 0 });
  });

  it('takes a nonce once in five minutes, when it is enforced', async () => {
    const first = await general.send({ content: 'one', nonce: 'n1', enforceNonce: true });
    const again = await general.send({ content: 'two', nonce: 'n1', enforceNonce: true });
    expect(again).toMatchObject({ id: first.id, content: 'one' });
    expect((await general.send({ content: 'three', nonce: 'n1' })).id).not.toBe(first.id);
    now += 5 * 60 * 1000 + 1;
    expect((await general.send({ content: 'four', nonce: 'n1', enforceNonce: true })).content).toBe('four');
  });

  it('pings whom it names, as far as it allows itself to', async () => {
    const [ann, bob] = [rig.hand('Ann').id, rig.hand('Bob').id];
    const content = `<@${ann}> <@${bob}> @everyone`;
    const sent = await general.send({ content, allowedMentions: { users: [bob], parse: [] } });
    expect([...sent.mentions.users.keys()]).toEqual([bob]);
    expect(sent.mentions.everyone).toBe(false);
    const open = await general.send({ content, allowedMentions: { parse: ['users', 'everyone'] } });
    expect([...open.mentions.users.keys()]).toEqual([ann, bob]);
    // The bot has no permission to mention everybody, whatever it allows itself.
    expect(open.mentions.everyone).toBe(false);
  });

  it('replies to a message, and refuses one that is gone', async () => {
    const asked = rig.hand('Ann').say('anyone?');
    const reply = await general.send({ content: 'me', reply: { messageReference: asked.id }, allowedMentions: { repliedUser: true } });
    expect(reply.reference?.messageId).toBe(asked.id);
    expect(reply.mentions.users.has(rig.hand('Ann').id)).toBe(true);
    rig.hand('Ann').delete(asked);
    await expect(general.send({ content: 'me', reply: { messageReference: asked.id } })).rejects.toMatchObject({ code: 10008 });
  });

  it('refuses a file over 10 MiB with 40005 and takes one of exactly that', async () => {
    const limit = 10 * 1024 * 1024;
    const big = (size: number) => ({ files: [new AttachmentBuilder(Buffer.alloc(size), { name: 'big.bin' })] });
    await expect(general.send(big(limit + 1))).rejects.toMatchObject({ code: 40005, status: 413 });
    expect((await general.send(big(limit))).attachments.first()?.size).toBe(limit);
  });
});

describe('editing', () => {
  it('changes what it names and leaves the rest', async () => {
    const sent = await general.send({ content: 'one', embeds: [{ title: 'E' }] });
    const update = heard(Events.MessageUpdate);
    const edited = await sent.edit('two');
    expect(edited).toMatchObject({ content: 'two', embeds: [{ data: { title: 'E' } }] });
    expect(edited.editedTimestamp).not.toBeNull();
    expect((await update).id).toBe(sent.id);
  });

  it('keeps, adds and drops files by `attachments`, and forgets the dropped', async () => {
    const sent = await general.send({ files: [file('a.txt'), file('b.txt')] });
    const [a, b] = [...sent.attachments.values()];
    expect((await sent.edit('words')).attachments.map((one) => one.name)).toEqual(['a.txt', 'b.txt']);
    const kept = await sent.edit({ attachments: b ? [b] : [], files: [file('c.txt')] });
    expect(kept.attachments.map((one) => one.name).sort()).toEqual(['b.txt', 'c.txt']);
    expect((await fetch(a?.url ?? '')).status).toBe(404);
    expect(await (await fetch(b?.url ?? '')).text()).toBe('b.txt');
    await expect(sent.edit({ content: '', attachments: [] })).rejects.toMatchObject({ code: 50006 });
    expect((await general.messages.fetch({ message: sent.id, force: true })).attachments.size).toBe(2);
  });

  it('is for one’s own messages only', async () => {
    const foreign = rig.hand('Bob').say('mine');
    await expect(general.messages.edit(foreign.id, 'yours')).rejects.toMatchObject({ code: 50005 });
    expect(rig.hand('Bob').sees('general').at(-1)?.content).toBe('mine');
  });
});

describe('deleting', () => {
  it('tells the bot when somebody deletes, and answers 10008 from then on', async () => {
    const sent = await general.send('soon gone');
    const gone = heard(Events.MessageDelete);
    rig.local.deleteMessage(sent.id);
    expect((await gone).id).toBe(sent.id);
    await expect(sent.edit('back')).rejects.toMatchObject({ code: 10008 });
    await expect(sent.delete()).rejects.toMatchObject({ code: 10008 });
  });

  it('of others’ messages takes a permission, for the bot and for people', async () => {
    const foreign = rig.hand('Bob').say('stay');
    await expect(general.messages.delete(foreign.id)).rejects.toMatchObject({ code: 50013 });
    expect(() => rig.hand('Cem').delete(foreign)).toThrow('Only moderators');
    rig.hand('Dee').delete(foreign);
    expect(
      rig
        .hand('Bob')
        .sees('general')
        .map(({ id }) => id),
    ).not.toContain(foreign.id);
  });

  it('of a channel takes all in it along', async () => {
    const games = rig.local.channel('games');
    const gone = new Promise<string>((resolve) => rig.client.once(Events.ChannelDelete, ({ id }) => resolve(id)));
    rig.local.deleteChannel('games');
    expect(await gone).toBe(games.id);
    await expect(rig.client.rest.get(`/channels/${games.id}/messages`)).rejects.toMatchObject({ code: 10003 });
  });
});

describe('people’s messages', () => {
  it('come to the bot without their words, unless they mention it', async () => {
    const silent = heard(Events.MessageCreate);
    rig.hand('Ann').say('hello all');
    expect((await silent).content).toBe('');
    const spoken = heard(Events.MessageCreate);
    rig.hand('Ann').say(`<@${rig.local.botId}> hello`);
    expect((await spoken).content).toContain('hello');
  });

  it('have 1 to 2000 characters and need a channel that one may write in', () => {
    expect(() => rig.hand('Ann').say('')).toThrow('1 to 2000');
    expect(() => rig.hand('Ann').say('x'.repeat(2001))).toThrow('1 to 2000');
    expect(rig.hand('Ann').say('x'.repeat(2000)).content).toHaveLength(2000);
    expect(() => rig.hand('Bob').say('news', 'announcements')).toThrow('may not write');
    expect(rig.hand('Dee').say('news', 'announcements').content).toBe('news');
  });
});

it('answers 404 for what it does not know, and records it', async () => {
  await expect(rig.client.rest.get('/stage-instances/1')).rejects.toMatchObject({ status: 404 });
  expect(rig.local.calls.at(-1)).toMatchObject({ path: '/stage-instances/1', route: null, status: 404 });
});

it('answers as the published schemas say', async () => {
  await rig.client.rest.get('/users/@me');
  await rig.client.rest.get('/gateway');
  await rig.client.application.fetch();
  await rig.client.guilds.fetch({ guild: rig.local.guildId, force: true });
  await rig.client.rest.get(`/guilds/${rig.local.guildId}/members/${rig.hand('Ann').id}`);
  await rig.client.rest.get(`/users/${rig.hand('Ann').id}`);
  expect(rig.misfits()).toEqual([]);
});
