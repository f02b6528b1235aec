import { ChannelType, Events, type TextChannel, type ThreadChannel } from 'discord.js';
import { MessageType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rig, startRig } from './rig.ts';

let rig: Rig;
let games: TextChannel;

beforeAll(async () => {
  rig = await startRig();
  games = (await rig.client.channels.fetch(rig.local.channel('games').id)) as TextChannel;
});
afterAll(() => rig.stop());

describe('making a thread', () => {
  it('on a message takes its id, and works once', async () => {
    const sent = await games.send('table');
    const thread = await sent.startThread({ name: 'Table 1' });
    expect(thread).toMatchObject({ id: sent.id, type: ChannelType.PublicThread, parentId: games.id });
    expect(rig.hand('Ann').sees(thread.id)[0]?.type).toBe(MessageType.ThreadStarterMessage);
    await expect(sent.startThread({ name: 'Table 1' })).rejects.toMatchObject({ code: 160004 });
  });

  it('alone is announced in the channel when it is public, and not when it is private', async () => {
    const thread = await games.threads.create({ name: 'Open', type: ChannelType.PublicThread });
    expect(rig.hand('Bob').sees('games').at(-1)).toMatchObject({
      type: MessageType.ThreadCreated,
      content: 'Open',
      message_reference: { channel_id: thread.id },
    });
    const before = rig.hand('Bob').sees('games').length;
    await games.threads.create({ name: 'Shut', type: ChannelType.PrivateThread });
    expect(rig.hand('Bob').sees('games')).toHaveLength(before);
  });

  it('in a thread is refused', async () => {
    const thread = await games.threads.create({ name: 'Outer' });
    await expect(rig.client.rest.post(`/channels/${thread.id}/threads`, { body: { name: 'Inner', type: 11 } })).rejects.toMatchObject({
      code: 50024,
    });
  });
});

describe('a private thread', () => {
  it('is seen by its members and moderators only', async () => {
    const thread = await games.threads.create({ name: 'Hands', type: ChannelType.PrivateThread });
    await thread.send('for you');
    expect(
      rig
        .hand('Bob')
        .sees()
        .map(({ content }) => content),
    ).not.toContain('for you');
    expect(
      rig
        .hand('Dee')
        .sees()
        .map(({ content }) => content),
    ).toContain('for you');
    await thread.members.add(rig.hand('Bob').id);
    expect(
      rig
        .hand('Bob')
        .sees(thread.id)
        .map(({ type }) => type),
    ).toEqual([MessageType.Default, MessageType.RecipientAdd]);
    expect(
      rig
        .hand('Cem')
        .sees()
        .map(({ content }) => content),
    ).not.toContain('for you');
    await thread.members.remove(rig.hand('Bob').id);
    expect(
      rig
        .hand('Bob')
        .sees()
        .map(({ content }) => content),
    ).not.toContain('for you');
  });

  it('is joined by whom a message in it mentions', async () => {
    const thread = await games.threads.create({ name: 'Call', type: ChannelType.PrivateThread });
    await thread.send({ content: `<@${rig.hand('Cem').id}>`, allowedMentions: { users: [rig.hand('Cem').id] } });
    expect(rig.local.membersOf(thread.id)).toEqual([rig.local.botId, rig.hand('Cem').id]);
  });
});

describe('an archived thread', () => {
  const archived = async (): Promise<[ThreadChannel, string]> => {
    const thread = await games.threads.create({ name: 'Old' });
    const { id } = await thread.send('last words');
    return [await thread.setArchived(true), id];
  };

  it('refuses edits, deletions and new members with 50083 until it is opened again', async () => {
    const [thread, id] = await archived();
    await expect(thread.messages.edit(id, 'more')).rejects.toMatchObject({ code: 50083 });
    await expect(thread.messages.delete(id)).rejects.toMatchObject({ code: 50083 });
    await expect(thread.members.add(rig.hand('Ann').id)).rejects.toMatchObject({ code: 50083 });
    await expect(thread.setName('New')).rejects.toMatchObject({ code: 50083 });
    await thread.setArchived(false);
    expect((await thread.messages.edit(id, 'more')).content).toBe('more');
  });

  it('opens by itself when somebody writes, unless it is locked', async () => {
    const [thread] = await archived();
    await thread.send('still here');
    expect(rig.local.channel(thread.id)).toMatchObject({ thread_metadata: { archived: false } });
    rig.local.lockThread(thread.id);
    expect(() => rig.hand('Bob').say('me too', thread.id)).toThrow('archived');
    expect(rig.local.channel(thread.id)).toMatchObject({ thread_metadata: { archived: true, locked: true } });
  });

  it('that is locked is opened by moderators only, not by the bot that made it', async () => {
    const [thread] = await archived();
    rig.local.lockThread(thread.id);
    await expect(thread.setArchived(false)).rejects.toMatchObject({ code: 50013 });
    await expect(thread.send('hello?')).rejects.toMatchObject({ code: 50083 });
    rig.hand('Dee').say('open', thread.id);
    expect(rig.local.channel(thread.id)).toMatchObject({ thread_metadata: { archived: false, locked: true } });
    expect((await thread.send('hello')).content).toBe('hello');
  });

  it('is not among the active ones', async () => {
    const [thread] = await archived();
    const { threads } = await games.threads.fetchActive();
    expect(threads.has(thread.id)).toBe(false);
    expect(threads.size).toBeGreaterThan(0);
  });
});

it('tells the bot when a thread is deleted', async () => {
  const thread = await games.threads.create({ name: 'Short' });
  const gone = new Promise<string>((resolve) => rig.client.once(Events.ThreadDelete, ({ id }) => resolve(id)));
  rig.local.deleteChannel(thread.id);
  expect(await gone).toBe(thread.id);
  await expect(thread.send('hello?')).rejects.toMatchObject({ code: 10003 });
});

it('tells the bot of a deleted channel, but not of the threads that went with it', async () => {
  const thread = await games.threads.create({ name: 'Inside' });
  const told: string[] = [];
  rig.client.on(Events.ThreadDelete, ({ id }) => told.push(id));
  const gone = new Promise<string>((resolve) => rig.client.once(Events.ChannelDelete, ({ id }) => resolve(id)));
  rig.local.deleteChannel(games.id);
  expect(await gone).toBe(games.id);
  expect(told).toEqual([]);
  for (const place of [games, thread]) await expect(place.send('hello?')).rejects.toMatchObject({ code: 10003 });
});

it('answers as the published schemas say', () => {
  expect(rig.misfits()).toEqual([]);
});
