import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from './moved-clock.ts';
import { accepted, act, click, lobby, notices, scavenging, started, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });

describe('notices', () => {
  it('of the start name everybody who is awaited', async () => {
    const all = world();
    await lobby(all.service);
    expect(await notices(all)).toEqual([]);
    await started(all.service);
    expect(await notices(all)).toEqual([{ kind: 'started' }, { kind: 'turn', users: ['ann', 'bob'] }]);
  });

  it('of a turn name who is newly awaited, not who goes on', async () => {
    const all = world();
    const { id } = await scavenging(all.service);
    await notices(all);
    accepted(await act(all.service, id, 'ann', 'walk'));
    accepted(await act(all.service, id, 'bob', 'hey'));
    expect(await notices(all)).toEqual([]);
    const { match } = accepted(await act(all.service, id, 'ann', 'rest'));
    expect(await all.store.outbox.claim(60)).toMatchObject({
      match: id,
      version: match.version,
      notice: { kind: 'turn', users: ['bob'] },
      attempts: 0,
    });
  });

  it('of a turn name whoever goes on after an answer that was made for them', async () => {
    const clock = movedClock();
    const all = world({ now: clock.now });
    const { id } = await lobby(all.service);
    accepted(await all.service.configure({ ...by(id, 'ann'), timing: { pace: 'day' } }));
    accepted(await all.service.start(by(id, 'ann')));
    accepted(await act(all.service, id, 'bob', 'cell:2'));
    await notices(all);
    clock.pass(DAY);
    await all.service.passDue();
    expect((await all.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    expect(await notices(all)).toEqual([{ kind: 'turn', users: ['ann'] }]);
  });

  it('name no computer player', async () => {
    const all = world();
    const { id } = await scavenging(all.service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await all.service.leave(by(id, 'bob')));
    await notices(all);
    accepted(await act(all.service, id, 'ann', 'rest'));
    await all.service.idle();
    expect(await notices(all)).toEqual([{ kind: 'turn', users: ['cem'] }]);
  });

  it('tell the end of a running match, by its rules or called off', async () => {
    const all = world();
    const one = await scavenging(all.service, ['ann', 'bob'], { leaver: 'out' });
    const two = await scavenging(all.service);
    await notices(all);
    accepted(await all.service.leave(by(one.id, 'ann')));
    accepted(await all.service.end({ ...by(two.id, 'ann'), asModerator: false }));
    expect(await notices(all)).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
    const three = await lobby(all.service);
    accepted(await all.service.end({ ...by(three.id, 'ann'), asModerator: false }));
    expect(await notices(all)).toEqual([{ kind: 'closed', idle: false }]);
  });

  it('of refused and repeated requests there are none', async () => {
    const all = world();
    const { id } = await lobby(all.service);
    const request = by(id, 'ann');
    accepted(await all.service.start(request));
    await notices(all);
    accepted(await all.service.start(request));
    await all.service.start(by(id, 'ann'));
    expect(await notices(all)).toEqual([]);
  });
});
