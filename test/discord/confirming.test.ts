import { expect, it } from 'vitest';
import { buttonOf, pieces, rig, selectOf, wordsOf } from './rig.ts';

it('says once what a choice does before it is made, and that only all can agree to take it back', async () => {
  const r = await rig({ luck: { randomSeed: () => 'a seed' } });
  const { id, post } = await r.table('bunker-poker', 'Ann', 'Bob');
  for (let n = 0; n < 200 && (await r.service.lookAtTable(id))!.match.status === 'running'; n++) {
    const hand = (await r.awaited(id))[0]!;
    const panel = await r.panel(hand, post);
    const select = selectOf(panel);
    const press = pieces(panel).find(({ custom_id }) => custom_id?.startsWith('a:'));
    const { message } = select
      ? await r.press(hand, panel, select.custom_id!, [select.options![0]!.value])
      : await r.press(hand, panel, press!.custom_id!);
    if (!buttonOf(message, 'Confirm')) continue;
    const words = wordsOf(message);
    expect(words.match(/cannot be taken back without the others’ consent/g)).toHaveLength(1);
    if (words.includes('\n> ') || words.startsWith('> ')) expect(words).not.toContain('You are about to choose');
    expect((words.match(/gone for good/g) ?? []).length).toBeLessThanOrEqual(1);
    if (words.includes('loses the die')) return;
    await r.press(hand, message!, 'Confirm');
  }
  throw new Error('no die was lost in this match');
}, 60_000);
