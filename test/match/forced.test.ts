import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/kernel/steps.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { hiding, orderly } from './orders-world.ts';
import { type ToyView, toy, toyRules } from './toy.ts';
import { accepted, act, click, notices, viewOf, type World } from './world.ts';

type Scavenge = Question<ToyView, { step: 'scavenge' }, 'scavenge', string>;
const scavenge = toyRules.steps.scavenge as unknown as Scavenge;

/** The toy in which whoever has walked can only rest. */
const weary: Scavenge = {
  ...scavenge,
  ask(game, frame, seat) {
    const ask = scavenge.ask(game, frame, seat);
    return game.walked[seat] === 0 ? ask : { ...ask, options: ask.options.filter(({ id }) => id === 'rest') };
  },
};
const rules = { ...toyRules, steps: { ...toyRules.steps, scavenge: weary } } as unknown as typeof toyRules;
const open = { game: { rules, orders: [], openSteps: ['scavenge'] } };

/** Ann has walked and then rested, and it is for Bob to scavenge. */
async function walked({ service }: Pick<World, 'service'>, pace = 'none'): Promise<string> {
  const id = await hiding(service, pace);
  for (const user of ['ann', 'bob']) accepted(await act(service, id, user, 'cell:1'));
  for (const pick of ['walk', 'rest']) accepted(await act(service, id, 'ann', pick));
  return id;
}

const awaited = async ({ service }: Pick<World, 'service'>, id: string) => (await service.lookAtTable(id))!.sight!.awaited;

describe('the only legal answer to an open question', () => {
  it('is given at once, without a call, and everybody is told', async () => {
    const house = orderly(open);
    const id = await walked(house);
    await notices(house);
    accepted(await act(house.service, id, 'bob', 'rest'));
    expect(await notices(house)).toEqual([]);
    expect((await house.service.mine('ann'))[0]!.awaited).toBe(false);
    await house.service.passDue();
    expect(await awaited(house, id)).toEqual([1]);
    for (const user of ['ann', 'bob', 'zoe'])
      expect((await house.service.log(id, user, 1))[0]).toMatchObject({ seat: 0, how: 'forced', byBot: false, events: [{ type: 'rest' }] });
    expect(await notices(house)).toEqual([{ kind: 'turn', users: ['bob'] }]);
  });

  it('is given every time, and can be played again', async () => {
    const house = orderly(open);
    const id = await walked(house);
    for (const pick of ['walk', 'rest']) accepted(await act(house.service, id, 'bob', pick));
    for (let n = 0; n < 4; n++) await house.service.passDue();
    const log = await house.service.log(id, 'zoe', 4);
    expect(log.map(({ seat, how }) => [seat, how])).toEqual([0, 1, 0, 1].map((seat) => [seat, 'forced']));
    expect(replayMatch({ toy: { ...toy, rules } }, (await exportMatch(house.store, id))!)).toMatchObject({ differs: null });
  });

  it('is no missed deadline', async () => {
    const house = orderly(open);
    const id = await walked(house, 'day');
    accepted(await act(house.service, id, 'bob', 'rest'));
    house.clock.pass(30 * DAY);
    await house.service.passDue();
    expect((await house.service.log(id, 'zoe', 1))[0]).toMatchObject({ seat: 0, how: 'forced' });
    expect((await house.store.load(id))!.clocks[0]!.missed).toBe(0);
  });

  it('waits for its player behind an answer that may still be taken back', async () => {
    const house = orderly(open);
    const id = await hiding(house.service);
    for (const user of ['ann', 'bob']) accepted(await act(house.service, id, user, 'cell:1'));
    accepted(await act(house.service, id, 'ann', 'walk'));
    accepted(await act(house.service, id, 'bob', 'hey'));
    house.clock.pass(DAY);
    await house.service.passDue();
    expect(await awaited(house, id)).toEqual([0]);
    expect(viewOf(await house.service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('is asked for where the game does not call the question open', async () => {
    const house = orderly({ game: { rules, orders: [] } });
    const id = await walked(house);
    accepted(await act(house.service, id, 'bob', 'rest'));
    house.clock.pass(DAY);
    await house.service.passDue();
    expect(await awaited(house, id)).toEqual([0]);
  });

  it('cannot be taken back, as it was nobody’s choice', async () => {
    const house = orderly(open);
    const id = await walked(house);
    accepted(await act(house.service, id, 'bob', 'rest'));
    await house.service.passDue();
    expect(await house.service.undo({ match: id, user: 'ann', interaction: click() })).toEqual({
      refused: { id: 'refused.undo-automatic' },
    });
  });
});
