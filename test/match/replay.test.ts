import { describe, expect, it } from 'vitest';
import { exportMatch, type MatchExport, replayMatch } from '../../src/match/replay.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, click, games, lobby, scavenging, world } from './world.ts';

async function played(): Promise<MatchExport> {
  const { service, store } = world();
  const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60', leaver: 'out' });
  for (const [user, what] of [
    ['ann', 'walk'],
    ['ann', 'search'],
    ['cem', 'hey'],
    ['bob', 'search'],
    ['cem', 'walk'],
  ] as const)
    accepted(await act(service, id, user, what));
  accepted(await service.undo({ match: id, user: 'cem', interaction: click() }));
  accepted(await service.leave({ match: id, user: 'ann', interaction: click() }));
  return (await exportMatch(store, id))!;
}

describe('replay', () => {
  it('comes to the same position after every entry, also from the exported JSON', async () => {
    const exported = await played();
    expect(exported.entries.map(({ kind }) => kind)).toEqual([...['start', ...Array(8).fill('answer')], 'undo', 'leave']);
    expect(replayMatch(games, exported)).toEqual({ positions: 11, differs: null, otherRules: null });
    expect(replayMatch(games, JSON.parse(JSON.stringify(exported)))).toEqual({ positions: 11, differs: null, otherRules: null });
  });

  it('names the first position that comes out otherwise', async () => {
    const exported = await played();
    const lucky = { ...exported, seed: 'another seed' };
    expect(replayMatch(games, lucky)).toMatchObject({ positions: 0, differs: { version: exported.entries[0]!.version } });
    const rigged = structuredClone(exported) as { entries: { move: object; version: number }[] } & MatchExport;
    rigged.entries[4]!.move = { ...rigged.entries[4]!.move, picks: ['rest'] };
    expect(replayMatch(games, rigged)).toMatchObject({ positions: 4, differs: { version: rigged.entries[4]!.version } });
  });

  it('throws at an answer that would be refused and at a game that is not installed', async () => {
    const exported = await played();
    const rigged = structuredClone(exported) as { entries: { move: object }[] } & MatchExport;
    rigged.entries[4]!.move = { ...rigged.entries[4]!.move, serial: 99 };
    expect(() => replayMatch(games, rigged)).toThrow('the answer is refused (stale)');
    expect(() => replayMatch({}, exported)).toThrow('no game toy');
  });

  it('proves nothing of what other rules have made', async () => {
    const exported = await played();
    const newer = { toy: { ...toy, rules: { ...toyRules, rulesVersion: 3 } } };
    expect(replayMatch(newer, exported)).toEqual({
      positions: 0,
      differs: null,
      otherRules: { version: exported.entries[0]!.version, rulesVersion: 2 },
    });
  });

  it('finds nothing to replay in a lobby, and no match where there is none', async () => {
    const { service, store } = world();
    const { id } = await lobby(service);
    expect(replayMatch(games, (await exportMatch(store, id))!)).toEqual({ positions: 0, differs: null, otherRules: null });
    expect(await exportMatch(store, 'nomatch')).toBeNull();
  });
});
