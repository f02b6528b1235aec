import { ChannelType, type TextChannel } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { type Rig, rig, wordsOf } from './rig.ts';

const NOT_HERE = 'There is no such match here.';

/** A running match of Ann and Bob that is shown on another server. */
async function elsewhere(r: Rig): Promise<string> {
  const [ann, bob] = r.hands;
  const made = await r.service.create({
    game: 'toy',
    host: ann!.id,
    place: { guild: '77', channel: '78' },
    settings: {},
    interaction: 'elsewhere-1',
  });
  const { id } = (made as { match: { id: string } }).match;
  await r.service.join({ match: id, user: bob!.id, interaction: 'elsewhere-2' });
  await r.service.start({ match: id, user: ann!.id, interaction: 'elsewhere-3' });
  await r.settled();
  return id;
}

describe('a match of another server, named by its id', () => {
  it.each(['act', 'hand', 'board', 'log', 'undo', 'leave', 'endgame', 'verify'])('is none to a stranger who types /%s', async (command) => {
    const r = await rig();
    const match = await elsewhere(r);
    const dee = r.hands[3]!;
    const { message, ephemeral } = await dee.slash(command, { match });
    expect([wordsOf(message).trim().startsWith(NOT_HERE), ephemeral]).toEqual([true, true]);
    expect(wordsOf((await dee.slash(command, { match: 'zzzzzzzz' })).message)).toBe(wordsOf(message));
  });

  it('is offered to those who play it and to nobody else, and so are its choices and seats', async () => {
    const r = await rig();
    const match = await elsewhere(r);
    const [ann, , , dee] = r.hands;
    expect((await ann!.suggest('board', 'match', { match: '' })).map(({ value }) => value)).toEqual([match]);
    expect(await dee!.suggest('board', 'match', { match: '' })).toEqual([]);
    expect(await dee!.suggest('kick', 'seat', { seat: '', match })).toEqual([]);
    expect(await ann!.suggest('kick', 'seat', { seat: '', match })).toHaveLength(2);
  });

  it('is played from anywhere by those who have a seat', async () => {
    const r = await rig();
    const match = await elsewhere(r);
    expect(wordsOf((await r.hands[1]!.slash('act', { match })).message)).toContain('Hide your food.');
  });
});

describe('a match of this server, named by its id in another channel', () => {
  it('is shown to those who may see its channel, and is none to others', async () => {
    const r = await rig();
    const { id: match } = await r.table('toy', 'Ann', 'Bob');
    r.local.hide('general', 'Cem');
    const [, , cem, dee] = r.hands;
    expect(wordsOf((await dee!.slash('board', { match, text: true }, 'games')).message)).toContain('walked 0');
    expect(wordsOf((await cem!.slash('board', { match, text: true }, 'games')).message)).toContain(NOT_HERE);
  });

  it('stays secret in a private thread, except to those who ask in it and to moderators', async () => {
    const r = await rig();
    const games = (await r.bot.client.channels.fetch(r.local.channel('games').id)) as TextChannel;
    const thread = await games.threads.create({ name: 'Shut', type: ChannelType.PrivateThread });
    const [ann, bob, cem, dee] = r.hands;
    for (const hand of [ann!, bob!]) await thread.members.add(hand.id);
    await ann!.slash('newgame', { game: 'toy' }, thread.id);
    const match = (await r.service.mine(ann!.id))[0]!.match.id;
    expect(wordsOf((await cem!.slash('board', { match }, 'games')).message)).toContain(NOT_HERE);
    expect(wordsOf((await bob!.slash('board', { match }, 'games')).message)).toContain(NOT_HERE);
    expect(wordsOf((await bob!.slash('board', { match }, thread.id)).message)).toContain('not started');
    expect(wordsOf((await dee!.slash('board', { match }, 'games')).message)).toContain('not started');
  });
});
