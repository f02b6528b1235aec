import { describe, expect, it } from 'vitest';
import type { Look } from '../../src/match/match.ts';
import { accepted, act, choice, click, refusalOf, scavenging, started, viewOf, world } from './world.ts';

describe('answering', () => {
  it('moves the match on by one version and says who is awaited', async () => {
    const { service } = world();
    const before = await scavenging(service);
    const done = accepted(await act(service, before.id, 'ann', 'rest'));
    expect(done.match.version).toBe(before.version + 1);
    expect(done.repeated).toBe(false);
    expect((await service.look(before.id, 'bob'))!.sight!.awaited).toEqual([1]);
  });

  it('refuses the bystander, the seat that is not asked, and a pick that is not offered, and changes nothing', async () => {
    const { service } = world();
    const { id, version } = await scavenging(service);
    const mine = await choice(service, id, 'ann', 'walk');
    expect(refusalOf(await service.answer({ ...mine, user: 'zoe', interaction: click() }))).toBe('refused.not-in');
    expect(refusalOf(await service.answer({ ...mine, user: 'bob', interaction: click() }))).toBe('refused.not-yours');
    expect(refusalOf(await service.answer({ ...mine, picks: ['fly'], interaction: click() }))).toBe('refused.illegal');
    expect(refusalOf(await service.answer({ ...mine, picks: [], interaction: click() }))).toBe('refused.illegal');
    expect(refusalOf(await service.answer({ ...mine, serial: mine.serial - 1, interaction: click() }))).toBe('refused.stale');
    expect(refusalOf(await service.answer({ ...mine, match: 'nomatch', interaction: click() }))).toBe('refused.no-match');
    expect((await service.look(id, 'ann'))!.match.version).toBe(version);
    expect((await service.look(id, 'ann'))!.sight!.awaited).toEqual([0]);
  });

  it('takes an answer in no lobby and in no match that has ended', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    const mine = await choice(service, id, 'ann', 'walk');
    accepted(await service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
    expect(refusalOf(await service.answer(mine))).toBe('refused.called-off');
    expect((await service.look(id, 'ann'))!.sight!.prompts).toEqual([]);
  });

  it('tells a refused person nothing of the position', async () => {
    const { service } = world();
    const { id } = await started(service);
    accepted(await act(service, id, 'ann', 'cell:3'));
    const refused = await service.answer({ match: id, user: 'bob', interaction: click(), serial: 1, key: 'now', picks: ['cell:9'] });
    expect(JSON.stringify(refused)).toBe('{"refused":{"id":"refused.illegal"}}');
  });

  it('ends the match with the last answer and publishes its seed only then', async () => {
    const { service } = world({ randomSeed: () => 'ab'.repeat(32) });
    const { id } = await scavenging(service);
    expect((await service.look(id, 'ann'))!.match.seed).toBeNull();
    expect(await service.verify(id)).toMatchObject({ seed: null, matches: true, answers: 2 });
    for (let turn = 0; (await service.lookAtTable(id))!.match.status === 'running'; turn++)
      await act(service, id, turn % 2 ? 'bob' : 'ann', 'search');
    const { match, sight } = (await service.lookAtTable(id))!;
    expect(match).toMatchObject({ status: 'over', seed: 'ab'.repeat(32) });
    expect(sight).toMatchObject({ awaited: [], outcome: { winners: [expect.any(Number)] } });
    expect(refusalOf(await service.answer({ match: id, user: 'ann', interaction: click(), serial: 9, key: 'now', picks: ['walk'] }))).toBe(
      'refused.over',
    );
    expect(await service.verify(id)).toMatchObject({ seed: match.seed, matches: true });
  });
});

describe('exactly once', () => {
  it('counts a doubled interaction one time and answers with the present state', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    const first = accepted(await service.answer(walk));
    const second = accepted(await service.answer(walk));
    expect(first).toMatchObject({ repeated: false, undoable: true, events: [{ type: 'walk', data: { seat: 0 } }] });
    expect(second).toEqual({ ...first, repeated: true, events: [] });
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('counts one of many doubled clicks that come at once', async () => {
    const { service } = world();
    const { id, version } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    const results = await Promise.all(Array.from({ length: 20 }, () => service.answer(walk)));
    expect(results.filter((result) => accepted(result).repeated)).toHaveLength(19);
    expect((await service.look(id, 'ann'))!.match.version).toBe(version + 1);
  });

  it('lets one of several clicks of one prompt count, the others are stale', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    const results = await Promise.all(Array.from({ length: 5 }, () => service.answer({ ...walk, interaction: click() })));
    expect(results.map(refusalOf).sort()).toEqual([null, 'refused.stale', 'refused.stale', 'refused.stale', 'refused.stale'].sort());
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('takes sealed answers of all seats at once', async () => {
    const { service } = world();
    const { id } = await started(service, ['ann', 'bob', 'cem']);
    const clicks = await Promise.all(['ann', 'bob', 'cem'].map((user, n) => choice(service, id, user, `cell:${n + 1}`)));
    for (const result of await Promise.all(clicks.map((one) => service.answer(one)))) accepted(result);
    expect(viewOf(await service.look(id, 'bob')).hidden).toEqual([null, 2, null]);
    expect((await service.look(id, 'bob'))!.sight!.awaited).toEqual([0]);
  });
});

describe('preview', () => {
  it('shows what the answer would do and changes nothing', async () => {
    const { service } = world();
    const { id, version } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    const shown = await service.preview(walk);
    expect(shown && refusalOf(shown)).toBeNull();
    expect(viewOf(shown as never).walked).toEqual([1, 0]);
    expect(shown).toMatchObject({ undoable: true, viewer: 0, events: [{ type: 'walk', data: { seat: 0 } }] });
    const now = (await service.look(id, 'ann'))!;
    expect((shown as Look).recent).toEqual([...now.recent, { type: 'walk', data: { seat: 0 } }]);
    expect(now.match.version).toBe(version);
    expect(viewOf(now).walked).toEqual([0, 0]);
    expect(accepted(await service.answer(walk)).repeated).toBe(false);
  });

  it('shows nothing of a die, of a sealed answer, or of what the others have sealed', async () => {
    const { service } = world();
    const { id } = await started(service);
    expect(await service.preview(await choice(service, id, 'ann', 'cell:1'))).toBeNull();
    accepted(await act(service, id, 'ann', 'cell:1'));
    expect(await service.preview(await choice(service, id, 'bob', 'cell:1'))).toBeNull();
    accepted(await act(service, id, 'bob', 'cell:1'));
    expect(await service.preview(await choice(service, id, 'ann', 'search'))).toBeNull();
  });

  it('is refused to a seat that is not asked', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    const walk = await choice(service, id, 'ann', 'walk');
    expect(refusalOf((await service.preview({ ...walk, user: 'bob' }))!)).toBe('refused.not-yours');
    expect(refusalOf((await service.preview({ ...walk, user: 'zoe' }))!)).toBe('refused.not-in');
    expect(refusalOf((await service.preview({ ...walk, serial: 0 }))!)).toBe('refused.stale');
  });
});

describe('what a viewer sees', () => {
  it('shows a seat its own prompts and secrets only, and the table none', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    const bob = (await service.look(id, 'bob'))!;
    expect(bob.sight!.prompts.map(({ seat, key }) => [seat, key])).toEqual([[1, 'shout']]);
    expect(bob.recent.filter(({ type }) => type === 'hid')).toEqual([
      { type: 'hid', data: { seat: 0 } },
      { type: 'hid', data: { seat: 1 }, secret: { cell: 2 } },
    ]);
    const zoe = (await service.look(id, 'zoe'))!;
    expect(zoe.viewer).toBe('table');
    expect(zoe.sight!.prompts).toEqual([]);
    expect(JSON.stringify(zoe)).not.toContain('secret');
    expect(await service.lookAtTable(id)).toEqual(zoe);
    expect(await service.look('nomatch', 'ann')).toBeNull();
  });
});
