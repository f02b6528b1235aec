import { describe, expect, it } from 'vitest';
import { rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

describe('a game by commands alone', () => {
  it('goes from /newgame with its settings by /join and /start to the end, chosen from what /act suggests', async () => {
    const r = await rig();
    const [ann, bob] = r.hands;
    const opened = { game: 'bunker-poker', bots: 1, pace: 'day', settings: 'startDice=4, swapOrder=clockwise' };
    expect((await ann!.slash('newgame', opened)).ephemeral).toBe(true);
    expect(wordsOf((await bob!.slash('join')).message)).toContain('You are in.');
    expect(wordsOf((await bob!.slash('start')).message)).toContain('Only the host');
    const begun = await ann!.slash('start');
    await r.settled();
    const { id, place } = (await r.service.mine(ann!.id))[0]!.match;
    expect(wordsOf(begun.message)).toContain(`The match has started. Its table is in <#${place.channel}>.`);
    expect((await r.service.lookAtTable(id))!.match).toMatchObject({
      status: 'running',
      timing: { pace: 'day', weekends: 'play' },
      settings: { startDice: '4', swapOrder: 'clockwise', giveUp: 'after' },
      holders: [{ user: ann!.id }, { kind: 'bot' }, { user: bob!.id }],
    });
    for (let n = 0; n < 400 && (await r.service.lookAtTable(id))!.match.status === 'running'; n++) {
      const [hand] = await r.awaited(id);
      const [first] = await hand!.suggest('act', 'choice', { choice: '' }, place.channel);
      await hand!.slash('act', { choice: first!.value, confirm: true }, place.channel);
      await r.settled();
    }
    expect((await r.service.lookAtTable(id))!.match.status).toBe('over');
    expect(r.violations()).toEqual([]);
  }, 60_000);

  it('understands a label or a number typed by hand, and says when it does not', async () => {
    const r = await rig();
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    const act = async (hand: typeof ann, choice: string) =>
      wordsOf((await hand!.slash('act', { choice, confirm: true }, post.channel_id)).message);
    expect(await act(ann, 'nonsense')).toContain('fits none');
    expect(await act(ann, '2')).toContain(`Your answer is in: **${SECRET} two**`);
    expect(await act(bob, `${SECRET} one`)).toContain(`You made cell 1 your ${SECRET}.`);
    expect(await act(bob, 'walk')).toContain('fits none');
    expect(await act(ann, 'WALK')).toContain(`<@${ann!.id}>: walk`);
    expect((await r.service.look(id, ann!.id))!.undoable).toBe(true);
  });

  it('asks as the buttons do before what cannot be taken back, and makes the rest at once', async () => {
    const r = await rig();
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    const act = async (hand: typeof ann, choice: string) => (await hand!.slash('act', { choice }, post.channel_id)).message!;
    const asked = await act(ann, '2');
    expect(wordsOf(asked)).toContain('It cannot be taken back without the others’ consent.');
    expect(wordsOf(asked)).toContain('`confirm: True`');
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0, 1]);
    expect(wordsOf((await r.press(ann!, asked, 'Confirm')).message)).toContain(`Your answer is in: **${SECRET} two**`);
    await bob!.slash('act', { choice: '1', confirm: true }, post.channel_id);
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    expect(wordsOf(await act(ann, 'walk'))).toContain(`<@${ann!.id}>: walk`);
  });

  it('opens the panel without a choice', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    expect(wordsOf((await r.hands[0]!.slash('act', {}, post.channel_id)).message)).toContain('Hide your food.');
  });
});
