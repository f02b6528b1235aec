import { expect, it } from 'vitest';
import { MINUTE, movedClock } from './moved-clock.ts';
import { accepted, act, click, lobby, world } from './world.ts';

it('has the whole time of the pace, also where all are asked at once to set a match up', async () => {
  const clock = movedClock();
  const { service, store } = world({ now: clock.now });
  const { id } = await lobby(service);
  const by = { match: id, user: 'ann' };
  accepted(await service.configure({ ...by, interaction: click(), timing: { pace: 'blitz' } }));
  const { match } = accepted(await service.start({ ...by, interaction: click() }));
  const inThreeMinutes = new Date(clock.now().getTime() + 3 * MINUTE);
  expect(match.awaited.map(({ due }) => due)).toEqual([inThreeMinutes, inThreeMinutes]);
  accepted(await act(service, id, 'ann', 'cell:1'));
  expect((await store.load(id))!.clocks.map(({ begun }) => begun === true)).toEqual([true, false]);
});
