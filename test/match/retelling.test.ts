import { describe, expect, it } from 'vitest';
import type { Replay, Story } from '../../src/match/match.ts';
import { replayMatch } from '../../src/match/replay.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, click, games, lobby, place, refusalOf, scavenging, type World, world } from './world.ts';

/** Ann walks, takes that back, and searches until she has won. */
async function won(parts: Parameters<typeof world>[0] = {}, users: readonly string[] = ['ann', 'bob']): Promise<World & { id: string }> {
  const w = world(parts);
  const { id } = await scavenging(w.service, users);
  accepted(await act(w.service, id, 'ann', 'walk'));
  accepted(await w.service.undo({ match: id, user: 'ann', interaction: click() }));
  for (let n = 0; (await w.service.look(id, 'ann'))!.match.status === 'running'; n++)
    accepted(await act(w.service, id, users[n % users.length]!, n % users.length === 0 ? 'search' : 'rest'));
  return { ...w, id };
}

describe('a replay', () => {
  it('has a step for the start and for each answer that stands and changed what is seen', async () => {
    const { service, id } = await won();
    const replay = accepted(await service.replay(id)) as Replay;
    const told = Array.from({ length: replay.steps }, (_, n) => replay.at(n).entries.map(({ kind, seat }) => `${kind} ${seat}`));
    // The first hidden food changes nothing that anybody sees, and the walk was taken back.
    expect(told.slice(0, 4)).toEqual([['start null'], ['answer 0', 'answer 1'], ['answer 0'], ['answer 1']]);
    expect(replay.whole).toBe(true);
    expect(replay.at(1).entries.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['hid', 'hid']);
  });

  it('shows the board as it was, with what was new then, and the hands of all', async () => {
    const { service, id } = await won();
    const replay = accepted(await service.replay(id)) as Replay;
    const view = (n: number) => replay.at(n).look.sight!.view as { found: number[]; hidden: unknown[]; turn: number };
    expect(view(1)).toMatchObject({ found: [0, 0], turn: 0, hidden: [null, null] });
    expect(view(2).found[0]).toBeGreaterThan(0);
    expect(replay.at(1).look.recent.map(({ type }) => type)).toEqual(['hid', 'hid']);
    expect(replay.hands(1).map(({ view }, seat) => (view as { hidden: unknown[] }).hidden[seat])).toEqual([2, 2]);
    expect(replay.at(replay.steps - 1).look.sight!.outcome).toMatchObject({ winners: [0] });
    expect(replay.at(replay.steps + 5)).toEqual(replay.at(replay.steps - 1));
    expect(replay.at(-1)).toEqual(replay.at(0));
  });

  it('is refused before the end, to whom it may concern: until then something is secret', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    expect(refusalOf(await service.replay(id))).toBe('refused.not-over');
    expect(refusalOf(await service.story(id))).toBe('refused.not-over');
    expect(refusalOf(await service.export({ match: id, user: 'ann' }))).toBe('refused.not-over');
    const waiting = await lobby(service);
    expect(refusalOf(await service.replay(waiting.id))).toBe('refused.not-started');
    expect(refusalOf(await service.replay('nomatch'))).toBe('refused.no-match');
  });

  it('is there for a match that was called off, unless it never began', async () => {
    const { service } = world();
    const begun = await scavenging(service);
    const waiting = await lobby(service);
    for (const { id } of [begun, waiting])
      accepted(await service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
    const replay = accepted(await service.replay(begun.id)) as Replay;
    expect(replay.at(replay.steps - 1).entries.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'end']);
    expect(refusalOf(await service.replay(waiting.id))).toBe('refused.never-began');
  });

  it('is plainly refused where the rules that made the match are gone, while its story stays', async () => {
    const { id, file } = await won();
    const newer = world(
      { games: { toy: { ...toy, rules: { ...toyRules, rulesVersion: 3, upgrades: { ...toyRules.upgrades, 2: (p) => p } } } } },
      file,
      true,
    );
    expect(refusalOf(await newer.service.replay(id))).toBe('refused.other-rules');
    const story = accepted(await newer.service.story(id)) as Story;
    expect(story.entries.slice(0, 5).map(({ kind, undone }) => `${kind}${undone ? ' undone' : ''}`)).toEqual([
      'start',
      'answer',
      'answer',
      'answer undone',
      'undo',
    ]);
    expect(JSON.stringify(story)).not.toContain('secret');
  });
});

describe('an exported match', () => {
  it('plays again to the same positions, and goes to its host and to whoever played', async () => {
    const { service, id } = await won();
    const { file } = accepted(await service.export({ match: id, user: 'bob' })) as { file: string };
    const report = replayMatch(games, JSON.parse(file));
    expect(report).toMatchObject({ differs: null, otherRules: null });
    expect(report.positions).toBeGreaterThan(5);
    expect(refusalOf(await service.export({ match: id, user: 'zoe' }))).toBe('refused.not-yours-to-export');
    expect(file).not.toContain('ann');
  });
});

describe('results', () => {
  it('are kept with the end, one for each person, and make the ladder of the server', async () => {
    const { service, store, id } = await won();
    const at = (await store.load(id))!.updatedAt;
    const base = { match: id, guild: place.guild, game: 'toy', at, withBots: false };
    expect(await store.results('g', 'toy')).toEqual([
      { ...base, user: 'ann', ending: 'won' },
      { ...base, user: 'bob', ending: 'lost' },
    ]);
    expect((await service.ladder('g', 'toy')).map(({ user, rating }) => [user, rating])).toEqual([
      ['ann', 1516],
      ['bob', 1484],
    ]);
    expect(await service.ranks('g', 'bob')).toMatchObject([{ user: 'bob', game: 'toy', played: 1, won: 0 }]);
    expect(await service.ladder('elsewhere', 'toy')).toEqual([]);
    expect(await service.ranks('g', 'zoe')).toEqual([]);
  });

  it('count who left as left, and are apart where a bot sat from the start', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { leaver: 'out' });
    for (const user of ['cem', 'bob']) accepted(await service.leave({ match: id, user, interaction: click() }));
    expect((await store.results('g', 'toy')).map(({ user, ending, withBots }) => [user, ending, withBots])).toEqual([
      ['ann', 'won', false],
      ['bob', 'left', false],
      ['cem', 'left', false],
    ]);
    const alone = await lobby(service, ['dee']);
    accepted(await service.addBot({ match: alone.id, user: 'dee', interaction: click() }));
    accepted(await service.start({ match: alone.id, user: 'dee', interaction: click() }));
    accepted(await act(service, alone.id, 'dee', 'cell:1'));
    for (let n = 0; n < 20 && (await service.look(alone.id, 'dee'))!.match.status === 'running'; n++) {
      await service.idle();
      if ((await service.look(alone.id, 'dee'))!.match.status === 'running') accepted(await act(service, alone.id, 'dee', 'search'));
    }
    expect((await service.ranks('g', 'dee'))[0]).toMatchObject({ played: 0, withBots: { played: 1 }, rating: 1500 });
  });

  it('are none of a match that was called off', async () => {
    const { service, store } = world();
    const { id } = await scavenging(service);
    accepted(await service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
    expect(await store.results('g', 'toy')).toEqual([]);
  });
});
