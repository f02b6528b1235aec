import { PermissionFlagsBits as P } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { pieces, type Rig, rig, wordsOf } from './rig.ts';

const people = (r: Rig) => r.hands as unknown as readonly [Hand, Hand, Hand, Hand];
const said = async (hand: Hand, command: string, options: { [name: string]: string | boolean } = {}, where = 'general') =>
  wordsOf((await hand.slash(command, options, where)).message);

/** A running match of the toy whose third seat, which Cem left, is to be had. */
async function offered(r: Rig) {
  const [ann, , cem] = people(r);
  const { id, post } = await r.table('toy', 'Ann', 'Bob', 'Cem');
  await cem.slash('leave', { confirm: true }, post.channel_id);
  await ann.slash('offerseat', { seat: '3' }, post.channel_id);
  await r.settled();
  return { id, thread: post.channel_id };
}

describe('/takeseat', () => {
  it('takes the seat whose card stands in the channel, with the brief of its button', async () => {
    const r = await rig();
    const [, , , dee] = people(r);
    const { id } = await offered(r);
    const seats = await dee.suggest('takeseat', 'seat', { seat: '' });
    expect(seats.map(({ value }) => value)).toEqual(['3']);
    expect((await dee.suggest('takeseat', 'match', { match: '' })).map(({ value }) => value)).toEqual([id]);
    const { message, ephemeral } = await dee.slash('takeseat', { seat: seats[0]!.value });
    expect([wordsOf(message), ephemeral]).toEqual([expect.stringContaining('The seat is yours.'), true]);
    expect((await r.service.lookAtTable(id))!.match.holders[2]).toEqual({ kind: 'user', user: dee.id });
    expect(await dee.suggest('takeseat', 'seat', { seat: '' })).toEqual([]);
    expect(r.violations()).toEqual([]);
  });

  it('is possible in the thread, too, and refuses seats that are not to be had and people who know too much', async () => {
    const r = await rig();
    const [, , cem, dee] = people(r);
    const { id, thread } = await offered(r);
    expect(await said(dee, 'takeseat', { seat: '2' }, thread)).toContain('not to be had');
    expect(await said(dee, 'takeseat', { seat: 'mine' }, thread)).toContain('not to be had');
    expect(await said(cem, 'takeseat', { seat: '3' }, thread)).toContain('know too much');
    expect((await r.service.lookAtTable(id))!.match.holders[2]).toMatchObject({ kind: 'bot' });
    expect(await said(dee, 'takeseat', { seat: '3' }, thread)).toContain('The seat is yours.');
  });

  it('says of a channel without such a seat that there is none', async () => {
    const r = await rig();
    const [, , , dee] = people(r);
    await r.table('toy', 'Ann', 'Bob');
    expect(await dee.suggest('takeseat', 'seat', { seat: '' })).toEqual([]);
    expect(await said(dee, 'takeseat', { seat: '2' })).toContain('no match here');
  });
});

describe('/board closeup', () => {
  it('offers the parts of the board by name and shows the one chosen in large', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { post } = await r.table('road-to-the-bunker', 'Ann', 'Bob');
    const at = post.channel_id;
    const parts = await ann.suggest('board', 'closeup', { closeup: '' }, at);
    expect(parts.map(({ value }) => value)).toEqual(['1', '2']);
    expect(parts[1]!.name).toContain('Bob');
    const altOf = async (closeup: string) => {
      const { message } = await ann.slash('board', { closeup }, at);
      return (pieces(message).find((piece) => 'items' in piece) as unknown as { items: { description: string }[] }).items[0]!.description;
    };
    const bobs = await altOf('2');
    expect(bobs).toContain('Bob');
    expect(bobs).not.toContain('Ann');
    expect(await altOf('bob')).toBe(bobs);
    expect(await altOf('1')).not.toBe(bobs);
    expect(r.violations()).toEqual([]);
  });

  it('says when there is no such part, and offers none where the board has none', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { post } = await r.table('toy', 'Ann', 'Bob');
    expect(await ann.suggest('board', 'closeup', { closeup: '' }, post.channel_id)).toEqual([]);
    expect(await said(ann, 'board', { closeup: '1' }, post.channel_id)).toContain('That is no part of this board');
  });
});

describe('/board move', () => {
  it('sets a table up here that lost its place, for those who play only, and leaves one that has its place', async () => {
    const r = await rig();
    const [ann, , , dee] = people(r);
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    const place = async () => (await r.service.lookAtTable(id))!.match.place.channel;
    expect(await said(ann, 'board', { match: id, move: true }, 'games')).toContain('so it stays');
    expect(await place()).toBe(post.channel_id);
    r.local.revoke('general', P.ViewChannel);
    expect(await said(dee, 'board', { match: id, move: true }, 'games')).not.toContain('from now on');
    expect(await place()).toBe(post.channel_id);
    expect(await said(ann, 'board', { match: id, move: true }, 'games')).toContain('from now on');
    expect(await place()).toBe(r.local.channel('games').id);
    expect((await r.tablePost(id)).channel_id).toBe(await place());
  });
});
