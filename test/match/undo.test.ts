import { describe, expect, it } from 'vitest';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, choice, click, games, refusalOf, scavenging, started, viewOf, world } from './world.ts';

const undo = (id: string, user: string) => ({ match: id, user, interaction: click() });

describe('taking back', () => {
  it('steps back to the position before, with prompts of a new serial, and keeps both entries in the log', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service);
    const stale = await choice(service, id, 'ann', 'rest');
    accepted(await act(service, id, 'ann', 'walk'));
    expect((await service.look(id, 'ann'))!.undoable).toBe(true);
    expect((await service.look(id, 'bob'))!.undoable).toBe(false);
    const { match } = accepted(await service.undo(undo(id, 'ann')));

    const now = (await service.look(id, 'ann'))!;
    expect(viewOf(now).walked).toEqual([0, 0]);
    expect(now.sight!.awaited).toEqual([0]);
    expect(now.undoable).toBe(false);
    expect(now.recent.map(({ type }) => type)).not.toContain('walk');
    expect(refusalOf(await service.answer(stale))).toBe('refused.stale');
    expect((await service.log(id, 'ann', 2)).map(({ version, kind, undone }) => [version, kind, undone])).toEqual([
      [match.version - 1, 'answer', true],
      [match.version, 'undo', false],
    ]);
    const exported = (await exportMatch(store, id))!;
    expect(replayMatch(games, exported)).toEqual({ positions: exported.entries.length, differs: null, otherRules: null });
  });

  it('goes back several answers, one at a time, and forward again', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    for (let n = 0; n < 3; n++) accepted(await act(service, id, 'ann', 'walk'));
    accepted(await service.undo(undo(id, 'ann')));
    accepted(await service.undo(undo(id, 'ann')));
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0]);
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await service.undo(undo(id, 'ann')));
    accepted(await service.undo(undo(id, 'ann')));
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([0, 0]);
    expect(refusalOf(await service.undo(undo(id, 'ann')))).toBe('refused.undo-others-since');
    expect((await service.log(id, 'ann', 50)).filter(({ undone }) => undone)).toHaveLength(4);
  });

  it('outlasts what others say of themselves and of seats', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await service.leave({ match: id, user: 'cem', interaction: click() }));
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await service.away({ user: 'bob', until: '3', interaction: click() }));
    accepted(await service.offer({ match: id, user: 'bob', interaction: click(), seat: 2 }));
    accepted(await service.offer({ match: id, user: 'ann', interaction: click(), seat: 2 }));
    accepted(await service.take({ match: id, user: 'dee', interaction: click(), seat: 2 }));
    accepted(await service.leave({ match: id, user: 'dee', interaction: click() }));
    expect((await service.look(id, 'ann'))!.undoable).toBe(true);
    accepted(await service.undo(undo(id, 'ann')));
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([0, 0, 0]);
    expect(replayMatch(games, (await exportMatch(store, id))!)).toMatchObject({ differs: null });
  });

  it('is not for whoever has taken the seat since', async () => {
    const { service } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await act(service, id, 'ann', 'walk'));
    const ask = (user: string) => ({ match: id, user, interaction: click(), seat: 0 });
    // All at once, so that no computer player comes between.
    await Promise.all([service.leave(ask('ann')), service.offer(ask('bob')), service.take(ask('dee'))]);
    expect((await service.look(id, 'dee'))!.viewer).toBe(0);
    expect((await service.log(id, 'bob', 1))[0]!.kind).toBe('take');
    expect((await service.look(id, 'dee'))!.undoable).toBe(false);
    expect(refusalOf(await service.undo(undo(id, 'dee')))).not.toBeNull();
  });

  it('counts a doubled undo one time', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    for (let n = 0; n < 2; n++) accepted(await act(service, id, 'ann', 'walk'));
    const twice = undo(id, 'ann');
    const first = accepted(await service.undo(twice));
    expect(accepted(await service.undo(twice))).toEqual(first);
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([1, 0]);
  });

  it('is refused with the reason that is the person’s own', async () => {
    const { service } = world();
    const { id } = await started(service);
    const why = async (user: string) => refusalOf(await service.undo(undo(id, user)));
    expect(await why('ann')).toBe('refused.nothing-to-undo');
    accepted(await act(service, id, 'ann', 'cell:1'));
    expect(await why('bob')).toBe('refused.nothing-to-undo');
    expect(await why('ann')).toBe('refused.undo-sealed');
    accepted(await act(service, id, 'bob', 'cell:1'));
    expect(await why('ann')).toBe('refused.undo-others-since');
    accepted(await act(service, id, 'ann', 'search'));
    expect(await why('ann')).toBe('refused.undo-passed-on');
    expect(await why('zoe')).toBe('refused.not-in');
    accepted(await act(service, id, 'bob', 'rest'));
    expect(await why('bob')).toBe('refused.undo-passed-on');
    expect((await service.look(id, 'ann'))!.sight!.awaited).toEqual([0]);
  });

  it('is refused where the same person is asked again but something was learnt', async () => {
    const { scavenge } = toyRules.steps;
    const searchesOn: typeof scavenge = {
      ...scavenge,
      resolve: (table) => {
        table.roll(6);
        table.then({ step: 'scavenge' });
      },
    };
    const { service } = world({ games: { toy: { ...toy, rules: { ...toyRules, steps: { ...toyRules.steps, scavenge: searchesOn } } } } });
    const { id } = await scavenging(service);
    accepted(await act(service, id, 'ann', 'search'));
    expect(refusalOf(await service.undo(undo(id, 'ann')))).toBe('refused.undo-learnt');
  });

  it('ends at what somebody else did meanwhile', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await act(service, id, 'bob', 'hey'));
    expect((await service.look(id, 'ann'))!.undoable).toBe(false);
    expect(refusalOf(await service.undo(undo(id, 'ann')))).toBe('refused.undo-others-since');
    expect(viewOf(await service.look(id, 'ann'))).toMatchObject({ walked: [1, 0], shouts: 1 });
  });
});
