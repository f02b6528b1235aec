import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { begun, calendar, readIn, said } from './calendar.ts';
import { buttonOf } from './rig.ts';

/** A match of Bunker Poker that Ann opened, with Bob, Cem and a bot in the fourth seat; Dee, a moderator, has none. */
async function withABot() {
  const days = await calendar();
  const { house } = days;
  const [ann, bob, cem, dee] = house.hands as [...typeof house.hands] & { 0: Hand; 1: Hand; 2: Hand; 3: Hand };
  const { id, post } = await house.lobby('bunker-poker', 'Ann', 'Bob', 'Cem');
  for (const button of ['Add a bot', 'Start']) await house.press(ann, post, button);
  const thread = (await house.tablePost(id)).channel_id;
  const offer = (hand: Hand, withdraw = false) =>
    said(days, hand, 'offerseat', { match: id, seat: '4', ...(withdraw ? { withdraw } : {}) });
  const card = () => dee.sees('general').find((message) => buttonOf(message, 'Take the seat'));
  return { days, house, id, thread, ann, bob, cem, dee, offer, card };
}

type Hand = Awaited<ReturnType<typeof calendar>>['house']['hands'][number];

describe('/offerseat by people who are not the host', () => {
  it('counts as one vote each, shows nobody a card before most of them wish it, and forgets votes taken back', async () => {
    const { days, house, id, thread, bob, cem, dee, offer, card } = await withABot();
    expect(await offer(bob)).toContain('Noted: 1 of 2 votes.');
    expect(await offer(bob)).toContain('Noted: 1 of 2 votes.');
    expect(await offer(bob, true)).toContain('Taken back');
    expect(await offer(cem)).toContain('Noted: 1 of 2 votes.');
    expect(card()).toBeUndefined();
    expect(await offer(dee)).toContain('You have no seat in this match');
    expect(await offer(bob)).toMatch(/The seat is offered: a card in <#\d+> says so\./);
    const { message } = await house.press(dee, card()!, 'Take the seat');
    expect(JSON.stringify(message!.components)).toContain('The seat is yours.');
    expect((await house.service.lookAtTable(id))!.match.holders[3]).toEqual({ kind: 'user', user: dee.id });
    expect(card()).toBeUndefined();
    expect(readIn(days, thread)).toContain(`<@${dee.id}> took the seat and plays on.`);
    expect(house.violations()).toEqual([]);
  });

  it('ends when so few wish it that they are most no longer', async () => {
    const { house, id, bob, cem, dee, offer, card } = await withABot();
    for (const hand of [bob, cem]) await offer(hand);
    const offered = card()!;
    await offer(cem, true);
    expect(card()).toBeUndefined();
    await expect(dee.click(offered, 'Take the seat')).rejects.toThrow();
    expect((await house.service.lookAtTable(id))!.match.holders[3]).toMatchObject({ kind: 'bot' });
    expect(house.violations()).toEqual([]);
  });
});

describe('/kick by a moderator who does not play', () => {
  it('removes whoever is asked, tells them once, and the match goes on with a bot', async () => {
    const days = await calendar();
    const { house, pings, pass } = days;
    const [ann, bob, cem, dee] = house.hands as [Hand, Hand, Hand, Hand];
    const { id, thread } = await begun(days, 'toy', ['Ann', 'Bob', 'Cem'], { pace: 'day' }, { goal: '60' });
    for (const hand of [ann, bob, cem]) await house.move(hand, await house.tablePost(id));
    const before = pings().length;
    const kick = (hand: Hand, seat: string) => said(days, hand, 'kick', { match: id, seat, confirm: true }, thread);
    expect(await kick(cem, '1')).toContain('Only the host, or somebody who may manage this channel, can remove somebody.');
    expect(await kick(dee, '1')).toContain(`<@${ann.id}> is out, and the match goes on.`);
    await pass(DAY - 1);
    const { match, sight } = (await house.service.lookAtTable(id))!;
    // Ann was the host and at turn: the next person is host now, and was asked when the bot in her seat had moved.
    expect([match.holders[0], match.host, sight!.awaited]).toEqual([{ kind: 'bot', formerly: ann.id }, bob.id, [1]]);
    const fresh = pings().slice(before);
    expect(fresh.filter(({ names }) => names.includes('Ann'))).toMatchObject([
      { words: expect.stringContaining('you were removed from Toy') },
    ]);
    expect(fresh.filter(({ words }) => words.includes('you are asked'))).toMatchObject([{ names: ['Bob'] }]);
    expect(await kick(dee, '1')).toContain('There is no person in that seat.');
    expect(house.violations()).toEqual([]);
  });
});
