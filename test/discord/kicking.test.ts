import { describe, expect, it } from 'vitest';
import { buttonOf, rig, wordsOf } from './rig.ts';

/** A match of Ann, who is its host, Bob and Cem, and what /kick for Cem's seat answers. */
async function asked(status: 'lobby' | 'running', by: 'Ann' | 'Bob' = 'Ann') {
  const r = await rig();
  const { id } = await (status === 'lobby' ? r.lobby('toy', 'Ann', 'Bob', 'Cem') : r.table('toy', 'Ann', 'Bob', 'Cem'));
  const [ann, bob, cem] = r.hands;
  const hand = by === 'Ann' ? ann! : bob!;
  const question = (await hand.slash('kick', { match: id, seat: `3 ${cem!.id}` })).message!;
  await r.settled();
  const seats = async () =>
    (await r.service.lookAtTable(id))!.match.holders.map((holder) => (holder.kind === 'user' ? holder.user : 'bot'));
  return { r, id, hand, question, seats, users: [ann!.id, bob!.id, cem!.id] as const };
}

describe('/kick', () => {
  it('asks before it removes somebody, names them, and says what comes of it', async () => {
    const { r, hand, question, seats, users } = await asked('running');
    expect(wordsOf(question)).toContain(`Remove <@${users[2]}> from this match for good? A bot takes their seat and plays on.`);
    expect(await seats()).toEqual(users);
    const { message } = await r.press(hand, question, 'Remove them');
    expect(wordsOf(message)).toContain(`<@${users[2]}> is out, and the match goes on.`);
    expect(await seats()).toEqual([users[0], users[1], 'bot']);
    expect(r.violations()).toEqual([]);
  });

  it('changes nothing when they stay', async () => {
    const { r, hand, question, seats, users } = await asked('running');
    await r.press(hand, question, 'Stay');
    expect(await seats()).toEqual(users);
  });

  it('means in a lobby whom it named, though the chairs have moved up meanwhile', async () => {
    const { r, id, hand, question, seats, users } = await asked('lobby');
    expect(wordsOf(question)).toContain(`Remove <@${users[2]}> from this lobby? They cannot join this match again.`);
    await r.service.leave({ match: id, user: users[1], interaction: 'leave' });
    await r.press(hand, question, 'Remove them');
    expect(await seats()).toEqual([users[0]]);
  });

  it('asks nobody who may not: it is refused at once', async () => {
    const { question, seats, users } = await asked('running', 'Bob');
    expect(wordsOf(question)).toContain('Only the host, or somebody who may manage this channel, can remove somebody.');
    expect(buttonOf(question, 'Remove them')).toBeUndefined();
    expect(await seats()).toEqual(users);
  });
});
