import { type APIThreadChannel, Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { HOUR, movedClock } from '../match/moved-clock.ts';
import { buttonOf, type Rig, rig, wordsOf } from './rig.ts';

/** A rig whose Discord goes by the same clock, and what happens when that clock moves. */
async function days() {
  const clock = movedClock();
  const house = await rig({ luck: { now: clock.now, random: () => 0.5 }, localNow: () => clock.now().getTime() });
  const pass = async (ms: number) => {
    clock.pass(ms);
    house.local.letThreadsSleep();
    await house.service.passDue();
    // What is due by itself is looked for every two seconds, and when the bot comes to a server.
    house.bot.client.emit(Events.GuildCreate, house.bot.client.guilds.cache.first()!);
    await house.settled();
    house.local.letThreadsSleep();
  };
  return { house, pass };
}

const [ANN, BOB, CEM] = [0, 1, 2];
const wordsIn = (house: Rig, where: string) => house.hands[CEM]!.sees(where).map(wordsOf).join('\n');
const threadOf = (house: Rig, where: string) => (house.local.channel(where) as unknown as APIThreadChannel).thread_metadata!;
const patches = (house: Rig, of: string) =>
  house.local.calls.filter(({ method, path }) => method === 'PATCH' && path === `/channels/${of}`);
const endOf = async (house: Rig, id: string) => {
  await house.service.end({ match: id, user: house.hands[ANN]!.id, interaction: `end-${id}`, asModerator: false });
  await house.settled();
};

describe('a lobby in which nothing happens', () => {
  it('is called off after a week, its host having been told; pressing the button keeps it open', async () => {
    const { house, pass } = await days();
    const { id } = await house.lobby('toy', 'Ann', 'Bob');
    const ann = house.hands[ANN]!;
    await pass(5 * DAY);
    const reminder = ann.sees('general').find((m) => buttonOf(m, 'Keep it open'))!;
    expect(reminder.mentions.map((user) => user.id)).toEqual([ann.id]);
    await house.press(house.hands[BOB]!, reminder, 'Keep it open');
    expect(ann.sees('general').some((m) => buttonOf(m, 'Keep it open'))).toBe(false);
    await pass(5 * DAY);
    await house.restart();
    await pass(2 * DAY);
    expect((await house.service.lookAtTable(id))!.match.status).toBe('called-off');
    expect(wordsIn(house, 'general')).toContain('Nothing happened at the table of Toy for a week');
    expect(ann.sees('general').some((m) => buttonOf(m, 'Keep it open') || buttonOf(m, 'Join'))).toBe(false);
    expect(house.violations()).toEqual([]);
  });
});

describe('a full table', () => {
  it('is told of to its host once, and no longer when somebody leaves', async () => {
    const { house } = await days();
    const { post } = await house.lobby('toy', 'Ann', 'Bob', 'Cem');
    const full = () => house.hands[BOB]!.sees('general').filter((m) => wordsOf(m).includes('all seats at your table'));
    expect(full().map((m) => m.mentions.map((user) => user.id))).toEqual([[house.hands[ANN]!.id]]);
    await house.press(house.hands[CEM]!, post, 'Leave');
    expect(full()).toEqual([]);
    await house.press(house.hands[CEM]!, post, 'Join');
    await house.press(house.hands[ANN]!, full()[0]!, 'Start');
    expect(full()).toEqual([]);
    expect(house.violations()).toEqual([]);
  });
});

describe('a rematch', () => {
  it('invites the others, links the old table to the new one, and is there once', async () => {
    const { house } = await days();
    const { id } = await house.table('toy', 'Ann', 'Bob');
    await endOf(house, id);
    const [ann, bob, cem] = house.hands;
    const table = await house.tablePost(id);
    await Promise.all([house.press(ann!, table, 'Rematch'), house.press(bob!, table, 'Rematch')]);
    const lobbies = cem!.sees('general').filter((m) => wordsOf(m).includes('a new match'));
    expect(lobbies).toHaveLength(1);
    const { rematch } = (await house.service.lookAtTable(id))!.match;
    const { holders, host } = (await house.service.lookAtTable(rematch!))!.match;
    expect(holders).toHaveLength(1);
    const guest = host === ann!.id ? bob! : ann!;
    expect(wordsOf(lobbies[0]!)).toContain(`Invited to play again: <@${guest.id}>`);
    const [invitation] = cem!.sees('general').filter((m) => wordsOf(m).includes('would like to play Toy again'));
    expect(invitation!.mentions.map((user) => user.id)).toEqual([guest.id]);
    expect(JSON.stringify((await house.tablePost(id)).components)).toContain(`/${lobbies[0]!.channel_id}/${lobbies[0]!.id}`);
    await house.press(guest, invitation!, 'Join');
    expect((await house.service.lookAtTable(rematch!))!.match.holders).toEqual(
      [bob, ann].map((hand) => ({ kind: 'user', user: hand!.id })),
    );
    expect(wordsOf((await cem!.slash('rematch', { match: id })).message)).toContain('You have no seat');
    await house.press(host === ann!.id ? ann! : bob!, lobbies[0]!, 'Start');
    expect(wordsIn(house, 'general')).not.toContain('would like to play Toy again');
    expect(house.violations()).toEqual([]);
  });
});

describe('the thread of a match', () => {
  it('does not fall asleep while the match runs, of which nobody hears anything', async () => {
    const { house, pass } = await days();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    const before = house.hands[CEM]!.sees(post.channel_id).length;
    for (let week = 0; week < 5; week++) {
      await pass(6 * DAY);
      expect(threadOf(house, post.channel_id).archived).toBe(false);
    }
    await house.restart();
    await pass(6 * DAY);
    expect(threadOf(house, post.channel_id)).toMatchObject({ archived: false, locked: false, auto_archive_duration: 10_080 });
    expect(house.hands[CEM]!.sees(post.channel_id)).toHaveLength(before);
    expect((await house.service.lookAtTable(id))!.match.status).toBe('running');
    expect(house.violations()).toEqual([]);
  });

  it('is woken when it fell asleep all the same: by the next answer, and in time by itself', async () => {
    const { house, pass } = await days();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    house.local.archiveThread(post.channel_id);
    await house.move(house.hands[ANN]!, post);
    expect(threadOf(house, post.channel_id).archived).toBe(false);
    house.local.archiveThread(post.channel_id);
    await pass(6 * DAY);
    expect(threadOf(house, post.channel_id).archived).toBe(false);
    expect((await house.tablePost(id)).id).toBe(post.id);
  });

  it('goes into the archive a day after the end, unlocked, and was never renamed', async () => {
    const { house, pass } = await days();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    await house.move(house.hands[ANN]!, post);
    await endOf(house, id);
    await pass(DAY - HOUR);
    expect(threadOf(house, post.channel_id).archived).toBe(false);
    await house.restart();
    await pass(HOUR);
    expect(threadOf(house, post.channel_id)).toMatchObject({ archived: true, locked: false });
    await pass(30 * DAY);
    expect(patches(house, post.channel_id).map(({ body }) => body)).toEqual([{ archived: true }]);
    await house.press(house.hands[BOB]!, await house.tablePost(id), 'Rematch');
    expect(wordsOf(await house.tablePost(id))).toContain('The next match of this table is open.');
    expect(house.violations()).toEqual([]);
  });

  it('answers in the archive, too, though the bot has been started since and knows the thread no more', async () => {
    const { house, pass } = await days();
    const { id } = await house.table('toy', 'Ann', 'Bob');
    await endOf(house, id);
    const table = await house.tablePost(id);
    await pass(DAY);
    await house.restart();
    expect(threadOf(house, table.channel_id).archived).toBe(true);
    expect(wordsOf((await house.press(house.hands[BOB]!, table, 'Log')).message)).toContain('The match began.');
    expect(threadOf(house, table.channel_id).archived).toBe(false);
    expect(house.violations()).toEqual([]);
  });

  it('is opened again when it is deleted, but only once: then the match is played in the channel', async () => {
    const { house } = await days();
    const { id, post, lobby } = await house.table('toy', 'Ann', 'Bob');
    const gone = async (channel: string) => {
      const heard = new Promise((resolve) => house.bot.client.once('threadDelete', resolve));
      house.local.deleteChannel(channel);
      await heard;
      await house.settled();
      return (await house.tablePost(id)).channel_id;
    };
    const second = await gone(post.channel_id);
    expect(second).not.toBe(lobby.channel_id);
    expect(await gone(second)).toBe(lobby.channel_id);
    await house.restart();
    await house.move(house.hands[ANN]!, await house.tablePost(id));
    expect((await house.tablePost(id)).channel_id).toBe(lobby.channel_id);
  });
});

describe('a table that scrolls away', () => {
  const talk = (house: Rig, where: string, messages: number) => {
    for (let n = 0; n < messages; n++) house.hands[CEM]!.say(`word ${n}`, where);
  };
  const tables = (house: Rig, where: string) => house.hands[CEM]!.sees(where).filter((m) => buttonOf(m, 'Act') && buttonOf(m, 'More'));
  /** Both have answered what they are asked at first, so that the turn passes on. */
  const turn = async (house: Rig, id: string) => {
    for (const hand of await house.awaited(id)) await house.move(hand, await house.tablePost(id));
  };

  it('is put up at the bottom when it is somebody’s turn; what stood above leads to it', async () => {
    const { house } = await days();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    talk(house, post.channel_id, 21);
    await turn(house, id);
    const now = await house.tablePost(id);
    expect(now.id).not.toBe(post.id);
    expect(tables(house, post.channel_id).map((m) => m.id)).toEqual([now.id]);
    const old = house.hands[CEM]!.sees(post.channel_id).find((m) => m.id === post.id)!;
    expect(JSON.stringify(old.components)).toContain(`/${now.channel_id}/${now.id}`);
    expect(old.attachments).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('stays where it is under fewer words', async () => {
    const { house } = await days();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    talk(house, post.channel_id, 20);
    await turn(house, id);
    expect((await house.tablePost(id)).id).toBe(post.id);
  });
});
