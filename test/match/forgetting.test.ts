import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../../src/match/match.ts';
import { isForgotten } from '../../src/match/privacy.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { personalColumns } from '../../src/store/forgetting.ts';
import { traces } from '../store/traces.ts';
import { ANN, BOB, busy, CEM, finished } from './busy.ts';
import { accepted, act, click, games, refusalOf, scavenging, started, type World, world } from './world.ts';

const forget = async ({ service }: World, user = ANN) => accepted(await service.forget({ user, interaction: click() }));

/** Where the rows of each column in which ids of people stand show in what somebody is told. */
const TOLD: { readonly [column: string]: (kept: Kept) => boolean } = {
  'matches.host': ({ matches }) => matches.some(({ host }) => host),
  'matches.tenures': ({ matches }) => matches.some(({ held }) => held.length > 0),
  'matches.offers': ({ matches }) => matches.some(({ offered }) => offered.length > 0),
  'matches.seating': ({ matches }) => matches.some(({ invited }) => invited),
  'seats.user': ({ matches }) => matches.some(({ seats }) => seats.some(({ has }) => has === 'seat')),
  'seats.formerly': ({ matches }) => matches.some(({ seats }) => seats.some(({ has }) => has === 'given-up')),
  'entries.move': ({ matches }) => matches.some(({ entries }) => entries.some(({ move }) => JSON.stringify(move).includes('removed'))),
  'outbox.notice': ({ posts }) => posts.length > 0,
  'results.user': ({ results }) => results.length > 0,
  'people.user': ({ settings }) => settings !== null,
  'absences.user': ({ absences }) => absences.length > 0,
};

describe('what is kept of somebody', () => {
  it.each(personalColumns.map(({ table, name }) => `${getTableConfig(table).name}.${name}`))('is told of %s', async (column) => {
    const made = await busy();
    const told = await Promise.all([ANN, BOB].map(made.service.kept));
    expect(told.some((kept) => TOLD[column]?.(kept))).toBe(true);
  });

  it('is told completely: seats, answers with their times, settings, absences, posts, results', async () => {
    const made = await busy();
    const kept: Kept = await made.service.kept(ANN);
    expect(kept.settings).toMatchObject({ zone: 'Europe/Berlin', quiet: { from: 22, until: 8 } });
    expect(kept.absences).toEqual([{ from: made.clock.now().getTime(), until: made.clock.now().getTime() + 5 * 86_400_000, untold: null }]);
    expect(kept.results).toMatchObject([{ match: made.over, server: 'g', game: 'toy', withBots: false }]);
    const byId = new Map(kept.matches.map((match) => [match.match, match]));
    const { over, running, open, kicked, calledOff, again } = made;
    expect([...byId.keys()].sort()).toEqual([over, running, open, kicked, calledOff, again].sort());
    expect(byId.get(over)).toMatchObject({ host: true, seats: [{ seat: 0, has: 'seat' }], held: [{ seat: 0, until: null }] });
    expect(byId.get(over)!.entries[0]).toMatchObject({ kind: 'answer', at: made.clock.now().getTime(), move: { picks: ['cell:2'] } });
    expect(byId.get(running)).toMatchObject({ offered: [1], status: 'running' });
    expect(byId.get(kicked)).toMatchObject({ seats: [], entries: [{ kind: 'lobby', move: { removed: ANN } }] });
    expect(byId.get(again)).toMatchObject({ invited: true, seats: [] });
    expect(new Set(kept.posts.map(({ kind }) => kind))).toEqual(new Set(['turn', 'reminder', 'away', 'removed', 'invited']));
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${BOB}|${CEM}`));
  });

  it('holds how they left or were removed, and no press of somebody else', async () => {
    const { service } = world();
    const { id } = await scavenging(service, [ANN, BOB, CEM]);
    accepted(await service.leave({ match: id, user: BOB, interaction: 'left' }));
    accepted(await service.offer({ match: id, user: ANN, seat: 1, interaction: 'offered' }));
    accepted(await service.kick({ match: id, user: ANN, seat: 2, interaction: 'kicked', asModerator: false }));
    const last = async (user: string) => (await service.kept(user)).matches[0]!.entries.at(-1);
    expect(await last(BOB)).toMatchObject({ kind: 'handover', interaction: 'left' });
    expect(await last(CEM)).toMatchObject({ kind: 'handover', how: 'kick', interaction: null });
    expect(await last(ANN)).toMatchObject({ kind: 'answer', move: { picks: ['cell:2'] } });
  });

  it('is nothing of somebody who never played', async () => {
    const { service } = world();
    await started(service);
    expect(await service.kept(ANN)).toEqual({ user: ANN, settings: null, absences: [], matches: [], results: [], posts: [] });
  });
});

describe('forgetting somebody', () => {
  it('leaves no trace of them in the file, while it is open and after', async () => {
    const made = await busy();
    expect(traces(made.file, ANN)).not.toEqual([]);
    expect(await forget(made)).toEqual({ left: 2, rewritten: 5 });
    expect(traces(made.file, ANN)).toEqual([]);
    expect(traces(made.file, BOB)).not.toEqual([]);
    expect(await made.service.kept(ANN)).toEqual({ user: ANN, settings: null, absences: [], matches: [], results: [], posts: [] });
    made.store.close();
    expect(traces(made.file, ANN)).toEqual([]);
  });

  it('gives their running seats to bots and leaves their lobbies, and one name stands for them everywhere', async () => {
    const made = await busy();
    const before = await made.service.ladder('g', 'toy');
    await forget(made);
    const { match } = (await made.service.lookAtTable(made.running))!;
    expect(match).toMatchObject({
      status: 'running',
      host: CEM,
      holders: [{ kind: 'bot' }, { kind: 'bot', formerly: BOB }, { user: CEM }],
    });
    const stand = match.tenures[0]!.user!;
    expect(isForgotten(stand)).toBe(true);
    expect(match.holders[0]).toEqual({ kind: 'bot', formerly: stand });
    expect((await made.service.lookAtTable(made.open))!.match.holders).toEqual([{ kind: 'user', user: BOB }]);
    const over = (await made.service.lookAtTable(made.over))!.match;
    expect(over.holders).toEqual([
      { kind: 'user', user: stand },
      { kind: 'user', user: BOB },
    ]);
    expect(over.host).toBe(stand);
    const after = await made.service.ladder('g', 'toy');
    expect(after).toEqual(before.filter(({ user }) => user === BOB));
  });

  it('changes nothing for others: their settings, absences, logs and the proof of every match', async () => {
    const made = await busy();
    const ids = [made.over, made.running, made.calledOff];
    const seen = async () => ({
      logs: await Promise.all(ids.map(async (id) => (await made.service.log(id, BOB, 100)).filter(({ kind }) => kind !== 'handover'))),
      zone: (await made.service.preferences(BOB)).zone,
      away: await made.service.awayUntil(BOB),
    });
    const before = await seen();
    await forget(made);
    expect(await seen()).toEqual(before);
    for (const id of ids)
      expect(replayMatch(games, (await exportMatch(made.store, id))!)).toMatchObject({ differs: null, otherRules: null });
    expect(await made.service.verify(made.over)).toMatchObject({ matches: true });
  });

  it('lets a match end for the others where the game lets a seat go, and what it came to for them stays', async () => {
    const made = world();
    const { id } = await scavenging(made.service, [ANN, BOB], { leaver: 'out' });
    expect(await forget(made)).toEqual({ left: 1, rewritten: 1 });
    const { match } = (await made.service.lookAtTable(id))!;
    expect(match.status).toBe('over');
    expect(match.holders[1]).toEqual({ kind: 'user', user: BOB });
    expect(await made.service.ladder('g', 'toy')).toMatchObject([{ user: BOB, played: 1, won: 1 }]);
    expect(traces(made.file, ANN)).toEqual([]);
    expect(replayMatch(games, (await exportMatch(made.store, id))!)).toMatchObject({ differs: null });
  });

  it('is harmless twice, and for somebody of whom nothing is kept', async () => {
    const made = await busy();
    await forget(made);
    const version = (await made.service.lookAtTable(made.running))!.match.version;
    expect(await forget(made)).toEqual({ left: 0, rewritten: 0 });
    expect((await made.service.lookAtTable(made.running))!.match.version).toBe(version);
  });

  it('lets them begin anew, and a rematch of what they played is theirs no more', async () => {
    const made = await busy();
    await forget(made);
    const { id } = await started(made.service, [ANN, CEM]);
    expect((await made.service.kept(ANN)).matches.map(({ match }) => match)).toEqual([id]);
    const other = await finished(made, [CEM, ANN]);
    await forget(made);
    const again = accepted(
      await made.service.rematch({ match: other, user: CEM, place: { guild: 'g', channel: 'c' }, interaction: click() }),
    );
    expect(again.match.seating).toEqual([null, CEM]);
    expect(
      refusalOf(await made.service.rematch({ match: other, user: ANN, place: { guild: 'g', channel: 'c' }, interaction: click() })),
    ).toBe('refused.not-in');
  });

  it('holds against what others do at the same moment', async () => {
    const made = world();
    const { id } = await scavenging(made.service, [ANN, BOB, CEM]);
    const acts = [BOB, CEM].map(async (user) => act(made.service, id, user, 'hey'));
    const offers = made.service.offer({ match: id, user: BOB, seat: 0, interaction: click() });
    const gone = forget(made);
    const more = [BOB, CEM].map(async (user) => act(made.service, id, user, 'hey'));
    await Promise.all([...acts, offers, gone, ...more]);
    await made.service.idle();
    expect(traces(made.file, ANN)).toEqual([]);
    expect(replayMatch(games, (await exportMatch(made.store, id))!)).toMatchObject({ differs: null });
  });

  it('does not let a post bring them back that was being made meanwhile', async () => {
    const made = world();
    await started(made.service, [ANN, BOB, CEM]);
    const row = (await made.store.outbox.claim(60))!;
    await forget(made);
    const later = [ANN, BOB].map((user) => ({ notice: { kind: 'turn', users: [user] } as const, due: new Date() }));
    await made.store.outbox.done(row.id, null, later);
    expect(traces(made.file, ANN)).toEqual([]);
    expect(traces(made.file, BOB)).not.toEqual([]);
  });
});
