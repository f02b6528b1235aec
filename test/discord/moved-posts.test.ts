import { describe, expect, it } from 'vitest';
import { accepted, act, click, scavenging } from '../match/world.ts';
import { house, refusedWith, textOf } from './house.ts';

type House = ReturnType<typeof house>;
const elsewhere = { guild: 'g', channel: 'elsewhere' };

/** Where posts of which the words hold so stand, the oldest first. */
const channelsOf = ({ post }: House, words: string) =>
  [...post.messages.values()].filter(({ screen }) => textOf(screen).includes(words)).map(({ channel }) => channel);
const pings = ({ post }: House) =>
  [...post.messages.values()].filter(({ mentions }) => mentions.length > 0).map(({ channel, mentions }) => [channel, ...mentions]);

/** A running match whose table has moved after Ann was pinged. */
async function moved() {
  const h = house();
  const { id } = await scavenging(h.service, ['ann', 'bob', 'cem']);
  await h.announcer.wake();
  const [[old]] = pings(h) as [[string]];
  return { h, id, old, move: () => h.service.relocate(id, elsewhere) };
}

describe('the posts of a match whose table has moved', () => {
  it('are taken back where they stand: the ping of before goes with the next one', async () => {
    const { h, id, old, move } = await moved();
    expect(pings(h)).toEqual([[old, 'ann']]);
    await move();
    accepted(await act(h.service, id, 'ann', 'rest'));
    await h.announcer.wake();
    expect(pings(h)).toEqual([['elsewhere', 'bob']]);
  });

  it('stay where we were shut out, and nothing is held up by that', async () => {
    const { h, id, old, move } = await moved();
    await move();
    accepted(await act(h.service, id, 'ann', 'rest'));
    await h.context.projection.show(id);
    h.post.faults = [{ call: 'remove', after: false, error: refusedWith(50_001, 403) }];
    await h.announcer.wake();
    expect(pings(h)).toEqual([
      [old, 'ann'],
      ['elsewhere', 'bob'],
    ]);
    accepted(await act(h.service, id, 'bob', 'rest'));
    await h.announcer.wake();
    expect(pings(h)).toEqual([
      [old, 'ann'],
      ['elsewhere', 'cem'],
    ]);
  });

  it('follow it if they still ask for something: a card is posted anew with the next vote, and settled where it is', async () => {
    const { h, id, old, move } = await moved();
    const by = (user: string) => ({ match: id, user, interaction: click() });
    accepted(await h.service.propose({ ...by('bob'), wish: 'pause' }));
    await h.announcer.wake();
    expect(channelsOf(h, 'asks for a pause')).toEqual([old]);
    await move();
    accepted(await h.service.vote({ ...by('cem'), proposal: null, agrees: true }));
    await h.announcer.wake();
    expect(channelsOf(h, 'asks for a pause')).toEqual(['elsewhere']);
    accepted(await h.service.vote({ ...by('ann'), proposal: null, agrees: false }));
    await h.announcer.wake();
    expect(channelsOf(h, 'off the table')).toEqual(['elsewhere']);
  });

  it('say what came of a card that the table left behind, unless that is out of reach', async () => {
    for (const error of [null, refusedWith(10_003, 404), refusedWith(50_001, 403)]) {
      const { h, id, old, move } = await moved();
      const by = (user: string) => ({ match: id, user, interaction: click() });
      accepted(await h.service.propose({ ...by('bob'), wish: 'pause' }));
      await h.announcer.wake();
      await move();
      await h.context.projection.show(id);
      accepted(await h.service.vote({ ...by('ann'), proposal: null, agrees: false }));
      await h.context.projection.show(id);
      if (error) h.post.faults = [{ call: 'edit', after: false, error }];
      await h.announcer.wake();
      expect(channelsOf(h, 'off the table')).toEqual(error ? [] : [old]);
      accepted(await act(h.service, id, 'ann', 'rest'));
      await h.announcer.wake();
      expect(pings(h).at(-1)).toEqual(['elsewhere', 'bob']);
    }
  });
});
