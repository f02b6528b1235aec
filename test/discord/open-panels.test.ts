import { describe, expect, it } from 'vitest';
import { createOpenPanels, shownOf } from '../../src/discord/open-panels.ts';
import { screen } from '../../src/discord/screen.ts';
import { act, scavenging } from '../match/world.ts';
import { house, refusedWith } from './house.ts';
import { buttonOf, rig, wordsOf } from './rig.ts';

describe('an open panel', () => {
  it('follows the match without a press, and shows what is asked as soon as it is asked', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const waiting = (await bob!.slash('act', {}, post.channel_id)).message!;
    expect(buttonOf(waiting, 'Search')).toBeUndefined();
    await r.press(ann!, await r.panel(ann!, post), 'Rest');
    const asked = r.hands[0]!;
    await r.press(asked, asked.sees(post.channel_id).findLast((m) => buttonOf(m, 'Confirm'))!, 'Confirm');
    const now = bob!.sees(post.channel_id).find((m) => m.id === waiting.id)!;
    expect(buttonOf(now, 'Search')).toBeDefined();
  });

  it('keeps the word on what its owner has just done', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    expect(wordsOf((await r.press(ann!, await r.panel(ann!, post), 'Walk')).message)).toContain(`<@${ann!.id}>: walk`);
  });
});

describe('open panels', () => {
  const kept = async (user: string) => {
    const h = house();
    const { id } = await scavenging(h.service);
    let clock = 0;
    const edits: string[] = [];
    const panels = createOpenPanels(
      h.context,
      async (shown) => screen({ text: [`version ${shown.version}`] }),
      () => clock,
    );
    const edit = async (next: { components: readonly unknown[] }) => void edits.push(JSON.stringify(next.components));
    await panels.keep('m1', shownOf((await h.service.look(id, user))!, user, 'en-US'), edit);
    return { h, id, panels, edits, later: (ms: number) => (clock += ms) };
  };

  it('are left in peace while their owner is asked the same', async () => {
    const { panels, id, edits } = await kept('ann');
    await panels.catchUp(id);
    expect(edits).toEqual([]);
  });

  it('are drawn anew once a version, however often they are told', async () => {
    const { h, panels, id, edits } = await kept('bob');
    await act(h.service, id, 'ann', 'rest');
    await panels.catchUp(id);
    await panels.catchUp(id);
    expect(edits).toHaveLength(1);
  });

  it('of several people do not wait for each other', async () => {
    const { h, panels, id, edits } = await kept('bob');
    const look = (await h.service.look(id, 'cem'))!;
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    await panels.keep('m0', shownOf(look, 'cem', 'en-US'), () => slow);
    await panels.keep('m1', shownOf((await h.service.look(id, 'bob'))!, 'bob', 'en-US'), async () => {
      edits.push('bob');
      release();
    });
    await act(h.service, id, 'ann', 'rest');
    await panels.catchUp(id);
    expect(edits).toEqual(['bob']);
  });

  it('are forgotten when they show something else, when their time is over, and when nobody can edit them', async () => {
    const { h, panels, id, edits, later } = await kept('bob');
    panels.forget('m1');
    await act(h.service, id, 'ann', 'rest');
    await panels.catchUp(id);
    expect(edits).toEqual([]);

    const look = (await h.service.look(id, 'ann'))!;
    await panels.keep('m2', shownOf(look, 'ann', 'en-US'), async () => void edits.push('m2'));
    later(14 * 60_000 + 1);
    await act(h.service, id, 'bob', 'rest');
    await panels.catchUp(id);
    expect(edits).toEqual([]);

    let tries = 0;
    await panels.keep('m3', shownOf((await h.service.look(id, 'bob'))!, 'bob', 'en-US'), async () => {
      tries += 1;
      throw refusedWith(50027, 401);
    });
    for (const user of ['ann', 'bob']) {
      await act(h.service, id, user, 'rest');
      await panels.catchUp(id);
    }
    expect(tries).toBe(1);
  });
});
