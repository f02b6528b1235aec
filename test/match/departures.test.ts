import { describe, expect, it } from 'vitest';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { accepted, click, games, lobby, refusalOf, scavenging, started, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });
const agrees = { differs: null, otherRules: null };

describe('leaving a running match', () => {
  it('puts a computer player into the seat when the game cannot do without it', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    const { match } = accepted(await service.leave(by(id, 'bob')));
    expect(match).toMatchObject({ status: 'running', host: 'ann' });
    expect(match.holders[1]).toEqual({ kind: 'bot', formerly: 'bob' });
    expect((await service.log(id, 'ann', 1))[0]).toMatchObject({ kind: 'handover', seat: 1, byBot: false, events: [] });
    expect((await service.look(id, 'bob'))!.viewer).toBe('table');
    expect(await service.mine('bob')).toEqual([]);
    expect((await service.look(id, 'ann'))!.sight!.awaited).toEqual([0]);
    expect(replayMatch(games, (await exportMatch(store, id))!)).toMatchObject(agrees);
  });

  it('lets the seat go when the game can, and goes on with the others', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { leaver: 'out' });
    const { match } = accepted(await service.leave(by(id, 'ann')));
    expect(match).toMatchObject({ status: 'running', host: 'bob' });
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
    expect((await service.log(id, 'bob', 1))[0]).toMatchObject({ kind: 'leave', seat: 0, events: [{ type: 'left' }] });
    expect(replayMatch(games, (await exportMatch(store, id))!)).toMatchObject(agrees);
  });

  it('ends the match when the game says so', async () => {
    const { service } = world();
    const { id } = await scavenging(service, ['ann', 'bob'], { leaver: 'out' });
    expect(accepted(await service.leave(by(id, 'bob'))).match.status).toBe('over');
    expect((await service.lookAtTable(id))!.sight!.outcome!.winners).toEqual([0]);
    expect(refusalOf(await service.leave(by(id, 'ann')))).toBe('refused.over');
  });

  it('says before what will become of the seat or the match, and changes nothing by that', async () => {
    const { service } = world();
    const becomes = async (match: string, user: string) => accepted(await service.leaving({ match, user })).becomes;
    const kept = await scavenging(service, ['ann', 'bob']);
    expect(await becomes(kept.id, 'bob')).toBe('bot');
    expect((await service.look(kept.id, 'bob'))!.match.version).toBe(kept.version);
    accepted(await service.leave(by(kept.id, 'bob')));
    expect(await becomes(kept.id, 'ann')).toBe('called-off');
    expect(refusalOf(await service.leaving({ match: kept.id, user: 'bob' }))).toBe('refused.not-in');
    const out = await scavenging(service, ['ann', 'bob', 'cem'], { leaver: 'out' });
    expect(await becomes(out.id, 'bob')).toBe('empty');
    accepted(await service.leave(by(out.id, 'bob')));
    expect(await becomes(out.id, 'cem')).toBe('over');
    expect(refusalOf(await service.leaving({ match: (await lobby(service)).id, user: 'ann' }))).toBe('refused.not-started');
  });

  it('calls the match off when only computer players are left', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    accepted(await service.leave(by(id, 'bob')));
    const { match } = accepted(await service.leave(by(id, 'ann')));
    await service.idle();
    expect(match.status).toBe('called-off');
    expect((await service.lookAtTable(id))!.match.version).toBe(match.version);
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([]);
  });

  it('is refused to who has no seat, and counts once', async () => {
    const { service } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem']);
    expect(refusalOf(await service.leave(by(id, 'zoe')))).toBe('refused.not-in');
    const request = by(id, 'bob');
    accepted(await service.leave(request));
    await service.idle();
    expect(accepted(await service.leave(request)).match.holders[1]).toEqual({ kind: 'bot', formerly: 'bob' });
    expect(refusalOf(await service.leave(by(id, 'bob')))).toBe('refused.not-in');
  });
});

describe('calling a match off', () => {
  it('is for the host and for moderators, in the lobby and later', async () => {
    const { service } = world();
    const one = await lobby(service);
    expect(refusalOf(await service.end({ ...by(one.id, 'bob'), asModerator: false }))).toBe('refused.not-host-or-moderator');
    expect(accepted(await service.end({ ...by(one.id, 'ann'), asModerator: false })).match.status).toBe('called-off');
    const two = await started(service);
    expect(refusalOf(await service.end({ ...by(two.id, 'bob'), asModerator: false }))).toBe('refused.not-host-or-moderator');
    const { match } = accepted(await service.end({ ...by(two.id, 'zoe'), asModerator: true }));
    expect(match).toMatchObject({ status: 'called-off', seed: 'a seed' });
    expect(refusalOf(await service.end({ ...by(two.id, 'ann'), asModerator: false }))).toBe('refused.called-off');
    expect(refusalOf(await service.undo(by(two.id, 'ann')))).toBe('refused.called-off');
    expect((await service.log(two.id, 'ann', 1))[0]).toMatchObject({ kind: 'end', seat: null });
  });
});
