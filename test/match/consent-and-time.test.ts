import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { ask, by, dues, matchOf, table, vote } from './agreeing.ts';
import { hiding, orderly, say } from './orders-world.ts';
import { accepted, act, click, notices, refusalOf } from './world.ts';

describe('a proposal that lapsed', () => {
  it('is not followed by another, by whomever, until somebody has answered', async () => {
    const all = await table('none');
    accepted(await ask(all, 'cem', 'pause'));
    all.clock.pass(DAY);
    await all.service.passDue();
    await notices(all);
    for (const [user, wish] of [
      ['cem', 'pause'],
      ['bob', 'undo'],
    ] as const)
      expect(refusalOf(await ask(all, user, wish))).toBe('refused.lapsed');
    expect(await notices(all)).toEqual([]);
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    expect(refusalOf(await ask(all, 'cem', 'pause'))).toBeNull();
  });
});

describe('what all agreed to', () => {
  it('comes before a deadline that is found in the same poll', async () => {
    const all = await table('day');
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'search'));
    all.clock.pass(20 * 60 * 60_000);
    accepted(await ask(all, 'ann'));
    accepted(await vote(all, 'bob'));
    accepted(await service.leave(by(id, 'cem')));
    await service.idle();
    const [due] = dues(await matchOf(all));
    all.clock.pass(due! + 1000 - all.clock.now().getTime());
    await service.passDue();
    await service.idle();
    const log = (await service.log(id, 'ann', 10)).map(({ kind, how }) => [kind, how]);
    expect(log).toContainEqual(['undo', 'consent']);
    expect(log).not.toContainEqual(['answer', 'deadline']);
    expect((await matchOf(all)).awaited).toMatchObject([{ seat: 0 }]);
  });
});

describe('a standing order', () => {
  /** Ann has searched and asks to take that back; Bob, who is asked next, has an order. */
  async function asking() {
    const all = orderly();
    const id = await hiding(all.service, 'none');
    for (const user of ['ann', 'bob']) accepted(await act(all.service, id, user, 'cell:1'));
    accepted(await say(all.service, id, 'bob', 'turn', 'rest'));
    accepted(await act(all.service, id, 'ann', 'search'));
    accepted(await all.service.propose({ ...by(id, 'ann'), wish: 'undo' }));
    const wait = async (ms: number) => {
      all.clock.pass(ms);
      await all.service.passDue();
    };
    const last = async () => (await all.service.log(id, 'bob', 1))[0];
    return { ...all, id, wait, last };
  }

  it('waits while the table is asked to take answers back', async () => {
    const { service, id, wait, last } = await asking();
    await wait(60 * 60_000);
    expect(await last()).toMatchObject({ kind: 'ask-undo' });
    accepted(await service.vote({ match: id, user: 'bob', interaction: click(), proposal: null, agrees: true }));
    expect(await last()).toMatchObject({ kind: 'undo', how: 'consent' });
    await wait(60_000);
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
  });

  it('answers once that is off the table, or has lapsed', async () => {
    const declined = await asking();
    accepted(await declined.service.vote({ match: declined.id, user: 'bob', interaction: click(), proposal: null, agrees: false }));
    await declined.wait(8_000);
    expect(await declined.last()).toMatchObject({ kind: 'answer', seat: 1, how: 'order' });
    const lapsed = await asking();
    await lapsed.wait(DAY);
    await lapsed.wait(1);
    expect(await lapsed.last()).toMatchObject({ kind: 'answer', seat: 1, how: 'order' });
  });

  it('does not wait for a pause to be agreed to', async () => {
    const all = await asking();
    accepted(await all.service.vote({ match: all.id, user: 'ann', interaction: click(), proposal: null, agrees: false }));
    await all.wait(8_000);
    accepted(await say(all.service, all.id, 'ann', 'turn', 'rest'));
    accepted(await all.service.propose({ ...by(all.id, 'bob'), wish: 'pause' }));
    await all.wait(8_000);
    expect(await all.last()).toMatchObject({ kind: 'answer', seat: 0 });
  });
});
