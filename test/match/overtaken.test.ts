import { describe, expect, it } from 'vitest';
import { agreeing, ask, by, table, vote } from './agreeing.ts';
import { accepted, act } from './world.ts';

/** What the newest entries of a log say of requests that they put off the table. */
const overtookOf = async ({ service, id }: Awaited<ReturnType<typeof table>>, count: number) =>
  (await service.log(id, 'ann', count)).map(({ kind, seat, overtook }) => [kind, seat, overtook]);

describe('the log, of a request that nobody answered', () => {
  it('says at the answer that overtook it whose it was, once', async () => {
    const all = await table();
    accepted(await act(all.service, all.id, 'ann', 'search'));
    accepted(await ask(all, 'ann'));
    accepted(await act(all.service, all.id, 'bob', 'walk'));
    accepted(await act(all.service, all.id, 'bob', 'rest'));
    expect(await overtookOf(all, 4)).toEqual([
      ['answer', 0, null],
      ['ask-undo', 0, null],
      ['answer', 1, { wish: 'undo', by: 0 }],
      ['answer', 1, null],
    ]);
    await agreeing(all);
  });

  it('says so when whoever asked leaves, and when the match ends', async () => {
    const left = await table();
    accepted(await ask(left, 'bob', 'pause'));
    accepted(await left.service.leave(by(left.id, 'bob')));
    expect(await overtookOf(left, 1)).toEqual([['handover', 1, { wish: 'pause', by: 1 }]]);
    const ended = await table();
    accepted(await ask(ended, 'bob', 'pause'));
    accepted(await ended.service.end({ ...by(ended.id, 'ann'), asModerator: false }));
    expect(await overtookOf(ended, 1)).toEqual([['end', 0, { wish: 'pause', by: 1 }]]);
  });

  it('says nothing of one that is still open, was declined, agreed to or lapsed', async () => {
    const all = await table();
    accepted(await ask(all, 'bob', 'pause'));
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    expect(await overtookOf(all, 1)).toEqual([['answer', 0, null]]);
    accepted(await vote(all, 'cem', false));
    expect(await overtookOf(all, 1)).toEqual([['decline', 2, null]]);
    accepted(await act(all.service, all.id, 'bob', 'rest'));
    accepted(await ask(all, 'bob'));
    for (const user of ['ann', 'cem']) accepted(await vote(all, user));
    expect(await overtookOf(all, 1)).toEqual([['undo', 1, null]]);
    accepted(await act(all.service, all.id, 'bob', 'rest'));
    const { match } = accepted(await ask(all, 'bob', 'pause'));
    all.clock.pass(match.proposal!.until - all.clock.now().getTime());
    await all.service.passDue();
    expect(await overtookOf(all, 9)).toContainEqual(['lapse', 1, null]);
    expect((await overtookOf(all, 99)).filter(([, , overtook]) => overtook)).toEqual([]);
  });
});
